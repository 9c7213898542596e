// SPDX-License-Identifier: MIT
// The edited pack, as a value type: copies share levels and rooms until a copy writes to them. A
// const document can only be read; the functions of edit.h change a document.
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
    /// Makes a document that shows the first level, or the first room if the pack has no levels.
    explicit Document(level::Pack pack = {});

    const level::Pack& pack() const { return pack_; }

    // These functions find sheets by key or id. They return kNoSheet or null if there is no such
    // sheet.
    SheetKey find(SheetKind kind, std::string_view id) const;
    SheetKey keyAt(SheetKind kind, std::size_t place) const;
    bool has(SheetKey key) const { return placeOf(key).has_value(); }
    SheetKind kindOf(SheetKey key) const;
    const std::string& idOf(SheetKey key) const;
    /// Returns the index of a level among the levels, or of a room among the rooms.
    std::optional<std::size_t> placeOf(SheetKey key) const;
    const level::Level* levelOf(SheetKey key) const;
    const level::Room* roomOf(SheetKey key) const;
    const LevelState* levelState(SheetKey key) const;
    const SheetState* state(SheetKey key) const;
    /// Returns the painted cells, including a room's entrances (edit::kPaintEntrance); a level
    /// without paint is all wall. Valid until the next edit.
    const level::PaintGrid* paintOf(SheetKey key) const;
    const std::vector<level::Object>* objectsOf(SheetKey key) const;

    /// Returns the shown sheet; kNoSheet if the pack is empty.
    SheetKey shown() const { return shown_; }
    /// Shows a sheet; returns false if there is no such sheet.
    bool show(SheetKey key);
    /// Shows a sheet after a removal: `wanted` if it exists, else the current sheet if it still
    /// exists, else the first level or room. Returns whether the shown sheet changed.
    bool showAfterRemoval(SheetKey wanted);

    /// Returns the stamp of the content of pack.json, such as ids, their order and the campaign.
    Stamp stamp() const { return stamp_; }
    /// Whether a sheet or pack.json differs from its saved content.
    bool isModified() const;
    bool isPackFileModified() const { return stamp_ != saved_; }
    /// Returns the document for a reloaded pack. Levels and rooms with the same ids stay the same
    /// sheets, with their seeds and depths. A sheet keeps its stamp if its content is unchanged; a
    /// level only if the pack's recipes are unchanged too.
    Document readAgain(level::Pack pack) const;

    /// Mark everything as saved or as unsaved.
    void setSaved() { setSaved(*this); }
    void setUnsaved();
    /// Marks the content of `then`, an earlier copy of this document, as saved; later edits stay
    /// unsaved.
    void setSaved(const Document& then);

    // The following functions serve edits (edit.cpp) and changes that are not edits.

    Stamp newStamp() { return ++lastStamp_; }
    SheetKey newKey();
    void setStamp(Stamp stamp) { stamp_ = stamp; }
    /// Gives write access to the parts that are stored in pack.json.
    level::Pack& packForWriting() { return pack_; }
    /// Returns a level for writing. Ids are indexed: call reindex() after changing an id.
    level::Level& levelForWriting(SheetKey key);
    level::Room& roomForWriting(SheetKey key);
    LevelState& levelStateForWriting(SheetKey key);
    RoomState& roomStateForWriting(SheetKey key);
    SheetState& stateForWriting(SheetKey key);
    void reindex();

    /// Inserts a level with its state. The state's key must be new or belong to a removed sheet.
    void insertLevel(std::size_t at, std::shared_ptr<level::Level> level, LevelState state);
    void insertRoom(std::size_t at, level::Room room, RoomState state);
    std::pair<std::shared_ptr<level::Level>, LevelState> takeLevel(SheetKey key);
    std::pair<level::Room, RoomState> takeRoom(SheetKey key);
    void move(SheetKey key, std::size_t to);
    /// Swaps all content with `other`, which readAgain() of this document returned or an earlier
    /// exchange() swapped out. The saved stamps stay, and the same sheet stays shown if it still
    /// exists.
    void exchange(Document& other);

    /// Returns the state of a newly opened or created level or room.
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
    std::vector<LevelState> levels_;  ///< in the order of pack_.levels
    std::vector<RoomState> rooms_;    ///< in the order of pack_.rooms
    std::unordered_map<SheetKey, Place> places_;
    std::unordered_map<std::string, SheetKey> levelIds_;
    std::unordered_map<std::string, SheetKey> roomIds_;
    SheetKey shown_ = kNoSheet;
    SheetKey lastKey_ = kNoSheet;
    Stamp lastStamp_ = kNoStamp;
    Stamp stamp_ = kNoStamp;
    Stamp saved_ = kNoStamp;
};

std::vector<Problem> recipeProblemsOf(const level::Level& level);
/// Returns the cells of a level of this size without paint: all wall.
level::PaintGrid solid(grid::Size size);

}  // namespace mazeloom::document
