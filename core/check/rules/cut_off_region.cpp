// SPDX-License-Identifier: MIT
// All open cells hang together. What the hero cannot walk to has neither aisles nor traps.
#include <algorithm>
#include <array>

#include "core/check/rule/fixes.h"
#include "core/check/rules/rules.h"

namespace mazeloom::check::rule::cut_off_region {

namespace {

constexpr Sentence kCell{"cut-off-cell",
                         "an open cell is cut off from the rest: open a way there, or fill it"};
constexpr Sentence kRegion{
    "cut-off-region", "%1 open cells are cut off from the rest: open a way there, or fill them"};
constexpr Sentence kFillRegion{"fill-region", "Fill it with wall"};
constexpr std::array kSentences{kCell, kRegion, kFillRegion};

/// Makes the open cells that hang together with one wall.
Fix fillRegion(grid::Point cell) {
    const auto fill = [cell](const LevelView& view, Repair& repair) {
        if (!view.isOpen(cell)) return;
        const Regions& regions = view.regions();
        fix::paint(view, repair, regions.areaOf(regions.at(cell)),
                   edit::terrainInk(level::Terrain::Wall));
    };
    return {kFillRegion, {}, {.level = fill}};
}

/// Where the hero starts; without a hero the largest part.
Regions::Label mainRegion(const LevelView& view) {
    if (const auto home = view.heroRegion()) return *home;
    return std::ranges::max_element(view.regions().all(), {}, &Regions::Region::cells)->label;
}

void check(const LevelView& view, Findings& findings) {
    if (!view.keepsPaint() || view.regions().all().size() < 2) return;
    const Regions::Label main = mainRegion(view);
    std::vector<Regions::Label> withObjects;
    for (const level::Object& object : view.level().objects) {
        if (view.isOpen(object.at)) withObjects.push_back(view.regions().at(object.at));
    }
    std::ranges::sort(withObjects);
    for (const Regions::Region& region : view.regions().all()) {
        if (region.label == main) continue;
        auto draft =
            region.cells == 1 ? findings.warning(kCell) : findings.warning(kRegion, {region.cells});
        draft.at(region.first);
        if (view.heroRegion()) draft.fix(fix::openWay(region.first));
        if (!std::ranges::binary_search(withObjects, region.label)) {
            draft.fix(fillRegion(region.first));
        }
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = check};

}  // namespace mazeloom::check::rule::cut_off_region
