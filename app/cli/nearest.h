// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QString>
#include <QStringList>

namespace mazeloom::app {

/// Returns the first of the candidates with the least edit distance from a word (letters missing,
/// surplus, replaced or swapped); nullopt if all differ in more than a third of the word.
std::optional<QString> nearestTo(const QString& word, const QStringList& candidates);

}  // namespace mazeloom::app
