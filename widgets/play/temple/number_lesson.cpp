// SPDX-License-Identifier: MIT
#include "widgets/play/temple/number_lesson.h"

namespace mazeloom::widgets {

NumberLesson::NumberLesson(QWidget& view) : BoardNote(view) {
    setObjectName(QStringLiteral("numberLesson"));
}

void NumberLesson::teach(const QString& text) {
    left_ = kSteps;
    tell(text);
}

void NumberLesson::step() {
    if (isHidden() || --left_ > 0) return;
    hide();
    emit learnt();
}

}  // namespace mazeloom::widgets
