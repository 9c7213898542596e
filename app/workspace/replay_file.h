// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <tl/expected.hpp>

namespace mazeloom::app {

/// The text of a replay's file, which may be "-" for stdin; or why it cannot be read. Of a text
/// that is too long just enough is read for the game to see that it is, and to say so.
tl::expected<QByteArray, QString> readReplayFile(const QString& file);

}  // namespace mazeloom::app
