// SPDX-License-Identifier: MIT
#include "app/full_game/kept_run.h"

#include <algorithm>
#include <utility>

#include <QCoreApplication>
#include <QDateTime>
#include <QStringList>

#include "app/workspace/data_file.h"
#include "core/files/file_system.h"
#include "core/play/descent/runs/find_run.h"
#include "core/play/descent/runs/scores.h"

namespace mazeloom::app {

using namespace play::descent;

namespace {

class KeptRunText {
    Q_DECLARE_TR_FUNCTIONS(KeptRunText)
};

QString strandedText(const std::vector<std::string>& names) {
    constexpr std::size_t kMostNamed = 3;
    QStringList shown;
    for (std::size_t i = 0; i < std::min(names.size(), kMostNamed); ++i)
        shown << QString::fromStdString(names[i]);
    if (shown.isEmpty()) return {};
    if (names.size() > kMostNamed) shown << QStringLiteral("…");
    //: %1 the names of files
    return KeptRunText::tr(
               "A run that was kept before the rules of this pack changed cannot go "
               "on: %1")
        .arg(shown.join(QStringLiteral(", ")));
}

}  // namespace

QString scoresFolder() {
    return dataFile({});
}

KeptRun keptRunOf(const std::string& pack, std::shared_ptr<const Dungeon> dungeon) {
    files::DiskFiles files;
    auto found = findRun(scoresFolder().toStdString(), pack, dungeon, files);
    KeptRun kept;
    kept.stranded =
        strandedText(runsOfOtherTables(scoresFolder().toStdString(), pack, dungeon->hash(), files));
    if (!found) {
        kept.error = std::move(found.error());
        return kept;
    }
    kept.file = QString::fromStdString(found->file.string());
    ResumedRun& resumed = found->run;
    kept.warnings = std::move(resumed.problems);
    if (!resumed.session) return kept;
    if (!resumed.session->state().isOver()) {
        kept.depth = resumed.session->state().depth;
        return kept;
    }
    SavedRun file(found->file, pack, files);
    const std::string now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    const std::string scores = scoresFileOf(pack, dungeon->hash());
    auto done = file.finish(*resumed.session, resumed.ended.empty() ? now : resumed.ended,
                            dataFile(QString::fromStdString(scores)).toStdString());
    if (!done) kept.error = std::move(done.error());
    return kept;
}

}  // namespace mazeloom::app
