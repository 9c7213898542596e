// SPDX-License-Identifier: MIT
// The pack that is edited, as a value: levels and rooms are shared with its copies until they are
// written. Who has a constant document reads; edit.h is the way to change one.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/document/sheet.h"
#include "core/level/level.h"

namespace mazeloom::document {

class Document {
  public:
    /// The first level is shown, or the first room of a pack without levels.
    explicit Document(level::Pack pack = {});

    const level::Pack& pack() const { return pack_; }

    // Sheets are found by key or id; kNoSheet or null when there is none.
    SheetKey find(SheetKind kind, std::string_view id) const;
    SheetKey keyAt(SheetKind kind, std::size_t place) const;
    bool has(SheetKey key) const { return placeOf(key).has_value(); }
    SheetKind kindOf(SheetKey key) const;
    const std::string& idOf(SheetKey key) const;
    /// How many of its kind stand before a level or room.
    std::optional<std::size_t> placeOf(SheetKey key) const;
    const level::Level* levelOf(SheetKey key) const;
    const level::Room* roomOf(SheetKey key) const;
    const LevelState* levelState(SheetKey key) const;
    const SheetState* state(SheetKey key) const;
    /// The painted cells, a room's entrances among them (edit::kPaintEntrance); a level without
    /// paint is all wall. Valid until the next edit.
    const level::PaintGrid* paintOf(SheetKey key) const;
    const std::vector<level::Object>* objectsOf(SheetKey key) const;

    /// What is looked at; kNoSheet in an empty pack.
    SheetKey shown() const { return shown_; }
    /// False when there is no such sheet.
    bool show(SheetKey key);
    /// After a sheet went: `wanted`, or what was shown, or the first one. Whether it is another one
    /// than before.
    bool showAfterRemoval(SheetKey wanted);

    /// Of all that pack.json holds: title, order, folders, ids, campaign, descent.
    Stamp stamp() const { return stamp_; }
    /// Whether anything differs from what is saved, or pack.json does.
    bool isModified() const;
    bool isPackFileModified() const { return stamp_ != saved_; }
    /// The pack as it was read again from where this one is kept. Levels and rooms of the same ids
    /// stay the same sheets with their seeds and depths, and have the same stamp where they are
    /// equal.
    Document readAgain(level::Pack pack) const;

    /// Everything is on the disk now as it is here, or nothing is.
    void setSaved() { setSaved(*this); }
    void setUnsaved();
    /// Everything is on the disk now as it was in `then`, an earlier copy of this document: what
    /// was edited since is not saved.
    void setSaved(const Document& then);

    // The rest is what edits do (edit.cpp) and what is no edit.

    Stamp newStamp() { return ++lastStamp_; }
    SheetKey newKey();
    void setStamp(Stamp stamp) { stamp_ = stamp; }
    /// What has a place of its own in pack.json.
    level::Pack& packForWriting() { return pack_; }
    /// Ids are looked up: after a change of one, reindex().
    level::Level& levelForWriting(SheetKey key);
    level::Room& roomForWriting(SheetKey key);
    LevelState& levelStateForWriting(SheetKey key);
    RoomState& roomStateForWriting(SheetKey key);
    SheetState& stateForWriting(SheetKey key);
    void reindex();

    /// The state's key is a sheet's that was taken out, or new.
    void insertLevel(std::size_t at, std::shared_ptr<level::Level> level, LevelState state);
    void insertRoom(std::size_t at, level::Room room, RoomState state);
    std::pair<std::shared_ptr<level::Level>, LevelState> takeLevel(SheetKey key);
    std::pair<level::Room, RoomState> takeRoom(SheetKey key);
    void move(SheetKey key, std::size_t to);
    /// Exchanges all with what readAgain() gave of this document, or with what was exchanged for
    /// it. What is on the disk stays what it is, and the same sheet is shown if it is there.
    void exchange(Document& other);

    /// A newly opened or made level's or room's state.
    LevelState newState(const level::Level& level);
    RoomState newState(const level::Room& room);

  private:
    struct Place {
        SheetKind kind = SheetKind::Level;
        std::size_t index = 0;
    };
    const Place* find(SheetKey key) const;
    std::size_t indexOf(SheetKey key) const { return find(key)->index; }

    level::Pack pack_;
    std::vector<LevelState> levels_;  ///< as pack_.levels
    std::vector<RoomState> rooms_;    ///< as pack_.rooms
    std::unordered_map<SheetKey, Place> places_;
    std::unordered_map<std::string, SheetKey> levelIds_;
    std::unordered_map<std::string, SheetKey> roomIds_;
    SheetKey shown_ = kNoSheet;
    SheetKey lastKey_ = kNoSheet;
    Stamp lastStamp_ = kNoStamp;
    Stamp stamp_ = kNoStamp;
    Stamp saved_ = kNoStamp;
};

/// What is wrong with a level's recipe.
std::vector<Problem> recipeProblemsOf(const level::Level& level);
/// A level's cells before anything is painted.
level::PaintGrid solid(grid::Size size);

}  // namespace mazeloom::document
