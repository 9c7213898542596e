// SPDX-License-Identifier: MIT
#include "core/doors/came_back.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

#include "core/edit/area/area.h"
#include "core/edit/keep/keep.h"
#include "core/edit/terrains/translate.h"
#include "core/generate/generate.h"
#include "core/in_quotes.h"
#include "core/level/campaign/floor_of.h"
#include "core/level/id.h"

namespace mazeloom::doors {

namespace {

using grid::Point;
using level::Cell;

/// Stages that only show what is painted.
bool isDrawnByHand(const level::Level& level) {
    return std::ranges::all_of(level.recipe.stages, [](const level::RecipeStage& stage) {
        return !stage.enabled || stage.stage == "shape";
    });
}

/// An object of a kind that files name; nothing where there is no such kind. Movers have paths.
std::optional<level::Object> objectOf(const ForeignThing& thing) {
    level::Object object;
    object.at = thing.at;
    if (thing.kind.starts_with(level::kOwnPrefix)) {
        object.kind = level::ThingKind::Own;
        object.own = thing.kind.substr(level::kOwnPrefix.size());
        return level::isId(object.own) ? std::optional(object) : std::nullopt;
    }
    const auto kind = level::thingKind(thing.kind);
    if (!kind) return std::nullopt;
    object.kind = *kind;
    return object;
}

class Merge {
  public:
    Merge(const Return& back, const std::string& file)
        : back_(back), file_(file), cells_(back.cells) {
        result_.level = back.level;
    }

    Merged run() {
        if (back_.cells.size() != back_.made.cells.size()) {
            note({}, "has another size than the level that left: its cells were left out");
            return std::move(result_);
        }
        rememberPlaces();
        mergeThings();
        removeGone();
        mergeCells();
        return std::move(result_);
    }

  private:
    /// What the designer placed, by where it stood and its kind.
    using Places = std::map<std::tuple<int, int, std::string>, std::size_t>;
    static Places::key_type placeOf(Point at, std::string kind) {
        return {at.y, at.x, std::move(kind)};
    }

    void note(std::string where, std::string text) {
        Problem problem = problemAt(file_, std::move(where), std::move(text));
        problem.severity = Severity::Warning;
        result_.notes.push_back(std::move(problem));
    }

    void mergeThings() {
        const std::vector<int> places = placesOfThings();
        std::vector<bool> isThere(back_.made.things.size(), false);
        for (std::size_t i = 0; i < back_.things.size(); ++i) {
            const ForeignThing& thing = back_.things[i];
            if (places[i] < 0) {
                addThing(thing);
                continue;
            }
            isThere[static_cast<std::size_t>(places[i])] = true;
            const Facts::Thing& was = made(places[i]);
            if (was.kind == thing.kind && was.at != thing.at) {
                moveThing(was, thing);
            } else if (was.kind != thing.kind) {
                removeThing(was);
                addThing(thing);
            } else {
                renameThing(was, thing);
            }
        }
        for (int i = 0; i < static_cast<int>(isThere.size()); ++i) {
            if (!isThere[static_cast<std::size_t>(i)]) removeThing(made(i));
        }
    }

    /// Which of those that left each is, −1 for new ones. Of several with one number the first is
    /// it; one without that stands where another of its kind stood is that.
    std::vector<int> placesOfThings() const {
        std::vector<int> places;
        std::vector<bool> isTaken(back_.made.things.size(), false);
        for (const ForeignThing& thing : back_.things) {
            const auto place = static_cast<std::size_t>(thing.place);
            const bool isKnown = thing.place >= 0 && place < isTaken.size() && !isTaken[place];
            if (isKnown) isTaken[place] = true;
            places.push_back(isKnown ? thing.place : -1);
        }
        std::multimap<Places::key_type, int> free;
        for (std::size_t i = 0; i < isTaken.size(); ++i) {
            const Facts::Thing& thing = back_.made.things[i];
            if (!isTaken[i]) free.emplace(placeOf(thing.at, thing.kind), static_cast<int>(i));
        }
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (places[i] >= 0) continue;
            const auto same = free.find(placeOf(back_.things[i].at, back_.things[i].kind));
            if (same == free.end()) continue;
            places[i] = same->second;
            free.erase(same);
        }
        return places;
    }

    const Facts::Thing& made(int place) const {
        return back_.made.things[static_cast<std::size_t>(place)];
    }

    void rememberPlaces() {
        for (const Facts::Thing& thing : back_.made.things)
            left_.insert(placeOf(thing.at, thing.kind));
        const level::Level& level = result_.level;
        for (std::size_t i = 0; i < level.objects.size(); ++i)
            objects_.try_emplace(placeOf(level.objects[i].at, wordOf(level.objects[i])), i);
        for (std::size_t i = 0; i < level.trajectories.size(); ++i) {
            const level::Trajectory& path = level.trajectories[i];
            paths_.try_emplace(placeOf(path.points.front(), std::string(level::info(path.kind).id)),
                               i);
        }
    }
    /// The designer's object that stood there; null for what generation put there.
    level::Object* objectAt(const Facts::Thing& thing) {
        const auto found = objects_.find(placeOf(thing.at, thing.kind));
        return found == objects_.end() ? nullptr : &result_.level.objects[found->second];
    }
    level::Trajectory* pathAt(const Facts::Thing& thing) {
        const auto found = paths_.find(placeOf(thing.at, thing.kind));
        return found == paths_.end() ? nullptr : &result_.level.trajectories[found->second];
    }

    /// Whether what was done there was done here already: the file came back before. What stood
    /// there when it left says nothing of that.
    bool stands(const ForeignThing& thing) {
        const Facts::Thing there{thing.kind, thing.at};
        if (objectAt(there) == nullptr && pathAt(there) == nullptr) return false;
        return !left_.contains(placeOf(there.at, there.kind));
    }

    void moveThing(const Facts::Thing& was, const ForeignThing& thing) {
        if (stands(thing)) return;
        if (level::Object* object = objectAt(was)) {
            object->at = thing.at;
        } else if (level::Trajectory* path = pathAt(was)) {
            // Its whole way goes with it.
            const Point by = thing.at - was.at;
            std::vector<Point> points = path->points;
            for (Point& point : points)
                point = point + by;
            const grid::Rect inside{0, 0, back_.level.size.width, back_.level.size.height};
            if (std::ranges::all_of(points, [&](Point p) { return inside.contains(p); })) {
                path->points = std::move(points);
            } else {
                note(thing.where, "its way would leave the level: it was not moved");
            }
        } else {
            takeAway(was);
            place(thing);
        }
    }

    void renameThing(const Facts::Thing& was, const ForeignThing& thing) {
        level::Object* object = objectAt(was);
        if (object == nullptr || object->id == thing.name) return;
        if (!thing.name.empty() && !level::isId(thing.name)) {
            note(thing.where, inQuotes(thing.name) + " is no id: its name was left out");
            return;
        }
        object->id = thing.name;
    }

    void removeThing(const Facts::Thing& was) {
        if (const level::Object* object = objectAt(was)) {
            goneObjects_.insert(static_cast<std::size_t>(object - result_.level.objects.data()));
        } else if (const level::Trajectory* path = pathAt(was)) {
            gonePaths_.insert(static_cast<std::size_t>(path - result_.level.trajectories.data()));
        } else {
            takeAway(was);
        }
    }
    void removeGone() {
        leaveOut(result_.level.objects, goneObjects_);
        leaveOut(result_.level.trajectories, gonePaths_);
    }
    template <typename T>
    static void leaveOut(std::vector<T>& list, const std::set<std::size_t>& places) {
        std::size_t place = 0;
        std::erase_if(list, [&](const T&) { return places.contains(place++); });
    }

    /// What generation put there stands there no more.
    void takeAway(const Facts::Thing& was) { gone_.push_back(was); }

    void addThing(const ForeignThing& thing) {
        if (stands(thing)) return;
        auto object = objectOf(thing);
        if (!object) {
            note(thing.where, thing.kind.empty()
                                  ? std::string("says no kind of thing: it was left out")
                                  : inQuotes(thing.kind) + " is no kind of thing: it was left out");
            return;
        }
        if (level::isId(thing.name)) object->id = freshId(thing.name);
        result_.level.objects.push_back(std::move(*object));
    }

    /// Empty where all that are like the name are too long.
    std::string freshId(const std::string& name) {
        if (ids_.empty()) {
            for (const level::Object& object : result_.level.objects)
                ids_.insert(object.id);
        }
        // Goes on where the last thing of that name ended: a file may have many.
        int& number = numbers_[name];
        std::string id;
        do {
            ++number;
            id = number == 1 ? name : name + '-' + std::to_string(number);
        } while (ids_.contains(id));
        if (!level::isId(id)) return {};
        ids_.insert(id);
        return id;
    }

    /// What generation made elsewhere stands here from now on.
    void place(const ForeignThing& thing) {
        if (auto object = objectOf(thing)) placed_.push_back(std::move(*object));
    }

    void mergeCells() {
        const grid::Size size = back_.cells.size();
        for (int y = 0; y < size.height; ++y) {
            const auto is = back_.cells.row(y);
            const auto was = back_.made.cells.row(y);
            for (int x = 0; x < size.width; ++x) {
                const auto at = static_cast<std::size_t>(x);
                if (is[at] == was[at]) continue;
                cells_.at({x, y}) = withoutLostMarks(is[at]);
                if (cells_.at({x, y}) == was[at]) continue;
                painted_.push_back({x, y});
            }
        }
        forgetWhatIsDone();
        if (changed_.empty() && result_.level == back_.level) return;
        if (isDrawnByHand(back_.level) && placed_.empty())
            paint();
        else if (!keepAll())
            keep();
    }

    /// What is kept already as the file has it: it came back before.
    void forgetWhatIsDone() {
        const level::Kept& kept = back_.level.kept;
        const auto isKept = [&](Point at, const std::string& kind) {
            return std::ranges::any_of(kept.objects, [&](const level::Object& object) {
                return object.at == at && wordOf(object) == kind;
            });
        };
        std::erase_if(painted_, [&](Point p) {
            const level::KeptCell cell = kept.cells.at(p);
            const level::Cell laid =
                back_.level.terrains.changed(cell.cell(), cell.cell().terrain());
            return cell.isKept() && factOf(laid) == cells_.at(p);
        });
        std::erase_if(gone_, [&](const Facts::Thing& gone) {
            return kept.cells.at(gone.at).isKept() && !isKept(gone.at, gone.kind);
        });
        std::erase_if(placed_, [&](const level::Object& object) {
            return isKept(object.at, wordOf(object));
        });
        changed_ = {painted_.begin(), painted_.end()};
        for (const Facts::Thing& gone : gone_)
            changed_.insert(gone.at);
        for (const level::Object& object : placed_)
            changed_.insert(object.at);
    }

    void paint() {
        if (changed_.empty()) return;
        level::Level& level = result_.level;
        if (!level.paint) level.paint.emplace(level.size, level::painted(level::Terrain::Wall));
        for (const Point p : changed_) {
            const level::Cell cell = cells_.at(p);
            const auto mark = cell.isTrap()    ? level::PaintMark::Trap
                              : cell.hasCoin() ? level::PaintMark::Coin
                                               : level::PaintMark::None;
            level.paint->at(p) = level::painted(cell.terrain(), mark);
        }
    }

    /// As if the designer had chosen *Keep all* on the level as it is made now, with the changes in
    /// it. False where it is not to be, or cannot be made.
    bool keepAll() {
        if (back_.pack == nullptr || back_.flows) return false;
        const auto made = generated(back_.level);
        if (!made) return false;
        level::Map map = made->map;
        // A file that came back before has nothing new to say.
        bool isNew = !(result_.level == back_.level);
        for (const Facts::Thing& gone : gone_) {
            isNew |= 0 < std::erase_if(map.things, [&](const level::Thing& thing) {
                         return thing.at == gone.at && doors::kindOf(map, thing) == gone.kind;
                     });
        }
        for (const Point p : painted_) {
            isNew |= factOf(map.cells.at(p)) != cells_.at(p);
            map.cells.at(p) = cells_.at(p);
        }
        for (const level::Object& object : placed_) {
            const bool isThere = std::ranges::any_of(map.things, [&](const level::Thing& thing) {
                return thing.at == object.at && doors::kindOf(map, thing) == wordOf(object);
            });
            if (isThere) continue;
            isNew = true;
            level::Thing thing = map.add(object);
            thing.at = object.at;
            map.things.push_back(thing);
        }
        if (!isNew) return true;
        for (const level::Thing& thing : map.things)
            map.cells.at(thing.at) = map.cells.at(thing.at).with(Cell::kThing);
        const level::Kept before = result_.level.kept;
        take(edit::keep(back_.level, back_.pack->rooms, map,
                        edit::Area(grid::Rect{0, 0, map.size().width, map.size().height})));
        const auto again = generated(result_.level);
        if (again) return true;
        // A hero, say, stands where the maze that is kept does not lead.
        note({}, "the rest of " + inQuotes(result_.level.id) +
                     " cannot stay as it was made, generation flows round what was changed: " +
                     again.error().text);
        result_.level.kept = before;
        return false;
    }

    tl::expected<generate::Generated, Problem> generated(const level::Level& level) const {
        generate::Options options;
        options.floor = level::floorOf(back_.pack->descent, level);
        options.kinds = back_.pack->ownKinds.share();
        return generate::generate(level, back_.pack->rooms, back_.seed, options);
    }

    void take(edit::KeptChange change) {
        edit::redo(result_.level.kept, result_.level.size, change.delta);
        if (change.things) edit::swapThings(result_.level.kept, *change.things);
    }

    /// As if the designer had chosen *Keep* on a map that looks as the file does.
    void keep() {
        if (changed_.empty()) return;
        level::Map map(back_.level.ruleset, back_.cells.size());
        map.cells = cells_;
        map.terrains = back_.level.terrains;
        for (level::Object& object : placed_) {
            const Point at = object.at;
            level::Thing thing = map.add(std::move(object));
            thing.at = at;
            map.things.push_back(thing);
            map.cells.at(at) = map.cells.at(at).with(level::Cell::kThing);
        }
        std::vector<edit::Run> runs;
        for (const Point p : changed_)
            runs.push_back({p.y, p.x, 1});
        take(edit::keep(result_.level, {}, map, edit::Area(std::move(runs))));
    }

    struct ByRow {
        bool operator()(Point a, Point b) const {
            return std::pair(a.y, a.x) < std::pair(b.y, b.x);
        }
    };

    const Return& back_;
    const std::string& file_;
    Places objects_;
    Places paths_;
    std::set<std::size_t> goneObjects_;
    std::set<std::size_t> gonePaths_;
    std::set<std::string> ids_;  ///< of objects; empty until one is asked for
    std::map<std::string, int> numbers_;
    level::CellGrid cells_;  ///< as they are to be
    Merged result_;
    std::set<Point, ByRow> changed_;
    std::set<Places::key_type> left_;    ///< where things stood when it left
    std::vector<Point> painted_;         ///< those of them whose terrain or marks changed
    std::vector<level::Object> placed_;  ///< what generation had put elsewhere
    std::vector<Facts::Thing> gone_;     ///< from where it had put it
};

}  // namespace

level::Cell withoutLostMarks(level::Cell cell) {
    if (!cell.canEnter()) return level::Cell().withTerrainOf(cell);
    if (cell.holdsItems()) return cell;
    return cell.without(level::Cell::kTrap).without(level::Cell::kCoin);
}

std::string wordOf(const level::Object& object) {
    return object.kind == level::ThingKind::Own ? level::ownKindWord(object.own)
                                                : std::string(level::info(object.kind).id);
}

Merged merged(const Return& back, const std::string& file) {
    return Merge(back, file).run();
}

tl::expected<Left, Problem> readLeft(const LeftTexts& texts) {
    const auto damaged = [](std::string_view property, std::string why) {
        return tl::unexpected(problemAt({}, "property " + std::string(property), std::move(why)));
    };
    auto before = readPackedLevel(texts.level);
    if (!before) return damaged(kLevelProperty, std::move(before.error()));
    auto made = readFacts(texts.made, before->terrains);
    if (!made) return damaged(kMadeProperty, std::move(made.error()));
    if (made->cells.size() != before->size)
        return damaged(kMadeProperty, "has another size than the level");
    Left left{std::move(*before), std::move(*made)};
    std::from_chars(texts.seed.data(), texts.seed.data() + texts.seed.size(), left.seed);
    return left;
}

void comeBack(Left left, const ImportOptions& options, Imported& imported) {
    const level::Level* now =
        options.into == nullptr ? nullptr : options.into->findLevel(left.level.id);
    const bool isThere = now != nullptr && now->size == left.level.size;
    imported.levels.push_back(isThere ? *now : std::move(left.level));
    imported.seed = left.seed;
    imported.seeds.push_back(left.seed);
    imported.cameBack = true;
}

void comeBack(Left left, level::CellGrid cells, std::vector<ForeignThing> things,
              const ImportOptions& options, Imported& imported) {
    const level::Level* now =
        options.into == nullptr ? nullptr : options.into->findLevel(left.level.id);
    const bool isThere = now != nullptr && now->size == left.level.size;
    if (!isThere) now = &left.level;
    edit::translate(left.made.cells, left.level.terrains, now->terrains);
    edit::translate(cells, left.level.terrains, now->terrains);
    left.made.terrains = now->terrains;
    Merged back = merged({*now, std::move(left.made), std::move(cells), std::move(things),
                          isThere ? options.into : nullptr, left.seed, options.flows},
                         options.file);
    imported.levels.push_back(std::move(back.level));
    std::ranges::move(back.notes, std::back_inserter(imported.notes));
    imported.seed = left.seed;
    imported.seeds.push_back(left.seed);
    imported.cameBack = true;
}

}  // namespace mazeloom::doors
