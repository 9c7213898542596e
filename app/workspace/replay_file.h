// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <tl/expected.hpp>

namespace mazeloom::app {

/// Reads a replay file, "-" for stdin; the error says why it cannot be read. Of a text that is too
/// long, reads just enough for the game to notice and report it.
tl::expected<QByteArray, QString> readReplayFile(const QString& file);

}  // namespace mazeloom::app
