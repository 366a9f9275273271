"""click that speaks the user's language: every text is the name of a message until it is shown."""

import sys
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any, cast

import click
from click.shell_completion import CompletionItem

from deckwright.cli.voice import Voice


def voice_of(context: click.Context) -> Voice:
    return cast(Voice, context.find_root().obj)


class ExtraArguments(click.UsageError):
    """More arguments than the command takes."""

    def __init__(self, arguments: Sequence[str], context: click.Context) -> None:
        super().__init__(" ".join(arguments), context)


class Option(click.Option):
    """An option whose help and metavar are names of messages."""

    def make_metavar(self, ctx: click.Context) -> str:
        return voice_of(ctx).say(self.metavar) if self.metavar else ""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        names = ", ".join(sorted(self.opts, key=len))
        metavar = "" if self.is_flag else f" {self.make_metavar(ctx)}"
        return f"{names}{metavar}", voice_of(ctx).say(self.help or "")


class Argument(click.Argument):
    """An argument whose help and metavar are names of messages."""

    def make_metavar(self, ctx: click.Context) -> str:
        name = voice_of(ctx).say(self.metavar or "")
        return name if self.required else f"[{name}]"

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        return self.make_metavar(ctx), voice_of(ctx).say(self.help or "")


def help_option() -> Option:
    def show(context: click.Context, _parameter: click.Parameter, value: bool) -> None:
        if value and not context.resilient_parsing:
            click.echo(context.get_help())
            context.exit()

    return Option(
        ["-h", "--help"], is_flag=True, expose_value=False, is_eager=True, help="cli-help-help", callback=show
    )


def common_options() -> list[Option]:
    """Only for the help: what every command takes is taken off the command line before anything is read."""
    return [
        Option(
            ["--games-from"], expose_value=False, metavar="cli-metavar-folder", help="cli-help-games-from"
        ),
        Option(["--lang"], expose_value=False, metavar="cli-metavar-language", help="cli-help-lang"),
    ]


class LocalizedCommand(click.Command):
    """A command whose help and errors are rendered from messages."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        return [*self.params, *common_options(), help_option()]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = [voice_of(ctx).say("cli-usage-options")]
        pieces += [each.make_metavar(ctx) for each in self.params if isinstance(each, Argument)]
        if isinstance(self, click.Group):
            pieces.append(voice_of(ctx).say("cli-usage-command"))
        formatter.write_usage(ctx.command_path, " ".join(pieces), f"{voice_of(ctx).say('cli-usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(voice_of(ctx).say(self.help or ""))

    def format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [each.get_help_record(ctx) for each in self.params if isinstance(each, Argument)]
        write_rows(ctx, formatter, "cli-help-arguments", rows)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [each.get_help_record(ctx) for each in self.get_params(ctx) if isinstance(each, Option)]
        write_rows(ctx, formatter, "cli-help-options", [row for row in rows if row])

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """As click does, but arguments too many are an error of ours, and every error has its command."""
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise
        if rest and not isinstance(self, click.Group) and not ctx.resilient_parsing:
            raise ExtraArguments(rest, ctx)
        return rest

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        items = super().shell_complete(ctx, incomplete)
        for item in items:
            if item.help:
                item.help = first_sentence(voice_of(ctx).say(item.help))
        return items


class LazyCommand(LocalizedCommand):
    """A command whose module, dear to load, is loaded when it is called for. There it has the same name."""

    def __init__(self, name: str, module: str) -> None:
        super().__init__(name, help=f"cli-help-{name}")
        self._module = module

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        command: click.Command = getattr(import_module(self._module), self.name or "")
        return command.make_context(info_name, args, parent, **extra)


class LocalizedGroup(LocalizedCommand, click.Group):
    """A command with sub-commands; without any it shows its help."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        LocalizedCommand.format_options(self, ctx, formatter)
        rows = []
        for name in self.list_commands(ctx):
            command = self.get_command(ctx, name)
            if command is not None:
                rows.append((name, first_sentence(voice_of(ctx).say(command.help or ""))))
        write_rows(ctx, formatter, "cli-help-commands", rows)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)


def group(name: str, *commands: click.Command) -> LocalizedGroup:
    """A command that only has sub-commands. Its help is the message `cli-help-<name>`."""
    return LocalizedGroup(
        name,
        callback=click.pass_context(show_help),
        invoke_without_command=True,
        help=f"cli-help-{name}",
        commands=commands,
    )


def show_help(context: click.Context) -> None:
    """What a group does when none of its commands is named."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def write_rows(
    context: click.Context, formatter: click.HelpFormatter, title: str, rows: Iterable[tuple[str, str]]
) -> None:
    rows = list(rows)
    if rows:
        with formatter.section(voice_of(context).say(title)):
            formatter.write_dl(rows)


def first_sentence(text: str) -> str:
    return text.split(". ")[0].rstrip(".")


def command(
    name: str, *parameters: click.Parameter, help: str = ""
) -> Callable[[Callable[..., int | None]], LocalizedCommand]:
    """Make a sub-command out of a function. Its help is the message `help`, or else `cli-help-<name>`."""

    def make(function: Callable[..., int | None]) -> LocalizedCommand:
        return LocalizedCommand(
            name,
            callback=click.pass_context(function),
            params=list(parameters),
            help=help or f"cli-help-{name}",
        )

    return make


def usage_problem(error: click.UsageError, voice: Voice) -> str:
    """What was wrong with a command line."""
    if isinstance(error, click.NoSuchOption | click.exceptions.NoSuchCommand):
        code, name = (
            ("cli-no-such-option", error.option_name)
            if isinstance(error, click.NoSuchOption)
            else ("cli-no-such-command", error.command_name)
        )
        text = voice.say(code, name=name[:80])
        if error.possibilities:
            text += " " + voice.say("cli-did-you-mean", names=", ".join(sorted(error.possibilities)))
        return text
    if isinstance(error, click.BadOptionUsage):
        takes_value = not any(
            isinstance(each, Option) and error.option_name in each.opts and each.is_flag
            for each in parameters_of(error)
        )
        code = "cli-option-needs-value" if takes_value else "cli-option-takes-no-value"
        return voice.say(code, name=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None and error.ctx is not None:
        return voice.say("cli-missing-argument", name=error.param.make_metavar(error.ctx))
    if isinstance(error, ExtraArguments):
        return voice.say("cli-extra-arguments", arguments=error.message[:80])
    return voice.say("cli-usage-wrong")


def parameters_of(error: click.UsageError) -> list[click.Parameter]:
    return error.ctx.command.get_params(error.ctx) if error.ctx else []


def show_usage_problem(error: click.UsageError, voice: Voice) -> None:
    """The error and where to find help, on stderr."""
    if error.ctx is not None:
        click.echo(error.ctx.get_usage(), err=True)
    click.echo(usage_problem(error, voice), err=True)
    path = error.ctx.command_path if error.ctx else "deckwright"
    click.echo(voice.say("cli-see-help", command=f"{path} --help"), err=True)


def survive_odd_text() -> None:
    """Print what a stream can't spell as question marks, read what it can't decode as such."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure: Any = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
