// SPDX-License-Identifier: MIT
#include "widgets/play/temple/number_lesson.h"

#include <algorithm>

#include <QEvent>

namespace mazeloom::widgets {

namespace {

constexpr int kWidestLesson = 520;
constexpr int kLessonToEdge = 12;

}  // namespace

NumberLesson::NumberLesson(QWidget& view) : PlainLabel(&view), view_(view) {
    setObjectName(QStringLiteral("numberLesson"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAlignment(Qt::AlignCenter);
    setWordWrap(true);
    setAutoFillBackground(true);
    setFrameShape(QFrame::StyledPanel);
    setMargin(8);
    view.installEventFilter(this);
    hide();
}

void NumberLesson::teach(const QString& text) {
    left_ = kSteps;
    setText(text);
    setAccessibleName(text);
    place();
    show();
}

void NumberLesson::step() {
    if (isHidden() || --left_ > 0) return;
    hide();
    emit learnt();
}

void NumberLesson::place() {
    const int width = std::max(0, std::min(kWidestLesson, view_.width() - 2 * kLessonToEdge));
    const int height = heightForWidth(width);
    setGeometry((view_.width() - width) / 2, view_.height() - height - kLessonToEdge, width,
                height);
}

bool NumberLesson::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &view_ && event->type() == QEvent::Resize && !isHidden()) place();
    return PlainLabel::eventFilter(watched, event);
}

}  // namespace mazeloom::widgets
