// SPDX-License-Identifier: MIT
#include "core/json/seed.h"
#include "core/json/write.h"
#include "core/level/json_append.h"
#include "core/level/map_json.h"
#include "core/pack/json/json_layout.h"
#include "core/pack/json/promises/promise_words.h"
#include "core/pack/json/promises/write_promises.h"
#include "core/pack/json/terrains/write_terrains.h"
#include "core/pack/json/words.h"
#include "core/pack/json/write/write.h"
#include "core/pack/json/write/write_kept.h"
#include "core/pack/json/write/write_objects.h"
#include "core/pack/json/write/write_properties.h"
#include "core/pack/json/write/write_recipe.h"
#include "core/pack/json/write/write_rows.h"
#include "core/pack/json/write/write_translations.h"

namespace mazeloom::pack {

namespace {

void appendMark(std::string& out, const auto& favourite) {
    const auto& [seed, mark] = favourite;
    out += "{\"seed\": ";
    json::appendSeed(out, seed);
    out += ", \"recipe\": ";
    level::appendHash(out, mark.recipe);
    out += ", \"map\": ";
    level::appendHash(out, mark.map);
    out += ", \"version\": ";
    json::appendText(out, mark.version);
    out += '}';
}

void writePaint(Members& members, const level::PaintGrid& paint,
                const level::TerrainTable& terrains) {
    const bool marked = hasMarks(paint);
    constexpr std::size_t kAroundRow = 8;  // indent, quotes, comma, line break
    const auto layer = static_cast<std::size_t>(paint.height()) *
                       (static_cast<std::size_t>(paint.width()) + kAroundRow);
    std::string& out = members.value("terrain");
    out.reserve(out.size() + layer * (marked ? 2 : 1) + (std::size_t{64} << 10));
    appendTerrain(out, paint, terrains);
    if (marked) appendMarks(members.value("marks"), paint);
}

void appendLevelTexts(Members& members, const level::LevelTexts& texts) {
    if (!texts.title.empty()) members.text("title", texts.title);
    if (!texts.notes.empty()) members.text("notes", texts.notes);
}

void appendLesson(Members& members, const level::Lesson& lesson) {
    appendTranslations(members, lesson.translations, kIndent, appendLevelTexts);
    if (!lesson.panels.empty())
        appendInlineList(members.value("panels"), lesson.panels, level::appendText);
}

void appendNeeds(std::string& out, const level::Mechanics& needs) {
    std::vector<std::string_view> ids;
    for (const level::MechanicInfo& one : level::kMechanics) {
        if (needs.has(one.mechanic)) ids.push_back(one.id);
    }
    appendInlineList(out, ids, json::appendText);
}

std::string textOf(const level::Level& level, Cells cells, Belongs belongs) {
    const bool hasCells = level.paint && cells == Cells::Written;
    level::TerrainSet used = ownIn(level.kept.cells, level.terrains);
    if (hasCells) used |= ownIn(*level.paint, level.terrains);
    // The recipe's rules may name any own terrain, so a level that is written alone defines all of
    // them.
    if (belongs == Belongs::ToNothing) used = level::kOwnTerrains;
    std::string text;
    Members members(text, Members::Layout::Lines);
    members.text("id", level.id);
    if (!level.tab.empty()) members.text("tab", level.tab);
    members.text("title", level.title);
    if (!level.notes.empty()) members.text("notes", level.notes);
    appendLesson(members, level.lesson);
    members.text("ruleset", level::name(level.ruleset));
    if (level.sight == level::Sight::Shadows) members.text("sight", kSightShadows);
    if (level.numbers)
        members.text("numbers", level::kNumbersWords.at(static_cast<std::size_t>(*level.numbers)));
    if (level.noGuess)
        appendPair(members.value("no-guess"), {level.noGuess->least, level.noGuess->most});
    if (!level.needs.isEmpty()) appendNeeds(members.value("needs"), level.needs);
    if (!level.promises.empty())
        appendPromises(members.value(kPromisesKey), level.promises, level.terrains);
    if (!level.objectives.isEmpty()) {
        appendObjectives(members.value("objectives"), level.objectives);
    }
    appendPair(members.value("size"), {level.size.width, level.size.height});
    if (level.origin != grid::Point{}) appendPair(members.value("origin"), level.origin);
    appendLegend(members, used, level.terrains, belongs);
    if (hasCells) writePaint(members, *level.paint, level.terrains);
    if (!level.objects.empty()) {
        appendLines(members.value("objects"), level.objects, appendObject);
    }
    if (!level.trajectories.empty()) {
        appendLines(members.value("trajectories"), level.trajectories, appendTrajectory);
    }
    if (!level.kept.isEmpty()) appendKept(members.value("kept"), level.kept, level.terrains);
    appendProperties(members, level.properties, Members::Layout::Lines);
    if (!level.favourites.isEmpty()) {
        appendInlineList(members.value("favourites"), level.favourites.seeds, json::appendSeed);
    }
    if (!level.favourites.marks.empty())
        appendLines(members.value("favourite-maps"), level.favourites.marks,
                    [](std::string& to, const auto& mark) { appendMark(to, mark); });
    appendRecipeLines(members.value("recipe"), level.recipe, level.terrains);
    members.more(level.more);
    members.close();
    return text;
}

}  // namespace

std::string writeLevel(const level::Level& level, Cells cells) {
    return textOf(level, cells, Belongs::ToPack);
}

std::string writeLevelAlone(const level::Level& level) {
    return textOf(level, Cells::Written, Belongs::ToNothing);
}

}  // namespace mazeloom::pack
