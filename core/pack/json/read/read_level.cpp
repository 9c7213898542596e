// SPDX-License-Identifier: MIT
#include "core/pack/json/read/read_level.h"

#include <algorithm>
#include <charconv>

#include "core/json/seed.h"
#include "core/pack/json/promises/read_promises.h"
#include "core/pack/json/read/read_kept.h"
#include "core/pack/json/read/read_objectives.h"
#include "core/pack/json/read/read_objects.h"
#include "core/pack/json/read/read_properties.h"
#include "core/pack/json/read/read_recipe.h"
#include "core/pack/json/read/read_translations.h"
#include "core/pack/json/terrains/read_rows.h"
#include "core/pack/json/terrains/read_terrains.h"
#include "core/pack/json/words.h"

namespace mazeloom::pack {

namespace {

std::optional<grid::Size> readSize(Fields& fields, Report& report) {
    const Json* value = fields.find("size", Need::Required);
    if (value == nullptr) return std::nullopt;
    const auto sides = readPair(*value, "size", 1, level::kMaxSide, report);
    if (!sides) return std::nullopt;
    return grid::Size{sides->x, sides->y};
}

grid::Point readOrigin(Fields& fields, Report& report) {
    const Json* value = fields.find("origin", Need::Optional);
    if (value == nullptr) return {};
    return readPair(*value, "origin", -level::kMostOrigin, level::kMostOrigin, report)
        .value_or(grid::Point{});
}

std::optional<level::NoGuess> readNoGuess(Fields& fields, Report& report) {
    const Json* value = fields.find("no-guess", Need::Optional);
    if (value == nullptr) return std::nullopt;
    const auto grades =
        readPair(*value, "no-guess", level::kLowestGrade, level::kHighestGrade, report);
    if (!grades) return std::nullopt;
    if (grades->x > grades->y) {
        report.add("no-guess", kHigherGrade);
        return std::nullopt;
    }
    return level::NoGuess{grades->x, grades->y};
}

level::Mechanics readNeeds(const Json& list, Report& report) {
    level::Mechanics needs;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string place = "need " + std::to_string(i + 1);
        if (!list[i].isText()) {
            addWrongType(list[i], place, "the name of a mechanic", report);
            continue;
        }
        const level::MechanicInfo* found = level::findMechanic(list[i].text());
        if (found == nullptr) {
            std::string known;
            for (const level::MechanicInfo& one : level::kMechanics)
                known += (known.empty() ? "" : ", ") + std::string(one.id);
            report.add(place, {kNotOneOf, {inQuotes(list[i].text()), known}});
        } else if (needs.has(found->mechanic)) {
            report.add(place, {kTwice, {inQuotes(list[i].text())}});
        } else {
            needs.add(found->mechanic);
        }
    }
    return needs;
}

/// Returns the painted grid under `key`, which must have the level's size.
std::optional<level::PaintGrid> readLayer(Fields& fields, const char* key, const Alphabet& alphabet,
                                          grid::Size size, Report& report) {
    const Json* rows = fields.list(key, Need::Optional);
    if (rows == nullptr) return std::nullopt;
    auto layer = readRows(*rows, key, alphabet, level::kMaxSide, report);
    if (layer && layer->size() != size) {
        report.add(key, {kOtherSize, {describe(layer->size()), describe(size)}});
        return std::nullopt;
    }
    return layer;
}

void readPaint(Fields& fields, level::Level& level, const Alphabet& legend, Report& report) {
    level.paint = readLayer(fields, "terrain", legend, level.size, report);
    const auto marks = readLayer(fields, "marks", markAlphabet(), level.size, report);
    if (!marks) return;
    if (!level.paint) {
        report.add("marks", kMarksNeedTerrain);
        return;
    }
    const auto paint = level.paint->storage();
    for (std::size_t i = 0; i < paint.size(); ++i) {
        paint[i] = static_cast<level::Paint>(paint[i] | marks->storage()[i]);
    }
}

level::LevelTexts readTexts(const Json& value, const std::string& place, Report& report) {
    Fields fields(value, place, report);
    level::LevelTexts texts;
    texts.title = fields.line("title", Need::Optional);
    texts.notes = fields.lines("notes");
    texts.more = fields.more();
    return texts;
}

std::vector<std::string> readPanels(const Json& list, Report& report) {
    std::vector<std::string> panels;
    if (list.size() > level::Lesson::kMostPanels) {
        report.add("panels", {kAreMany, {list.size(), level::Lesson::kMostPanels}});
        return panels;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string place = "panel " + std::to_string(i + 1);
        auto id = readId(list[i], place, report);
        if (!id) continue;
        if (std::ranges::find(panels, *id) != panels.end()) {
            report.add(place, {kTwice, {inQuotes(*id)}});
        } else {
            panels.push_back(std::move(*id));
        }
    }
    return panels;
}

level::Favourites readFavourites(const Json& list, Report& report) {
    level::Favourites favourites;
    if (list.size() > level::kMostFavourites) {
        report.add("favourites", {kAreManyKept, {list.size(), level::kMostFavourites}});
        return favourites;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string place = "favourite " + std::to_string(i + 1);
        const auto seed = json::readSeed(list[i]);
        if (!seed) {
            addWrongType(list[i], place, json::kSeedRange, report);
        } else if (favourites.contains(*seed)) {
            report.add(place, {kTwice, {std::to_string(*seed)}});
        } else {
            favourites.seeds.push_back(*seed);
        }
    }
    return favourites;
}

std::optional<std::uint64_t> readHash(Fields& fields, const char* key, Report& report) {
    const std::string text = fields.line(key, Need::Required);
    std::uint64_t hash = 0;
    const char* const end = text.data() + text.size();
    const auto [last, error] = std::from_chars(text.data(), end, hash, 16);
    if (text.size() == 16 && last == end && error == std::errc()) return hash;
    if (!text.empty()) report.add(fields.place(key), {kNoHash, {inQuotes(text)}});
    return std::nullopt;
}

/// Reads what the favourites gave. Ignores other seeds: programs that do not know this list leave
/// it as it is when they remove a favourite.
void readMarks(const Json& list, level::Favourites& favourites, Report& report) {
    if (list.size() > level::kMostFavourites) {
        report.add("favourite-maps", {kAreManyKept, {list.size(), level::kMostFavourites}});
        return;
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        Fields fields(list[i], "favourite-map " + std::to_string(i + 1), report);
        const Json* value = fields.find("seed", Need::Required);
        const auto seed = value != nullptr ? json::readSeed(*value) : std::nullopt;
        if (value != nullptr && !seed)
            addWrongType(*value, fields.place("seed"), json::kSeedRange, report);
        const auto recipe = readHash(fields, "recipe", report);
        const auto map = readHash(fields, "map", report);
        std::string version = fields.line("version", Need::Required);
        fields.refuseUnasked();
        if (seed && recipe && map && favourites.contains(*seed))
            favourites.marks[*seed] = {*recipe, *map, std::move(version)};
    }
}

}  // namespace

level::Level readLevel(const Json& value, const std::string& id, Report& report) {
    Fields fields(value, {}, report);
    level::Level level;
    level.id = fields.id("id", Need::Required);
    if (!level.id.empty() && level.id != id) {
        report.add("id", {kNotFileName, {inQuotes(level.id)}});
    }
    level.tab = fields.line("tab", Need::Optional);
    level.title = fields.line("title", Need::Required);
    level.notes = fields.lines("notes");
    level.lesson.translations = readTranslations<level::LevelTexts>(
        fields, report, [&report](const Json& texts, const std::string& place) {
            return readTexts(texts, place, report);
        });
    if (const Json* list = fields.list("panels", Need::Optional))
        level.lesson.panels = readPanels(*list, report);
    if (const auto ruleset = fields.word("ruleset", Need::Required, {"temple", "descent"})) {
        level.ruleset = *ruleset == 0 ? level::Ruleset::Temple : level::Ruleset::Descent;
    }
    if (const auto sight = fields.word("sight", Need::Optional, {kSightRays, kSightShadows})) {
        level.sight = *sight == 0 ? level::Sight::Rays : level::Sight::Shadows;
    }
    constexpr auto& kWords = level::kNumbersWords;
    if (const auto numbers =
            fields.word("numbers", Need::Optional, {kWords[0], kWords[1], kWords[2]})) {
        level.numbers = static_cast<level::Numbers>(*numbers);
    }
    level.noGuess = readNoGuess(fields, report);
    if (const Json* list = fields.list("needs", Need::Optional))
        level.needs = readNeeds(*list, report);
    level.promises = readPromises(fields, report);
    if (const Json* list = fields.list("objectives", Need::Optional)) {
        level.objectives = readObjectives(*list, report);
    }
    const bool painted = fields.find("terrain", Need::Optional) != nullptr;
    const Alphabet legend = readLegend(fields, report);
    level.terrains = report.terrains();
    if (const auto size = readSize(fields, report)) {
        level.size = *size;
        level.origin = readOrigin(fields, report);
        readPaint(fields, level, legend, report);
        if (const Json* list = fields.list("objects", Need::Optional)) {
            level.objects = readObjects(*list, level.size, report);
        }
        if (const Json* list = fields.list("trajectories", Need::Optional)) {
            level.trajectories = readTrajectories(*list, level.size, report);
        }
        if (const Json* kept = fields.find("kept", Need::Optional)) {
            level.kept = readKept(*kept, level.size, legend, report);
        }
    }
    if (const Json* recipe = fields.find("recipe", Need::Required)) {
        level.recipe = readRecipe(*recipe, painted, report);
    }
    level.properties = readProperties(fields, report);
    if (const Json* list = fields.list("favourites", Need::Optional))
        level.favourites = readFavourites(*list, report);
    if (const Json* list = fields.list("favourite-maps", Need::Optional))
        readMarks(*list, level.favourites, report);
    level.more = fields.more();
    return level;
}

}  // namespace mazeloom::pack
