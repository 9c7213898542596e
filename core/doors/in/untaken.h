// SPDX-License-Identifier: MIT
// Values of a file that somebody changed since it left, and that are not taken: how a layer is
// shown, how large an object is drawn. They are told, each name once.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/doors/budget/note_list.h"

namespace mazeloom::doors {

class Untaken {
  public:
    /// A value was another one when the file left; an empty one was, or is, not there. Equal values
    /// are no news.
    void compare(const std::string& where, std::string_view name, const std::string& was,
                 const std::string& is);

    /// A layer that holds a part of the level is gone; what it held is taken as gone, unless
    /// another layer holds it now.
    void tellGone(const std::string& layer);

    /// A layer is new that holds no part of the level which left; what it holds is taken.
    void tellNew(const std::string& layer);

    /// A warning for each name: the first change and how many there are besides.
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

}  // namespace mazeloom::doors
