// SPDX-License-Identifier: MIT
// How well an action fits to what is typed in search of it.
//
// What is typed is split at its spaces, and each part has to be found somewhere: in the action's
// name, in the names of its menus, in its shortcut or in its explanation. In the name, the first
// letters of words will do, one or several of each ("nl", "newle" for "New level"), and in the end
// letters in their order. Case and accents do not matter.
#pragma once

#include <optional>
#include <vector>

#include <QString>

namespace mazeloom::app {

/// What is known of an action.
struct SearchText {
    QString title;
    QString path;  ///< the menus it is in
    QString shortcut;
    QString tip;
};

struct SearchHit {
    int score = 0;            ///< the higher, the better it fits
    std::vector<int> places;  ///< the letters of the title that were typed; ascending
};

/// Nothing when some part of `query` is found nowhere. An empty query fits everything.
std::optional<SearchHit> searchHit(const QString& query, const SearchText& text);

}  // namespace mazeloom::app
