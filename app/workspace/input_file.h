// SPDX-License-Identifier: MIT
// Files that the user names and the program reads.
#pragma once

#include <QByteArray>
#include <QString>
#include <tl/expected.hpp>

namespace mazeloom::app {

/// Reads a regular file, or stdin for "-". Returns an error that says why the file cannot be read.
/// If the text is longer than `most` bytes, reads one byte more than `most`, so that the caller can
/// detect and report it.
tl::expected<QByteArray, QString> readInputFile(const QString& file, qint64 most);
/// Reads a replay like readInputFile(), with the upper bound on the size of replays.
tl::expected<QByteArray, QString> readReplayFile(const QString& file);

}  // namespace mazeloom::app
