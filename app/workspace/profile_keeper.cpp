// SPDX-License-Identifier: MIT
#include "app/workspace/profile_keeper.h"

#include <filesystem>
#include <utility>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QStringList>

#include "app/workspace/data_file.h"
#include "core/files/file_system.h"
#include "core/play/profile_store.h"
#include "widgets/problems/problem_text.h"

namespace mazeloom::app {

namespace {

struct ProfileText {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::app::ProfileKeeper)
};

std::filesystem::path pathOf(const QString& file) {
    return std::filesystem::path(file.toStdString());
}

}  // namespace

QString ProfileKeeper::usualFile() {
    return dataFile(QStringLiteral("profiles.json"));
}

std::int64_t ProfileKeeper::newSeed() {
    const std::uint64_t drawn = QRandomGenerator::system()->generate64();
    return static_cast<std::int64_t>(drawn % std::uint64_t{play::Profile::kMostSeed});
}

ProfileKeeper::ProfileKeeper(QString file) : file_(std::move(file)) {}

ProfileKeeper::Told ProfileKeeper::load() {
    // change() would create the file.
    if (!QFileInfo::exists(file_)) return {};
    return change([](play::Profiles&) {});
}

ProfileKeeper::Told ProfileKeeper::change(const std::function<void(play::Profiles&)>& change) {
    QDir().mkpath(QFileInfo(file_).absolutePath());
    files::DiskFiles files;
    auto kept = play::updateProfiles(pathOf(file_), files, change);
    if (!kept) {
        change(profiles_);
        return {ProfileText::tr("Wins cannot be saved: %1").arg(widgets::problemLine(kept.error())),
                true};
    }
    profiles_ = std::move(kept->profiles);
    QStringList lines;
    for (const Problem& problem : kept->problems)
        lines << widgets::problemLine(problem);
    if (lines.isEmpty()) return {};
    return {ProfileText::tr("Parts of the players' file could not be read. %1")
                .arg(lines.join(QStringLiteral("\n"))),
            false};
}

}  // namespace mazeloom::app
