// SPDX-License-Identifier: MIT
// Values of a file that changed since its export and are not imported: how a layer is shown, how
// large an object is drawn. Each name is reported once.
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
    /// Records a value that changed since the export; an empty text stands for a missing value.
    /// Ignores equal values.
    void compare(const std::string& where, std::string_view name, const std::string& was,
                 const std::string& is);

    /// Reports that a layer with a part of the level is gone; its contents are removed unless
    /// another layer holds them now.
    void tellGone(const std::string& layer);

    /// Reports a layer that did not exist at the export; its contents are imported.
    void tellNew(const std::string& layer);

    /// Returns a warning per name: the first change and the number of others.
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
