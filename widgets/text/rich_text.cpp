// SPDX-License-Identifier: MIT
#include "widgets/text/rich_text.h"

#include <QTextDocument>

namespace mazeloom::widgets {

bool isRichText(const QString& text) {
    return Qt::mightBeRichText(text);
}

}  // namespace mazeloom::widgets
