// SPDX-License-Identifier: MIT
// Collects values of a file that changed since its export but are not imported, such as the opacity
// of a layer or the drawn size of an object. Each name of a value is reported once.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/budget/note_list.h"

namespace mazeloom::exchange {

class Untaken {
  public:
    /// Records a value if it changed since the export. An empty text stands for a missing value.
    void compare(const std::string& where, std::string_view name, const std::string& was,
                 const std::string& is);

    /// Reports that a layer with a part of the level is gone; its contents are removed unless
    /// another layer holds them now.
    void tellGone(const std::string& layer);

    /// Reports a layer that did not exist at the export; its contents are imported.
    void tellNew(const std::string& layer);

    /// Returns the warnings: one per reported layer, and one per name of a value, with its first
    /// change and the number of other changes.
    NoteList notes(const std::string& file) const;

  private:
    struct First {
        std::string where;
        std::string was;
        std::string is;
        int others = 0;
    };
    std::map<std::string, First, std::less<>> changes_;
    std::vector<std::string> gone_;  ///< layers
    std::vector<std::string> new_;   ///< layers
};

}  // namespace mazeloom::exchange
