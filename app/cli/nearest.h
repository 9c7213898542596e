// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QString>
#include <QStringList>

namespace mazeloom::app {

/// Returns the candidate with the least edit distance from a word, the first of equals. Missing,
/// surplus, replaced and swapped letters count as edits. Returns nullopt if every candidate needs
/// more edits than a third of the word's letters (but one edit is always allowed).
std::optional<QString> nearestTo(const QString& word, const QStringList& candidates);

}  // namespace mazeloom::app
