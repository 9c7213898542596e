// SPDX-License-Identifier: MIT
// The manual: Markdown pages in the program's resources, in the order listed by its first page.
#pragma once

#include <vector>

#include <QString>
#include <QStringList>

namespace mazeloom::app {

struct ManualPage {
    QString id;     ///< the base name of its file: "break-points"
    QString group;  ///< the heading above it in the list; empty for the first page
    QString title;
    QString markdown;
    QString text;  ///< its text as read, without markup
};

class Manual {
  public:
    static constexpr auto kFirstPage = "index";

    /// `language` is the name of a folder: "de". Falls back to English.
    explicit Manual(const QString& language);

    /// The first page lists all others.
    const std::vector<ManualPage>& pages() const { return pages_; }
    /// Returns null if there is no page with this id.
    const ManualPage* find(const QString& id) const;

    struct Hit {
        const ManualPage* page;
        int places;  ///< number of occurrences
    };
    /// Returns the pages that contain all these words: first the pages with them in the title, then
    /// by number of occurrences. Returns no pages for an empty search.
    std::vector<Hit> search(const QString& words) const;
    static QStringList wordsOf(const QString& words);

  private:
    std::vector<ManualPage> pages_;
};

}  // namespace mazeloom::app
