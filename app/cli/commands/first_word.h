// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QString>
#include <QStringList>

namespace mazeloom::app {

/// Returns the error in words that are no command and therefore belong to the editor: an option
/// unknown to it and to Qt, or a pack that does not exist. `words` begin after the program's name.
std::optional<QString> flawOfEditorWords(const QStringList& words);

}  // namespace mazeloom::app
