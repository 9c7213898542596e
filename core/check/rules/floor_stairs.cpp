// SPDX-License-Identifier: MIT
// A floor has stairs down: painted, brought by a handcrafted room, or placed by a stage. A descent
// with a floor that has no stairs down is broken. A level outside the descent can still be exported
// without stairs down, but not played.
#include <algorithm>
#include <array>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"
#include "core/generate/stages/stages.h"

namespace mazeloom::check::rule::floor_stairs {

namespace {

using level::Terrain;

constexpr Sentence kNoStairs{"floor-without-stairs",
                             "no stairs lead down from this floor: add the stage that puts them "
                             "there, or paint them"};
constexpr Sentence kNotPlayable{"dungeon-without-stairs",
                                "no stairs lead down, so it cannot be played: add the stage that "
                                "puts them there, or paint them"};
constexpr std::array kSentences{kNoStairs, kNotPlayable};

bool arePainted(const LevelView& view) {
    if (view.paint() == nullptr) return false;
    return std::ranges::any_of(view.paint()->storage(), [](level::Paint paint) {
        return static_cast<Terrain>(paint & level::kPaintTerrain) == Terrain::StairsDown;
    });
}

bool areKept(const LevelView& view) {
    bool are = false;
    view.level().kept.cells.forEach([&](grid::Point, level::KeptCell cell) {
        are = are || cell.cell().terrain() == Terrain::StairsDown;
    });
    return are;
}

bool comeWithARoom(const LevelView& view) {
    if (view.packRooms() == nullptr) return false;
    return std::ranges::any_of(view.rooms(), [](const level::Room& room) {
        const auto cells = room.cells.storage();
        return std::ranges::find(cells, Terrain::StairsDown) != cells.end();
    });
}

void check(const LevelView& view, Findings& findings) {
    if (view.level().ruleset != level::Ruleset::Descent || view.stage("stairs") != nullptr ||
        arePainted(view) || areKept(view) || comeWithARoom(view)) {
        return;
    }
    auto draft = view.isFloor() ? findings.error(kNoStairs) : findings.warning(kNotPlayable);
    const auto& stages = view.level().recipe.stages;
    const auto off = std::ranges::find(stages, "stairs", &level::RecipeStage::stage);
    if (off != stages.end()) {
        draft.fix(fix::switchOn(static_cast<std::size_t>(off - stages.begin()), "stairs"));
        return;
    }
    // Inserts the stage before the stages that populate the floor, so that these avoid the stairs.
    const auto first = std::ranges::find_if(stages, [](const level::RecipeStage& written) {
        const generate::Stage* stage = generate::findStage(written.stage);
        return stage != nullptr && stage->ruleset == level::Ruleset::Descent;
    });
    draft.fix(fix::addStage(static_cast<std::size_t>(first - stages.begin()), "stairs"));
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = check};

}  // namespace mazeloom::check::rule::floor_stairs
