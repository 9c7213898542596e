#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks a certificate that `mazeloom generate --certificate` wrote, without any code of Mazeloom.

check_certificate.py FILE… prints a line for each file and exits with 1 if a file has a fault. The format, and what a
deduction may use, is described in core/analyse/deduce/certificate/FORMAT.md.
"""
import json
import sys

RULES = {"one-number": 1, "two-numbers": 2, "supposition": 3, "all-placements": 4}
STEPS = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}


class Fault(Exception):
    pass


class Level:
    """The board, what is known of it by now, and where the hero has been."""

    def __init__(self, told):
        self.cells = {(x, y): glyph for y, row in enumerate(told["rows"]) for x, glyph in enumerate(row)}
        self.blocked = {(x, y, direction) for x, y, direction in told["blocked"]}
        self.far = {"all": None, "near": 2, "visited": 0}[told["numbers"]]
        self.known = {cell: False for cell, glyph in self.cells.items() if glyph in "#!"}
        self.open = {cell for cell, glyph in self.cells.items() if glyph != "#"}
        self.visited = set()
        self.shown = set(self.open) if self.far is None else set()
        self.walk(tuple(told["start"]))

    def ways(self, cell):
        for word, (dx, dy) in STEPS.items():
            if (*cell, word) not in self.blocked:
                yield cell[0] + dx, cell[1] + dy

    def walk(self, cell):
        waiting = [cell]
        while waiting:
            here = waiting.pop()
            if here in self.visited:
                continue
            self.visited.add(here)
            if self.far is not None:
                span = range(-self.far, self.far + 1)
                around = ((here[0] + dx, here[1] + dy) for dx in span for dy in span)
                self.shown.update(self.open.intersection(around))
            waiting.extend(to for to in self.ways(here) if to in self.open and self.known.get(to) is False)

    def learn(self, cell, is_trap):
        self.known[cell] = is_trap
        beside = ((cell[0] - dx, cell[1] - dy) for dx, dy in STEPS.values())
        if not is_trap and any(one in self.visited and cell in self.ways(one) for one in beside):
            self.walk(cell)

    def equation(self, number):
        """The unknown cells around a number, and how many of them hold a trap."""
        if number not in self.shown:
            raise Fault(f"the number at {number} is not shown")
        around = [(number[0] + dx, number[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
        traps = sum(self.cells.get(cell) == "x" for cell in around)
        unknown = frozenset(cell for cell in around if cell in self.cells and cell not in self.known)
        return unknown, traps - sum(self.known.get(cell, False) for cell in around)


def narrowed(equations, held):
    """The equations without the cells whose content is given; None if one cannot hold."""
    rest = []
    for cells, traps in equations:
        left = traps - sum(held.get(cell, False) for cell in cells)
        unknown = cells - held.keys()
        if not 0 <= left <= len(unknown):
            return None
        if unknown:
            rest.append((unknown, left))
    return rest


def refuted_by_two(equations, held):
    """Whether one equation or two at a time lead from what is supposed to a contradiction."""
    while True:
        rest = narrowed(equations, held)
        if rest is None:
            return True
        new = {}
        for a, traps_a in rest:
            for b, traps_b in rest:
                least = max(0, traps_a - len(a - b), traps_b - len(b - a))
                most = min(len(a & b), traps_a, traps_b)
                if least > most:
                    return True
                for group, low, high in ((a & b, least, most), (a - b, traps_a - most, traps_a - least)):
                    if high <= 0 or low >= len(group):
                        new.update((cell, high > 0) for cell in group)
        if not new:
            return False
        held = {**held, **new}


def refuted_by_all(equations, held):
    """Whether no placement of traps satisfies all equations."""
    while True:
        rest = narrowed(equations, held)
        if rest is None:
            return True
        forced = {cell: traps > 0 for cells, traps in rest if traps in (0, len(cells)) for cell in cells}
        if not forced:
            break
        held = {**held, **forced}
    if not rest:
        return False
    cell = min(min(rest, key=lambda equation: (len(equation[0]), min(equation[0])))[0])
    return all(refuted_by_all(rest, {cell: is_trap}) for is_trap in (True, False))


def check(told):
    level = Level(told)
    for place, line in enumerate(told["deductions"], 1):
        cell, numbers, grade = tuple(line["cell"]), [tuple(one) for one in line["numbers"]], RULES[line["rule"]]
        try:
            if grade > told["grade"]:
                raise Fault("its rule is harder than the certificate says")
            if cell not in level.cells or cell in level.known:
                raise Fault("its cell is outside, or was known before")
            if grade <= 2 and len(numbers) != grade:
                raise Fault(f"its rule needs {grade} of {len(numbers)} numbers")
            refuted = refuted_by_two if grade == 3 else refuted_by_all
            if not refuted([level.equation(number) for number in numbers], {cell: not line["trap"]}):
                raise Fault("the opposite is possible, too")
        except Fault as fault:
            raise Fault(f"deduction {place}: {fault}") from None
        level.learn(cell, line["trap"])
    if not all(any(tuple(cell) in level.visited for cell in aim) for aim in told["aims"]):
        raise Fault("a goal is not reached")
    if sum(tuple(coin) in level.visited for coin in told["coins"]) < told["coins-asked"]:
        raise Fault("too few coins are reached")


faults = 0
for name in sys.argv[1:]:
    with open(name, encoding="utf-8") as file:
        certificate = json.load(file)
    try:
        check(certificate)
        print(f"{name}: {len(certificate['deductions'])} deductions follow, grade {certificate['grade']}")
    except Fault as fault:
        faults += 1
        print(f"{name}: {fault}")
sys.exit(1 if faults else 0)
