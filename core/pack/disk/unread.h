// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "core/pack/read.h"

namespace mazeloom::pack {

/// Returns the problems in the files of a pack, without those in levels and rooms that could be
/// read. The rules of core/check report these instead, and so notice when the user fixes them.
std::vector<Problem> problemsOfUnread(const Reading& reading);

/// Returns the errors in the files from which a level is made: its own file, pack.json, and the
/// files of rooms if its recipe uses any. Ignores the rest of the pack.
std::vector<Problem> errorsOfLevel(const Reading& reading, std::string_view level);

}  // namespace mazeloom::pack
