// SPDX-License-Identifier: MIT
// Facts about something that can be played, such as a level, one per line.
#pragma once

#include <utility>

#include <QList>
#include <QString>

namespace mazeloom::widgets {

/// Names and values.
using Facts = QList<std::pair<QString, QString>>;

}  // namespace mazeloom::widgets
