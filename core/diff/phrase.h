// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/check/findings/sentence.h"

namespace mazeloom::diff {

/// A part of a line: what is concerned, or what happened to it.
struct Phrase {
    check::Sentence sentence;
    check::Arguments arguments;
};
/// The parts of one line, from the outermost thing to the change.
using Line = std::vector<Phrase>;

}  // namespace mazeloom::diff
