// SPDX-License-Identifier: MIT
#include "widgets/play/temple/board_note.h"

#include <algorithm>
#include <utility>

#include <QEvent>

#include "widgets/play/board/clear_place.h"
#include "widgets/text/spoken.h"

namespace mazeloom::widgets {

namespace {

constexpr int kWidestNote = 520;
constexpr int kNoteToEdge = 12;

}  // namespace

BoardNote::BoardNote(QWidget& view) : PlainLabel(&view), view_(view) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAlignment(Qt::AlignCenter);
    setWordWrap(true);
    setAutoFillBackground(true);
    setFrameShape(QFrame::StyledPanel);
    setMargin(8);
    view.installEventFilter(this);
    hide();
}

void BoardNote::tell(const QString& text, const QRectF& about) {
    about_ = about;
    setText(text);
    setAccessibleName(text);
    speakMessage(view_, text);
    place();
    show();
}

void BoardNote::keepClear(std::vector<QRectF> parts) {
    if (parts == clear_) return;
    clear_ = std::move(parts);
    if (!isHidden()) place();
}

void BoardNote::place() {
    const int width = std::max(0, std::min(kWidestNote, view_.width() - 2 * kNoteToEdge));
    const int height = heightForWidth(width);
    const QRect room = view_.rect().adjusted(kNoteToEdge, kNoteToEdge, -kNoteToEdge, -kNoteToEdge);
    std::vector<QRectF> clear = clear_;
    if (!about_.isEmpty()) clear.push_back(about_);
    setGeometry(clearPlace({width, height}, room, clear, Qt::AlignBottom));
}

bool BoardNote::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &view_ && event->type() == QEvent::Resize && !isHidden()) place();
    return PlainLabel::eventFilter(watched, event);
}

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
