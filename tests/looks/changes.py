# SPDX-License-Identifier: MIT
"""Finds the files that changed, and the flags that Clang compiles them with.

  python3 -B tests/looks/changes.py recent COMMITS ENDING...   newest commits, uncommitted files
  python3 -B tests/looks/changes.py here ENDING...             the current work, see here()
"""
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / "build/clang-sanitize"


def git(*arguments):
    """Returns the lines that git prints; none if git fails, for example for an unknown commit."""
    found = subprocess.run(["git", "-C", str(ROOT), "-c", "core.quotePath=off", *arguments], text=True,
                           check=False, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return found.stdout.splitlines() if found.returncode == 0 else []


def existing(names, endings):
    """Returns the names of files that exist and have one of the endings, each once, in their order."""
    return [name for name in dict.fromkeys(names)
            if name.endswith(tuple(endings)) and (ROOT / name).is_file()]


def uncommitted():
    return git("diff", "--name-only", "HEAD") + git("ls-files", "--others", "--exclude-standard")


def recent(commits, endings):
    """Returns the files of uncommitted changes and of the newest commits, newest first.

    Leaves out the commits of .git-blame-ignore-revs, which only change the form of code.
    """
    ignored, logged = ROOT / ".git-blame-ignore-revs", []
    forms = ignored.read_text(encoding="utf-8").split() if ignored.exists() else []
    for commit in git("rev-list", "-n", str(commits), "--no-merges", "HEAD"):
        if commit not in forms:
            logged += git("show", "--name-only", "--pretty=", commit)
    return existing(uncommitted() + logged, endings)


def here(endings):
    """Returns the files with uncommitted changes; if there are none, those of the branch.

    A branch begins at its merge base with origin/main. On main itself the newest commit counts.
    """
    names = existing(uncommitted(), endings)
    if names:
        return names
    base = git("merge-base", "HEAD", "origin/main")
    if not base or base == git("rev-parse", "HEAD"):
        base = git("rev-parse", "--verify", "--quiet", "HEAD~1")
    return existing(git("diff", "--name-only", base[0], "HEAD"), endings) if base else []


def _flags(entry):
    """Returns an entry's command without its output, its input and its precompiled header."""
    words = entry.get("arguments") or shlex.split(entry["command"])
    while "clang" not in Path(words[0]).name:  # A compiler cache, and the command that sets its environment.
        words = words[1:]
    flags, at = [words[0]], 1
    while at < len(words):
        if words[at] in ("-o", "-c"):
            at += 2
        elif words[at:at + 2] == ["-Xclang", "-include-pch"]:
            at += 4
        else:
            flags.append(words[at])
            at += 1
    return flags


class Unit:
    """Sources that are compiled together, their flags, and a name that no other unit has."""

    def __init__(self, entry):
        self.folder, self.flags = entry["directory"], _flags(entry)
        file = Path(entry["file"])
        self.name = str(file.relative_to(ROOT)).replace("/", "_")
        self.sources = [file]
        if BUILD in file.parents and file.exists():
            text = file.read_text(encoding="utf-8")
            self.sources = [ROOT / name for name in re.findall(r'^#include "([^"]+\.cpp)"', text, re.M)]


def units(names, whole=False):
    """Returns the units of the sources with these names, each with those sources only unless `whole`.

    Configures build/clang-sanitize if it does not know all of them. The second value is the list of
    sources that no target compiles.
    """
    wanted = {ROOT / name for name in names}
    found = _units(wanted, whole)
    if wanted - {source for unit in found for source in unit.sources}:
        subprocess.run(["cmake", "--preset", "clang-sanitize"], cwd=ROOT, check=True,
                       stdout=subprocess.DEVNULL)
        found = _units(wanted, whole)
    known = {source for unit in found for source in unit.sources}
    return found, sorted(str(source.relative_to(ROOT)) for source in wanted - known)


def _units(wanted, whole):
    try:
        entries = json.loads((BUILD / "compile_commands.json").read_text(encoding="utf-8"))
    except OSError:
        return []
    found, seen = [], set()
    for entry in entries:
        unit = Unit(entry)
        # A source of two targets counts once.
        new = [source for source in unit.sources if source in wanted - seen]
        seen.update(new)
        if new:
            unit.sources = [source for source in unit.sources if source.is_file()] if whole else new
            found.append(unit)
    return found


def objects(build, names):
    """Returns the object files of the sources with these names, relative to the build's folder."""
    wanted = {str(ROOT / name) for name in names}
    entries = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    commands = [shlex.split(entry["command"]) for entry in entries if entry["file"] in wanted]
    return [words[words.index("-o") + 1] for words in commands]


def write_empty_mocs(folder, sources):
    """Writes an empty file for each moc output that one of the sources includes at its end."""
    for source in sources:
        for name in re.findall(r'^#include "(\w+\.moc)"', source.read_text(encoding="utf-8"), re.M):
            (folder / name).touch()


if __name__ == "__main__":
    if sys.argv[1:2] == ["recent"]:
        print("\n".join(recent(int(sys.argv[2]), sys.argv[3:])))
    elif sys.argv[1:2] == ["here"]:
        print("\n".join(here(sys.argv[2:])))
    else:
        sys.exit(__doc__)
