// SPDX-License-Identifier: MIT
// The names of painted promises as the window shows them. Designers name their promises; only the
// names in the built-in packs have translations.
#pragma once

#include <string>

#include <QString>

namespace mazeloom::widgets {

/// Returns the name in the user's language if it is that of a built-in promise, or else unchanged.
QString promiseName(const std::string& name);

}  // namespace mazeloom::widgets
