// SPDX-License-Identifier: MIT
// How well an action fits to what is typed in search of it.
//
// The typed text is split at its spaces, and each part must begin a word of the action's name, of
// the names of its menus, or of its explanation, or be in its shortcut. In the name, the first
// letters of words will do, one or several of each ("nl", "newle" for "New level"), and in the end
// letters in their order. Case and accents do not matter. A word that means the same as a part
// counts less than the part itself. Scattered letters and words of the explanation are a last hope:
// they count only where no action fits by its name.
#pragma once

#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

#include "app/search/synonyms.h"

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
    bool isLastHope = false;  ///< a part fits by scattered letters or by the explanation alone
    std::vector<int> places;  ///< the letters of the title that were typed; ascending
};

/// What is typed, split and looked up once for all actions.
class SearchQuery {
  public:
    /// A part of three letters or more stands for the found words of each group of `synonyms` in
    /// which a word begins with it.
    explicit SearchQuery(const QString& text, const QList<Synonyms>& synonyms = {});

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
