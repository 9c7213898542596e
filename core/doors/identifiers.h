// SPDX-License-Identifier: MIT
// Names for formats that want letters, digits and underscores alone.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace mazeloom::doors {

/// Of letters and digits of ASCII and underscores, not empty, and no digit first.
std::string identifierOf(std::string_view name);

/// Whether identifierOf(name) is this text; takes no memory.
bool isIdentifierOf(std::string_view text, std::string_view name);

/// Gives none of them twice. It remembers the next number of each, so that n names which are all
/// alike take n · log n steps.
class Identifiers {
  public:
    std::string of(std::string_view name);

  private:
    std::set<std::string> taken_;
    std::map<std::string, int> numbers_;  ///< the next one of each name that was given twice
};

}  // namespace mazeloom::doors
