// SPDX-License-Identifier: MIT
#include "core/document/document.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/edit/paint/room_paint.h"
#include "core/generate/recipe.h"

namespace mazeloom::document {

namespace {

template <typename T>
void moveWithin(std::vector<T>& list, std::size_t from, std::size_t to) {
    const auto at = [&](std::size_t i) { return list.begin() + static_cast<std::ptrdiff_t>(i); };
    if (from < to) {
        std::rotate(at(from), at(from + 1), at(to + 1));
    } else {
        std::rotate(at(to), at(from), at(from + 1));
    }
}

template <typename T>
T takeFrom(std::vector<T>& list, std::size_t at) {
    T taken = std::move(list[at]);
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(at));
    return taken;
}

template <typename T>
void insertInto(std::vector<T>& list, std::size_t at, T element) {
    list.insert(list.begin() + static_cast<std::ptrdiff_t>(at), std::move(element));
}

}  // namespace

std::vector<Problem> recipeProblemsOf(const level::Level& level) {
    return generate::validate(level.recipe, level.paint.has_value());
}

level::PaintGrid solid(grid::Size size) {
    return level::PaintGrid(size, static_cast<level::Paint>(level::Terrain::Wall));
}

Document::Document(level::Pack pack) : pack_(std::move(pack)) {
    levels_.reserve(pack_.levels.size());
    for (const level::Level& level : pack_.levels)
        levels_.push_back(newState(level));
    rooms_.reserve(pack_.rooms.size());
    for (const level::Room& room : pack_.rooms)
        rooms_.push_back(newState(room));
    stamp_ = newStamp();
    reindex();
    setSaved();
    showAfterRemoval(kNoSheet);
}

LevelState Document::newState(const level::Level& level) {
    LevelState state;
    state.key = newKey();
    state.stamp = newStamp();
    state.read = std::make_shared<const level::Recipe>(level.recipe);
    state.recipeProblems = recipeProblemsOf(level);
    return state;
}

RoomState Document::newState(const level::Room& room) {
    RoomState state;
    state.key = newKey();
    state.stamp = newStamp();
    state.paint = std::make_shared<level::PaintGrid>(edit::paintOf(room));
    return state;
}

SheetKey Document::newKey() {
    return ++lastKey_;
}

void Document::reindex() {
    places_.clear();
    levelIds_.clear();
    roomIds_.clear();
    // A partly read pack may have an id twice; find() then returns the first sheet with it.
    for (std::size_t i = 0; i < levels_.size(); ++i) {
        places_[levels_[i].key] = {SheetKind::Level, i};
        levelIds_.try_emplace(std::as_const(pack_).levels[i].id, levels_[i].key);
    }
    for (std::size_t i = 0; i < rooms_.size(); ++i) {
        places_[rooms_[i].key] = {SheetKind::Room, i};
        roomIds_.try_emplace(std::as_const(pack_).rooms[i].id, rooms_[i].key);
    }
}

const Document::Place* Document::find(SheetKey key) const {
    const auto found = places_.find(key);
    return found == places_.end() ? nullptr : &found->second;
}

SheetKey Document::find(SheetKind kind, std::string_view id) const {
    const auto& ids = kind == SheetKind::Level ? levelIds_ : roomIds_;
    const auto found = ids.find(std::string(id));
    return found == ids.end() ? kNoSheet : found->second;
}

SheetKey Document::keyAt(SheetKind kind, std::size_t place) const {
    if (kind == SheetKind::Level) return place < levels_.size() ? levels_[place].key : kNoSheet;
    return place < rooms_.size() ? rooms_[place].key : kNoSheet;
}

SheetKind Document::kindOf(SheetKey key) const {
    const Place* place = find(key);
    return place == nullptr ? SheetKind::Level : place->kind;
}

const std::string& Document::idOf(SheetKey key) const {
    static const std::string none;
    if (const level::Level* level = levelOf(key)) return level->id;
    if (const level::Room* room = roomOf(key)) return room->id;
    return none;
}

std::optional<std::size_t> Document::placeOf(SheetKey key) const {
    const Place* place = find(key);
    return place == nullptr ? std::nullopt : std::optional(place->index);
}

const level::Level* Document::levelOf(SheetKey key) const {
    const Place* place = find(key);
    if (place == nullptr || place->kind != SheetKind::Level) return nullptr;
    return &pack_.levels[place->index];
}

const level::Room* Document::roomOf(SheetKey key) const {
    const Place* place = find(key);
    if (place == nullptr || place->kind != SheetKind::Room) return nullptr;
    return &pack_.rooms[place->index];
}

const LevelState* Document::levelState(SheetKey key) const {
    const Place* place = find(key);
    if (place == nullptr || place->kind != SheetKind::Level) return nullptr;
    return &levels_[place->index];
}

const SheetState* Document::state(SheetKey key) const {
    const Place* place = find(key);
    if (place == nullptr) return nullptr;
    if (place->kind == SheetKind::Level) return &levels_[place->index];
    return &rooms_[place->index];
}

const level::PaintGrid* Document::paintOf(SheetKey key) const {
    const Place* place = find(key);
    if (place == nullptr) return nullptr;
    if (place->kind == SheetKind::Room) return rooms_[place->index].paint.get();
    const level::Level& level = pack_.levels[place->index];
    if (level.paint) return &*level.paint;
    auto& wall = levels_[place->index].solid;
    if (wall == nullptr || wall->size() != level.size) {
        wall = std::make_shared<const level::PaintGrid>(solid(level.size));
    }
    return wall.get();
}

const std::vector<level::Object>* Document::objectsOf(SheetKey key) const {
    if (const level::Level* level = levelOf(key)) return &level->objects;
    const level::Room* room = roomOf(key);
    return room == nullptr ? nullptr : &room->objects;
}

bool Document::show(SheetKey key) {
    if (!has(key)) return false;
    shown_ = key;
    return true;
}

bool Document::showAfterRemoval(SheetKey wanted) {
    const SheetKey before = shown_;
    if (show(wanted) || has(shown_)) return shown_ != before;
    const SheetKey level = keyAt(SheetKind::Level, 0);
    shown_ = level != kNoSheet ? level : keyAt(SheetKind::Room, 0);
    return true;
}

bool Document::isModified() const {
    const auto isModified = [](const SheetState& state) { return state.isModified(); };
    return isPackFileModified() || std::ranges::any_of(levels_, isModified) ||
           std::ranges::any_of(rooms_, isModified);
}

Document Document::readAgain(level::Pack pack) const {
    Document again(std::move(pack));
    again.lastKey_ = lastKey_;
    again.lastStamp_ = lastStamp_;
    again.stamp_ = again.newStamp();
    std::set<SheetKey> taken;
    // A partly read pack may have an id twice; only the first sheet with it stays the same sheet.
    const auto sameAs = [&](SheetKind kind, const std::string& id) {
        const SheetKey same = find(kind, id);
        return same != kNoSheet && taken.insert(same).second ? same : kNoSheet;
    };
    const auto setNew = [&](SheetState& state) {
        state.key = again.newKey();
        state.stamp = again.newStamp();
    };
    const auto setSame = [&](SheetState& state, const SheetState& before, bool isEqual) {
        state.key = before.key;
        state.stamp = isEqual ? before.stamp : again.newStamp();
    };
    const bool hasSameRecipes = again.pack_.recipes == pack_.recipes;
    const auto& levels = std::as_const(again.pack_).levels;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        LevelState& state = again.levels_[i];
        const SheetKey same = sameAs(SheetKind::Level, levels[i].id);
        if (same == kNoSheet) {
            setNew(state);
            continue;
        }
        const std::size_t place = indexOf(same);
        const bool isEqual = hasSameRecipes && pack_.levels[place] == levels[i];
        setSame(state, levels_[place], isEqual);
        state.seeds = levels_[place].seeds;
        state.depth = levels_[place].depth;
        if (isEqual) again.pack_.levels.setShared(i, pack_.levels, place);
    }
    for (std::size_t i = 0; i < again.rooms_.size(); ++i) {
        RoomState& state = again.rooms_[i];
        const level::Room& room = std::as_const(again.pack_).rooms[i];
        const SheetKey same = sameAs(SheetKind::Room, room.id);
        if (same == kNoSheet)
            setNew(state);
        else
            setSame(state, rooms_[indexOf(same)], *roomOf(same) == room);
    }
    again.reindex();
    again.shown_ = kNoSheet;
    again.showAfterRemoval(shown_);
    return again;
}

void Document::exchange(Document& other) {
    for (LevelState& level : other.levels_) {
        const LevelState* here = levelState(level.key);
        if (here == nullptr) continue;
        level.saved = here->saved;
        level.read = here->read;
    }
    for (RoomState& room : other.rooms_) {
        if (const SheetState* here = state(room.key)) room.saved = here->saved;
    }
    other.saved_ = saved_;
    other.lastKey_ = std::max(lastKey_, other.lastKey_);
    other.lastStamp_ = std::max(lastStamp_, other.lastStamp_);
    other.showAfterRemoval(shown_);
    std::swap(*this, other);
}

void Document::setSaved(const Document& then) {
    for (LevelState& level : levels_) {
        const LevelState* state = then.levelState(level.key);
        if (state == nullptr) continue;
        const level::Recipe& recipe = then.levelOf(level.key)->recipe;
        level.saved = state->stamp;
        if (*level.read != recipe) level.read = std::make_shared<const level::Recipe>(recipe);
    }
    for (RoomState& room : rooms_) {
        if (const SheetState* state = then.state(room.key)) room.saved = state->stamp;
    }
    saved_ = then.stamp_;
}

void Document::setUnsaved() {
    for (LevelState& level : levels_)
        level.saved = kNoStamp;
    for (RoomState& room : rooms_)
        room.saved = kNoStamp;
    saved_ = kNoStamp;
}

level::Level& Document::levelForWriting(SheetKey key) {
    return pack_.levels[indexOf(key)];
}

level::Room& Document::roomForWriting(SheetKey key) {
    return pack_.rooms[indexOf(key)];
}

LevelState& Document::levelStateForWriting(SheetKey key) {
    return levels_[indexOf(key)];
}

RoomState& Document::roomStateForWriting(SheetKey key) {
    return rooms_[indexOf(key)];
}

SheetState& Document::stateForWriting(SheetKey key) {
    if (kindOf(key) == SheetKind::Level) return levels_[indexOf(key)];
    return rooms_[indexOf(key)];
}

void Document::insertLevel(std::size_t at, std::shared_ptr<level::Level> level, LevelState state) {
    pack_.levels.insert(at, std::move(level));
    insertInto(levels_, at, std::move(state));
    reindex();
}

void Document::insertRoom(std::size_t at, level::Room room, RoomState state) {
    insertInto(pack_.rooms.edit(), at, std::move(room));
    insertInto(rooms_, at, std::move(state));
    reindex();
}

std::pair<std::shared_ptr<level::Level>, LevelState> Document::takeLevel(SheetKey key) {
    const std::size_t at = indexOf(key);
    auto level = pack_.levels.take(at);
    auto state = takeFrom(levels_, at);
    reindex();
    return {std::move(level), std::move(state)};
}

std::pair<level::Room, RoomState> Document::takeRoom(SheetKey key) {
    const std::size_t at = indexOf(key);
    auto room = takeFrom(pack_.rooms.edit(), at);
    auto state = takeFrom(rooms_, at);
    reindex();
    return {std::move(room), std::move(state)};
}

void Document::move(SheetKey key, std::size_t to) {
    const std::size_t from = indexOf(key);
    if (kindOf(key) == SheetKind::Level) {
        auto level = pack_.levels.take(from);
        pack_.levels.insert(to, std::move(level));
        moveWithin(levels_, from, to);
    } else {
        moveWithin(pack_.rooms.edit(), from, to);
        moveWithin(rooms_, from, to);
    }
    reindex();
}

}  // namespace mazeloom::document
