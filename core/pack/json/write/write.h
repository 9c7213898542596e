// SPDX-License-Identifier: MIT
// Writes packs as the texts of their files: pack.json, levels/<id>.json, rooms/<id>.json; pictures
// of tiles, tiles/<id>.png, are files as they are.
//
// The text is canonical: it follows from the pack alone. Keys stand in a fixed order, those that
// this program does not know after the others by name; what equals its default is left out, except
// for parameters of a recipe, which are kept as the designer gave them. So what was written, read
// and written again is the same byte for byte, and a diff between two states of a pack shows what
// was changed in it and nothing else. Texts are UTF-8; what is not is replaced.
#pragma once

#include <string>
#include <vector>

#include "core/level/level.h"
#include "core/pack/json/listing.h"

namespace mazeloom::pack {

struct TextFile {
    std::string name;  ///< relative to the pack, with forward slashes: "levels/ring.json"
    std::string text;

    friend bool operator==(const TextFile&, const TextFile&) = default;
};

/// The text of pack.json, with a list of its own: files may belong to a pack that were not read.
std::string writePack(const level::Pack& pack, const Listing& listing);
/// A level without cells has a text too: that of one which is not painted.
enum class Cells { Written, LeftOut };
std::string writeLevel(const level::Level& level, Cells cells = Cells::Written);
/// A level that is read without its pack: it says what the terrains of the pack's own are.
std::string writeLevelAlone(const level::Level& level);
std::string writeRoom(const level::Room& room);

/// All files: pack.json, the levels, the rooms, the pictures. Large levels take as much memory
/// again; to have one at a time, write them one by one.
std::vector<TextFile> write(const level::Pack& pack);

}  // namespace mazeloom::pack
