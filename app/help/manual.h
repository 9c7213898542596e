// SPDX-License-Identifier: MIT
// The manual: pages of Markdown in the program's resources, in the order in which its first page
// lists them.
#pragma once

#include <vector>

#include <QString>
#include <QStringList>

namespace mazeloom::app {

struct ManualPage {
    QString id;     ///< names its file: "break-points"
    QString group;  ///< the heading that it stands under; empty for the first page
    QString title;
    QString markdown;
    QString text;  ///< what is read of it
};

class Manual {
  public:
    static constexpr auto kFirstPage = "index";

    /// `language` is the name of a folder: "de". English where there is none.
    explicit Manual(const QString& language);

    /// The first page lists all others.
    const std::vector<ManualPage>& pages() const { return pages_; }
    /// Null when there is none of that id.
    const ManualPage* find(const QString& id) const;

    struct Hit {
        const ManualPage* page;
        int places;  ///< how often the words stand there
    };
    /// The pages that hold all of these words, those first that hold them in their title, then
    /// those that hold them more often. No words are on no page.
    std::vector<Hit> search(const QString& words) const;
    static QStringList wordsOf(const QString& words);

  private:
    std::vector<ManualPage> pages_;
};

}  // namespace mazeloom::app
