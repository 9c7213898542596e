// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QString>
#include <QStringList>

namespace mazeloom::app {

/// Returns the error of arguments that are no command and are therefore meant for the editor: an
/// option that neither the editor nor Qt knows, or a pack that does not exist. `words` are the
/// arguments without the program's name.
std::optional<QString> flawOfEditorWords(const QStringList& words);

}  // namespace mazeloom::app
