// SPDX-License-Identifier: MIT
// Whether what is about to be written could be read again: a saved pack must open. Private to
// core/pack.
#pragma once

#include <string>
#include <vector>

#include "core/level/level.h"
#include "core/pack/json/write/write.h"
#include "core/problem.h"

namespace mazeloom::pack {

/// What is wrong with the ids, which name files: none, or one twice, or one of what could not be
/// read.
std::vector<Problem> checkIds(const level::Pack& pack, const std::vector<Unread>& unread);

/// What a reader would refuse in the text of pack.json, of a level or of a room; flaws are none of
/// it.
std::vector<Problem> checkPack(const std::string& text);
std::vector<Problem> checkLevel(const level::Level& level, const std::string& text);
std::vector<Problem> checkRoom(const level::Room& room, const std::string& text);

}  // namespace mazeloom::pack
