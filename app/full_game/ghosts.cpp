// SPDX-License-Identifier: MIT
#include "app/full_game/ghosts.h"

#include <utility>

#include <QCryptographicHash>
#include <QDir>
#include <QString>

#include "app/workspace/data_file.h"
#include "core/files/file_system.h"
#include "core/files/replace.h"
#include "core/play/replay.h"
#include "core/play/temple/state/buttons.h"
#include "widgets/play/temple/temple_run.h"
#include "widgets/qstring.h"

namespace mazeloom::app {

namespace {

QString folderOf(std::int64_t player) {
    return dataFile(QStringLiteral("ghosts/%1").arg(player));
}

/// Returns the file of a kept run. Ids of packs and levels may be too long for names of files.
QString fileOf(const GhostPlace& place) {
    const QByteArray level = QByteArray::fromStdString(place.pack + '\n' + place.level);
    const QByteArray name = QCryptographicHash::hash(level, QCryptographicHash::Sha256).toHex();
    return folderOf(place.player) + u'/' + QString::fromLatin1(name.left(32)) +
           QStringLiteral(".jsonl");
}

/// Returns the way of a kept run; null if there is none, or if it was played in another level.
Ghosts::Track trackOf(const GhostPlace& place, const widgets::GameSetup& setup,
                      const std::atomic<bool>& stop) {
    files::DiskFiles files;
    const std::string path = fileOf(place).toStdString();
    const auto entry = files.look(path);
    if (!entry || !*entry || (*entry)->size > Ghosts::kMostBytes) return nullptr;
    const auto text = files.read(path);
    if (!text) return nullptr;
    const play::LoadControl control{&stop};
    const auto replay = play::readReplay(*text, path, play::temple::kButtonNames, control);
    if (!replay) return nullptr;
    auto loaded = widgets::loadAttempt(setup, *replay, control);
    if (!loaded) return nullptr;
    return std::make_shared<const play::temple::Track>(
        play::temple::trackOf(std::move(loaded->session)));
}

}  // namespace

Ghosts::Ghosts(QObject* parent) : QObject(parent) {}

void Ghosts::keep(const GhostPlace& place, const std::string& replay) {
    if (replay.size() > kMostBytes || !QDir().mkpath(folderOf(place.player))) return;
    files::DiskFiles files;
    static_cast<void>(files::replace(fileOf(place).toStdString(), replay, files));
}

void Ghosts::removeAll(std::int64_t player) {
    QDir(folderOf(player)).removeRecursively();
}

void Ghosts::find(const GhostPlace& place, const widgets::GameSetup& setup) {
    task_.run([this, place, setup](const widgets::LatestTask::Control& control) {
        Track track = trackOf(place, setup, control.stop());
        return [this, place, track = std::move(track)] {
            if (track != nullptr) emit found(place, track);
        };
    });
}

}  // namespace mazeloom::app
