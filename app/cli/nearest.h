// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QString>
#include <QStringList>

namespace mazeloom::app {

/// The candidate that differs least from a word by letters that are missing, too many, other or
/// swapped, the first of several; nothing when all differ in more than a third of it.
std::optional<QString> nearestTo(const QString& word, const QStringList& candidates);

}  // namespace mazeloom::app
