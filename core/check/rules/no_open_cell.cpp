// SPDX-License-Identifier: MIT
// The painted shape has open cells, or an earlier stage creates some.
#include <array>
#include <string>

#include "core/check/findings/fixes.h"
#include "core/check/rules/rules.h"
#include "core/generate/stages/layout/shape.h"

namespace mazeloom::check::rule::no_open_cell {

namespace {

constexpr Sentence kNoOpenCell{
    "no-open-cell", "no open cell is painted: paint floor, or let the stage shape draw some"};
constexpr Sentence kSetParameter{"set-parameter", "Set %1 to %2"};
constexpr std::array kSentences{kNoOpenCell, kSetParameter};

/// Sets a parameter to one of its choices.
Fix setParameter(std::size_t stage, const std::string& parameter, const std::string& value) {
    const auto set = [=](const LevelView& view, Repair& repair) {
        if (auto* stages = fix::stagesWith(view, repair, stage))
            (*stages)[stage].parameters.insert_or_assign(parameter, value);
    };
    return {kSetParameter, {parameter, value}, {.level = set}};
}

bool keepsOpenCells(const level::Level& level) {
    bool keeps = false;
    level.kept.cells.forEach([&](grid::Point, level::KeptCell cell) {
        keeps = keeps || level.terrains.isWalkable(cell.cell().terrain());
    });
    return keeps;
}

void check(const LevelView& view, Findings& findings) {
    const auto& stages = view.recipe().recipe.stages;
    for (const generate::ReadyStage& ready : stages) {
        const bool isPainted =
            ready.stage->id == "shape" &&
            ready.parameters[generate::Shape::Source] == generate::Shape::Painted;
        if (!isPainted) {
            if ((ready.stage->gives & generate::kOpenCells) != 0) return;
            continue;
        }
        if (!view.regions().all().empty() || keepsOpenCells(view.level())) return;
        const auto index = static_cast<std::size_t>(ready.recipeIndex);
        findings.error(kNoOpenCell)
            .stage(view.level().recipe, index)
            .fix(setParameter(index, "source", "blob"))
            .fix(setParameter(index, "source", "caves"));
        return;
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkLevel = check};

}  // namespace mazeloom::check::rule::no_open_cell
