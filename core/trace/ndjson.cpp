// SPDX-License-Identifier: MIT
#include "core/trace/ndjson.h"

#include <array>
#include <initializer_list>
#include <ostream>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json/seed.h"
#include "core/level/json_append.h"
#include "core/level/map_json.h"
#include "core/level/rewriting/append.h"

namespace mazeloom::trace {

namespace {

using grid::Index;
using level::appendNumber;
using level::appendPoint;
using level::appendText;
using level::Cell;

/// The map as characters of the text format, while the trace is replayed.
class Screen {
  public:
    explicit Screen(const Trace& trace)
        : ruleset_(trace.ruleset),
          kinds_(trace.kinds),
          terrains_(trace.terrains),
          cells_(trace.initial),
          things_(trace.initial.size(), '\0'),
          shown_(trace.initial.size(), ' ') {
        for (const level::Thing& thing : trace.initialThings)
            place(thing);
        for (int y = 0; y < cells_.height(); ++y) {
            for (int x = 0; x < cells_.width(); ++x) {
                const Index i = cells_.index({x, y});
                shown_[i] = glyphAt(i);
            }
        }
    }

    void change(Index i, Cell::Bits bits) {
        cells_[i] = Cell::fromBits(unsigned{cells_[i].bits()} ^ bits);
    }
    /// Later things lie on top of earlier ones.
    void place(const level::Thing& thing) {
        things_[cells_.index(thing.at)] = level::glyph(kinds_, thing);
    }
    /// Appends [x,y,"before","after"] if the cell's character has changed since this function last
    /// wrote it.
    void appendIfChanged(std::string& line, Index i, bool& isFirst) {
        const char before = shown_[i];
        const char after = glyphAt(i);
        if (before == after) return;
        shown_[i] = after;
        const grid::Point at = cells_.point(i);
        line += isFirst ? "[" : ",[";
        isFirst = false;
        appendNumber(line, at.x);
        line += ',';
        appendNumber(line, at.y);
        line += ",\"";
        line += before;
        line += "\",\"";
        line += after;
        line += "\"]";
    }
    std::string_view row(int y) const {
        const auto row = shown_.row(y);
        return {row.data(), row.size()};
    }
    Index index(grid::Point p) const { return cells_.index(p); }
    grid::Point point(Index i) const { return cells_.point(i); }

  private:
    char glyphAt(Index i) const {
        return things_[i] != '\0' ? things_[i] : level::glyph(terrains_, ruleset_, cells_[i]);
    }

    level::Ruleset ruleset_;
    level::SharedOwnKinds kinds_;
    level::TerrainTable terrains_;
    level::CellGrid cells_;
    grid::Grid<char, 2> things_;
    grid::Grid<char, 2> shown_;
};

void writeHeader(std::ostream& out, const Trace& trace, const Screen& screen,
                 const level::Level& level, std::uint64_t seed) {
    std::string line = "{\"format\":\"mazeloom-trace\",\"version\":1,\"level\":";
    appendText(line, level.id);
    line += ",\"seed\":";
    json::appendSeed(line, seed);
    line += ",\"ruleset\":";
    appendText(line, level::name(trace.ruleset));
    line += ",\"size\":";
    appendPoint(line, {trace.initial.width(), trace.initial.height()});
    line += ",\"recipe\":";
    level::appendRecipe(line, level.recipe, level.terrains);
    if (!trace.terrains.own().empty()) {
        line += ",\"own-terrains\":";
        level::appendOwnTerrains(line, trace.terrains);
    }
    line += ",\"steps\":";
    appendNumber(line, trace.stepCount());
    out << line << ",\"initial\":[";
    for (int y = 0; y < trace.initial.height(); ++y) {
        out << (y == 0 ? "\"" : ",\"") << screen.row(y) << '"';
    }
    out << "]}\n";
}

constexpr std::array<std::string_view, kRoomFlaws> kRoomFlawNames{"crowded", "no rock", "no way"};
constexpr std::array<std::string_view, kPathFlaws> kPathFlawNames{
    "barred", "near start", "near danger", "no rhythm", "unfair"};

/// Writes the data of steps that the map does not show: a rule and its symmetry, temporary inks,
/// light, rectangles and reasons. Steps must be appended in order.
class Beyond {
  public:
    explicit Beyond(const Trace& trace) : trace_(trace) {}

    void append(std::string& line, StepIndex s, const Step& step) {
        if (step.kind == StepKind::Rewrite) appendRule(line, step.detail);
        if (step.kind == StepKind::TryRoom) appendReason(line, kRoomFlawNames, step.detail);
        if (step.kind == StepKind::TryPath) appendReason(line, kPathFlawNames, step.detail);
        if (isDeduction(step.kind))
            line += step.detail != 0 ? R"(,"known":"trap")" : R"(,"known":"safe")";
        if (nextNote_ < trace_.notes.size() && trace_.notes[nextNote_].step == s) {
            const grid::Rect& rect = trace_.notes[nextNote_++].rect;
            line += ",\"rect\":";
            appendNumbers(line, {rect.x, rect.y, rect.width, rect.height});
        }
        const level::CellGrid& cells = trace_.initial;
        appendEach(line, "inks", trace_.inks, nextInk_, s, [&](const InkChange& ink) {
            const grid::Point at = cells.point(ink.cell);
            appendNumbers(line, {at.x, at.y, ink.before, ink.after});
        });
        appendEach(line, "shades", trace_.shades, nextShade_, s,
                   [&](const ShadeChange& shade) { appendPoint(line, cells.point(shade.cell)); });
    }

  private:
    static void appendRule(std::string& line, std::uint8_t detail) {
        line += ",\"rule\":";
        appendNumber(line, rewriteRule(detail));
        line += ",\"symmetry\":\"";
        line += level::rewriting::kSymmetryIds[rewriteSymmetry(detail)];
        line += '"';
    }
    template <std::size_t Count>
    static void appendReason(std::string& line, const std::array<std::string_view, Count>& names,
                             std::uint8_t detail) {
        line += ",\"reason\":\"";
        line += names.at(detail);
        line += '"';
    }
    static void appendNumbers(std::string& line, std::initializer_list<int> numbers) {
        char before = '[';
        for (const int number : numbers) {
            line += std::exchange(before, ',');
            appendNumber(line, number);
        }
        line += ']';
    }
    /// Appends an array of the entries of step `s`, which begin at index `next`. Appends nothing if
    /// the step has none.
    template <typename Entry, typename Append>
    static void appendEach(std::string& line, std::string_view key, const Log<Entry>& entries,
                           std::size_t& next, StepIndex s, const Append& append) {
        if (next == entries.size() || entries[next].step != s) return;
        line += ",\"";
        line += key;
        line += "\":";
        char before = '[';
        for (; next < entries.size() && entries[next].step == s; ++next, before = ',') {
            line += before;
            append(entries[next]);
        }
        line += ']';
    }

    const Trace& trace_;
    std::size_t nextNote_ = 0;
    std::size_t nextInk_ = 0;
    std::size_t nextShade_ = 0;
};

void writeEnd(std::ostream& out, const Trace& trace) {
    std::string line = "{\"stages\":[";
    for (std::size_t i = 0; i < trace.stages.size(); ++i) {
        const StageSpan& span = trace.stages[i];
        line += i == 0 ? "{\"stage\":" : ",{\"stage\":";
        appendText(line, span.stage);
        line += ",\"index\":";
        appendNumber(line, span.recipeIndex);
        line += ",\"first\":";
        appendNumber(line, span.first);
        line += ",\"end\":";
        appendNumber(line, span.end);
        line += '}';
    }
    line += "],\"hash\":";
    level::appendHash(line, trace.finalHash);
    out << line << "}\n";
}

}  // namespace

void writeNdjson(std::ostream& out, const Trace& trace, const level::Level& level,
                 std::uint64_t seed) {
    Screen screen(trace);
    Beyond beyond(trace);
    writeHeader(out, trace, screen, level, seed);
    std::size_t change = 0;
    auto placement = trace.placements.begin();
    std::string line;
    for (const StageSpan& span : trace.stages) {
        for (StepIndex s = span.first; s < span.end; ++s) {
            const Step& step = trace.steps[s];
            const std::size_t firstChange = change;
            const auto firstPlacement = placement;
            for (; change < firstChange + step.changes; ++change) {
                screen.change(trace.changedCells[change], trace.changedBits[change]);
            }
            for (; placement != trace.placements.end() && placement->step == s; ++placement) {
                screen.place(placement->thing);
            }

            line = "{\"step\":";
            appendNumber(line, s);
            line += ",\"stage\":\"";
            line += span.stage;
            line += "\",\"kind\":\"";
            line += name(step.kind);
            line += "\",\"at\":";
            appendPoint(line, screen.point(step.at));
            line += ",\"cells\":[";
            bool isFirst = true;
            for (std::size_t i = firstChange; i < change; ++i) {
                screen.appendIfChanged(line, trace.changedCells[i], isFirst);
            }
            // A thing placed on another thing changes the cell's appearance, but not the cell
            // itself.
            for (auto p = firstPlacement; p != placement; ++p) {
                screen.appendIfChanged(line, screen.index(p->thing.at), isFirst);
            }
            line += ']';
            beyond.append(line, s, step);
            line += "}\n";
            out << line;
        }
    }
    writeEnd(out, trace);
}

}  // namespace mazeloom::trace
