"""Compile the engine with mypyc: the build that `deckwright.compiled` finds, several times as fast.

    python tools/compile.py                  now
    python tools/compile.py --background     later, if there is none yet: with low priority, and silently
    python tools/compile.py --if-possible    now, and it is no error if nothing can be compiled here

All modules are one unit, so that calls from one to another stay direct. The sources are copied first: the
build is of what its name says, whatever is edited meanwhile. What was compiled before is not compiled again.
"""

import argparse
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from time import perf_counter
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = ROOT / "src" / "deckwright"
PLAIN: Final = ("__init__", "errors", "handles", "record", "sources")
"""Modules that are not compiled though they lie among those that are: compiled objects can't be referred to
weakly, as what callers hold must be; errors are extended by everybody; records and
what looks for games, have nothing to gain."""
KEPT: Final = 3
"""So many builds are kept: of the present sources, and of those before."""
FLAGS: Final = (
    "-O2", "-fvisibility=hidden", "-flto=auto", "-fPIC", "-fno-strict-aliasing", "-fwrapv", "-DNDEBUG", "-w",
)  # fmt: skip
LOWEST_PRIORITY: Final = 19
REQUIREMENTS: Final = ("mypy", "setuptools")
"""What a build needs besides a C compiler; installed when it is made, for nothing else needs it."""
GENERATE: Final = """
import sys, setuptools
from mypyc.build import mypycify
target, config, *paths = sys.argv[1:]
mypycify(["--config-file", config, *paths], target_dir=target, multi_file=True, group_name="deckwright")
"""


def loader() -> Any:
    """The module `deckwright.compiled` by itself: the package would load the engine."""
    os.environ["DECKWRIGHT_BUILD"] = "pure"
    spec = spec_from_file_location("compiled", PACKAGE / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


COMPILED: Final = loader()
BUILDS: Final[Path] = PACKAGE / COMPILED.BUILDS


class Failed(Exception):
    """Something that a build needs did not do its part."""


def modules_of(package: Path) -> dict[str, Path]:
    """The modules to be compiled, by name."""
    paths = [Path(path) for path in COMPILED.sources(str(package))]
    return {
        ".".join(("deckwright", *path.with_suffix("").parts)): path
        for path in paths
        if path.stem not in PLAIN
    }


def run(command: list[str], folder: Path | None = None) -> str:
    """What a program prints; an error, if it fails."""
    made = subprocess.run(
        command,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if made.returncode:
        raise Failed(made.stdout)
    return made.stdout


def generate(work: Path, modules: dict[str, Path]) -> list[Path]:
    """The C files of all modules, and of what they need to run."""
    config = work / "mypy.ini"
    config.write_text(f"[mypy]\ncache_dir = {work / 'cache'}\nexplicit_package_bases = true\n")
    paths = [str(Path("deckwright") / path) for path in modules.values()]
    run([sys.executable, "-c", GENERATE, str(work / "c"), str(config), *paths], work / "src")
    # What merely hands a module on to Python is made here, once for each package.
    handed = {work / "c" / Path(*name.split(".")).with_suffix(".c") for name in modules}
    return sorted(path for path in (work / "c").rglob("*.c") if path not in handed)


def write_door(path: Path, modules: Iterable[str]) -> None:
    """The C file through which Python finds the modules of one package in the library of all."""
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


def doors(folder: Path, modules: Iterable[str]) -> dict[str, list[Path]]:
    """One such file for each package, by its name."""
    packages: dict[str, list[str]] = {}
    for module in modules:
        packages.setdefault(module.rpartition(".")[0], []).append(module)
    for package, members in packages.items():
        write_door(folder / f"{package}.c", members)
    return {package: [folder / f"{package}.c"] for package in packages}


def compiler() -> list[str]:
    """The C compiler that this Python was built with, or any other; nothing where there is none."""
    for command in ((sysconfig.get_config_var("CC") or "cc").split(), ["cc"], ["gcc"], ["clang"]):
        if shutil.which(command[0]):
            return command
    return []


def runtime() -> str:
    """The folder of what all compiled modules need to run."""
    spec = find_spec("mypyc")
    assert spec is not None
    assert spec.origin is not None
    return str(Path(spec.origin).parent / "lib-rt")


def includes() -> str:
    return sysconfig.get_paths()["include"]


def compile_all(work: Path, files: list[Path], processes: int) -> dict[Path, Path]:
    """The object file of each C file; those that are as they were in the last build are taken from there."""
    headers = hashlib.blake2b()
    for header in sorted((work / "c").rglob("*.h")):
        headers.update(header.read_bytes())
    places = [f"-I{place}" for place in (runtime(), work / "c", includes())]
    command = [*compiler(), *FLAGS, *places]
    old, new = BUILDS / "objects", work / "objects"
    new.mkdir()

    def compile_one(file: Path) -> Path:
        total = hashlib.blake2b(headers.digest(), digest_size=16)
        total.update(" ".join([*compiler(), *FLAGS, COMPILED.SUFFIX]).encode())
        total.update(file.read_bytes())
        made = new / f"{total.hexdigest()}.o"
        if (old / made.name).exists():
            shutil.copy2(old / made.name, made)
        else:
            run([*command, "-c", str(file), "-o", str(made)])
        return made

    largest_first = sorted(files, key=lambda file: -file.stat().st_size)
    with ThreadPoolExecutor(processes) as pool:
        return dict(zip(largest_first, pool.map(compile_one, largest_first), strict=True))


def link(objects: list[Path], target: Path) -> None:
    how = ["-bundle", "-undefined", "dynamic_lookup"] if sys.platform == "darwin" else ["-shared"]
    run([*compiler(), *FLAGS, *how, "-s", *map(str, objects), "-o", str(target)])


def build(processes: int) -> Path:
    """Make a build of the sources as they are now."""
    with tempfile.TemporaryDirectory(prefix="deckwright-") as name:
        work = Path(name)
        copy = work / "src" / "deckwright"
        shutil.copytree(PACKAGE, copy, ignore=all_but_code)
        final: Path = BUILDS / os.path.basename(COMPILED.folder_of(str(copy)))
        modules = modules_of(copy)
        libraries = {COMPILED.LIBRARY: generate(work, modules), **doors(work / "c", modules)}
        objects = compile_all(work, [file for files in libraries.values() for file in files], processes)
        made = work / "made"
        made.mkdir()
        for library, files in libraries.items():
            link([objects[file] for file in files], made / f"{library}{COMPILED.SUFFIX}")
        (made / COMPILED.MODULES).write_text("\n".join([COMPILED.LIBRARY, *modules]) + "\n")
        put(made, final)
        put(work / "objects", BUILDS / "objects")
    forget_old(final)
    return final


def all_but_code(folder: str, names: list[str]) -> list[str]:
    """What is not copied: everything but modules and the folders that they are in."""
    return [
        name
        for name in names
        if name in (COMPILED.BUILDS, "__pycache__", "client")
        or not (name.endswith(".py") or os.path.isdir(os.path.join(folder, name)))
    ]


def put(made: Path, final: Path) -> None:
    """Have a folder where it is looked for, all at once."""
    waiting = final.with_name(f"{final.name}.new")
    shutil.rmtree(waiting, ignore_errors=True)
    shutil.copytree(made, waiting)
    shutil.rmtree(final, ignore_errors=True)
    waiting.rename(final)


def forget_old(newest: Path) -> None:
    """Take away all but the last few builds, and what was left of broken ones."""
    tag = os.path.splitext(COMPILED.SUFFIX)[0]
    others = [each for each in BUILDS.iterdir() if each.is_dir() and each not in (newest, BUILDS / "objects")]
    whole = sorted(
        (each for each in others if each.name.endswith(tag)), key=lambda each: each.stat().st_mtime
    )
    for each in others:
        if each.name.endswith(".new") or each in whole[: 1 - KEPT]:
            shutil.rmtree(each, ignore_errors=True)


def what_is_missing() -> str:
    """What a build needs and this machine has not; nothing if it has all."""
    if sys.platform == "win32":
        return "compiling on Windows was never tried"
    if not compiler():
        return "there is no C compiler (on Debian: apt install gcc)"
    if not os.path.exists(os.path.join(includes(), "Python.h")):
        return "Python's headers are missing (on Debian: apt install python3-dev)"
    return ""


def fetch_requirements() -> None:
    """Install what a build needs, unless it is there."""
    if any(find_spec(name) is None for name in ("mypyc", "setuptools")):
        pins = ROOT / "constraints.txt"
        run([sys.executable, "-m", "pip", "install", "--quiet", "-c", str(pins), *REQUIREMENTS])


def make(processes: int, waits: bool) -> int:
    """Make a build. While somebody else is making one, wait for it or leave it to them. Answers the exit
    code."""
    BUILDS.mkdir(exist_ok=True)
    with open(BUILDS / "lock", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            print("Another build is being made.", flush=True)
            if not waits:
                return 0
            fcntl.flock(lock, fcntl.LOCK_EX)
            if is_there():
                return 0
        begun = perf_counter()
        try:
            fetch_requirements()
            final = build(processes)
        except Failed as error:
            print(f"{str(error)[-4000:]}\nThe compiled build could not be made; plain Python runs.")
            return 1
    seconds, cost = perf_counter() - begun, os.times()
    processor = cost.user + cost.children_user + cost.system + cost.children_system
    print(f"{final.relative_to(ROOT)}: {seconds:.0f} s, {processor:.0f} s of processor time")
    return 0


def is_there() -> bool:
    """Whether there is a build of the sources as they are now."""
    return os.path.isdir(COMPILED.folder_of())


def start_in_background() -> None:
    """Begin a build that goes on when whoever wanted it has gone on too; what it says goes to a file."""
    BUILDS.mkdir(exist_ok=True)
    with open(BUILDS / "log.txt", "w") as log:
        subprocess.Popen(
            [sys.executable, __file__, "--processes", "1", "--nice"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--background", action="store_true", help="if there is none yet")
    parser.add_argument("--if-possible", action="store_true", help="no error where there is no compiler")
    parser.add_argument("--nice", action="store_true", help="let everything else go first")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    there = is_there()
    missing = what_is_missing()
    if arguments.background:
        if missing and not there:
            print(f"Plain Python runs, which is several times as slow as compiled: {missing}.")
        elif not there:
            print("A faster build is being made in the background; the next start will use it.")
            start_in_background()
        return 0
    if missing:
        print(f"Nothing can be compiled here, so plain Python runs: {missing}.")
        return 0 if arguments.if_possible else 1
    if there:
        print("The sources are compiled as they are.")
        return 0
    if arguments.nice:
        os.nice(LOWEST_PRIORITY)
    return make(arguments.processes, waits=not arguments.nice)


if __name__ == "__main__":
    sys.exit(main())
