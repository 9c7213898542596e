// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/pack/read.h"

namespace mazeloom::pack {

/// What is wrong with the files of a pack apart from the levels and rooms that were read: of these
/// the rules of core/check tell, which know what was mended since.
std::vector<Problem> problemsOfUnread(const Reading& reading);

}  // namespace mazeloom::pack
