// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QString>
#include <QStringList>

namespace mazeloom::app {

/// What is wrong with words that are no command, and so are the editor's: options that neither it
/// nor Qt knows, and a pack that is not there. `words` begin after the program's name.
std::optional<QString> flawOfEditorWords(const QStringList& words);

}  // namespace mazeloom::app
