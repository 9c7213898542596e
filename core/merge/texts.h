// SPDX-License-Identifier: MIT
// The texts and JSON of a pack's files, for merging. Private to core/merge.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/json/value.h"
#include "core/level/level.h"
#include "core/merge/versions.h"
#include "core/problem.h"

namespace mazeloom::merge {

/// A file's content, and the problems that the reader found. The content is usable only if
/// `isWhole`; then all problems are flaws of design.
template <typename Content>
struct Read {
    Content content;
    std::vector<Problem> problems;
    bool isWhole = false;
};

/// The reader accepts the id that the file itself names.
Read<level::Level> readLevelFile(const json::Value& value, const level::TerrainTable& terrains);
Read<level::Room> readRoomFile(const json::Value& value, const level::TerrainTable& terrains);
Read<PackFile> readPackFile(const json::Value& value);

std::string textOf(const level::Level& level);
std::string textOf(const level::Room& room);
std::string textOf(const PackFile& pack);

/// Returns the value of a text that this program wrote.
json::Value treeOf(std::string_view ownText);

/// Removes a member of an object, if it has it.
void removeMember(json::Value& object, std::string_view key);
/// Sets a member of an object; null removes it.
void setMember(json::Value& object, std::string_view key, const json::Value* value);

}  // namespace mazeloom::merge
