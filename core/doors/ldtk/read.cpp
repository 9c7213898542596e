// SPDX-License-Identifier: MIT
#include "core/doors/ldtk/read.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "core/doors/came_back.h"
#include "core/doors/drawn.h"
#include "core/doors/ldtk/names.h"
#include "core/doors/ldtk/read_layers.h"
#include "core/doors/ldtk/reading.h"
#include "core/edit/fresh_id.h"
#include "core/in_quotes.h"

namespace mazeloom::doors::ldtk {

namespace {

using json::Value;

class ProjectReader {
  public:
    explicit ProjectReader(const ImportOptions& options) : options_(options), reading_(options) {}

    tl::expected<Imported, Problem> run(std::string_view text) {
        const Value root = reading_.parsed(text, options_.file);
        if (!reading_.isRefused()) readProject(root);
        if (reading_.isRefused()) return tl::unexpected(reading_.takeRefusal());
        if (result_.levels.empty()) {
            return tl::unexpected(
                reading_.firstLoss().value_or(problemAt(options_.file, {}, "has no levels")));
        }
        std::ranges::move(std::move(reading_).notes(), std::back_inserter(result_.notes));
        result_.unknownTiles = reading_.unknown();
        return std::move(result_);
    }

  private:
    void readProject(const Value& root) {
        const std::string version = reading_.text(root, "jsonVersion", {});
        if (version.empty() || version.starts_with("0."))
            return reading_.refuse({}, "is no project of LDtk 1.0 or newer");
        reading_.readMeanings(root);
        for (const Value& level : reading_.list(root, "levels", {}))
            readLevel(level, {});
        for (const Value& world : reading_.list(root, "worlds", {})) {
            const std::string place =
                "world " + inQuotes(reading_.text(world, "identifier", "worlds"));
            for (const Value& level : reading_.list(world, "levels", place))
                readLevel(level, place + ", ");
        }
    }

    void readLevel(const Value& level, const std::string& world) {
        if (reading_.isRefused()) return;
        const std::string place =
            world + "level " + inQuotes(reading_.text(level, "identifier", "levels"));
        if (result_.levels.size() == kMostLevels) {
            return reading_.refuseAll(
                place, "is one level too many: at most " + std::to_string(kMostLevels));
        }
        const std::string file = reading_.text(level, "externalRelPath", place);
        const Value* layers = level.find("layerInstances");
        if ((layers != nullptr && !layers->isNull()) || file.empty())
            return readParts(level, place);
        if (reading_.isRefused()) return;
        readExternal(file, place);
        if (!reading_.isRefused() || reading_.isRefusedForAll()) return;
        // A file that is gone or damaged costs the levels of other files nothing.
        reading_.lose(place + file, reading_.takeRefusal());
    }

    void readExternal(const std::string& file, const std::string& place) {
        auto bytes =
            options_.beside ? options_.beside(file) : tl::unexpected<std::string>("is not at hand");
        if (!bytes) return reading_.refuse(place + ", file " + inQuotes(file), bytes.error());
        const Value read = reading_.parsed(*bytes, file);
        if (!reading_.isRefused()) return readParts(read, place);
        Problem why = reading_.takeRefusal();
        reading_.refuse(place + (why.place.empty() ? "" : ", ") + why.place, why.text, file);
    }

    void readParts(const Value& level, const std::string& place) {
        if (!takeLeft(level, place)) return;
        auto drawing = readLayers(reading_, level, place, terrains_, left_.has_value());
        if (drawing) finishLevel(level, std::move(*drawing), place);
    }

    /// What the level was when it left, and the terrains that its cells are of. False where that
    /// is damaged.
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
            readLeft({left, fields[std::string(kMadeField)], fields[std::string(kSeedField)]});
        if (!read) {
            reading_.refuse(place + ", " + read.error().place, read.error().text);
            return false;
        }
        terrains_ = read->level.terrains;
        left_ = std::move(*read);
        return true;
    }

    void finishLevel(const Value& level, Drawing drawing, const std::string& place) {
        if (!left_) {
            level::Level drawn = drawnLevel(drawing, options_, result_.notes);
            const std::string title = reading_.text(level, "identifier", place);
            if (!title.empty()) drawn.title = title;
            drawn.id = freshId(drawn.title);
            result_.levels.push_back(std::move(drawn));
            return;
        }
        // A level that was copied in LDtk is another one.
        if (ids_.contains(left_->level.id)) left_->level.id = freshId(left_->level.id);
        ids_.insert(left_->level.id);
        comeBack(std::move(*left_), std::move(drawing.cells), std::move(drawing.things), options_,
                 result_);
    }

    std::string freshId(const std::string& title) {
        std::string fresh = edit::freshId(title, "level", [this](const std::string& id) {
            const bool isThere =
                options_.into != nullptr && options_.into->findLevel(id) != nullptr;
            return isThere || ids_.contains(id);
        });
        ids_.insert(fresh);
        return fresh;
    }

    const ImportOptions& options_;
    Reading reading_;
    Imported result_;
    std::set<std::string> ids_;

    // Of the level that is read.
    std::optional<Left> left_;
    level::TerrainTable terrains_;
};

}  // namespace

tl::expected<Imported, Problem> read(std::string_view text, const ImportOptions& options) {
    return ProjectReader(options).run(text);
}

}  // namespace mazeloom::doors::ldtk
