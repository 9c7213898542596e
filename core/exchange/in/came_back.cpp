// SPDX-License-Identifier: MIT
#include "core/exchange/in/came_back.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

#include "core/edit/area/area.h"
#include "core/edit/fresh_id.h"
#include "core/edit/keep/keep.h"
#include "core/edit/terrains/translate.h"
#include "core/exchange/in/exported_size.h"
#include "core/exchange/in/item_names.h"
#include "core/exchange/said.h"
#include "core/exchange/trial/trial.h"
#include "core/exchange/words/sentences.h"
#include "core/in_quotes.h"
#include "core/level/id.h"

namespace mazeloom::exchange {

namespace {

using grid::Point;
using level::Cell;

/// The words that are new or changed in the file (`said`), and the names of words that were in the
/// file at export but are not any longer (`gone`).
struct Saying {
    level::Properties said;
    std::vector<std::string> gone;

    bool isNothing() const { return said.empty() && gone.empty(); }
};
Saying differenceOf(const level::Properties& was, const level::Properties& is) {
    Saying saying;
    // If two words have the same title, the first one counts.
    const auto byTitle = [](const level::Properties& words) {
        std::map<std::string_view, const level::Property*> places;
        for (const level::Property& word : words)
            places.try_emplace(word.title, &word);
        return places;
    };
    const auto before = byTitle(was);
    for (const level::Property& word : is) {
        const auto same = before.find(word.title);
        if (same == before.end() || same->second->value != word.value) saying.said.push_back(word);
    }
    const auto now = byTitle(is);
    for (const level::Property& word : was) {
        if (!now.contains(word.title)) saying.gone.push_back(word.title);
    }
    return saying;
}

/// A re-imported level and the data to compare it with.
struct Return {
    level::Level level;     ///< its current state, with the size at export
    const Facts& made;      ///< facts of the exported map
    ForeignLevel is;        ///< without its cells
    level::CellGrid cells;  ///< those of the file
    const Departure* was;   ///< null: the format has no words
    /// The pack that contains the level; null if there is none.
    const level::Pack* pack;
    level::SharedOwnKinds kinds;
    std::uint64_t seed;  ///< the seed at export
    /// Whether the level is regenerated around the changes. Otherwise, if the level is in a pack,
    /// everything else is pinned as `seed` generates it now, so that nothing else changes.
    bool flows;
    Stop stop = {};
};

struct Merged {
    level::Level level;
    NoteList notes;
};

class Merge {
  public:
    Merge(const Return& back, const std::string& file)
        : back_(back),
          pace_(back.stop),
          file_(file),
          context_{back.level.size, back.kinds.get()},
          cells_(back.cells) {
        result_.level = back.level;
    }

    Merged run() {
        names_.rememberAll();
        rememberPlaces();
        mergeWords();
        mergeThings();
        removeGone();
        // Pinning tries to generate the level, so what no level can hold must be mended before.
        for (Phrase& done : mend(result_.level))
            note({}, std::move(done));
        mergeCells();
        tellFlow();
        return std::move(result_);
    }

  private:
    /// Indices of things in a list, by position and kind.
    using Places = std::map<std::tuple<int, int, std::string>, std::size_t>;
    static Places::key_type placeOf(Point at, std::string kind) {
        return {at.y, at.x, std::move(kind)};
    }

    void note(std::string where, std::string text) {
        result_.notes.push_back(noteAt(file_, std::move(where), std::move(text)));
    }
    void note(std::string where, const Sentence& sentence, Arguments arguments = {}) {
        note(std::move(where), Phrase{sentence, std::move(arguments)});
    }
    void note(std::string where, Phrase phrase) {
        result_.notes.push_back(noteAt(file_, std::move(where), std::move(phrase)));
    }
    /// Returns a function that adds notes for a place in the file.
    Tell tellAt(const std::string& where) {
        return [this, where](Phrase phrase) { note(where, std::move(phrase)); };
    }

    /// Applies the words to an object, a path or the level.
    template <typename T>
    void take(const Saying& saying, T& of, const std::string& where) {
        for (const level::Property& word : saying.said) {
            isLaidOut_ |= isLaidOutBy(of, word.title);
            say(of, word, context_, tellAt(where));
        }
        for (const std::string& name : saying.gone)
            unsay(of, name, context_, tellAt(where));
    }

    /// Applies the level's own words.
    void mergeWords() {
        if (back_.was == nullptr) return;
        take(differenceOf(back_.was->shown.words, back_.is.words), result_.level, {});
    }

    void mergeThings() {
        const std::vector<int> places = placesOfThings();
        renameThings(places);
        std::vector<bool> isThere(back_.made.things.size(), false);
        for (std::size_t i = 0; i < back_.is.things.size(); ++i) {
            constexpr std::uint64_t kWork = 256;  // cost of a thing, in cells
            if (pace_.isAsked(kWork)) return;
            const ForeignThing& thing = back_.is.things[i];
            if (places[i] < 0) {
                addThing(thing);
                continue;
            }
            isThere[static_cast<std::size_t>(places[i])] = true;
            const Facts::Thing& was = made(places[i]);
            if (was.kind != thing.kind) {
                removeThing(was);
                addThing(thing);
            } else {
                mergeThing(places[i], thing);
            }
        }
        for (int i = 0; i < static_cast<int>(isThere.size()); ++i) {
            if (!isThere[static_cast<std::size_t>(i)]) removeThing(made(i));
        }
    }

    /// Returns, for each thing in the file, the index of the exported thing that it is; −1 for a
    /// new thing. A thing in the file states this index (ForeignThing::place); if several state the
    /// same one, only the first of them gets it. Any other thing is an exported thing of the same
    /// kind in the same cell that no thing has claimed, if there is one.
    std::vector<int> placesOfThings() const {
        std::vector<int> places;
        std::vector<bool> isTaken(back_.made.things.size(), false);
        for (const ForeignThing& thing : back_.is.things) {
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
            const auto same = free.find(placeOf(back_.is.things[i].at, back_.is.things[i].kind));
            if (same == free.end()) continue;
            places[i] = same->second;
            free.erase(same);
        }
        return places;
    }

    /// Renames objects and paths as in the file.
    void renameThings(const std::vector<int>& places) {
        std::vector<Renaming> renamings;
        std::vector<bool> stays(back_.made.things.size(), false);
        for (std::size_t i = 0; i < places.size(); ++i) {
            const ForeignThing& thing = back_.is.things[i];
            if (places[i] < 0 || made(places[i]).kind != thing.kind) continue;
            stays[static_cast<std::size_t>(places[i])] = true;
            const ForeignThing* shown = shownAt(places[i]);
            if (shown == nullptr || shown->name == thing.name) continue;
            if (const auto item = itemAt(thereOf(places[i], thing)))
                renamings.push_back({*item, &thing});
        }
        for (std::size_t i = 0; i < stays.size(); ++i) {
            if (stays[i]) continue;
            if (const auto item = itemAt(back_.made.things[i])) names_.free(*item);
        }
        names_.rename(std::move(renamings));
    }
    /// Returns the designer's object or path with the kind and cell of `thing`, if any.
    std::optional<Item> itemAt(const Facts::Thing& thing) {
        if (const level::Object* object = objectAt(thing)) return names_.itemOf(*object);
        if (const level::Trajectory* path = pathAt(thing)) return names_.itemOf(*path);
        return std::nullopt;
    }

    /// Returns the kind and current cell of an exported thing in the level. An earlier import of
    /// the file may have moved the thing already.
    Facts::Thing thereOf(int place, const ForeignThing& thing) {
        const Facts::Thing& was = made(place);
        const bool isDone = was.at != thing.at && stands(thing);
        return {was.kind, isDone ? thing.at : was.at};
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
        if (back_.was == nullptr) return;
        for (const ForeignThing& thing : back_.was->shown.things) {
            if (thing.place >= 0) shown_.try_emplace(thing.place, &thing);
        }
    }

    /// Returns the designer's object with the kind and cell of `thing`; null if generation placed
    /// the thing.
    level::Object* objectAt(const Facts::Thing& thing) {
        const auto found = objects_.find(placeOf(thing.at, thing.kind));
        return found == objects_.end() ? nullptr : &result_.level.objects[found->second];
    }
    level::Trajectory* pathAt(const Facts::Thing& thing) {
        const auto found = paths_.find(placeOf(thing.at, thing.kind));
        return found == paths_.end() ? nullptr : &result_.level.trajectories[found->second];
    }

    /// Whether an earlier import of the file already put the thing into its new cell. Things that
    /// stood there at export do not count.
    bool stands(const ForeignThing& thing) {
        const Facts::Thing there{thing.kind, thing.at};
        if (objectAt(there) == nullptr && pathAt(there) == nullptr) return false;
        return !left_.contains(placeOf(there.at, there.kind));
    }

    /// Returns an exported thing with its name and words at export; null if these are unknown.
    const ForeignThing* shownAt(int place) const {
        const auto found = shown_.find(place);
        return found == shown_.end() ? nullptr : found->second;
    }
    /// Returns the object from which a thing was exported; null for movers and for things without
    /// data beyond their kind.
    const level::Object* exportedObject(int place) const {
        const level::Map& map = back_.was->made.map;
        return map.objectOf(map.things[static_cast<std::size_t>(place)]);
    }

    /// Merges an exported thing, which may have moved or changed its words.
    void mergeThing(int place, const ForeignThing& thing) {
        const Facts::Thing& was = made(place);
        const ForeignThing* shown = shownAt(place);
        Saying saying = shown == nullptr ? Saying() : differenceOf(shown->words, thing.words);
        // The words of a removed path need no notes, because the removal itself is reported.
        if (isMover(thing) && thing.path.empty()) saying.gone.clear();
        const bool isRenamed = shown == nullptr ? false : shown->name != thing.name;
        const bool isMoved = was.at != thing.at;
        const bool isDone = isMoved && stands(thing);
        const Facts::Thing there = thereOf(place, thing);
        if (level::Object* object = objectAt(there)) {
            take(saying, *object, thing.where);
            names_.remember(names_.itemOf(*object));
            if (!isMoved || isDone) return;
            object->at = thing.at;
            isLaidOut_ = true;
        } else if (level::Trajectory* path = pathAt(there)) {
            take(saying, *path, thing.where);
            names_.remember(names_.itemOf(*path));
            if (!isDone) mergePath(*path, thing, shown, isMoved ? thing.at - was.at : Point{});
        } else if (isMover(thing) && shown != nullptr) {
            if (!saying.isNothing() || isRenamed || shown->path != thing.path)
                note(thing.where, kWasPlaced);
            if (isMoved) moveGenerated(was, thing, {});
        } else if (!isDone) {
            mergeGenerated(place, thing, saying, isRenamed);
        }
    }

    /// Turns a generated thing into an object with the file's position and words.
    void mergeGenerated(int place, const ForeignThing& thing, const Saying& saying,
                        bool isRenamed) {
        const Facts::Thing& was = made(place);
        if (was.at == thing.at && saying.isNothing() && !isRenamed) return;
        auto object = objectOf(thing);
        if (!object) return;
        if (back_.was != nullptr) {
            if (!back_.was->made.isExact && !(saying.isNothing() && !isRenamed)) {
                note(thing.where, kOtherToday);
                if (was.at == thing.at) return;
            } else {
                if (const level::Object* known = exportedObject(place)) *object = *known;
                object->at = thing.at;
                if (isRenamed) names_.rename(object->id, thing);
                take(saying, *object, thing.where);
            }
        }
        moveGenerated(was, thing, std::move(object));
    }
    void moveGenerated(const Facts::Thing& was, const ForeignThing& thing,
                       std::optional<level::Object> object) {
        if (was.at != thing.at) takeAway(was);
        if (!object) object = objectOf(thing);
        if (object) placed_.push_back(std::move(*object));
    }

    /// Merges a mover's path; `by` is the offset by which the mover itself was moved.
    void mergePath(level::Trajectory& path, const ForeignThing& thing, const ForeignThing* shown,
                   Point by) {
        std::vector<Point> points = path.points;
        const bool isRedrawn = shown != nullptr && shown->path != thing.path;
        if (isRedrawn && thing.path.empty()) {
            note(thing.where, kLostPath);
            points = {thing.at};
        } else if (isRedrawn) {
            points = thing.path;
        } else if (by != Point{}) {
            // The whole path moves together with the thing.
            for (Point& point : points)
                point = point + by;
        }
        if (shown != nullptr && shown->isLoop != thing.isLoop && !thing.path.empty() &&
            sameWord(*shown, thing, "mode")) {
            path.thereAndBack = !thing.isLoop;
            isLaidOut_ = true;
        }
        if (points == path.points) return;
        const grid::Rect inside{0, 0, back_.level.size.width, back_.level.size.height};
        if (!std::ranges::all_of(points, [&](Point p) { return inside.contains(p); }))
            return note(thing.where, kPathLeaves);
        if (isRedrawn && by != Point{} && points.front() != thing.at)
            note(thing.where, kStartsElsewhere);
        path.points = std::move(points);
        isLaidOut_ = true;
    }
    static bool sameWord(const ForeignThing& a, const ForeignThing& b, std::string_view name) {
        const auto in = [name](const level::Properties& words) {
            const auto found = std::ranges::find(words, name, &level::Property::title);
            return found == words.end() ? std::optional<level::PropertyValue>() : found->value;
        };
        return in(a.words) == in(b.words);
    }

    void removeThing(const Facts::Thing& was) {
        if (const level::Object* object = objectAt(was)) {
            goneObjects_.insert(static_cast<std::size_t>(object - result_.level.objects.data()));
            isLaidOut_ = true;
        } else if (const level::Trajectory* path = pathAt(was)) {
            gonePaths_.insert(static_cast<std::size_t>(path - result_.level.trajectories.data()));
            isLaidOut_ = true;
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

    /// Removes a generated thing.
    void takeAway(const Facts::Thing& was) { gone_.push_back(was); }

    void addThing(const ForeignThing& thing) {
        if (stands(thing)) return;
        auto object = objectOf(thing);
        if (!object) {
            if (thing.kind.empty()) return note(thing.where, kNoType);
            return note(thing.where, kNoKind, {inQuotes(thing.kind)});
        }
        const std::string id = level::isId(thing.name) ? names_.freshId(thing.name) : std::string();
        if (!thing.name.empty() && id != thing.name && back_.was != nullptr) {
            note(thing.where, id.empty() ? kNotId : kRenamed, {inQuotes(thing.name), inQuotes(id)});
        }
        isLaidOut_ = true;
        if (isMover(thing) && !thing.path.empty()) {
            level::Trajectory path = pathOf(thing, context_, tellAt(thing.where));
            path.id = id;
            result_.level.trajectories.push_back(std::move(path));
            const level::Trajectory& added = result_.level.trajectories.back();
            names_.remember(names_.itemOf(added));
            return;
        }
        for (const level::Property& word : thing.words)
            say(*object, word, context_, tellAt(thing.where));
        object->id = id;
        result_.level.objects.push_back(std::move(*object));
        const level::Object& added = result_.level.objects.back();
        names_.remember(names_.itemOf(added));
    }

    void mergeCells() {
        int lost = 0;
        Point firstLost;

        const grid::Size size = back_.cells.size();
        for (int y = 0; y < size.height; ++y) {
            if (pace_.isAsked(static_cast<std::uint64_t>(size.width))) return;
            const auto is = back_.cells.row(y);
            const auto was = back_.made.cells.row(y);
            for (int x = 0; x < size.width; ++x) {
                const auto at = static_cast<std::size_t>(x);
                if (is[at] == was[at]) continue;
                cells_.at({x, y}) = withoutLostMarks(is[at]);
                if (cells_.at({x, y}) == was[at]) {
                    if (lost == 0) firstLost = {x, y};
                    ++lost;
                    continue;
                }
                painted_.push_back({x, y});
            }
        }
        if (lost > 0) {
            note({},
                 lost == 1   ? kLostMark
                 : lost == 2 ? kLostMark2
                             : kLostMarks,
                 {firstLost, lost - 1});
        }

        forgetWhatIsDone();
        if (back_.stop.isAsked()) return;
        if (changed_.empty() && !isLaidOut_) return;
        if (isDrawn(back_.level) && placed_.empty())
            paint();
        else if (!keepAll())
            keep();
    }

    static bool isSame(const level::Object& a, const level::Object& b) {
        return a.at == b.at && wordOf(a) == wordOf(b) && a.id == b.id &&
               a.direction == b.direction && a.beam == b.beam && a.text == b.text &&
               a.properties == b.properties;
    }

    /// Drops changes that an earlier import of the file already made, if their cells or things are
    /// still pinned.
    void forgetWhatIsDone() {
        const level::Kept& kept = back_.level.kept;
        std::multimap<Places::key_type, const level::Object*> objects;
        for (const level::Object& object : kept.objects)
            objects.emplace(placeOf(object.at, wordOf(object)), &object);
        const auto isKept = [&](Point at, const std::string& kind) {
            return pace_.isAsked() || objects.contains(placeOf(at, kind));
        };
        const auto isKeptAsItIs = [&](const level::Object& placed) {
            const auto [first, last] = objects.equal_range(placeOf(placed.at, wordOf(placed)));
            return std::any_of(first, last, [&](const auto& entry) {
                return pace_.isAsked() || isSame(*entry.second, placed);
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
        std::erase_if(placed_, [&](const level::Object& object) { return isKeptAsItIs(object); });
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

    /// Whether the resulting level generates the cells of `map`, and the same things as in `map`
    /// besides the designer's.
    bool isMadeLike(const level::Map& map) const {
        const auto made = generated(result_.level);
        return made && factsOf(made->map).cells == factsOf(map).cells &&
               placedByGeneration(made->map, result_.level) == placedByGeneration(map, back_.level);
    }
    static std::vector<std::pair<std::string, Point>> placedByGeneration(
        const level::Map& map, const level::Level& level) {
        std::vector<std::pair<std::string, Point>> things;
        for (const level::Thing& thing : map.things) {
            const auto known = static_cast<std::size_t>(thing.object);
            const bool isDesigners =
                thing.object >= 0 && known < (level::isMover(thing.kind) ? level.trajectories.size()
                                                                         : level.objects.size());
            if (!isDesigners) things.emplace_back(exchange::kindOf(map, thing), thing.at);
        }
        return things;
    }

    /// Returns an object of the same kind and cell without other data.
    static level::Object plain(const level::Object& object) {
        level::Object plain;
        plain.at = object.at;
        plain.kind = object.kind;
        plain.own = object.own;
        return plain;
    }

    /// If anything is new, pins the whole generated level including the changes, like *Pin all*.
    /// Returns false if the unchanged rest must not be pinned, or if the level cannot be generated.
    bool keepAll() {
        if (back_.pack == nullptr || back_.flows) return false;
        const auto made = generated(back_.level);
        if (!made) return false;
        level::Map map = made->map;
        // A file that was imported before may contain nothing new.
        bool isNew = isLaidOut_;
        std::set<Places::key_type> gone;
        for (const Facts::Thing& thing : gone_)
            gone.insert(placeOf(thing.at, thing.kind));
        isNew |= 0 < std::erase_if(map.things, [&](const level::Thing& thing) {
                     return gone.contains(placeOf(thing.at, exchange::kindOf(map, thing)));
                 });
        Places standing;
        for (std::size_t i = 0; i < map.things.size(); ++i)
            standing.try_emplace(placeOf(map.things[i].at, exchange::kindOf(map, map.things[i])),
                                 i);
        for (const Point p : painted_) {
            isNew |= factOf(map.cells.at(p)) != cells_.at(p);
            map.cells.at(p) = cells_.at(p);
        }
        for (const level::Object& object : placed_) {
            const auto [there, isFirst] =
                standing.try_emplace(placeOf(object.at, wordOf(object)), map.things.size());
            const bool isThere = !isFirst;
            const level::Object* known =
                isThere ? map.objectOf(map.things[there->second]) : nullptr;
            if (isThere && isSame(known == nullptr ? plain(object) : *known, object)) continue;
            isNew = true;
            level::Thing thing = map.add(object);
            thing.at = object.at;
            if (isThere) {
                map.things[there->second] = thing;
            } else {
                map.things.push_back(thing);
            }
        }
        if (!isNew || back_.stop.isAsked()) return true;
        if (changed_.empty() && isMadeLike(map)) return true;
        for (const level::Thing& thing : map.things)
            map.cells.at(thing.at) = map.cells.at(thing.at).with(Cell::kThing);
        const level::Kept before = result_.level.kept;
        take(edit::keep(back_.level, back_.pack->rooms, map,
                        edit::Area(grid::Rect{0, 0, map.size().width, map.size().height})));
        const auto again = generated(result_.level);
        if (again) return true;
        // Generation can fail, for example, because no passage of the pinned maze leads to the
        // hero.
        whyItFlows_ = again.error();
        result_.level.kept = before;
        return false;
    }

    /// Reports a level whose rest could not be pinned. The import itself reports a level that
    /// cannot be generated at all.
    void tellFlow() {
        if (!whyItFlows_ || !generated(result_.level)) return;
        note({}, kFlows, {inQuotes(result_.level.id), whyItFlows_->said()});
    }

    tl::expected<generate::Generated, Problem> generated(const level::Level& level) const {
        return generate::generate(level, back_.pack->rooms, back_.seed,
                                  makingOf(back_.pack, level, back_.stop));
    }

    void take(edit::KeptChange change) {
        edit::redo(result_.level.kept, result_.level.size, change.delta);
        if (change.things) edit::swapThings(result_.level.kept, *change.things);
    }

    /// Pins the changed cells as in the file, like *Pin*.
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
    PacedStop pace_;
    const std::string& file_;
    const Context context_;
    Places objects_;
    Places paths_;
    std::set<std::size_t> goneObjects_;
    std::set<std::size_t> gonePaths_;
    level::CellGrid cells_;  ///< the resulting cells
    Merged result_;
    ItemNames names_{result_.level, [this](const std::string& where, Phrase phrase) {
                         note(where, std::move(phrase));
                     }};
    std::set<Point, ByRow> changed_;
    std::set<Places::key_type> left_;           ///< positions of things at export
    std::vector<Point> painted_;                ///< cells whose terrain or marks changed
    std::vector<level::Object> placed_;         ///< generated things at their new positions
    std::vector<Facts::Thing> gone_;            ///< generated things at their old positions
    std::map<int, const ForeignThing*> shown_;  ///< things as in the file at export, by index
    /// Whether one of the designer's inputs to generation changed.
    bool isLaidOut_ = false;
    /// The reason why the rest of the level is not pinned although it should be; empty if none.
    std::optional<Problem> whyItFlows_;
};

/// Turns names that are no ids into ids, as for levels of other programs: "Old Chest" becomes
/// "old-chest". Names without a character that ids may have stay as they are.
void nameByIds(std::vector<ForeignThing>& things, const ImportOptions& options, NoteList& notes) {
    for (ForeignThing& thing : things) {
        if (thing.name.empty() || level::isId(thing.name)) continue;
        std::string id = edit::freshId(thing.name, {}, [](const std::string&) { return false; });
        if (!level::isId(id)) continue;
        notes.push_back(noteAt(options.file, thing.where,
                               Phrase{kHasId, {inQuotes(thing.name), inQuotes(id)}}));
        thing.name = std::move(id);
    }
}

/// Adds a note if the seed was changed in the file. The new seed is ignored, because other changes
/// are found by comparing with the level of the original seed. Files of earlier versions get no
/// note, because they do not store the original seed separately.
void tellSeed(const Left& left, const ImportOptions& options, NoteList& notes) {
    const std::string seed = std::to_string(left.seed);
    if (!left.made.seed || left.saidSeed == seed) return;
    const std::string id = inQuotes(left.level.id);
    notes.push_back(noteAt(options.file, {},
                           left.saidSeed.empty() ? Phrase{kNoSeed, {id, seed}}
                                                 : Phrase{kOtherSeed, {id, left.saidSeed, seed}}));
}

}  // namespace

void comeBack(Left left, const ImportOptions& options, Imported& imported) {
    tellSeed(left, options, imported.notes);
    const level::Level* now =
        options.into == nullptr ? nullptr : options.into->findLevel(left.level.id);
    const bool isThere = now != nullptr && now->size == left.level.size;
    imported.levels.push_back(isThere ? *now : std::move(left.level));
    imported.seed = left.seed;
    imported.seeds.push_back(left.seed);
    imported.cameBack = true;
}

void comeBack(Left left, ForeignLevel is, const std::optional<Departure>& was,
              const ImportOptions& options, Imported& imported) {
    // After a stop, the facts of the level may be incomplete.
    if (options.stop.isAsked()) return;
    const level::Level* now =
        options.into == nullptr ? nullptr : options.into->findLevel(left.level.id);
    const bool isThere = now != nullptr && now->size == left.level.size;
    if (!isThere) now = &left.level;
    tellSeed(left, options, imported.notes);
    level::CellGrid cells = is.cells.grid();
    is.cells = {};
    fitToExportedSize(is.things, cells, left.made, options, imported.notes);
    nameByIds(is.things, options, imported.notes);
    edit::translate(left.made.cells, left.level.terrains, now->terrains);
    edit::translate(cells, left.level.terrains, now->terrains);
    left.made.terrains = now->terrains;
    const Return back{.level = *now,
                      .made = left.made,
                      .is = std::move(is),
                      .cells = std::move(cells),
                      .was = was ? &*was : nullptr,
                      .pack = isThere ? options.into : nullptr,
                      .kinds = options.into == nullptr ? nullptr : options.into->ownKinds.share(),
                      .seed = left.seed,
                      .flows = options.flows,
                      .stop = options.stop};
    if (was && !was->made.isExact && isThere && back.made.cells.size().area() <= kMostRemadeCells) {
        imported.notes.push_back(noteAt(options.file, {}, Phrase{kOtherLevel}));
    }
    Merged merged = Merge(back, options.file).run();
    imported.levels.push_back(std::move(merged.level));
    imported.notes.append(std::move(merged.notes));
    imported.seed = left.seed;
    imported.seeds.push_back(left.seed);
    imported.cameBack = true;
}

}  // namespace mazeloom::exchange
