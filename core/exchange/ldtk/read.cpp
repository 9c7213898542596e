// SPDX-License-Identifier: MIT
#include "core/exchange/ldtk/read.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <sstream>
#include <utility>
#include <vector>

#include "core/edit/fresh_id.h"
#include "core/exchange/beside.h"
#include "core/exchange/drawn.h"
#include "core/exchange/identifiers.h"
#include "core/exchange/in/came_back.h"
#include "core/exchange/ldtk/names.h"
#include "core/exchange/ldtk/read_layers.h"
#include "core/exchange/ldtk/reading.h"
#include "core/exchange/ldtk/untaken.h"
#include "core/exchange/ldtk/words.h"
#include "core/exchange/ldtk/write.h"
#include "core/exchange/out/stoppable_text.h"
#include "core/exchange/words/ldtk.h"
#include "core/exchange/words/sentences.h"
#include "core/in_quotes.h"

namespace mazeloom::exchange::ldtk {

namespace {

using json::Value;

/// The fixed cost of reading a level, in cells.
constexpr std::uint64_t kLevelWork = 1024;

class ProjectReader {
  public:
    explicit ProjectReader(const ImportOptions& options) : options_(options), reading_(options) {
        if (options.into == nullptr) return;
        for (const level::Level& level : options.into->levels)
            ids_.take(level.id);
    }

    tl::expected<Imported, Problem> run(std::string text) {
        const auto root = std::make_shared<const Value>(reading_.parsed(text, options_.file));
        std::string().swap(text);
        if (!reading_.isRefused()) readProject(root);
        if (reading_.isRefused()) return tl::unexpected(reading_.takeRefusal());
        finishLevels(*root);
        if (result_.levels.empty()) {
            return tl::unexpected(
                reading_.firstLoss().value_or(problemAt(options_.file, {}, Phrase(kNoLevels))));
        }
        result_.notes.append(std::move(reading_).notes());
        result_.unknownTiles = reading_.unknown();
        result_.foreignTiles = std::move(reading_).foreign();
        return std::move(result_);
    }

  private:
    struct ReadLevel {
        std::string identifier;
        ForeignLevel shown;
        std::optional<Left> left;           ///< set if this program exported it
        std::shared_ptr<const Value> json;  ///< JSON of an exported level
    };

    void readProject(const std::shared_ptr<const Value>& project) {
        const Value& root = *project;
        const std::string version = reading_.text(root, "jsonVersion", {});
        if (version.empty() || version.starts_with("0.")) return reading_.refuse({}, kOldLdtk);
        reading_.readMeanings(root);
        for (const Value& level : reading_.list(root, "levels", {}))
            readLevel({project, &level}, {});
        for (const Value& world : reading_.list(root, "worlds", {})) {
            const std::string place =
                "world " + inQuotes(reading_.text(world, "identifier", "worlds"));
            for (const Value& level : reading_.list(world, "levels", place))
                readLevel({project, &level}, place + ", ");
        }
    }

    void readLevel(const std::shared_ptr<const Value>& shared, const std::string& world) {
        if (reading_.isStopped(kLevelWork) || reading_.isRefused()) return;
        const Value& level = *shared;
        const std::string place =
            world + "level " + inQuotes(reading_.text(level, "identifier", "levels"));
        if (read_.size() == kMaxLevels) {
            return reading_.refuseAll(place, {kManyLevels, {kMaxLevels}});
        }
        const std::string file = reading_.text(level, "externalRelPath", place);
        const Value* layers = level.find("layerInstances");
        if ((layers != nullptr && !layers->isNull()) || file.empty())
            return readParts(shared, place);
        if (reading_.isRefused()) return;
        // LDtk writes a separate file for each level, so two levels must not name the same file.
        if (!files_.insert(normalName(file)).second) {
            return reading_.lose(
                "file of another",
                problemAt(options_.file, place, Phrase{kFileTwice, {inQuotes(file)}}));
        }
        readExternal(file, place);
        if (!reading_.isRefused() || reading_.isRefusedForAll()) return;
        // A missing or damaged file does not affect levels of other files.
        reading_.lose(place + file, reading_.takeRefusal());
    }

    void readExternal(const std::string& file, const std::string& place) {
        auto bytes = options_.beside ? options_.beside(file)
                                     : tl::unexpected<std::string>("is not available");
        if (!bytes)
            return reading_.refuse(place + ", file " + inQuotes(file), {kPlain, {bytes.error()}});
        const auto read = std::make_shared<const Value>(reading_.parsed(*bytes, file));
        if (!reading_.isRefused()) return readParts(read, place);
        Problem why = reading_.takeRefusal();
        reading_.refuse(place + (why.place.empty() ? "" : ", ") + why.place,
                        why.phrase.isEmpty() ? Phrase{kPlain, {why.text}} : why.phrase, file);
    }

    void readParts(const std::shared_ptr<const Value>& level, const std::string& place) {
        if (!takeLeft(*level, place)) return;
        auto shown = readLayers(reading_, *level, place, terrains_, left_.has_value());
        if (!shown) return;
        readFields(reading_, *level, place, false,
                   [&](level::Property word) { shown->words.push_back(std::move(word)); });
        if (reading_.isRefused()) return;
        // Only exported levels are compared later, so the JSON of any other level is freed.
        auto json = left_ ? level : nullptr;
        read_.push_back({reading_.text(*level, "identifier", place), std::move(*shown),
                         std::move(left_), std::move(json)});
    }

    /// Reads the level's origin and terrains. Returns false if the file or level was refused, for
    /// example because the origin is damaged.
    bool takeLeft(const Value& level, const std::string& place) {
        left_.reset();
        std::map<std::string, std::string> fields;
        for (const Value& field : reading_.list(level, "fieldInstances", place)) {
            const Value* value = field.find("__value");
            if (value != nullptr && value->isText())
                fields[reading_.text(field, "__identifier", place)] = value->text();
        }
        if (reading_.isRefused()) return false;
        const std::string& left = fields[std::string(kLevelField)];
        terrains_ = terrainsOf(options_);
        if (left.empty()) return true;
        auto read =
            readLeft({left, fields[std::string(kMadeField)], fields[std::string(kSeedField)]},
                     options_.stop);
        if (!read) {
            reading_.refuse(place + ", " + read.error().place, {kPlain, {read.error().text}});
            return false;
        }
        if (!reading_.countLeft(read->level.size, place)) return false;
        terrains_ = read->level.terrains;
        left_ = std::move(*read);
        return true;
    }

    void finishLevels(const Value& root) {
        std::vector<Departure> departures = departuresOf(root);
        if (options_.stop.isAsked()) return;
        auto departure = departures.begin();
        for (ReadLevel& read : read_) {
            if (!read.left) {
                finishDrawn(read);
                continue;
            }
            // If several levels have the same id, all but the first are copies made in LDtk: new
            // levels.
            level::Level& level = read.left->level;
            if (given_.contains(level.id)) {
                level.id = ids_.of(level.id, "level");
            } else {
                ids_.take(level.id);
            }
            given_.insert(level.id);
            comeBack(std::move(*read.left), std::move(read.shown), std::move(*departure++),
                     options_, result_);
        }
    }

    void finishDrawn(const ReadLevel& read) {
        level::Level drawn = drawnWithoutId(read.shown, options_, result_.notes);
        const bool isTitled = std::ranges::find(read.shown.words, "title",
                                                &level::Property::title) != read.shown.words.end();
        if (!isTitled && !read.identifier.empty()) drawn.title = read.identifier;
        drawn.id = ids_.of(wishedId(read.shown, drawn.title), "level");
        given_.insert(drawn.id);
        result_.levels.push_back(std::move(drawn));
    }

    /// Returns the Departure of each exported level. Writes all exported levels into one project,
    /// as at export, because the fields of each affect the names of the others' fields.
    std::vector<Departure> departuresOf(const Value& root) {
        std::vector<Departure> departures;
        for (const ReadLevel& read : read_) {
            if (options_.stop.isAsked()) return departures;
            if (read.left) departures.push_back({remade(*read.left, options_), {}});
        }
        if (departures.empty()) return departures;
        std::vector<MadeLevel> made;
        for (const ReadLevel& read : read_) {
            if (read.left)
                made.push_back(
                    {departures[made.size()].made.map, read.left->level, read.left->seed});
        }
        const std::span<const level::Room> rooms =
            options_.into == nullptr ? std::span<const level::Room>() : options_.into->rooms;
        const Drawn drawn =
            drawnIn(root, departures.front().made.map.kinds, made.front().level.terrains);
        StoppableText text(options_.stop);
        write(
            text,
            {.title = {}, .rooms = rooms, .levels = made, .tiles = nullptr, .stop = options_.stop},
            drawn.tilesets, drawn.hasOwnPicture);
        ProjectReader before(options_);
        const auto left =
            std::make_shared<const Value>(before.reading_.parsed(text.take(), options_.file));
        if (!before.reading_.isRefused()) before.readProject(left);
        if (before.read_.size() != departures.size()) return departures;
        const bool areExact = std::ranges::all_of(
            departures, [](const Departure& one) { return one.made.knowsRooms; });
        Untaken untaken;
        if (drawn.isKnown) compareProjects(*left, root, {areExact, firstLevelUid()}, untaken);
        const std::set<std::string> defined = definedFields(root);
        bool isArranged = isLaidOutOtherwise(*left, root) || isInOtherOrder();
        std::size_t index = 0;
        for (const ReadLevel& read : read_) {
            if (!read.left) continue;
            ReadLevel& was = before.read_[index];
            Departure& departure = departures[index++];
            departure.shown = std::move(was.shown);
            isArranged = isArranged || isPlacedOtherwise(*was.json, *read.json);
            if (drawn.isKnown)
                compareLevels(*was.json, *read.json, departure.made.knowsRooms, defined, untaken);
        }
        if (isArranged) {
            reading_.tell("arrangement", {}, kArrangement);
        }
        // If the pack does not have the level, the user is not told that anything is unchanged, so
        // the note is not needed.
        const bool isThere =
            options_.into != nullptr && options_.into->findLevel(made.front().level.id) != nullptr;
        if (!drawn.isKnown && isThere) reading_.tell("drawn elsewhere", {}, kDrawnElsewhere);
        result_.notes.append(untaken.notes(options_.file));
        return departures;
    }

    /// Returns the smallest uid of an exported level.
    std::int64_t firstLevelUid() const {
        std::int64_t first = std::numeric_limits<std::int64_t>::max();
        for (const ReadLevel& read : read_) {
            if (!read.left) continue;
            const Value* uid = read.json->find("uid");
            const auto number = uid == nullptr ? std::nullopt : uid->integer();
            if (number) first = std::min(first, *number);
        }
        return first;
    }

    /// Whether the order of exported levels changed.
    bool isInOtherOrder() const {
        int last = -1;
        for (const ReadLevel& read : read_) {
            if (!read.left) continue;
            const Value* iid = read.json->find("iid");
            if (iid == nullptr || !iid->isText()) continue;
            const auto place = levelOf(iid->text());
            if (!place) continue;
            if (*place < last) return true;
            last = *place;
        }
        return false;
    }

    /// The tiles with which the project was exported.
    struct Drawn {
        Tilesets tilesets;
        bool hasOwnPicture = false;
        bool isKnown = true;  ///< false: tiles of a game that the pack lacks
    };
    Drawn drawnIn(const Value& root, const level::SharedOwnKinds& kinds,
                  const level::TerrainTable& terrains) {
        constexpr std::string_view kPictureEnd = "-tiles.png";
        std::string common;
        std::string game;
        std::string gamePicture;
        bool hasOwnPicture = false;
        if (const Value* defs = root.find("defs")) {
            for (const Value& tileset : reading_.list(*defs, "tilesets", "defs")) {
                const std::string name = reading_.text(tileset, "identifier", "defs, tilesets");
                const Value* icons = tileset.find("embedAtlas");
                if (icons != nullptr && !icons->isNull()) continue;  // LDtk's own icons
                if (name != kOwnTileset) {
                    // Tilesets added by users come after the exported one.
                    if (!game.empty()) continue;
                    game = name;
                    gamePicture = reading_.text(tileset, "relPath", "defs, tilesets");
                    continue;
                }
                hasOwnPicture = true;
                common = reading_.text(tileset, "relPath", "defs, tilesets");
                if (common.ends_with(kPictureEnd))
                    common.resize(common.size() - kPictureEnd.size());
            }
        }
        if (game.empty()) return {Tilesets(kinds, common, terrains), hasOwnPicture};
        const level::TileMappings none;
        for (const level::TileMapping& mapping :
             options_.into == nullptr ? none : options_.into->tileMappings) {
            if (!hasTiles(mapping)) continue;
            const TileSheet sheet = Tilesets(mapping, kinds, {}, terrains).sheets().front();
            if (identifierOf(sheet.name) != game) continue;
            if (!hasOwnPicture && gamePicture.ends_with(sheet.picture))
                common = gamePicture.substr(0, gamePicture.size() - sheet.picture.size());
            return {Tilesets(mapping, kinds, common, terrains), hasOwnPicture};
        }
        return {Tilesets(kinds, common, terrains), hasOwnPicture, false};
    }

    const ImportOptions& options_;
    Reading reading_;
    Imported result_;
    edit::FreshIds ids_;           ///< ids of the pack and of levels read so far
    std::set<std::string> given_;  ///< ids of levels read so far
    std::vector<ReadLevel> read_;
    std::set<std::string> files_;  ///< levels' files, by normalized name

    // The state of the current level.
    std::optional<Left> left_;
    level::TerrainTable terrains_;
};

}  // namespace

tl::expected<Imported, Problem> read(std::string text, const ImportOptions& options) {
    return ProjectReader(options).run(std::move(text));
}

}  // namespace mazeloom::exchange::ldtk
