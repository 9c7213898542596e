// SPDX-License-Identifier: MIT
#include "core/pack/json/write/write_stamps.h"

#include <algorithm>
#include <vector>

#include "core/edit/fragment/stamps.h"
#include "core/pack/json/write/write_kept.h"
#include "core/pack/json/write/write_objects.h"
#include "core/pack/json/write/write_rows.h"

namespace mazeloom::pack {

namespace {

void appendMask(std::string& out, const edit::Fragment& fragment) {
    std::vector<std::string> rows(
        static_cast<std::size_t>(fragment.paint.height()),
        std::string(static_cast<std::size_t>(fragment.paint.width()), ' '));
    for (const edit::Run& run : fragment.mask.runs())
        std::fill_n(rows[static_cast<std::size_t>(run.y)].begin() + run.x, run.count, '#');
    appendLines(out, rows, level::appendText);
}

/// Appends JSON that was laid out without an indent, and indents it. No text in it has a line
/// break.
void appendIndented(std::string& out, std::string_view json, std::size_t indent) {
    for (const char c : json) {
        out += c;
        if (c == '\n') out.append(indent, ' ');
    }
}

}  // namespace

void appendFragment(Members& members, const edit::Fragment& fragment, Belongs belongs) {
    appendPair(members.value("size"), {fragment.paint.width(), fragment.paint.height()});
    if (fragment.mask != edit::Area(fragment.paint.bounds()))
        appendMask(members.value("mask"), fragment);
    appendLegend(
        members,
        ownIn(fragment.paint, fragment.terrains) | ownIn(fragment.kept.cells, fragment.terrains),
        fragment.terrains, belongs);
    appendTerrain(members.value("terrain"), fragment.paint, fragment.terrains);
    if (hasMarks(fragment.paint)) appendMarks(members.value("marks"), fragment.paint);
    if (!fragment.objects.empty())
        appendLines(members.value("objects"), fragment.objects, appendObject);
    if (!fragment.trajectories.empty())
        appendLines(members.value("trajectories"), fragment.trajectories, appendTrajectory);
    if (!fragment.kept.isEmpty())
        appendKept(members.value("kept"), fragment.kept, fragment.terrains);
}

void appendStamps(std::string& out, const level::Stamps& stamps) {
    appendLines(out, stamps, [](std::string& to, const level::Stamp& stamp) {
        std::string json;
        Members members(json, Members::Layout::Lines);
        members.text("title", stamp.title);
        appendFragment(members, edit::fragmentOf(stamp), Belongs::ToPack);
        members.more(stamp.more);
        members.close();
        json.pop_back();  // the line break after a file's object
        appendIndented(to, json, 2 * kIndent);
    });
}

}  // namespace mazeloom::pack
