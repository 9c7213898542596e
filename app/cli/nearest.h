// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QString>
#include <QStringList>

namespace mazeloom::app {

/// Returns the candidate with the smallest edit distance (letters missing, surplus, replaced or
/// swapped) from a word, the first of several; nullopt if all differ in more than a third of the
/// word.
std::optional<QString> nearestTo(const QString& word, const QStringList& candidates);

}  // namespace mazeloom::app
