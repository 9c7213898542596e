// SPDX-License-Identifier: MIT
#include "core/exchange/drawn.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <variant>

#include "core/edit/fresh_id.h"
#include "core/exchange/said.h"
#include "core/exchange/tally.h"
#include "core/exchange/words/sentences.h"
#include "core/in_quotes.h"
#include "core/level/id.h"
#include "core/level/tiles/tile_meaning.h"

namespace mazeloom::exchange {

namespace {

using level::Cell;

/// Returns a cell's paint. A void cell becomes wall, because a game's levels have no void.
level::Paint paintOf(Cell cell) {
    if (cell.terrain() == level::Terrain::Void) return level::painted(level::Terrain::Wall);
    const auto mark = cell.isTrap()    ? level::PaintMark::Trap
                      : cell.hasCoin() ? level::PaintMark::Coin
                                       : level::PaintMark::None;
    return level::painted(cell.terrain(), mark);
}

/// Puts a file's contents into a level.
class Drawer {
  public:
    Drawer(level::Level& level, const ImportOptions& options, NoteList& notes)
        : level_(level),
          options_(options),
          notes_(notes),
          kinds_(options.into == nullptr ? nullptr : options.into->ownKinds.share()),
          context_{level.size, kinds_.get()} {}

    void takeWords(const level::Properties& words) {
        for (const level::Property& word : words) {
            // Ignores the id in the file: the drawing is a new level even if the pack has a level
            // with that id.
            if (word.title != "id") say(level_, word, context_, tellAt({}));
        }
    }

    void addThing(const ForeignThing& thing) {
        auto object = objectOf(thing);
        if (!object) {
            return note(thing.where, thing.kind.empty()
                                         ? Phrase{kNoType}
                                         : Phrase{kNoKindOfThing, {inQuotes(thing.kind)}});
        }
        const std::string id = idOf(thing);
        if (isMover(thing)) {
            // Without a path in the file, the mover stands still.
            level::Trajectory path = pathOf(thing, context_, tellAt(thing.where));
            path.id = id;
            level_.trajectories.push_back(std::move(path));
            return;
        }
        object->id = id;
        for (const level::Property& word : thing.words)
            say(*object, word, context_, tellAt(thing.where));
        level_.objects.push_back(std::move(*object));
    }

    /// In each reference to a thing, replaces the thing's name in the file by the thing's id.
    /// Reports and clears references to things that are not in the level.
    void followNames() {
        for (level::Object& object : level_.objects)
            followNames(object.properties);
        for (level::Trajectory& path : level_.trajectories)
            followNames(path.properties);
        followNames(level_.properties);
    }

    /// Adds notes on things whose ids differ from their names in the file.
    void tellNames() { notes_.append(std::move(renamed_).notes()); }

  private:
    void followNames(level::Properties& properties) {
        for (level::Property& property : properties) {
            auto* name = std::get_if<level::ObjectName>(&property.value);
            if (name == nullptr || name->id.empty()) continue;
            const auto known = idsOfNames_.find(name->id);
            if (known == idsOfNames_.end()) {
                note({}, Phrase{kNamesNothing, {inQuotes(property.title), inQuotes(name->id)}});
            }
            name->id = known == idsOfNames_.end() ? std::string() : known->second;
        }
    }

    void note(const std::string& where, Phrase phrase) {
        notes_.push_back(noteAt(options_.file, where, std::move(phrase)));
    }
    Tell tellAt(const std::string& where) {
        return [this, where](Phrase phrase) { note(where, std::move(phrase)); };
    }

    /// Returns a unique id derived from the name; empty if the thing has no name.
    std::string idOf(const ForeignThing& thing) {
        if (thing.name.empty()) return {};
        const bool isFree = level::isId(thing.name) && !ids_.contains(thing.name);
        std::string id = isFree ? thing.name : ids_.of(thing.name, "thing");
        if (id != thing.name) {
            renamed_.add({}, noteAt(options_.file, thing.where,
                                    Phrase{kHasId, {inQuotes(thing.name), inQuotes(id)}}));
        }
        if (isFree) ids_.take(id);
        idsOfNames_.try_emplace(thing.name, id);
        return id;
    }

    level::Level& level_;
    const ImportOptions& options_;
    NoteList& notes_;
    level::SharedOwnKinds kinds_;
    const Context context_;
    edit::FreshIds ids_;
    std::map<std::string, std::string> idsOfNames_;  ///< by name in the file
    Tally renamed_;  ///< things whose names could not become their ids
};

std::string titleOf(const ImportOptions& options) {
    const std::string stem = std::filesystem::path(options.file).stem().string();
    return stem.empty() ? std::string("Imported level") : stem;
}

}  // namespace

void drawOnFloor(Drawing& drawing, grid::Point at, std::string_view meaning,
                 const level::TerrainTable& terrains) {
    Cell cell = level::Terrain::Floor;
    const bool isLaid = level::lay(meaning, cell, terrains);
    drawing.cells.set(at, cell);
    if (isLaid) return;
    if (const auto kind = level::thingOf(meaning)) {
        drawing.things.push_back(
            {.place = -1, .kind = std::string(*kind), .at = at, .name = {}, .where = {}});
    }
}

std::string wishedId(const Drawing& drawing, const std::string& otherwise) {
    const auto said = std::ranges::find(drawing.words, "id", &level::Property::title);
    const auto* id = said == drawing.words.end() ? nullptr : std::get_if<std::string>(&said->value);
    return id == nullptr || id->empty() ? otherwise : *id;
}

level::Level drawnLevel(const Drawing& drawing, const ImportOptions& options, NoteList& notes) {
    level::Level level = drawnWithoutId(drawing, options, notes);
    // The level is new even if the pack has a level with the same id, so it gets a free id.
    edit::FreshIds ids;
    if (options.into != nullptr) {
        for (const level::Level& there : options.into->levels)
            ids.take(there.id);
    }
    level.id = ids.of(wishedId(drawing, titleOf(options)), "level");
    return level;
}

level::Level drawnWithoutId(const Drawing& drawing, const ImportOptions& options, NoteList& notes) {
    level::Level level;
    level.title = titleOf(options);
    level.ruleset = options.ruleset;
    level.size = drawing.cells.size();
    level.terrains = terrainsOf(options);
    level.recipe.stages.push_back({"shape", true, {}});
    level.paint.emplace(level.size, level::painted(level::Terrain::Wall));
    PacedStop pace(options.stop);
    for (int y = 0; y < level.size.height; ++y) {
        if (pace.isAsked(static_cast<std::uint64_t>(level.size.width))) return level;
        for (int x = 0; x < level.size.width; ++x) {
            const Cell cell = withoutLostMarks(drawing.cells.at({x, y}));
            level.paint->at({x, y}) = paintOf(cell);
            // Paint cannot mark the aisles of the hidden maze, so they are pinned.
            if (cell.isAisle()) level.kept.cells.set({x, y}, level::KeptCell(cell));
        }
    }
    Drawer drawer(level, options, notes);
    drawer.takeWords(drawing.words);
    constexpr std::uint64_t kThingWork = 256;  // cost of a thing, in cells
    for (const ForeignThing& thing : drawing.things) {
        if (pace.isAsked(kThingWork)) return level;
        drawer.addThing(thing);
    }
    drawer.followNames();
    drawer.tellNames();
    return level;
}

bool isMostlyNothing(grid::Size size, std::size_t bytes) {
    constexpr std::int64_t kLarge = std::int64_t{1} << 20;
    constexpr std::int64_t kCellsAByte = 16;
    const std::int64_t cells = std::int64_t{size.width} * size.height;
    return cells > kLarge && cells / kCellsAByte > static_cast<std::int64_t>(bytes);
}

Problem tooManyThings(const ImportOptions& options) {
    Problem problem = problemSaying(Severity::Error, {kManyThings, {kMaxDrawnThings}});
    problem.file = options.file;
    return problem;
}

}  // namespace mazeloom::exchange
