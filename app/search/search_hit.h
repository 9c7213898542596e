// SPDX-License-Identifier: MIT
// How well an action fits to what is typed in search of it.
//
// What is typed is split at its spaces, and each part has to be found somewhere: in the action's
// name, in the names of its menus, in its shortcut or in its explanation. In the name, the first
// letters of words will do, one or several of each ("nl", "newle" for "New level"), and in the end
// letters in their order. Case and accents do not matter. A word that means the same as a part
// counts less than the part itself.
#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

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

/// Nothing when some part of `query`, and each word that means the same, is found nowhere. An empty
/// query fits everything. `synonyms` are groups of words that mean the same; a part stands for the
/// words of each group in which one begins with it, if it has three letters.
std::optional<SearchHit> searchHit(const QString& query, const SearchText& text,
                                   const QList<QStringList>& synonyms = {});

}  // namespace mazeloom::app
