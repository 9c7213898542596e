// SPDX-License-Identifier: MIT
#pragma once

#include <ios>
#include <sstream>

namespace mazeloom {

/// A string stream that throws if memory runs out. By default, std::ostringstream silently drops
/// the output that does not fit, so a truncated file would look complete.
class TextStream : public std::ostringstream {
  public:
    TextStream() { exceptions(std::ios_base::badbit); }
};

}  // namespace mazeloom
