// SPDX-License-Identifier: MIT
#include "core/trace/ndjson.h"

#include <ostream>
#include <string_view>
#include <vector>

#include "core/level/json_append.h"
#include "core/level/map_json.h"

namespace mazeloom::trace {

namespace {

using grid::Index;
using level::appendNumber;
using level::appendPoint;
using level::appendText;
using level::Cell;

/// The map as the text format shows it, while the trace is replayed.
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
    /// Appends [x,y,"before","after"] when the cell no longer looks as it did.
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
    appendNumber(line, seed);
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
            // A thing laid on another changes no cell, only what is seen.
            for (auto p = firstPlacement; p != placement; ++p) {
                screen.appendIfChanged(line, screen.index(p->thing.at), isFirst);
            }
            line += "]}\n";
            out << line;
        }
    }
    writeEnd(out, trace);
}

}  // namespace mazeloom::trace
