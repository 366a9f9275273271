"""`deckwright schema`: the protocol of the server as an OpenAPI document."""

import json

import click

from deckwright.cli.localized_click import command
from deckwright.server.endpoints import ENDPOINTS
from deckwright.server.openapi import openapi


@command("schema")
def schema(context: click.Context) -> None:
    click.echo(json.dumps(openapi(ENDPOINTS), ensure_ascii=False, indent=1))
