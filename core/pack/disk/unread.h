// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "core/pack/read.h"

namespace mazeloom::pack {

/// Returns the problems in the files of a pack, without those in levels and rooms that could be
/// read: the rules of core/check report these, and so notice when the user fixes them.
std::vector<Problem> problemsOfUnread(const Reading& reading);

/// Returns the errors in the files that a level is made from: its own, pack.json, and those of
/// rooms if its recipe uses any. Ignores the rest of the pack.
std::vector<Problem> errorsOfLevel(const Reading& reading, std::string_view level);

}  // namespace mazeloom::pack
