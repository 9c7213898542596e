// SPDX-License-Identifier: MIT
#include "app/help/manual.h"

#include <algorithm>

#include <QFile>
#include <QRegularExpression>

#include "widgets/text/markdown_view.h"

namespace mazeloom::app {

namespace {

QString readPage(const QString& folder, const QString& id) {
    QFile file(folder + id + QStringLiteral(".md"));
    return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

ManualPage pageFrom(const QString& id, const QString& group, const QString& markdown) {
    QString title = markdown.section('\n', 0, 0);
    title.remove(0, title.startsWith(QLatin1String("# ")) ? 2 : 0);
    return {id, group, title, markdown, widgets::textOfMarkdown(markdown)};
}

}  // namespace

Manual::Manual(const QString& language) {
    QString folder = QStringLiteral(":/manual/%1/").arg(language);
    if (!QFile::exists(folder + QLatin1String(kFirstPage) + ".md"))
        folder = QStringLiteral(":/manual/en/");
    const QString first = readPage(folder, kFirstPage);
    pages_.push_back(pageFrom(kFirstPage, {}, first));
    static const QRegularExpression listed(QStringLiteral(R"(^- \[.*\]\(([a-z-]+)\.md\)$)"));
    QString group;
    for (const QString& line : first.split('\n')) {
        if (line.startsWith(QLatin1String("## "))) group = line.mid(3);
        if (const auto match = listed.match(line); match.hasMatch())
            pages_.push_back(
                pageFrom(match.captured(1), group, readPage(folder, match.captured(1))));
    }
}

const ManualPage* Manual::find(const QString& id) const {
    const auto found = std::ranges::find(pages_, id, &ManualPage::id);
    return found == pages_.end() ? nullptr : &*found;
}

QStringList Manual::wordsOf(const QString& words) {
    return words.simplified().split(' ', Qt::SkipEmptyParts);
}

std::vector<Manual::Hit> Manual::search(const QString& words) const {
    const QStringList wanted = wordsOf(words);
    std::vector<Hit> hits;
    if (wanted.isEmpty()) return hits;
    for (const ManualPage& page : pages_) {
        int places = 0;
        const bool hasAll = std::ranges::all_of(wanted, [&](const QString& word) {
            const auto count = page.text.count(word, Qt::CaseInsensitive);
            places += static_cast<int>(count);
            return count > 0;
        });
        if (hasAll) hits.push_back({&page, places});
    }
    const auto isInTitle = [&](const Hit& hit) {
        return std::ranges::all_of(wanted, [&](const QString& word) {
            return hit.page->title.contains(word, Qt::CaseInsensitive);
        });
    };
    std::ranges::stable_sort(hits, [&](const Hit& a, const Hit& b) {
        if (isInTitle(a) != isInTitle(b)) return isInTitle(a);
        return a.places > b.places;
    });
    return hits;
}

}  // namespace mazeloom::app
