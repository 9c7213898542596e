// SPDX-License-Identifier: MIT
// What there is to know of something that can be played, a line each.
#pragma once

#include <utility>

#include <QList>
#include <QString>

namespace mazeloom::widgets {

/// What it is, and its value.
using Facts = QList<std::pair<QString, QString>>;

}  // namespace mazeloom::widgets
