// SPDX-License-Identifier: MIT
// The manual: Markdown pages in the program's resources, in the order listed by its first page.
#pragma once

#include <vector>

#include <QString>
#include <QStringList>

namespace mazeloom::app {

struct ManualPage {
    QString id;     ///< the base name of the page's file, such as "break-points"
    QString group;  ///< the heading above the page in the list; empty for the first page
    QString title;
    QString markdown;
    QString text;  ///< the readable text of the page, without markup
};

class Manual {
  public:
    static constexpr auto kFirstPage = "index";

    /// `language` is the name of a folder, such as "de". If it does not exist, the manual is in
    /// English.
    explicit Manual(const QString& language);

    /// Returns all pages. The first page lists all others.
    const std::vector<ManualPage>& pages() const { return pages_; }
    /// Returns null if there is no page with this id.
    const ManualPage* find(const QString& id) const;

    struct Hit {
        const ManualPage* page;
        int places;  ///< number of occurrences
    };
    /// Returns the pages that contain all these words. Pages with all words in the title come
    /// first; then the number of occurrences decides. An empty search finds no pages.
    std::vector<Hit> search(const QString& words) const;
    static QStringList wordsOf(const QString& words);

  private:
    std::vector<ManualPage> pages_;
};

}  // namespace mazeloom::app
