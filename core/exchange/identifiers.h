// SPDX-License-Identifier: MIT
// Names for formats that allow only letters, digits and underscores.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace mazeloom::exchange {

/// Returns a non-empty identifier of ASCII letters, digits and underscores that does not begin with
/// a digit.
std::string identifierOf(std::string_view name);

/// Whether identifierOf(name) equals `text`; allocates no memory.
bool isIdentifierOf(std::string_view text, std::string_view name);

/// Makes unique identifiers by appending numbers. Remembers the next number of each name, so that n
/// equal names take n · log n steps.
class Identifiers {
  public:
    std::string of(std::string_view name);

  private:
    std::set<std::string> taken_;
    std::map<std::string, int> numbers_;  ///< the next number of each name that occurred twice
};

}  // namespace mazeloom::exchange
