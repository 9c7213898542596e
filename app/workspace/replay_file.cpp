// SPDX-License-Identifier: MIT
#include "app/workspace/replay_file.h"

#include <cstdio>

#include <QFile>

#include "core/play/replay.h"
#include "widgets/png/png_reader.h"

namespace mazeloom::app {

tl::expected<QByteArray, QString> readReplayFile(const QString& file) {
    constexpr auto kMost = static_cast<qint64>(play::ReplayLimits::kMostBytes);
    if (file != "-") return widgets::readRegularFile(file, kMost);
    QFile in;
    if (!in.open(stdin, QIODevice::ReadOnly)) return tl::unexpected(in.errorString());
    QByteArray text = in.read(kMost + 1);
    if (in.error() != QFileDevice::NoError) return tl::unexpected(in.errorString());
    return text;
}

}  // namespace mazeloom::app
