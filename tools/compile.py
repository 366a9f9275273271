"""Compile the engine with mypyc: the build of `deckwright.compiled`, many times as fast as the sources.

    python tools/compile.py                 now, and say how it went
    python tools/compile.py --background    later and with low priority, if there is none yet

Everything is one unit: calls from one module to another stay direct. The sources are copied first, so that
the build is of what its name says, whatever is edited meanwhile.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = ROOT / "src" / "deckwright"
KEPT: Final = 3
"""So many builds are kept: of the present sources, and of those before."""
NEEDS: Final = ("mypy", "setuptools")
FLAGS: Final = (os.environ.get("OPT", "-O2"), "-fPIC", "-fno-strict-aliasing", "-fwrapv", "-DNDEBUG", "-w")
LEFT_OUT: Final = ("__init__",)


def loader() -> Any:
    """The module `deckwright.compiled`, without the package, which would load the engine."""
    spec = spec_from_file_location("compiled", PACKAGE / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    os.environ["DECKWRIGHT_BUILD"] = "pure"
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


COMPILED: Final = loader()


def modules_of(package: Path) -> dict[str, Path]:
    """The modules to be compiled, by name; packages themselves stay plain."""
    paths = [Path(path) for path in COMPILED.sources(str(package))]
    return {
        ".".join(("deckwright", *path.with_suffix("").parts)): path
        for path in paths
        if path.stem not in LEFT_OUT
    }


def generate(work: Path, modules: dict[str, Path]) -> list[Path]:
    """The C files of all modules, with what they need to run."""
    code = """
import sys, setuptools
from mypyc.build import mypycify
target, config, *paths = sys.argv[1:]
mypycify(["--config-file", config, *paths], target_dir=target, multi_file=True, group_name="deckwright")
"""
    config = work / "mypy.ini"
    config.write_text(f"[mypy]\ncache_dir = {work / 'cache'}\nexplicit_package_bases = true\n")
    paths = [str(Path("deckwright") / path) for path in modules.values()]
    made = subprocess.run(
        [sys.executable, "-c", code, str(work / "c"), str(config), *paths],
        cwd=work / "src",
        env=os.environ | {"PYTHONPATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    problems = [line for line in (made.stdout + made.stderr).splitlines() if ": warning: " not in line]
    if made.returncode or problems:
        raise SystemExit("\n".join([*problems[-40:], "the sources can't be compiled"]))
    # What merely hands a module on to Python is made here, once for each package.
    handed = {work / "c" / Path(*name.split(".")).with_suffix(".c") for name in modules}
    return sorted(path for path in (work / "c").rglob("*.c") if path not in handed)


def write_door(path: Path, modules: Iterable[str]) -> None:
    """The C file through which Python finds the modules of one package in the library."""
    lines = [
        "#include <Python.h>",
        "static PyObject *enter(const char *name, const char *full) {",
        f'    PyObject *library = PyImport_ImportModule("{COMPILED.LIBRARY}");',
        "    if (library == NULL) return NULL;",
        "    PyObject *capsule = PyObject_GetAttrString(library, name);",
        "    Py_DECREF(library);",
        "    if (capsule == NULL) return NULL;",
        "    PyObject *(*start)(void) = (PyObject *(*)(void))PyCapsule_GetPointer(capsule, full);",
        "    Py_DECREF(capsule);",
        "    return start == NULL ? NULL : start();",
        "}",
    ]
    for module in modules:
        name = "init_" + module.replace("___", "___3_").replace(".", "___")
        lines.append(
            f"PyMODINIT_FUNC PyInit_{module.rpartition('.')[2]}(void) "
            f'{{ return enter("{name}", "{COMPILED.LIBRARY}.{name}"); }}'
        )
    path.write_text("\n".join(lines) + "\n")


def runtime() -> str:
    """The folder of what all compiled modules need to run."""
    spec = find_spec("mypyc")
    assert spec is not None
    assert spec.origin is not None
    return str(Path(spec.origin).parent / "lib-rt")


def compiler() -> list[str]:
    """The C compiler that this Python was built with, or any other."""
    for command in ((sysconfig.get_config_var("CC") or "cc").split(), ["cc"], ["gcc"], ["clang"]):
        if shutil.which(command[0]):
            return command
    return []


def run(command: list[str]) -> None:
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode:
        raise SystemExit(f"{made.stderr[-4000:]}\nthe C compiler failed")


def build(processes: int) -> Path:
    """Make a build of the sources as they are now."""
    builds = PACKAGE / COMPILED.BUILDS
    builds.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="deckwright-") as name:
        work = Path(name)
        copy = work / "src" / "deckwright"
        shutil.copytree(PACKAGE, copy, ignore=only_code)
        final: Path = builds / os.path.basename(COMPILED.folder_of(str(copy)))
        modules = modules_of(copy)
        files = generate(work, modules)
        libraries: dict[str, list[Path]] = {COMPILED.LIBRARY: files}
        packages: dict[str, list[str]] = {}
        for module in modules:
            packages.setdefault(module.rpartition(".")[0], []).append(module)
        for package, members in packages.items():
            door = work / "c" / f"{package}.c"
            write_door(door, members)
            libraries[package] = [door]
        places = [runtime(), str(work / "c"), sysconfig.get_paths()["include"]]
        command = [*compiler(), *FLAGS, *(f"-I{place}" for place in places)]
        with ThreadPoolExecutor(processes) as pool:
            every = [file for parts in libraries.values() for file in parts]
            every.sort(key=lambda file: -file.stat().st_size)
            list(pool.map(lambda file: run([*command, "-c", str(file), "-o", f"{file}.o"]), every))
        made = work / "made"
        made.mkdir()
        linker = ["-shared"] if sys.platform != "darwin" else ["-bundle", "-undefined", "dynamic_lookup"]
        for library, parts in libraries.items():
            target = made / f"{library}{COMPILED.SUFFIX}"
            run([*compiler(), *linker, "-s", *(f"{file}.o" for file in parts), "-o", str(target)])
        (made / COMPILED.MODULES).write_text("\n".join([COMPILED.LIBRARY, *modules]) + "\n")
        put(made, final)
    forget_old(builds, final)
    return final


def only_code(folder: str, names: list[str]) -> list[str]:
    """What is not copied: everything but modules and folders of them."""
    return [
        name
        for name in names
        if name in (COMPILED.BUILDS, "__pycache__", "client", "web")
        or not (name.endswith(".py") or os.path.isdir(os.path.join(folder, name)))
    ]


def put(made: Path, final: Path) -> None:
    """Have a build where it is looked for, all at once."""
    waiting = final.with_name(f"{final.name}.{os.getpid()}")
    shutil.copytree(made, waiting)
    shutil.rmtree(final, ignore_errors=True)
    waiting.rename(final)


def forget_old(builds: Path, newest: Path) -> None:
    """Take away all but the last few builds, and what was left of broken ones."""
    whole = [each for each in builds.iterdir() if each.is_dir() and each != newest]
    whole.sort(key=lambda each: -each.stat().st_mtime)
    kept = [each for each in whole if each.name.endswith(os.path.splitext(COMPILED.SUFFIX)[0])][: KEPT - 1]
    for each in whole:
        if each not in kept:
            shutil.rmtree(each, ignore_errors=True)


if __name__ == "__main__":
    start = time.time()
    print(build(int(sys.argv[1]) if len(sys.argv) > 1 else 1))
    print(f"{time.time() - start:.0f} s", os.times())
