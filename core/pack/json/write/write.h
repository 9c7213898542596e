// SPDX-License-Identifier: MIT
// Writes a pack as the texts of its files: pack.json, levels/<id>.json and rooms/<id>.json.
// Pictures of tiles, tiles/<id>.png, are copied unchanged.
//
// The text is canonical: it depends only on the pack. Keys are in a fixed order, followed by
// unknown keys sorted by name. Values that equal their default are left out, except for a recipe's
// parameters, which are written as the designer gave them. So writing, reading and writing again
// gives the same bytes, and a diff between two states of a pack shows only what changed. Texts are
// UTF-8; invalid bytes are replaced.
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

/// Returns the text of pack.json. The listing is a separate argument because a pack may have files
/// that were not read.
std::string writePack(const level::Pack& pack, const Listing& listing);
/// Whether a level is written with its cells. Without them, it is written as an unpainted level.
enum class Cells { Written, LeftOut };
std::string writeLevel(const level::Level& level, Cells cells = Cells::Written);
/// Returns the text of a level that is read without its pack: it includes the definitions of the
/// pack's own terrains.
std::string writeLevelAlone(const level::Level& level);
std::string writeRoom(const level::Room& room);

/// Returns all files: pack.json, levels, rooms, pictures. If the levels are large, the texts take
/// as much memory again as the levels do; to limit it, write the files one by one.
std::vector<TextFile> write(const level::Pack& pack);

}  // namespace mazeloom::pack
