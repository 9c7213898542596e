// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "core/pack/read.h"

namespace mazeloom::pack {

/// What is wrong with the files of a pack apart from the levels and rooms that were read: of these
/// the rules of core/check tell, which know what was mended since.
std::vector<Problem> problemsOfUnread(const Reading& reading);

/// The errors in the files that a level is made from: its own, pack.json, and those of rooms where
/// its recipe takes any. The rest of the pack may be as it will.
std::vector<Problem> errorsOfLevel(const Reading& reading, std::string_view level);

}  // namespace mazeloom::pack
