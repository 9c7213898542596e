// SPDX-License-Identifier: MIT
#include "widgets/play/glyphs.h"

#include <QFontDatabase>

namespace mazeloom::widgets {

QString emojiFamily() {
    return QStringLiteral("Noto Color Emoji");
}

bool hasEmoji() {
    return QFontDatabase::hasFamily(emojiFamily());
}

}  // namespace mazeloom::widgets
