// SPDX-License-Identifier: MIT
#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

#include "app/cli/diff/comparison.h"
#include "app/cli/terminal.h"
#include "widgets/problems/problem_text.h"
#include "widgets/qstring.h"

namespace mazeloom::app {

namespace {

/// Translation context of differences.
struct DiffText {
    Q_DECLARE_TR_FUNCTIONS(DiffText)
};

QString belowPart(const QString& line) {
    return QStringLiteral("  ") + line;
}

void printChanges(const std::vector<diff::TellableChange>& changes, std::size_t count) {
    const std::size_t shown = std::min(changes.size(), kMostLines);
    for (std::size_t i = 0; i < shown; ++i)
        print(belowPart(lineText(changes[i].line)));
    //: After a list of changes: %1 how many there are besides
    if (count > shown) print(belowPart(DiffText::tr("and %1 more").arg(count - shown)));
}

QString failureText(const std::optional<Problem>& failure) {
    return failure ? widgets::qstring(failure->text) : DiffText::tr("gives a level");
}

}  // namespace

bool DiffResult::isSame() const {
    return parts.empty() && incomparable.empty() &&
           std::ranges::all_of(seeds,
                               [](const LevelSeeds& one) { return one.difference.different == 0; });
}

QString lineText(const diff::Line& line) {
    QStringList parts;
    for (const Phrase& phrase : line)
        parts << widgets::sentenceText(phrase.sentence, phrase.arguments);
    return parts.join(QStringLiteral(": "));
}

QString partText(const diff::PartDifference& part) {
    QStringList words{widgets::qstring(part.file)};
    if (!part.otherFile.empty())
        words[0] = widgets::qstring(part.otherFile) + QStringLiteral(" → ") + words[0];
    if (!part.title.empty()) words << widgets::qstring(part.title);
    using enum diff::PartDifference::Status;
    if (part.status == Added) {
        //: Of a file of a pack
        words << DiffText::tr("added");
    } else if (part.status == Removed) {
        //: Of a file of a pack
        words << DiffText::tr("removed");
    } else if (part.kind == diff::FileKind::Picture) {
        words << DiffText::tr("another picture");
    }
    return words.join(QStringLiteral(": "));
}

QString seedsText(const LevelSeeds& seeds) {
    const diff::GeneratedDifference& difference = seeds.difference;
    QString level = widgets::qstring(seeds.after);
    if (seeds.before != seeds.after)
        level = widgets::qstring(seeds.before) + QStringLiteral(" → ") + level;
    if (difference.different == 0) {
        //: %1 a level's id, %2 how many seeds
        return DiffText::tr("%1: the same on %2 of %2 seeds").arg(level).arg(difference.seeds);
    }
    const diff::SeedPair first = *difference.first;
    const QString seed = first.before == first.after
                             ? QString::number(first.after)
                             : QStringLiteral("%1 → %2").arg(first.before).arg(first.after);
    //: %1 a level's id, %2 how many seeds, %3 of how many, %4 a seed
    return DiffText::tr("%1: different on %2 of %3 seeds, first %4")
        .arg(level)
        .arg(difference.different)
        .arg(difference.seeds)
        .arg(seed);
}

void printDiff(const DiffResult& result) {
    for (const diff::PartDifference& part : result.parts) {
        print(partText(part));
        printChanges(part.changes, part.count);
    }
    for (const LevelSeeds& seeds : result.seeds) {
        print(seedsText(seeds));
        const diff::GeneratedDifference& difference = seeds.difference;
        if (difference.failureBefore || difference.failureAfter) {
            print(belowPart(failureText(difference.failureBefore) + QStringLiteral(" → ") +
                            failureText(difference.failureAfter)));
        }
        printChanges(difference.changes, difference.count);
    }
}

}  // namespace mazeloom::app
