// SPDX-License-Identifier: MIT
#include "app/workspace/input_file.h"

#include <cstdio>

#include <QFile>

#include "core/play/replay.h"
#include "widgets/png/png_reader.h"

namespace mazeloom::app {

tl::expected<QByteArray, QString> readInputFile(const QString& file, qint64 most) {
    if (file != "-") return widgets::readRegularFile(file, most);
    QFile in;
    if (!in.open(stdin, QIODevice::ReadOnly)) return tl::unexpected(in.errorString());
    QByteArray text = in.read(most + 1);
    if (in.error() != QFileDevice::NoError) return tl::unexpected(in.errorString());
    return text;
}

tl::expected<QByteArray, QString> readReplayFile(const QString& file) {
    return readInputFile(file, static_cast<qint64>(play::ReplayLimits::kMostBytes));
}

}  // namespace mazeloom::app
