// SPDX-License-Identifier: MIT
#pragma once

#include <ios>
#include <sstream>

namespace mazeloom {

/// A string stream that throws if memory runs out. std::ostringstream drops the rest silently by
/// default, so half a file would look complete.
class TextStream : public std::ostringstream {
  public:
    TextStream() { exceptions(std::ios_base::badbit); }
};

}  // namespace mazeloom
