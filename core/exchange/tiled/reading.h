// SPDX-License-Identifier: MIT
// The parts that both readers of Tiled's maps share. Private to core/exchange/tiled.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "core/exchange/beside.h"
#include "core/exchange/tiled/notes.h"
#include "core/exchange/tiled/read.h"
#include "core/exchange/words/sentences.h"
#include "core/exchange/words/tiled.h"

namespace mazeloom::exchange::tiled {

/// Reading a tile with data, or a tileset, costs as much as this many cells.
inline constexpr std::uint64_t kTileWork = 64;

/// A template file, which holds an object to copy.
struct Template {
    Object object;
    std::string tileset;  ///< the tileset file of its tile, as the template names it; empty: none
    Gid first = 1;        ///< the first number of that tileset in the template
};

/// The state of reading a map or one of its companion files.
class Reading {
  public:
    /// `file` names the file in problems.
    Reading(const ImportOptions& options, std::string file)
        : options_(options),
          pace_(options.stop),
          file_(std::move(file)),
          notes_(file_),
          tilesets_(options, kMaxTilesetBytes),
          templates_(options, kMaxTilesetBytes) {}

    ReadMap result;

    /// Refuses the file. If there are several reasons, the first one counts. Everything read
    /// afterwards, with defaults for wrong values, is dropped.
    void refuse(std::string place, Phrase text) {
        if (!refusal_) refusal_ = problemAt(file_, std::move(place), std::move(text));
    }
    bool isRefused() const { return refusal_.has_value(); }
    /// Checks the options' stop periodically, and refuses the file once it is set. `work` is the
    /// cost of the next step in PacedStop's units.
    bool isStopped(std::uint64_t work = 1) {
        if (!pace_.isAsked(work)) return false;
        refuse({}, Phrase{kPlain, {kStopped}});
        return true;
    }
    const Stop& stop() const { return options_.stop; }
    /// Whether this program exported the map, or the map that a companion file belongs to. The
    /// map's properties must be known.
    bool isOurs() const;
    /// Returns the map, or the reason for the refusal.
    tl::expected<ReadMap, Problem> end();
    void leaveOut(std::string place, Phrase text) { notes_.add(std::move(place), std::move(text)); }
    /// In an exported map, reports a group without layers, and properties of a group. A group with
    /// layers needs no other note, since each of its layers reports that it is in a group. In
    /// another map, reports the properties of a group that is shown, by name.
    void tellGroup(const std::string& place, bool isEmpty, const Properties& properties,
                   const Look& look);
    /// Reports the properties of a layer or tileset, by name. Only for maps of other programs: an
    /// exported map is compared with what was exported.
    void tellProperties(const std::string& place, const Properties& properties);

    /// Checks a map's orientation and size before memory is allocated for its contents. Ignores the
    /// size of an infinite map.
    void begin(std::string_view orientation, bool isInfinite, std::int64_t width,
               std::int64_t height);
    /// Counts the tiles of a chunk, which are read later, and returns its rectangle. Refuses the
    /// map and returns an empty rectangle if the chunk is empty, too large or too far out, or if
    /// there are too many tiles.
    grid::Rect chunk(std::int64_t x, std::int64_t y, std::int64_t width, std::int64_t height,
                     const std::string& place);
    /// Counts an object. Refuses the map and returns false once there are too many objects, or
    /// after a stop.
    bool countObject(const std::string& place);

    /// Adds a tileset to the map; refuses the map once there are too many.
    void addTileset(Tileset tileset);
    /// Attaches tile data to its tileset. Refuses names that are too long to be repeated for each
    /// tile. In an exported map, reports tile data that have no effect.
    void finish(Tileset& tileset, TileWords words, const std::string& place);

    /// Returns an external tileset. If its file cannot be read, returns a tileset without tiles and
    /// adds a note, or refuses the map if this program exported it.
    Tileset tilesetIn(const std::string& name, const std::string& place);
    /// Returns the object of a template file, with its tile's number in this map. Returns null and
    /// adds a note if the file cannot be read.
    const Object* templateIn(const std::string& name, const std::string& place);

  private:
    /// Takes over the notes of a companion file's reading; returns its refusal, if any.
    std::optional<std::string> finish(Reading& other);
    /// Reports classes and properties of tiles that have no effect, since only the tile's meaning
    /// has one.
    void tellVain(const TileWords& words, const std::string& place);
    /// Refuses a name that is too long to be repeated for each tile.
    /// `tooLong` is the sentence that says so.
    void checkName(std::string_view name, const Sentence& tooLong, const std::string& place);
    /// Returns the number of a template's tile in this map.
    Gid gidOf(const Template& read, const std::string& name, const std::string& place);

    const ImportOptions& options_;
    PacedStop pace_;
    std::string file_;
    bool isBesideOurs_ = false;  ///< whether this is a companion file of an exported map
    std::optional<Problem> refusal_;
    Notes notes_;
    NoteList besideNotes_;
    std::size_t tiles_ = 0;
    std::size_t objects_ = 0;
    std::size_t copiedBytes_ = 0;  ///< bytes of templates, counted per object that names them
    ReadOnce<Tileset> tilesets_;
    ReadOnce<Object> templates_;
    Gid ofTemplates_ = 0;                       ///< number of tilesets that only templates name
    std::map<std::string, std::size_t> files_;  ///< tilesets of the map, by normalized name
};

/// These two functions read a tileset's file, as XML or JSON. They do not set the tileset's first
/// number.
Tileset readXmlTileset(std::string text, const std::string& name, Reading& reading);
Tileset readJsonTileset(std::string_view text, const std::string& name, Reading& reading);
Template readXmlTemplate(std::string text, Reading& reading);
Template readJsonTemplate(std::string_view text, Reading& reading);

/// Returns the path of the group `name` inside the groups `groups`, such as "outer/inner".
std::string within(const std::string& groups, const std::string& name);

/// Returns the type with this name; nothing for types that are not read ("class").
std::optional<Type> typeOf(std::string_view name);

}  // namespace mazeloom::exchange::tiled
