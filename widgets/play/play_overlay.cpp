// SPDX-License-Identifier: MIT
#include "widgets/play/play_overlay.h"

#include <algorithm>

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QFrame>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/text/spoken.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

PlayOverlay::PlayOverlay(QWidget& view, Gamepad& gamepad)
    : QWidget(&view), view_(view), card_(new QFrame(this)), navigation_(gamepad, *this) {
    hide();
    setSpokenRole(*this, QAccessible::Dialog);
    connect(&navigation_, &PadNavigation::back, this, &PlayOverlay::dismissed);
    view_.installEventFilter(this);
    card_->setFrameShape(QFrame::StyledPanel);
    card_->setAutoFillBackground(true);
    column_ = new QVBoxLayout(card_);
    column_->setContentsMargins(24, 20, 24, 20);
    column_->setSpacing(8);
    auto* centre = new QVBoxLayout(this);
    centre->addWidget(card_, 0, Qt::AlignCenter);
}

QPushButton* PlayOverlay::addButton(const QString& text, const QString& tip) {
    auto* button = new QPushButton(text);
    setTips(*button, tip);
    button->setAccessibleName(text);
    // The card handles Return itself: only when the key goes down, and not while it repeats.
    button->setAutoDefault(false);
    button->setMinimumWidth(220);
    column_->addWidget(button);
    addEntry(button);
    return button;
}

void PlayOverlay::addEntry(QWidget* entry) {
    entries_ << entry;
    // A slider would use up and down itself, and not pass these keys on to the card.
    if (qobject_cast<QAbstractSlider*>(entry) != nullptr) entry->installEventFilter(this);
}

void PlayOverlay::open() {
    setGeometry(view_.rect());
    show();
    raise();
    placeCard();
    const auto entries = reachable();
    if (!entries.isEmpty()) entries.first()->setFocus(Qt::TabFocusReason);
    navigation_.setOn(true);
    speakTexts();
}

void PlayOverlay::speakTexts() {
    if (isHeard()) speakMessage(*this, labelTexts(*card_));
}

void PlayOverlay::placeCard() {
    if (!keptClear_) return;
    layout()->activate();
    const auto at =
        clearAlignment(card_->size(), layout()->contentsRect(), keptClear_(), Qt::AlignVCenter);
    if (layout()->itemAt(0)->alignment() == at) return;
    layout()->setAlignment(card_, at);
    layout()->activate();
}

void PlayOverlay::shut() {
    navigation_.setOn(false);
    // Moves the focus before hiding. Otherwise Qt would move it to the next entry, which screen
    // readers would announce.
    view_.setFocus();
    hide();
}

QList<QWidget*> PlayOverlay::reachable() const {
    QList<QWidget*> entries = entries_;
    entries.removeIf([](const QWidget* entry) { return entry->isHidden() || !entry->isEnabled(); });
    return entries;
}

bool PlayOverlay::focusNextPrevChild(bool next) {
    const auto entries = reachable();
    const auto count = entries.size();
    if (count == 0) return true;
    const auto index = entries.indexOf(focusWidget());
    entries[index < 0 ? 0 : (index + (next ? 1 : count - 1)) % count]->setFocus(
        next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

void PlayOverlay::choose() {
    if (auto* button = qobject_cast<QAbstractButton*>(focusWidget())) button->click();
}

void PlayOverlay::keyPressEvent(QKeyEvent* event) {
    // The widgets below the card must not receive the key.
    event->accept();
    switch (event->key()) {
        case Qt::Key_Escape:
            if (!event->isAutoRepeat()) emit dismissed();
            break;
        case Qt::Key_Up:
            focusNextPrevChild(false);
            break;
        case Qt::Key_Down:
            focusNextPrevChild(true);
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (!event->isAutoRepeat()) choose();
            break;
        default:
            break;
    }
}

bool PlayOverlay::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = static_cast<const QKeyEvent&>(*event);
        const bool isFunction = key.key() >= Qt::Key_F1 && key.key() <= Qt::Key_F35;
        const bool isPlain =
            (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
        // A letter must not trigger an action of the editor.
        if (isPlain && !isFunction) {
            event->accept();
            return true;
        }
    }
    const bool isDone = QWidget::event(event);
    const bool isMoved = event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest;
    if (isMoved && isVisible()) placeCard();
    return isDone;
}

bool PlayOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &view_ && event->type() == QEvent::Resize) setGeometry(view_.rect());
    if (event->type() == QEvent::KeyPress && qobject_cast<QAbstractSlider*>(watched) != nullptr) {
        auto& key = static_cast<QKeyEvent&>(*event);
        if (key.key() == Qt::Key_Up || key.key() == Qt::Key_Down) {
            keyPressEvent(&key);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PlayOverlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QColor veil = palette().color(QPalette::Window);
    veil.setAlphaF(0.6F);
    painter.fillRect(rect(), veil);
}

}  // namespace mazeloom::widgets
