// SPDX-License-Identifier: MIT
// Painted promises that no map can keep, or that every map keeps, as far as this follows from the
// level's size, its own things, its pinned cells and its other promises (core/generate/RULES.md
// G-130.5).
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/analyse/promises/verdict.h"
#include "core/check/rules/rules.h"
#include "core/edit/area/raster.h"
#include "core/level/promises/painted_promise.h"

namespace mazeloom::check::rule::painted_promises {

namespace {

using level::promises::Amount;
using level::promises::Contents;
using level::promises::PaintedPromise;
using level::promises::Pattern;

constexpr Sentence kTooLarge{"painted-too-large",
                             "the promise \"%1\" cannot be kept: its pattern is larger than the "
                             "level, so it never occurs"};
constexpr Sentence kNeverFits{"painted-never-fits",
                              "the promise \"%1\" says nothing: its pattern is larger than the "
                              "level"};
constexpr Sentence kOtherNeverFits{"painted-other-never-fits",
                                   "the promise \"%1\" says nothing: the pattern around which "
                                   "matches are counted is larger than the level"};
constexpr Sentence kTooLargeAround{"painted-too-large-around",
                                   "the promise \"%1\" is broken wherever the other pattern "
                                   "occurs: its pattern is larger than the "
                                   "level"};
constexpr Sentence kContradiction{
    "painted-contradiction",
    "the promises \"%1\" and \"%2\" contradict each other: the same pattern cannot occur at least "
    "%3 times and at most %4 times"};
constexpr Sentence kAlreadyThere{"painted-already-there",
                                 "the promise \"%1\" cannot be kept: the level's own things and "
                                 "pinned cells contain the pattern "
                                 "%2 times, but at most %3 are promised"};
constexpr Sentence kTwice{"painted-twice", "the promises \"%1\" and \"%2\" are the same"};
constexpr std::array kSentences{kTooLarge,      kNeverFits,    kOtherNeverFits, kTooLargeAround,
                                kContradiction, kAlreadyThere, kTwice};

/// Whether the pattern fits into a level in one of its symmetries.
bool fits(const Pattern& pattern, grid::Size size) {
    // A cell outside of the map needs no room in the level.
    for (const level::rewriting::Values& cell : pattern.cells) {
        if (cell.contains(level::rewriting::Value::outside())) return true;
    }
    const level::rewriting::Rule rule = ruleOf(pattern);
    return std::ranges::any_of(distinctSymmetries(rule), [&](std::size_t symmetry) {
        const grid::Size turned = level::transformed(rule.size, level::kSymmetries[symmetry]);
        return turned.width <= size.width && turned.height <= size.height;
    });
}

bool isSameSearch(const PaintedPromise& a, const PaintedPromise& b) {
    return a.pattern == b.pattern && a.around == b.around && a.inks == b.inks;
}

void checkFit(const PaintedPromise& promise, grid::Size size, Findings& findings) {
    if (promise.around && !fits(promise.around->pattern, size)) {
        findings.warning(kOtherNeverFits, {promise.name});
    } else if (!fits(promise.pattern, size)) {
        if (promise.amount != Amount::AtLeast) {
            findings.warning(kNeverFits, {promise.name});
        } else if (promise.around) {
            findings.warning(kTooLargeAround, {promise.name});
        } else {
            findings.error(kTooLarge, {promise.name});
        }
    }
}

/// Compares a promise with the earlier ones.
void compare(const PaintedPromise& promise, const std::vector<const PaintedPromise*>& earlier,
             Findings& findings) {
    for (const PaintedPromise* other : earlier) {
        if (!isSameSearch(promise, *other)) continue;
        if (promise.amount == other->amount && promise.times == other->times) {
            findings.warning(kTwice, {other->name, promise.name});
            return;
        }
        const auto contradicts = [](const PaintedPromise& least, const PaintedPromise& most) {
            return least.amount == Amount::AtLeast && most.amount == Amount::AtMost &&
                   least.times > most.times;
        };
        // Around another pattern, both hold where that pattern never occurs.
        if (promise.around) continue;
        for (const auto& [least, most] : {std::pair(&promise, other), std::pair(other, &promise)}) {
            if (!contradicts(*least, *most)) continue;
            findings.error(kContradiction, {least->name, most->name, std::int64_t{least->times},
                                            std::int64_t{most->times}});
            return;
        }
    }
}

/// The parts of a level that every seed has: pinned cells, and the level's own things. Holds the
/// smallest rectangle around them.
struct Certain {
    explicit Certain(const level::Level& level) {
        grid::Point last{-1, -1};
        first = {level.size.width, level.size.height};
        const auto stretch = [&](grid::Point p) {
            first = {std::min(first.x, p.x), std::min(first.y, p.y)};
            last = {std::max(last.x, p.x), std::max(last.y, p.y)};
        };
        level.kept.cells.forEach([&](grid::Point p, level::KeptCell) { stretch(p); });
        const grid::Rect bounds{0, 0, level.size.width, level.size.height};
        for (const auto* objects : {&level.objects, &level.kept.objects}) {
            for (const level::Object& object : *objects) {
                if (bounds.contains(object.at)) stretch(object.at);
            }
        }
        if (last.x < 0) return;
        const grid::Size size{last.x - first.x + 1, last.y - first.y + 1};
        cells = level::CellGrid(size);
        contents = grid::Grid<Contents>(size);
        level.kept.cells.forEach([&](grid::Point p, level::KeptCell kept) {
            cells.at(p - first) = level.terrains.changed(kept.cell(), kept.cell().terrain());
            contents.at(p - first) = analyse::promises::contentsOf(kept.cell(), {});
        });
        for (const auto* objects : {&level.objects, &level.kept.objects}) {
            for (const level::Object& object : *objects) {
                if (bounds.contains(object.at)) contents.at(object.at - first).add(object.kind);
            }
        }
    }

    bool isEmpty() const { return cells.size().isEmpty(); }

    grid::Point first;      ///< the rectangle's top left cell
    level::CellGrid cells;  ///< void where a seed decides
    grid::Grid<Contents> contents;
};

/// Whether every match is certain that the certain parts alone contain: the pattern names neither
/// void, as which other cells are shown, nor cells outside of the rectangle.
bool isCertain(const Pattern& pattern) {
    using level::rewriting::Value;
    return std::ranges::none_of(pattern.cells, [](const level::rewriting::Values& cell) {
        return !cell.isAny() &&
               (cell.contains(Value(level::Terrain::Void)) || cell.contains(Value::outside()));
    });
}

void checkCertain(const PaintedPromise& promise, const Certain& certain, Findings& findings) {
    if (promise.amount != Amount::AtMost || promise.around || !isCertain(promise.pattern)) return;
    analyse::promises::Verdict verdict =
        analyse::promises::Watched(promise, certain.cells, certain.contents).verdict(certain.cells);
    if (verdict.isKept) return;
    for (grid::Point& cell : verdict.cells)
        cell = cell + certain.first;
    findings.error(kAlreadyThere, {promise.name, verdict.count, std::int64_t{promise.times}})
        .at(verdict.cells.front())
        .cells(edit::areaOf(verdict.cells));
}

void checkLevel(const LevelView& view, Findings& findings) {
    const level::Level& level = view.level();
    const std::vector<const PaintedPromise*> promises = level::promisesOf(level);
    if (promises.empty()) return;
    const Certain certain(level);
    std::vector<const PaintedPromise*> earlier;
    for (const PaintedPromise* promise : promises) {
        checkFit(*promise, level.size, findings);
        compare(*promise, earlier, findings);
        if (!certain.isEmpty()) checkCertain(*promise, certain, findings);
        earlier.push_back(promise);
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = checkLevel};

}  // namespace mazeloom::check::rule::painted_promises
