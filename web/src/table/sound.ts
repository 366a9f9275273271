/** A short sound when somebody is asked. */

let audio: AudioContext | null = null;

export function chime(): void {
  try {
    audio ??= new AudioContext();
  } catch {
    return; // A browser without sound.
  }
  const start = audio.currentTime;
  for (const [pitch, after] of [[660, 0], [880, 0.12]] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, start + after);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + after + 0.25);
    tone.connect(volume).connect(audio.destination);
    tone.start(start + after);
    tone.stop(start + after + 0.25);
  }
}
