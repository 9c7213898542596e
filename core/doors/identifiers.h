// SPDX-License-Identifier: MIT
// Names for formats that want letters, digits and underscores alone.
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace mazeloom::doors {

/// Of letters and digits of ASCII and underscores, not empty, and no digit first.
std::string identifierOf(std::string_view name);

/// Gives none of them twice.
class Identifiers {
  public:
    std::string of(std::string_view name);

  private:
    std::set<std::string> taken_;
};

}  // namespace mazeloom::doors
