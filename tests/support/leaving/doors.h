// SPDX-License-Identifier: MIT
// Levels that leave by an exporter and come back by an importer, as files in memory.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/doors/exporter.h"
#include "core/doors/importer.h"
#include "core/level/level.h"

namespace mazeloom::testing {

/// Files by their names.
using Written = std::map<std::string, std::string>;

/// All files of an export of core's; the first one's stem is "level".
/// `look`: how pictures are drawn.
Written writtenAs(std::string_view format, const level::Pack& pack,
                  std::span<const doors::MadeLevel> made, const doors::PictureOptions& look = {});
inline Written writtenAs(std::string_view format, const level::Pack& pack,
                         const doors::MadeLevel& made, const doors::PictureOptions& look = {}) {
    return writtenAs(format, pack, std::span(&made, 1), look);
}

/// These, as what lies beside a file.
doors::ReadBeside besideIn(const Written& files);
/// What the importer of such names says of the file.
tl::expected<doors::Imported, Problem> imported(const Written& files, const std::string& file,
                                                const level::Pack* into = nullptr);

level::Map mapOf(const level::Pack& pack, const level::Level& level, std::uint64_t seed);

/// All that a level can be made from: the built-in packs, and what new packs begin with.
std::vector<level::Pack> allPacks();

}  // namespace mazeloom::testing
