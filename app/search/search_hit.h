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

/// What is typed, split and looked up once for all actions.
class SearchQuery {
  public:
    /// `synonyms` are groups of words that mean the same; a part stands for the words of each group
    /// in which one begins with it, if it has three letters.
    explicit SearchQuery(const QString& text, const QList<QStringList>& synonyms = {});

    /// Nothing when some part, and each word that means the same, is found nowhere. An empty query
    /// fits everything.
    std::optional<SearchHit> hit(const SearchText& text) const;

  private:
    struct Part {
        QString letters;    ///< without case and accents
        QStringList words;  ///< that mean the same
    };
    std::vector<Part> parts_;
};

/// The hit of one action alone.
inline std::optional<SearchHit> searchHit(const QString& query, const SearchText& text) {
    return SearchQuery(query).hit(text);
}

}  // namespace mazeloom::app
