// SPDX-License-Identifier: MIT
// Rates how well an action matches a query.
//
// The query is split at its spaces. Each part must match the action in one of these ways:
// - It begins a word of the action's name, of its menus' names or of its explanation.
// - It has three letters or more and is contained in the shortcut.
// - It consists of the first letters of words of the name, one or several of each word ("nl",
//   "newle" for "New level").
// - It has three letters or more, which occur in the name in this order and close together
//   (scattered letters).
//
// Case and accents do not matter. A synonym of a part counts less than the part itself. Scattered
// letters and words of the explanation count only if no action matches in a better way.
#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "app/search/synonyms.h"

namespace mazeloom::app {

/// The texts of an action that are searched.
struct SearchText {
    QString title;
    QString path;  ///< the menus that contain the action
    QString shortcut;
    QString tip;
};

struct SearchHit {
    int score = 0;            ///< higher is better
    bool isLastHope = false;  ///< a part matches only by scattered letters or explanation
    std::vector<int> places;  ///< indices of the matching letters of the title, ascending
};

/// A query, which is split and whose synonyms are looked up once for all actions.
class SearchQuery {
  public:
    /// If a part has three letters or more and begins a word of a group of `synonyms`, it also
    /// stands for the words in `found` of this group.
    explicit SearchQuery(const QString& text, const QList<Synonyms>& synonyms = {});

    /// Returns nullopt if neither a part nor its synonyms match. An empty query matches every
    /// action.
    std::optional<SearchHit> hit(const SearchText& text) const;

  private:
    struct Part {
        QString letters;    ///< folded: without case and accents
        QStringList words;  ///< synonyms
    };
    std::vector<Part> parts_;
};

/// Rates a single action.
inline std::optional<SearchHit> searchHit(const QString& query, const SearchText& text) {
    return SearchQuery(query).hit(text);
}

}  // namespace mazeloom::app
