// SPDX-License-Identifier: MIT
#include "widgets/play/descent/look_overlay.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "widgets/play/descent/descent_view.h"
#include "widgets/play/descent/descent_words.h"
#include "widgets/play/key_position.h"
#include "widgets/text/spoken.h"
#include "widgets/theme/flat_style.h"

namespace mazeloom::widgets {

namespace {

constexpr int kLookMargin = 12;
constexpr int kLookTextPixels = 14;
/// A step of the cursor with Shift.
constexpr int kLongStep = 8;

}  // namespace

LookOverlay::LookOverlay(QWidget& board, DescentView& view, Gamepad& gamepad)
    : QWidget(&board),
      board_(board),
      view_(view),
      gamepad_(gamepad),
      navigation_(gamepad, *this),
      theme_(Theme::dark()) {
    hide();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSpokenRole(*this, QAccessible::Canvas);
    setAccessibleName(tr("Look at a cell"));
    setSpokenHint(*this, hint());
    PadNavigation::setTakesKeys(*this);
    connect(&navigation_, &PadNavigation::back, this, &LookOverlay::dismissed);
    board_.installEventFilter(this);
}

void LookOverlay::setTheme(const Theme& theme) {
    theme_ = theme;
    update();
}

void LookOverlay::open() {
    setGeometry(board_.rect());
    show();
    raise();
    lookAt(view_.heroCell());
    setSpokenHint(*this, hint());
    setFocus(Qt::OtherFocusReason);
    navigation_.setOn(true);
}

void LookOverlay::shut() {
    navigation_.setOn(false);
    view_.followCell({});
    speakPlace(*this, {});
    board_.setFocus();
    hide();
}

QString LookOverlay::hint() const {
    return gamepad_.name().isEmpty()
               ? tr("Arrow keys move, Tab goes to the next thing, Esc ends.")
               : tr("The stick or D-pad moves, the bumpers go from thing to thing, B ends.");
}

QString LookOverlay::words() const {
    return view_.lookWords(cell_);
}

void LookOverlay::lookAt(grid::Point cell) {
    cell_ = cell;
    view_.followCell(cell);
    speakPlace(*this, words());
    update();
}

bool LookOverlay::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = static_cast<const QKeyEvent&>(*event);
        const bool isPlain =
            (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
        const bool isFunction = key.key() >= Qt::Key_F1 && key.key() <= Qt::Key_F35;
        // A letter must not trigger an action of the editor.
        if (isPlain && !isFunction) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

bool LookOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &board_ && event->type() == QEvent::Resize) setGeometry(board_.rect());
    return QWidget::eventFilter(watched, event);
}

bool LookOverlay::focusNextPrevChild(bool next) {
    const std::vector<grid::Point> sights = view_.sights();
    if (!sights.empty()) lookAt(sightBeside(sights, cell_, next));
    return true;
}

void LookOverlay::keyPressEvent(QKeyEvent* event) {
    // The board below must not receive the key.
    event->accept();
    const int step = (event->modifiers() & Qt::ShiftModifier) != 0 ? kLongStep : 1;
    const auto move = [this, step](int x, int y) {
        lookAt(view_.nearestCell({cell_.x + x * step, cell_.y + y * step}));
    };
    const auto latin = latinKeyOf(*event);
    switch (latin ? latin->key : event->key()) {
        case Qt::Key_Up:
            return move(0, -1);
        case Qt::Key_Down:
            return move(0, 1);
        case Qt::Key_Left:
            return move(-1, 0);
        case Qt::Key_Right:
            return move(1, 0);
        case Qt::Key_PageUp:
        case Qt::Key_PageDown:
            // The pad's bumpers send these keys.
            focusNextPrevChild(event->key() == Qt::Key_PageDown);
            return;
        case Qt::Key_Home:
            return lookAt(view_.heroCell());
        case Qt::Key_Escape:
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_L:
            if (!event->isAutoRepeat()) emit dismissed();
            return;
        default:
            return;
    }
}

void LookOverlay::mouseMoveEvent(QMouseEvent* event) {
    const auto cell = view_.cellAt(view_.mapFrom(this, event->pos()));
    if (cell && *cell != cell_) lookAt(*cell);
}

void LookOverlay::mousePressEvent(QMouseEvent* event) {
    event->accept();
    emit dismissed();
}

QRectF LookOverlay::lineRect() const {
    // The room of the log, below the map.
    const QRect map(view_.mapTo(&board_, QPoint()), view_.size());
    return {0, map.bottom() + 1.0, static_cast<double>(map.width()),
            static_cast<double>(height() - map.bottom() - 1)};
}

void LookOverlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect map(view_.mapTo(&board_, QPoint()), view_.size());
    painter.setClipRect(map);
    painter.setPen(QPen(theme_.accent, 2));
    painter.drawRoundedRect(view_.rectOf(cell_).translated(map.topLeft()).adjusted(0, 0, -1, -1), 3,
                            3);
    painter.setClipping(false);
    const QRectF line = lineRect();
    painter.fillRect(line, theme_.window);
    painter.setPen(theme_.border);
    painter.drawLine(line.topLeft(), line.topRight());
    QFont text = font();
    text.setPixelSize(scaledPixels(kLookTextPixels));
    painter.setFont(text);
    painter.setPen(theme_.text);
    const QRectF inside = line.adjusted(kLookMargin, kLookMargin, -kLookMargin, -kLookMargin);
    painter.drawText(inside, static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap,
                     words());
    painter.setPen(theme_.mutedText);
    painter.drawText(inside, static_cast<int>(Qt::AlignLeft | Qt::AlignBottom), hint());
}

}  // namespace mazeloom::widgets
