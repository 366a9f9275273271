/** Clocks as people read them. */

/** Minutes and seconds, hours where there are some, days where there are some. */
export function clockText(seconds: number, days: (count: number) => string): string {
  const left = Math.max(0, Math.ceil(seconds));
  const two = (value: number): string => String(value).padStart(2, "0");
  if (left >= 86_400) return `${days(Math.floor(left / 86_400))} ${two(Math.floor(left / 3600) % 24)}:${two(Math.floor(left / 60) % 60)}`;
  if (left >= 3600) return `${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
  return `${Math.floor(left / 60)}:${two(left % 60)}`;
}
