"""Puts the compiled build into a wheel when it is asked for (`make wheel-compiled`); else wheels are pure."""

import os
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledBuild(BuildHookInterface[Any]):
    """The wheel holds the sources too: they run where the build does not fit."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("DECKWRIGHT_WHEEL") != "compiled" or version == "editable":
            return
        package = Path(self.root) / "src" / "deckwright"
        spec = spec_from_file_location("compiled", package / "compiled.py")
        assert spec is not None
        assert spec.loader is not None
        compiled = module_from_spec(spec)
        os.environ["DECKWRIGHT_BUILD"] = "pure"
        spec.loader.exec_module(compiled)
        folder = Path(compiled.folder_of(str(package)))
        if not folder.is_dir():
            raise FileNotFoundError("nothing was compiled of these sources: make compiled")
        build_data["force_include"][str(folder)] = f"deckwright/{compiled.BUILDS}/{folder.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
