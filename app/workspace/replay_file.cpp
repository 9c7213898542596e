// SPDX-License-Identifier: MIT
#include "app/workspace/replay_file.h"

#include <cstdio>

#include <QFile>

#include "core/play/replay.h"

namespace mazeloom::app {

tl::expected<QByteArray, QString> readReplayFile(const QString& file) {
    QFile in(file);
    const bool isOpen =
        file == "-" ? in.open(stdin, QIODevice::ReadOnly) : in.open(QIODevice::ReadOnly);
    if (!isOpen) return tl::unexpected(in.errorString());
    QByteArray text = in.read(static_cast<qint64>(play::ReplayLimits::kMostBytes) + 1);
    if (in.error() != QFileDevice::NoError) return tl::unexpected(in.errorString());
    return text;
}

}  // namespace mazeloom::app
