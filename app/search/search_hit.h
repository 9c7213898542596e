// SPDX-License-Identifier: MIT
// Rates how well an action matches a query.
//
// The query is split at its spaces. Each part must begin a word of the action's name, of its menus'
// names or of its explanation, or be in its shortcut. In the name, a part may also consist of the
// first letters of words, one or several of each ("nl", "newle" for "New level"), or as a last
// resort of letters in their order. Case and accents do not matter. A synonym of a part counts less
// than the part itself. Scattered letters and words of the explanation are last resorts: they count
// only if no action matches by its name.
#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "app/search/synonyms.h"

namespace mazeloom::app {

/// The searched texts of an action.
struct SearchText {
    QString title;
    QString path;  ///< the menus it is in
    QString shortcut;
    QString tip;
};

struct SearchHit {
    int score = 0;            ///< higher is better
    bool isLastHope = false;  ///< a part matches only by scattered letters or explanation
    std::vector<int> places;  ///< indices of the matching letters of the title, ascending
};

/// A query, split and looked up once for all actions.
class SearchQuery {
  public:
    /// A part of three letters or more also stands for `found` of each group of `synonyms` in which
    /// a word begins with the part.
    explicit SearchQuery(const QString& text, const QList<Synonyms>& synonyms = {});

    /// Returns nullopt if a part and its synonyms match nowhere. An empty query matches everything.
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
