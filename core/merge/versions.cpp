// SPDX-License-Identifier: MIT
// A level is merged in three parts. First its versions are brought into a common frame: they may
// have grown or been cropped at any edge. Then cells and objects are merged (cells.h), and pinned
// things; all other content is merged as JSON (trees.h). Last, the result is cropped to its merged
// size, written, and read again, as a check.
#include "core/merge/versions.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/edit/resize.h"
#include "core/generate/recipe.h"
#include "core/grid/bounds.h"
#include "core/grid/point_text.h"
#include "core/json/equal.h"
#include "core/merge/cells.h"
#include "core/merge/frame.h"
#include "core/merge/order.h"
#include "core/merge/texts.h"
#include "core/merge/trees.h"

namespace mazeloom::merge {

namespace {

using grid::Point;
using grid::Rect;
using json::Value;
using level::Level;
using level::Room;

constexpr level::Paint kSolid = level::painted(level::Terrain::Wall);

template <typename T>
const T* pointerTo(const std::optional<T>& value) {
    return value ? &*value : nullptr;
}

/// Returns what tells a path without id apart from others wherever it is; empty if it has an id.
std::string besidesPlace(const level::Trajectory& path) {
    if (!path.id.empty()) return {};
    std::string content(level::info(path.kind).id);
    for (const int number :
         {int{path.thereAndBack}, path.speed, path.phase, path.size, path.toughness})
        content += ' ' + std::to_string(number);
    return content;
}
/// Things of other types are what they are by their place.
template <typename T>
std::string besidesPlace(const T&) {
    return {};
}

/// Merges two lists of things that `keyOf` names. Sets `hasConflicts` if both sides changed a thing
/// differently.
template <typename T, typename KeyOf>
std::vector<T> mergedList(const std::vector<T>* base, const std::vector<T>& ours,
                          const std::vector<T>& theirs, Version version, const KeyOf& keyOf,
                          bool& hasConflicts) {
    const auto keysOf = [&](const std::vector<T>& list) {
        Keys keys;
        for (const T& each : list)
            keys.push_back(keyOf(each));
        makeUnique(keys);
        return keys;
    };
    const Keys before = base == nullptr ? Keys() : keysOf(*base);
    const auto keysOfSide = [&](const std::vector<T>& list) {
        const auto contentsOf = [](const std::vector<T>& things) {
            Keys contents;
            for (const T& each : things)
                contents.push_back(besidesPlace(each));
            return contents;
        };
        Keys keys = keysOf(list);
        if (base != nullptr) followMoves(before, contentsOf(*base), keys, contentsOf(list));
        return keys;
    };
    const Keys our = keysOfSide(ours);
    const Keys their = keysOfSide(theirs);
    const auto indexOf = [](const Keys& keys) {
        std::map<std::string_view, std::size_t> index;
        for (std::size_t i = 0; i < keys.size(); ++i)
            index[keys[i]] = i;
        return index;
    };
    const auto inBase = indexOf(before);
    const auto inOurs = indexOf(our);
    const auto inTheirs = indexOf(their);
    const auto find = [](const auto& index, const std::string& key, const auto* list) {
        const auto found = index.find(key);
        return found == index.end() ? nullptr : &(*list)[found->second];
    };
    const auto areSame = [](const T* a, const T* b) {
        return a == nullptr || b == nullptr ? a == b : *a == *b;
    };
    std::vector<T> merged;
    for (const std::string& key : mergedOrder(before, our, their)) {
        const T* was = find(inBase, key, base);
        const T* ourThing = find(inOurs, key, &ours);
        const T* theirThing = find(inTheirs, key, &theirs);
        const bool isContested =
            !areSame(ourThing, theirThing) && !areSame(was, ourThing) && !areSame(was, theirThing);
        hasConflicts = hasConflicts || isContested;
        const bool takesTheirs = isContested ? version == Version::Theirs : areSame(was, ourThing);
        const T* taken = takesTheirs ? theirThing : ourThing;
        if (taken != nullptr) merged.push_back(*taken);
    }
    return merged;
}

std::string keyOfPath(const level::Trajectory& path) {
    if (!path.id.empty() || path.points.empty()) return "id " + path.id;
    return grid::textOf(path.points.front());
}

std::string keyOfKeptRoom(const level::KeptRoom& room) {
    return grid::textOf(room.rect.topLeft()) + std::to_string(room.rect.width) + ' ' +
           std::to_string(room.rect.height);
}

// The frame of a sheet: its cells in coordinates that stay if it grows at its left or top. For a
// level, these are the coordinates from its origin. A room has no origin.

Rect frameOf(const Level& level) {
    return {-level.origin.x, -level.origin.y, level.size.width, level.size.height};
}
Rect frameOf(const Room& room) {
    return room.cells.bounds();
}

Point originOf(const Level& level) {
    return level.origin;
}
Point originOf(const Room&) {
    return {};
}

void setContent(Level& level, edit::ResizedLevel resized) {
    level.size = resized.size;
    level.origin = resized.origin;
    level.paint = std::move(resized.paint);
    level.objects = std::move(resized.objects);
    level.trajectories = std::move(resized.trajectories);
    level.kept = std::move(resized.kept);
    level.properties = std::move(resized.properties);
}
void setContent(Room& room, edit::ResizedRoom resized) {
    room = std::move(resized.room);
}

bool losesThings(const edit::ResizedLevel& resized) {
    return !resized.lostObjects.empty() || !resized.lostTrajectories.empty() ||
           resized.lostPoints > 0;
}
bool losesThings(const edit::ResizedRoom& resized) {
    return !resized.lostObjects.empty() || resized.lostEntrances > 0;
}

/// Brings a sheet into a frame. Returns false if the frame is too large; sets `isLossy` if things
/// are outside of it.
template <typename Sheet>
bool bringInto(Sheet& sheet, const Rect& frame, bool& isLossy) {
    if (frameOf(sheet) == frame) return true;
    const Point origin = originOf(sheet);
    const Rect to{frame.x + origin.x, frame.y + origin.y, frame.width, frame.height};
    auto resized = edit::resized(sheet, to);
    if (!resized) return false;
    isLossy = isLossy || losesThings(*resized);
    setContent(sheet, *std::move(resized));
    return true;
}

/// Collects the ids of objects and paths that properties name although there are none.
class Dangling {
  public:
    explicit Dangling(const Level& level) : Dangling(level.objects, level.trajectories) {
        add(level.properties);
        for (const level::Trajectory& path : level.trajectories)
            add(path.properties);
        addAll(level.objects);
    }
    explicit Dangling(const Room& room) : Dangling(room.objects, {}) {
        add(room.properties);
        addAll(room.objects);
    }

    const std::set<std::string>& ids() const { return dangling_; }

  private:
    Dangling(const std::vector<level::Object>& objects,
             const std::vector<level::Trajectory>& paths) {
        for (const level::Object& object : objects)
            known_.insert(object.id);
        for (const level::Trajectory& path : paths)
            known_.insert(path.id);
    }
    void addAll(const std::vector<level::Object>& objects) {
        for (const level::Object& object : objects)
            add(object.properties);
    }
    void add(const level::Properties& properties) {
        for (const level::Property& property : properties) {
            const auto* name = std::get_if<level::ObjectName>(&property.value);
            if (name != nullptr && !name->id.empty() && !known_.contains(name->id))
                dangling_.insert(name->id);
        }
    }

    std::set<std::string> known_;
    std::set<std::string> dangling_;
};

std::set<std::string> danglingIn(const Level& level) {
    return Dangling(level).ids();
}
std::set<std::string> danglingIn(const Room& room) {
    return Dangling(room).ids();
}
std::set<std::string> danglingIn(const PackFile&) {
    return {};
}

Read<Level> readAgain(const Level& level) {
    return readLevelFile(treeOf(textOf(level)), level.terrains);
}
Read<Room> readAgain(const Room& room) {
    return readRoomFile(treeOf(textOf(room)), room.terrains);
}
Read<PackFile> readAgain(const PackFile& pack) {
    return readPackFile(treeOf(textOf(pack)));
}

template <typename Content>
std::set<std::string> flawsOf(const Content& content) {
    std::set<std::string> flaws;
    for (const Problem& problem : readAgain(content).problems)
        flaws.insert(problem.text);
    return flaws;
}

bool isWithin(const std::set<std::string>& some, const std::set<std::string>& a,
              const std::set<std::string>& b) {
    return std::ranges::all_of(
        some, [&](const std::string& each) { return a.contains(each) || b.contains(each); });
}

/// Whether a version can be read and has no flaw that neither side has.
template <typename Content>
bool isSound(const Content& version, const Content& ours, const Content& theirs) {
    if (!readAgain(version).isWhole) return false;
    return isWithin(flawsOf(version), flawsOf(ours), flawsOf(theirs)) &&
           isWithin(danglingIn(version), danglingIn(ours), danglingIn(theirs));
}

/// Returns the versions if both are sound, else the sides themselves.
template <typename Content>
Versions<Content> soundOr(const Content& ours, const Content& theirs,
                          std::optional<Versions<Content>> versions) {
    if (versions && isSound(versions->ours, ours, theirs) &&
        (!versions->hasConflicts || isSound(versions->theirs, ours, theirs)))
        return *std::move(versions);
    return {ours, theirs, true};
}

/// The versions in a frame around all of them.
template <typename Sheet>
struct Framed {
    std::optional<Sheet> base;
    Sheet ours;
    Sheet theirs;
    Rect common;         ///< the frame
    Rect ourFrame;       ///< the cells that our side covers
    Rect theirFrame;     ///< the cells that their side covers
    bool isGood = true;  ///< false if the frame is too large

    Framed(const Sheet* before, const Sheet& our, const Sheet& their)
        : ours(our), theirs(their), ourFrame(frameOf(our)), theirFrame(frameOf(their)) {
        if (before != nullptr) base = *before;
        common = grid::rectAround(ourFrame, theirFrame);
        if (before != nullptr) common = grid::rectAround(common, frameOf(*before));
        bool isLossy = false;
        isGood = bringInto(ours, common, isLossy) && bringInto(theirs, common, isLossy) &&
                 (!base || bringInto(*base, common, isLossy)) && !isLossy;
    }

    Rect inCommon(const Rect& frame) const {
        return {frame.x - common.x, frame.y - common.y, frame.width, frame.height};
    }
    CellMerge newCellMerge() const {
        return {{common.width, common.height},
                inCommon(ourFrame),
                inCommon(theirFrame),
                base.has_value()};
    }
};

/// Crops both versions to the merged size. If that would lose things or changes, or both sides
/// changed the size, each version gets the size of its side, and that is a conflict.
template <typename Sheet>
bool cropVersions(Versions<Sheet>& versions, const Framed<Sheet>& framed, const Frames& frames,
                  const CellMerge& cells) {
    if (!frames.hasConflict && !cells.losesChangesIn(framed.inCommon(frames.ours))) {
        Versions<Sheet> cropped = versions;
        bool isLossy = false;
        if (!bringInto(cropped.ours, frames.ours, isLossy) ||
            !bringInto(cropped.theirs, frames.theirs, isLossy))
            return false;
        if (!isLossy) {
            versions = std::move(cropped);
            return true;
        }
    }
    versions.hasConflicts = true;
    bool isLossy = false;
    return bringInto(versions.ours, framed.ourFrame, isLossy) &&
           bringInto(versions.theirs, framed.theirFrame, isLossy);
}

/// Merges the cells that the sides of a level or room cover.
template <typename Sheet>
Frames framesOf(const Sheet* base, const Sheet& ours, const Sheet& theirs) {
    return mergeFrames(base ? std::optional(frameOf(*base)) : std::nullopt, frameOf(ours),
                       frameOf(theirs));
}

level::PaintGrid paintOf(const Level& level) {
    return level.paint ? *level.paint : level::PaintGrid(level.size, kSolid);
}

/// Returns the level's JSON without the content that is merged as cells and objects.
Value restOf(Level level) {
    level.paint.reset();
    level.objects.clear();
    level.kept = {};
    // The stages of a built-in recipe are listed, so that changes of several of them can be merged.
    level.recipe.builtIn.clear();
    Value tree = treeOf(textOf(level));
    removeMember(tree, "own-terrains");
    removeMember(tree, "origin");
    return tree;
}

/// Returns the id of the built-in recipe that has the merged stages, if a side names it.
std::string builtInNameOf(const level::Recipe& merged, const level::Recipe& ours,
                          const level::Recipe& theirs) {
    for (const level::Recipe* side : {&ours, &theirs}) {
        const auto* builtIn = generate::findBuiltInRecipe(side->builtIn);
        if (builtIn != nullptr && builtIn->recipe == merged) return side->builtIn;
    }
    return {};
}

/// Returns the room's JSON without the content that is merged as cells and objects.
Value restOf(const Room& room) {
    Value tree = treeOf(textOf(room));
    for (const char* key : {"own-terrains", "cells", "objects", "entrances", "entrance-tags"})
        removeMember(tree, key);
    return tree;
}

/// The merge of the pinned things of a level; the cells are merged by `cells`.
level::Kept mergedKept(const CellMerge& cells, const level::Kept* base, const level::Kept& ours,
                       const level::Kept& theirs, Version version, bool& hasConflicts) {
    level::Kept kept;
    kept.cells = cells.mergedKept(ours.cells, theirs.cells, version);
    kept.objects =
        cells.mergedObjects(base ? &base->objects : nullptr, ours.objects, theirs.objects, version);
    kept.trajectories = mergedList(base ? &base->trajectories : nullptr, ours.trajectories,
                                   theirs.trajectories, version, keyOfPath, hasConflicts);
    kept.rooms = mergedList(base ? &base->rooms : nullptr, ours.rooms, theirs.rooms, version,
                            keyOfKeptRoom, hasConflicts);
    const bool isContested = ours.more != theirs.more && (!base || base->more != ours.more) &&
                             (!base || base->more != theirs.more);
    hasConflicts = hasConflicts || isContested;
    const bool takesTheirs =
        isContested ? version == Version::Theirs : base != nullptr && base->more == ours.more;
    kept.more = takesTheirs ? theirs.more : ours.more;
    return kept;
}

std::optional<Versions<Level>> levelVersions(const Level* base, const Level& ours,
                                             const Level& theirs) {
    const Framed<Level> framed(base, ours, theirs);
    if (!framed.isGood) return std::nullopt;
    const Level* before = pointerTo(framed.base);
    const level::PaintGrid ourPaint = paintOf(framed.ours);
    const level::PaintGrid theirPaint = paintOf(framed.theirs);
    std::optional<level::PaintGrid> basePaint;
    if (before != nullptr) basePaint = paintOf(*before);

    CellMerge cells = framed.newCellMerge();
    cells.compare(pointerTo(basePaint), ourPaint, theirPaint);
    cells.compareKept(before ? &before->kept.cells : nullptr, framed.ours.kept.cells,
                      framed.theirs.kept.cells);
    cells.compareObjects(before ? &before->objects : nullptr, framed.ours.objects,
                         framed.theirs.objects);
    cells.compareObjects(before ? &before->kept.objects : nullptr, framed.ours.kept.objects,
                         framed.theirs.kept.objects);
    cells.settle();

    std::optional<Value> baseRest;
    if (before != nullptr) baseRest = restOf(*before);
    const Trees trees = mergeTrees(pointerTo(baseRest), restOf(framed.ours), restOf(framed.theirs));
    Versions<Level> versions;
    versions.hasConflicts = cells.hasConflicts() || trees.hasConflicts;
    const auto isPainted = [](const Level& level) { return level.paint.has_value(); };
    for (const Version version : {Version::Ours, Version::Theirs}) {
        const bool isOurs = version == Version::Ours;
        auto read = readLevelFile(isOurs ? trees.ours : trees.theirs, ours.terrains);
        if (!read.isWhole) return std::nullopt;
        Level& level = isOurs ? versions.ours : versions.theirs;
        level = std::move(read.content);
        level.origin = framed.ours.origin;
        level.recipe.builtIn =
            builtInNameOf(level.recipe, framed.ours.recipe, framed.theirs.recipe);
        const bool isPaintKept = before != nullptr && isPainted(*before)
                                     ? isPainted(framed.ours) && isPainted(framed.theirs)
                                     : isPainted(framed.ours) || isPainted(framed.theirs);
        level.paint = cells.merged(ourPaint, theirPaint, version);
        if (!isPaintKept && std::ranges::all_of(level.paint->storage(),
                                                [](level::Paint paint) { return paint == kSolid; }))
            level.paint.reset();
        level.objects = cells.mergedObjects(before ? &before->objects : nullptr,
                                            framed.ours.objects, framed.theirs.objects, version);
        level.kept = mergedKept(cells, before ? &before->kept : nullptr, framed.ours.kept,
                                framed.theirs.kept, version, versions.hasConflicts);
    }
    if (!cropVersions(versions, framed, framesOf(base, ours, theirs), cells)) return std::nullopt;
    return versions;
}

std::optional<Versions<Room>> roomVersions(const Room* base, const Room& ours, const Room& theirs) {
    const Framed<Room> framed(base, ours, theirs);
    if (!framed.isGood) return std::nullopt;
    const Room* before = pointerTo(framed.base);
    CellMerge cells = framed.newCellMerge();
    cells.compare(before ? &before->cells : nullptr, framed.ours.cells, framed.theirs.cells);
    cells.compareObjects(before ? &before->objects : nullptr, framed.ours.objects,
                         framed.theirs.objects);
    cells.settle();

    std::optional<Value> baseRest;
    if (before != nullptr) baseRest = restOf(*before);
    const Trees trees = mergeTrees(pointerTo(baseRest), restOf(framed.ours), restOf(framed.theirs));
    Versions<Room> versions;
    versions.hasConflicts = cells.hasConflicts() || trees.hasConflicts;
    for (const Version version : {Version::Ours, Version::Theirs}) {
        const bool isOurs = version == Version::Ours;
        Room board = framed.ours;
        board.cells = cells.merged(framed.ours.cells, framed.theirs.cells, version);
        board.objects = cells.mergedObjects(before ? &before->objects : nullptr,
                                            framed.ours.objects, framed.theirs.objects, version);
        board.entrances = mergedList(
            before ? &before->entrances : nullptr, framed.ours.entrances, framed.theirs.entrances,
            version, [](Point at) { return grid::textOf(at); }, versions.hasConflicts);
        board.entranceTags = mergedList(
            before ? &before->entranceTags : nullptr, framed.ours.entranceTags,
            framed.theirs.entranceTags, version,
            [](const level::EntranceTag& tag) { return grid::textOf(tag.at); },
            versions.hasConflicts);
        Value tree = isOurs ? trees.ours : trees.theirs;
        const Value drawn = treeOf(textOf(board));
        for (const char* key : {"own-terrains", "cells", "objects", "entrances", "entrance-tags"})
            setMember(tree, key, drawn.find(key));
        auto read = readRoomFile(tree, ours.terrains);
        if (!read.isWhole) return std::nullopt;
        (isOurs ? versions.ours : versions.theirs) = std::move(read.content);
    }
    if (!cropVersions(versions, framed, framesOf(base, ours, theirs), cells)) return std::nullopt;
    return versions;
}

/// Removes the numbers of own terrains if both sides changed the list: new terrains of both may
/// have the same number. Levels and rooms name their terrains, so the reader may number them anew.
void removeContestedNumbers(std::optional<Value>& base, Value& ours, Value& theirs) {
    constexpr std::string_view kList = "own-terrains";
    const auto areSame = [&](const Value& a, const Value& b) {
        const Value* one = a.find(kList);
        const Value* other = b.find(kList);
        return one == nullptr || other == nullptr ? one == other : json::isEqual(*one, *other);
    };
    if (areSame(ours, theirs) || (base && (areSame(*base, ours) || areSame(*base, theirs)))) return;
    for (Value* version : {base ? &*base : nullptr, &ours, &theirs}) {
        if (version == nullptr) continue;
        for (json::Member& member : version->members()) {
            if (member.key != kList || !member.value.isList()) continue;
            for (Value& terrain : member.value.list())
                removeMember(terrain, "number");
        }
    }
}

std::optional<Versions<PackFile>> packVersions(const PackFile* base, const PackFile& ours,
                                               const PackFile& theirs) {
    std::optional<Value> before;
    if (base != nullptr) before = treeOf(textOf(*base));
    Value ourTree = treeOf(textOf(ours));
    Value theirTree = treeOf(textOf(theirs));
    removeContestedNumbers(before, ourTree, theirTree);
    const Trees trees = mergeTrees(pointerTo(before), ourTree, theirTree);
    auto our = readPackFile(trees.ours);
    auto their = readPackFile(trees.theirs);
    if (!our.isWhole || !their.isWhole) return std::nullopt;
    return Versions<PackFile>{std::move(our.content), std::move(their.content), trees.hasConflicts};
}

}  // namespace

Versions<Level> mergeLevels(const Level* base, const Level& ours, const Level& theirs) {
    return soundOr(ours, theirs, levelVersions(base, ours, theirs));
}

Versions<Room> mergeRooms(const Room* base, const Room& ours, const Room& theirs) {
    return soundOr(ours, theirs, roomVersions(base, ours, theirs));
}

Versions<PackFile> mergePacks(const PackFile* base, const PackFile& ours, const PackFile& theirs) {
    return soundOr(ours, theirs, packVersions(base, ours, theirs));
}

}  // namespace mazeloom::merge
