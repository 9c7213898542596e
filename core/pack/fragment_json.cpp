// SPDX-License-Identifier: MIT
#include "core/pack/fragment_json.h"

#include <algorithm>

#include "core/pack/json/fields.h"
#include "core/pack/json/json_layout.h"
#include "core/pack/json/json_text.h"
#include "core/pack/json/read/read_kept.h"
#include "core/pack/json/read/read_objects.h"
#include "core/pack/json/read/read_rows.h"
#include "core/pack/json/report.h"
#include "core/pack/json/write/write_kept.h"
#include "core/pack/json/write/write_objects.h"
#include "core/pack/json/write/write_rows.h"

namespace mazeloom::pack {

namespace {

using edit::Area;
using edit::Fragment;
using edit::Run;

constexpr std::string_view kFormat = "mazeloom-fragment";
constexpr char kInside = '#';
/// Mask, terrain and marks of the largest fragment, painted and kept, and as much as a layer again
/// for what stands on it.
constexpr std::size_t kMaxBytes = std::size_t{7} * level::kMaxSide * level::kMaxSide;

void appendMask(std::string& out, const Fragment& fragment) {
    std::vector<std::string> rows(
        static_cast<std::size_t>(fragment.paint.height()),
        std::string(static_cast<std::size_t>(fragment.paint.width()), ' '));
    for (const Run& run : fragment.mask.runs()) {
        std::fill_n(rows[static_cast<std::size_t>(run.y)].begin() + run.x, run.count, kInside);
    }
    appendLines(out, rows, level::appendText);
}

const Alphabet& maskAlphabet() {
    static const Alphabet alphabet = [] {
        Alphabet result;
        result.fill(kUnknown);
        result[' '] = 0;
        result[kInside] = 1;
        return result;
    }();
    return alphabet;
}

/// Whether this is a fragment of a version that we read.
bool isReadableFragment(Fields& fields, Report& report) {
    const Json* format = fields.find("format", Need::Optional);
    if (format == nullptr || !format->is(kFormat)) {
        report.add("format", "is not " + inQuotes(kFormat) + ": this was not copied from Mazeloom");
        return false;
    }
    const Json* version = fields.find("version", Need::Required);
    if (version == nullptr) return false;
    if (version->natural().value_or(0) > std::uint64_t{kFragmentVersion}) {
        report.add("version", "is " + json::toText(*version) + ", this Mazeloom reads up to " +
                                  std::to_string(kFragmentVersion) + ": update it to paste this");
        return false;
    }
    return readNumber(*version, "version", 1, kFragmentVersion, report).has_value();
}

using Layer = grid::Grid<std::uint8_t>;

/// The grid under `key`, of `size`; one without rows, of zeros, when there is none.
Layer readLayer(Fields& fields, const char* key, Need need, const Alphabet& alphabet,
                grid::Size size, Report& report) {
    if (const Json* rows = fields.list(key, need)) {
        auto layer = readRows(*rows, key, alphabet, level::kMaxSide, report);
        if (layer && layer->size() == size) return std::move(*layer);
        if (layer) {
            report.add(key, "is " + describe(layer->size()) + ", size says " + describe(size));
        }
    }
    return Layer();
}

/// The cells that are not 0.
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

void readCells(Fields& fields, grid::Size size, Fragment& fragment, Report& report) {
    const bool isMasked = fields.find("mask", Need::Optional) != nullptr;
    const Layer mask = readLayer(fields, "mask", Need::Optional, maskAlphabet(), size, report);
    const Layer terrain =
        readLayer(fields, "terrain", Need::Required, terrainAlphabet(), size, report);
    const Layer marks = readLayer(fields, "marks", Need::Optional, markAlphabet(), size, report);
    if (!report.isClean()) return;
    fragment.mask = isMasked ? areaOf(mask) : Area(terrain.bounds());
    if (fragment.mask.isEmpty()) report.add("mask", "has no cell");
    fragment.paint = level::PaintGrid(size);
    for (const Run& run : fragment.mask.runs()) {
        for (int x = run.x; x < run.end(); ++x) {
            const grid::Point cell{x, run.y};
            const int mark = marks.size().isEmpty() ? 0 : marks.at(cell);
            fragment.paint.at(cell) = static_cast<level::Paint>(terrain.at(cell) | mark);
        }
    }
}

Fragment readFields(Fields& fields, Report& report) {
    Fragment fragment;
    if (!isReadableFragment(fields, report)) return fragment;
    const Json* value = fields.find("size", Need::Required);
    if (value == nullptr) return fragment;
    const auto sides = readPair(*value, "size", 1, level::kMaxSide, report);
    if (!sides) return fragment;
    const grid::Size size{sides->x, sides->y};
    readCells(fields, size, fragment, report);
    if (const Json* list = fields.list("objects", Need::Optional)) {
        fragment.objects = readObjects(*list, size, report);
    }
    if (const Json* list = fields.list("trajectories", Need::Optional)) {
        fragment.trajectories = readTrajectories(*list, size, report);
    }
    if (const Json* kept = fields.find("kept", Need::Optional)) {
        fragment.kept = readKept(*kept, size, report);
    }
    return fragment;
}

}  // namespace

std::string writeFragment(const Fragment& fragment) {
    std::string text;
    Members members(text, Members::Layout::Lines);
    members.text("format", kFormat);
    members.number("version", kFragmentVersion);
    appendPair(members.value("size"), {fragment.paint.width(), fragment.paint.height()});
    if (fragment.mask != Area(fragment.paint.bounds())) {
        appendMask(members.value("mask"), fragment);
    }
    appendTerrain(members.value("terrain"), fragment.paint);
    if (hasMarks(fragment.paint)) appendMarks(members.value("marks"), fragment.paint);
    if (!fragment.objects.empty()) {
        appendLines(members.value("objects"), fragment.objects, appendObject);
    }
    if (!fragment.trajectories.empty()) {
        appendLines(members.value("trajectories"), fragment.trajectories, appendTrajectory);
    }
    if (!fragment.kept.isEmpty()) appendKept(members.value("kept"), fragment.kept);
    members.close();
    return text;
}

tl::expected<Fragment, std::vector<Problem>> readFragment(std::string_view text) {
    if (text.size() > kMaxBytes) {
        return tl::unexpected(std::vector{
            problemAt({}, {}, "has more than " + std::to_string(kMaxBytes >> 20) + " MiB")});
    }
    const auto json = parseJson(text, {});
    if (!json) return tl::unexpected(std::vector{json.error()});
    Report report({});
    Fields fields(*json, {}, report);
    Fragment fragment;
    if (json->isObject()) fragment = readFields(fields, report);
    if (!report.isClean()) return tl::unexpected(report.take());
    return fragment;
}

}  // namespace mazeloom::pack
