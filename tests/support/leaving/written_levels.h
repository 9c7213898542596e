// SPDX-License-Identifier: MIT
// Levels that are exported and imported again, as files in memory.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/exporter.h"
#include "core/exchange/importer.h"
#include "core/level/level.h"

namespace mazeloom::testing {

using Written = std::map<std::string, std::string>;

/// Returns all files of an export, the first with the stem "level". `look` says how pictures look.
Written writtenAs(std::string_view format, const level::Pack& pack,
                  std::span<const exchange::MadeLevel> made,
                  const exchange::PictureOptions& look = {});
inline Written writtenAs(std::string_view format, const level::Pack& pack,
                         const exchange::MadeLevel& made,
                         const exchange::PictureOptions& look = {}) {
    return writtenAs(format, pack, std::span(&made, 1), look);
}

/// Returns a function that reads `files` as if they lay beside an imported file.
exchange::ReadBeside besideIn(const Written& files);
/// Returns the result of the importer that handles this file's name.
tl::expected<exchange::Imported, Problem> imported(const Written& files, const std::string& file,
                                                   const level::Pack* into = nullptr);

level::Map mapOf(const level::Pack& pack, const level::Level& level, std::uint64_t seed);

/// Returns the built-in packs and the templates of new packs: all that levels are made from.
std::vector<level::Pack> allPacks();

}  // namespace mazeloom::testing
