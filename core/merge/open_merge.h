// SPDX-License-Identifier: MIT
// A merge that left differences open: a level, room or pack with the other side's version.
//
// The content is our version, which every program reads. Theirs is in the member "theirs" of the
// file's object, as a complete file of the same kind. It is one of the unknown members that levels,
// rooms and packs keep (level::Level::more), so it survives all edits, and older versions of the
// program keep it as well.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <tl/expected.hpp>

#include "core/level/level.h"

namespace mazeloom::merge {

inline constexpr std::string_view kTheirs = "theirs";

/// Whether the unknown members of a level, room or pack have another side's version.
bool isOpen(std::string_view more);

/// Returns the unknown members without the other side's version.
std::string closed(std::string_view more);
/// Returns the unknown members with the other side's version, given as JSON.
std::string opened(std::string_view more, std::string_view theirs);

/// Return the other side's version, or, if there is none or it cannot be read, the reason. It has
/// the id of the given level or room, and the pack's content that is not part of a level's file.
tl::expected<level::Level, std::string> theirsOf(const level::Level& level);
tl::expected<level::Room, std::string> theirsOf(const level::Room& room);
/// The pack has the levels, rooms and tile pictures of the given one.
tl::expected<level::Pack, std::string> theirsOf(const level::Pack& pack);

/// Ends the open merge of a level, room or pack with its own version.
template <typename Content>
void keepOurs(Content& content) {
    content.more = closed(content.more);
}
/// Ends the open merge with the other side's version; does nothing if that cannot be read.
template <typename Content>
void takeTheirs(Content& content) {
    if (auto theirs = theirsOf(content)) content = *std::move(theirs);
}

}  // namespace mazeloom::merge
