// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace mazeloom::widgets {

/// Whether Qt would show the text as rich text (HTML) in a tool tip.
bool isRichText(const QString& text);

}  // namespace mazeloom::widgets
