// SPDX-License-Identifier: MIT
#pragma once

#include <ios>
#include <sstream>

namespace mazeloom {

/// A stream into a string that throws where the memory ends. One of the standard library's drops
/// the rest without a word then, and half a file would look like a whole one.
class TextStream : public std::ostringstream {
  public:
    TextStream() { exceptions(std::ios_base::badbit); }
};

}  // namespace mazeloom
