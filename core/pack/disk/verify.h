// SPDX-License-Identifier: MIT
// Checks that the text about to be written can be read again: a saved pack must open. Private to
// core/pack.
#pragma once

#include <string>
#include <vector>

#include "core/level/level.h"
#include "core/pack/json/write/write.h"
#include "core/problem.h"

namespace mazeloom::pack {

/// Returns the problems with the ids, which name files: an invalid id, a duplicate, or the id of an
/// unread file.
std::vector<Problem> checkIds(const level::Pack& pack, const std::vector<Unread>& unread);

/// Returns the errors that a reader would report in the text of pack.json, a level or a room. The
/// list is empty if the text has only flaws (Report::addFlaw()).
std::vector<Problem> checkPack(const std::string& text);
std::vector<Problem> checkLevel(const level::Level& level, const std::string& text);
std::vector<Problem> checkRoom(const level::Room& room, const std::string& text);

}  // namespace mazeloom::pack
