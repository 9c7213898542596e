// SPDX-License-Identifier: MIT
#include "core/pack/json/read/read_stamps.h"

#include <algorithm>
#include <utility>

#include "core/edit/fragment/stamps.h"
#include "core/pack/json/read/read_kept.h"
#include "core/pack/json/read/read_objects.h"
#include "core/pack/json/report.h"
#include "core/pack/json/terrains/read_rows.h"
#include "core/pack/json/terrains/read_terrains.h"

namespace mazeloom::pack {

namespace {

using edit::Area;
using edit::Fragment;
using edit::Run;
using level::Stamp;

const Alphabet& maskAlphabet() {
    static const Alphabet alphabet = [] {
        Alphabet result;
        result.fill(kUnknown);
        result[' '] = 0;
        result['#'] = 1;
        return result;
    }();
    return alphabet;
}

using Layer = grid::Grid<std::uint8_t>;

/// Returns the grid of `size` under `key`. If it is missing or invalid, returns an empty grid,
/// which stands for zeros.
Layer readLayer(Fields& fields, const char* key, Need need, const Alphabet& alphabet,
                grid::Size size, Report& report) {
    if (const Json* rows = fields.list(key, need)) {
        auto layer = readRows(*rows, key, alphabet, level::kMaxSide, report);
        if (layer && layer->size() == size) return std::move(*layer);
        if (layer) {
            report.add(key, {kOtherSize, {describe(layer->size()), describe(size)}});
        }
    }
    return Layer();
}

/// Returns the cells whose value is not 0.
Area areaOf(const Layer& layer) {
    std::vector<Run> runs;
    for (int y = 0; y < layer.height(); ++y) {
        const auto row = layer.row(y);
        for (auto at = row.begin(); at != row.end();) {
            const auto first = std::find_if(at, row.end(), [](auto cell) { return cell != 0; });
            at = std::find(first, row.end(), 0);
            if (first == at) break;
            runs.push_back(
                {y, static_cast<int>(first - row.begin()), static_cast<int>(at - first)});
        }
    }
    return Area(std::move(runs));
}

void readCells(Fields& fields, grid::Size size, const Alphabet& legend, Fragment& fragment,
               Report& report) {
    const bool isMasked = fields.find("mask", Need::Optional) != nullptr;
    const Layer mask = readLayer(fields, "mask", Need::Optional, maskAlphabet(), size, report);
    const Layer terrain = readLayer(fields, "terrain", Need::Required, legend, size, report);
    const Layer marks = readLayer(fields, "marks", Need::Optional, markAlphabet(), size, report);
    if (!report.isClean()) return;
    fragment.mask = isMasked ? areaOf(mask) : Area(terrain.bounds());
    if (fragment.mask.isEmpty()) report.add("mask", kNoCell);
    fragment.paint = level::PaintGrid(size);
    for (const Run& run : fragment.mask.runs()) {
        for (int x = run.x; x < run.end(); ++x) {
            const grid::Point cell{x, run.y};
            const int mark = marks.size().isEmpty() ? 0 : marks.at(cell);
            fragment.paint.at(cell) = static_cast<level::Paint>(terrain.at(cell) | mark);
        }
    }
}

/// Reads one stamp. Its problems do not name the stamp.
Stamp readStamp(const Json& value, Report& report) {
    Fields fields(value, {}, report);
    std::string title = fields.line("title", Need::Required);
    if (title.empty() && report.isClean()) report.add("title", kIsEmpty);
    Stamp stamp = edit::stampOf(readFragment(fields, Stamp::kMaxSide, report), std::move(title));
    stamp.more = fields.more();
    return stamp;
}

}  // namespace

Fragment readFragment(Fields& fields, int mostSide, Report& report) {
    Fragment fragment;
    const Json* value = fields.find("size", Need::Required);
    if (value == nullptr) return fragment;
    const auto sides = readPair(*value, "size", 1, mostSide, report);
    if (!sides) return fragment;
    const grid::Size size{sides->x, sides->y};
    const Alphabet legend = readLegend(fields, report);
    fragment.terrains = report.terrains();
    readCells(fields, size, legend, fragment, report);
    if (const Json* list = fields.list("objects", Need::Optional))
        fragment.objects = readObjects(*list, size, report);
    if (const Json* list = fields.list("trajectories", Need::Optional))
        fragment.trajectories = readTrajectories(*list, size, report);
    if (const Json* kept = fields.find("kept", Need::Optional))
        fragment.kept = readKept(*kept, size, legend, report);
    return fragment;
}

level::Stamps readStamps(const Json& list, Report& report) {
    level::Stamps stamps;
    if (list.size() > Stamp::kMaxStamps) {
        report.add("stamps", {kHasMany, {list.size(), ListedWord("entries"), Stamp::kMaxStamps}});
        return stamps;
    }
    std::int64_t cells = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string place = "stamp " + std::to_string(i + 1);
        if (!list[i].isObject()) {
            addWrongType(list[i], place, "an object", report);
            continue;
        }
        Report own(report.file(), report.terrains());
        Stamp stamp = readStamp(list[i], own);
        const bool isWhole = own.isWhole();
        for (Problem& problem : own.take()) {
            problem.place = problem.place.empty() ? place : place + ", " + problem.place;
            isWhole ? report.addFlaw(std::move(problem)) : report.add(std::move(problem));
        }
        if (!isWhole) continue;
        cells += stamp.paint.size().area();
        if (cells > Stamp::kMaxCells) {
            report.add(place, {kManyStampCells, {Stamp::kMaxCells}});
            break;
        }
        stamps.push_back(std::move(stamp));
    }
    return stamps;
}

}  // namespace mazeloom::pack
