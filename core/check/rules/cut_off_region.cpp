// SPDX-License-Identifier: MIT
// All open cells are connected. Regions that the hero cannot reach have neither aisles nor traps.
#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"

namespace mazeloom::check::rule::cut_off_region {

namespace {

constexpr Sentence kCell{"cut-off-cell",
                         "an open cell is cut off from the rest: open a way there, or fill it"};
constexpr Sentence kRegion{
    "cut-off-region", "%1 open cells are cut off from the rest: open a way there, or fill them"};
constexpr Sentence kFillRegion{"fill-region", "Fill it with wall"};
constexpr std::array kSentences{kCell, kRegion, kFillRegion};

/// Fills the region of a cell with wall.
Fix fillRegion(grid::Point cell) {
    const auto fill = [cell](const LevelView& view, Repair& repair) {
        if (!view.isOpen(cell)) return;
        const Regions& regions = view.regions();
        fix::paint(view, repair, regions.areaOf(regions.at(cell)),
                   edit::terrainInk(level::Terrain::Wall));
    };
    return {kFillRegion, {}, {.level = fill}};
}

/// Returns the hero's region; without a hero the largest one.
Regions::Label mainRegion(const LevelView& view) {
    if (const auto home = view.heroRegion()) return *home;
    return std::ranges::max_element(view.regions().all(), {}, &Regions::Region::cells)->label;
}

/// Returns the cells of the regions that are reported one by one, in one pass over the level.
std::map<Regions::Label, edit::Area> areasOf(const LevelView& view, Regions::Label main) {
    std::map<Regions::Label, std::vector<edit::Run>> runs;
    for (const Regions::Region& region : view.regions().all()) {
        if (runs.size() == Findings::kMost) break;
        if (region.label != main) runs[region.label];
    }
    view.regions().forEachRun([&](int y, int first, int last, Regions::Label label) {
        const auto told = runs.find(label);
        if (told != runs.end()) told->second.push_back({y, first, last - first + 1});
    });
    std::map<Regions::Label, edit::Area> areas;
    for (auto& [label, of] : runs)
        areas[label] = edit::Area::ofOrdered(std::move(of));
    return areas;
}

void check(const LevelView& view, Findings& findings) {
    if (!view.keepsPaint() || view.regions().all().size() < 2) return;
    const Regions::Label main = mainRegion(view);
    std::vector<Regions::Label> withObjects;
    for (const level::Object& object : view.level().objects) {
        if (view.isOpen(object.at)) withObjects.push_back(view.regions().at(object.at));
    }
    std::ranges::sort(withObjects);
    std::map<Regions::Label, edit::Area> areas = areasOf(view, main);
    for (const Regions::Region& region : view.regions().all()) {
        if (region.label == main) continue;
        auto draft =
            region.cells == 1 ? findings.warning(kCell) : findings.warning(kRegion, {region.cells});
        draft.at(region.first).cells(std::move(areas[region.label]));
        if (view.heroRegion()) draft.fix(fix::openWay(region.first));
        if (!std::ranges::binary_search(withObjects, region.label)) {
            draft.fix(fillRegion(region.first));
        }
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = check};

}  // namespace mazeloom::check::rule::cut_off_region
