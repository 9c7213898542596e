// SPDX-License-Identifier: MIT
// What both readers of Tiled's maps do alike. Private to core/doors/tiled.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "core/doors/beside.h"
#include "core/doors/tiled/notes.h"
#include "core/doors/tiled/read.h"

namespace mazeloom::doors::tiled {

/// A tile or tileset that says something is read as slowly as so many cells.
inline constexpr std::uint64_t kTileWork = 64;

/// A file that holds an object which others are made from.
struct Template {
    Object object;
    std::string tileset;  ///< the file of its tile, as the template names it; empty: it has none
    Gid first = 1;        ///< the first number of that tileset in the template
};

/// The reading of a map, or of a file beside it.
class Reading {
  public:
    /// `file` is the file that is read, for problems.
    Reading(const ImportOptions& options, std::string file)
        : options_(options),
          pace_(options.stop),
          file_(std::move(file)),
          notes_(file_),
          tilesets_(options, kMaxTilesetBytes),
          templates_(options, kMaxTilesetBytes) {}

    ReadMap result;

    /// Refuses the file. The first reason counts: what is read after it, with defaults in the place
    /// of what is wrong, is dropped.
    void refuse(std::string place, std::string text) {
        if (!refusal_) refusal_ = problemAt(file_, std::move(place), std::move(text));
    }
    bool isRefused() const { return refusal_.has_value(); }
    /// Looks at the options' stop every so often, and refuses the file once that asks. `work` is
    /// what the next step does, as PacedStop counts it.
    bool isStopped(std::uint64_t work = 1) {
        if (!pace_.isAsked(work)) return false;
        refuse({}, kStopped);
        return true;
    }
    const Stop& stop() const { return options_.stop; }
    /// Whether the map left from here, or the file beside it belongs to one that did; the map's
    /// properties are known by then.
    bool isOurs() const;
    /// What was read, or why nothing was.
    tl::expected<ReadMap, Problem> end();
    void leaveOut(std::string place, std::string text) {
        notes_.add(std::move(place), std::move(text));
    }
    /// Tells of a group that somebody put into a map that left from here: layers tell in which
    /// groups they are, and nobody else tells of one without layers, or of what a group says.
    void tellGroup(const std::string& place, bool isEmpty, bool hasProperties);

    /// Checked before memory is taken for what a map of that kind and size holds. The size of an
    /// infinite map says nothing.
    void begin(std::string_view orientation, bool isInfinite, std::int64_t width,
               std::int64_t height);
    /// A part of a layer, whose tiles are counted before they are read; an empty one if it is too
    /// large or too far out, or if there are too many tiles.
    grid::Rect chunk(std::int64_t x, std::int64_t y, std::int64_t width, std::int64_t height,
                     const std::string& place);
    /// False once there are too many.
    bool countObject(const std::string& place);

    /// Adds a tileset to the map; a refusal once there are too many.
    void addTileset(Tileset tileset);
    /// Gives a tileset what was read of its tiles. Names that are too long to be told again for
    /// each tile are refused. Of a map that left from here what tiles say in vain is told.
    void finish(Tileset& tileset, TileWords words, const std::string& place);

    /// The tileset of a file beside. Without tiles, and with a note, if the file cannot be read; a
    /// map that left from here is refused then.
    Tileset tilesetIn(const std::string& name, const std::string& place);
    /// The object of a template's file, with the number of its tile in this map. Null, and a note,
    /// if it cannot be read.
    const Object* templateIn(const std::string& name, const std::string& place);

  private:
    /// Takes over the notes of a file beside; its refusal, if there was one.
    std::optional<std::string> finish(Reading& other);
    /// Tells what tiles say besides the meaning that they left with.
    void tellVain(const TileWords& words, const std::string& place);
    /// Refuses a name that is too long to be told again for each tile.
    void checkName(std::string_view name, std::string_view what, const std::string& place);
    /// The number in this map of a template's tile.
    Gid gidOf(const Template& read, const std::string& name, const std::string& place);

    const ImportOptions& options_;
    PacedStop pace_;
    std::string file_;
    bool isBesideOurs_ = false;  ///< the file lies beside a map that left from here
    std::optional<Problem> refusal_;
    Notes notes_;
    NoteList besideNotes_;
    std::size_t tiles_ = 0;
    std::size_t objects_ = 0;
    std::size_t copiedBytes_ = 0;  ///< of templates, counted each time that an object names them
    ReadOnce<Tileset> tilesets_;
    ReadOnce<Object> templates_;
    Gid ofTemplates_ = 0;                       ///< tilesets that templates alone name
    std::map<std::string, std::size_t> files_;  ///< tilesets of the map, by their normal names
};

/// A tileset's file, in either text, without its first number.
Tileset readXmlTileset(std::string text, const std::string& name, Reading& reading);
Tileset readJsonTileset(std::string_view text, const std::string& name, Reading& reading);
Template readXmlTemplate(std::string text, Reading& reading);
Template readJsonTemplate(std::string_view text, Reading& reading);

/// The path of a group within others.
std::string within(const std::string& groups, const std::string& name);

/// The type of this name; nothing for those that are not read ("class").
std::optional<Type> typeOf(std::string_view name);

}  // namespace mazeloom::doors::tiled
