// SPDX-License-Identifier: MIT
// Imports the levels of another exported pack, with the kinds of objects and the handcrafted rooms
// that these levels need.
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "core/edit/fresh_id.h"
#include "core/exchange/importer.h"
#include "core/exchange/words/sentences.h"
#include "core/level/own_promises.h"
#include "core/pack/archive/archive_read.h"
#include "core/pack/read_whole.h"

namespace mazeloom::exchange {

namespace {

constexpr std::array<std::string_view, 1> kMazepackEndings{"mazepack"};
constexpr std::string_view kRoomsStage = "handcrafted-rooms";

bool placesRooms(const level::Level& level) {
    return std::ranges::any_of(level.recipe.stages, [](const level::RecipeStage& stage) {
        return stage.enabled && stage.stage == kRoomsStage;
    });
}

/// Collects levels and rooms, and gives them ids that the target pack does not use for anything
/// else.
class PackImport {
  public:
    PackImport(const level::Pack& from, const ImportOptions& options)
        : from_(from), into_(options.into) {
        if (into_ == nullptr) return;
        for (const level::Room& room : into_->rooms)
            roomsThere_.try_emplace(room.id, &room);
        for (const level::Level& level : into_->levels)
            levelsThere_.try_emplace(level.id, &level);
    }

    Imported run() {
        for (const level::Level& level : from_.levels)
            wantsAllRooms_ = wantsAllRooms_ || placesRooms(level);
        for (const level::Level& level : from_.levels) {
            for (const level::KeptRoom& room : level.kept.rooms)
                wanted_.insert(room.room);
        }
        for (const level::Room& room : from_.rooms) {
            if (wantsAllRooms_ || wanted_.contains(room.id)) takeRoom(room);
        }
        for (const level::Level& level : from_.levels)
            takeLevel(level);
        for (const level::OwnKind& kind : from_.ownKinds) {
            if (kinds_.contains(kind.id)) result_.ownKinds.push_back(kind);
        }
        return std::move(result_);
    }

  private:
    void takeRoom(level::Room room) {
        const std::string was = room.id;
        room.id = idFor(was, "room", [&](const std::string& id) {
            const auto same = roomsThere_.find(id);
            return same != roomsThere_.end() && !isSame(*same->second, room);
        });
        rooms_[was] = room.id;
        takeKinds(room.objects);
        result_.rooms.push_back(std::move(room));
    }
    /// Whether two levels or rooms are equal except for their ids.
    template <typename Sheet>
    static bool isSame(const Sheet& there, Sheet& sheet) {
        std::string id = std::exchange(sheet.id, there.id);
        const bool isSame = there == sheet;
        sheet.id = std::move(id);
        return isSame;
    }

    /// Whether the target pack has the same recipe under this name. If not, the level gets its own
    /// copy of the stages and promises.
    bool isSameRecipe(const std::string& named) const {
        const auto* there = level::findRecipe(from_.recipes, named);
        const auto* here = into_ == nullptr ? nullptr : level::findRecipe(into_->recipes, named);
        return there != nullptr && here != nullptr && there->stages == here->stages &&
               there->promises == here->promises;
    }

    /// Makes promises of the pack, which the target pack does not make, promises of the level.
    void takePackPromises(level::Level& level) const {
        level::promises::PaintedPromises missing = from_.promises;
        if (into_ != nullptr) {
            std::erase_if(missing, [this](const level::promises::PaintedPromise& promise) {
                return std::ranges::find(into_->promises, promise) != into_->promises.end();
            });
        }
        level::addPromises(level.promises, missing);
    }

    void takeLevel(level::Level level) {
        for (level::KeptRoom& room : level.kept.rooms) {
            const auto renamed = rooms_.find(room.room);
            if (renamed != rooms_.end()) room.room = renamed->second;
        }
        if (!isSameRecipe(level.recipe.named)) {
            level.promises = level::withRecipesPromises(level);
            level.recipe = level::detached(std::move(level.recipe));
        }
        takePackPromises(level);
        level.id = idFor(level.id, "level", [&](const std::string& id) {
            const auto same = levelsThere_.find(id);
            return same != levelsThere_.end() && !isSame(*same->second, level);
        });
        takeKinds(level.objects);
        takeKinds(level.kept.objects);
        result_.levels.push_back(std::move(level));
    }

    /// Returns the id itself if it is free, or else a similar id.
    template <typename IsTaken>
    std::string idFor(const std::string& id, const char* fallback, const IsTaken& isTaken) {
        return given_[fallback].of(id, fallback, isTaken);
    }

    void takeKinds(const std::vector<level::Object>& objects) {
        for (const level::Object& object : objects)
            kinds_.insert(object.own);
    }

    const level::Pack& from_;
    const level::Pack* into_;
    Imported result_;
    bool wantsAllRooms_ = false;
    std::set<std::string> wanted_;
    std::map<std::string, std::string> rooms_;
    std::map<std::string, edit::FreshIds> given_;
    std::map<std::string_view, const level::Room*> roomsThere_;
    std::map<std::string_view, const level::Level*> levelsThere_;
    std::set<std::string> kinds_;
};

tl::expected<Imported, Problem> importMazepack(std::string bytes, const ImportOptions& options) {
    const auto archive = pack::openArchive(std::move(bytes), options.file, options.stop);
    if (options.stop.isAsked()) return tl::unexpected(stoppedImport(options));
    if (!archive) return tl::unexpected(archive.error());
    const auto read = pack::readWhole(*archive, {.stop = options.stop, .progress = {}});
    if (options.stop.isAsked()) return tl::unexpected(stoppedImport(options));
    if (!read) {
        Problem problem = read.error().front();
        problem.place = problem.file + (problem.place.empty() ? "" : ", ") + problem.place;
        problem.file = options.file;
        return tl::unexpected(std::move(problem));
    }
    if (read->levels.empty()) return tl::unexpected(problemAt(options.file, {}, Phrase(kNoLevels)));
    return PackImport(*read, options).run();
}

}  // namespace

extern const Importer mazepackImporter;
const Importer mazepackImporter{
    .id = "mazepack", .title = "Pack", .endings = kMazepackEndings, .read = importMazepack};

}  // namespace mazeloom::exchange
