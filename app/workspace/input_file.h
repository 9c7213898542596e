// SPDX-License-Identifier: MIT
// Files that the user names for a program to read.
#pragma once

#include <QByteArray>
#include <QString>
#include <tl/expected.hpp>

namespace mazeloom::app {

/// Reads a regular file, "-" for stdin; the error says why it cannot be read. Of a longer text,
/// reads one byte more than `most`, so that the reader notices and reports it.
tl::expected<QByteArray, QString> readInputFile(const QString& file, qint64 most);
/// Reads a replay in the same way.
tl::expected<QByteArray, QString> readReplayFile(const QString& file);

}  // namespace mazeloom::app
