// SPDX-License-Identifier: MIT
#include "widgets/play/temple/console_overlay.h"

#include <algorithm>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include "widgets/text/plain_label.h"
#include "widgets/theme/flat_style.h"

namespace mazeloom::widgets {

namespace {

constexpr int kMostWidth = 520;
/// Height of the card without its text, in pixels.
constexpr int kFrameHeight = 200;
constexpr int kLeastHeight = 40;

}  // namespace

ConsoleOverlay::ConsoleOverlay(QWidget& view, Gamepad& gamepad)
    : PlayOverlay(view, gamepad),
      title_(new PlainLabel),
      scroll_(new QScrollArea),
      text_(new PlainLabel) {
    setAccessibleName(tr("Text of a console"));
    title_->setForegroundRole(QPalette::PlaceholderText);
    column().addWidget(title_, 0, Qt::AlignHCenter);
    text_->setWordWrap(true);
    text_->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    scroll_->setWidget(text_);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);  // the card handles keys
    column().addWidget(scroll_);
    column().addSpacing(4);
    goOn_ = addButton(tr("Go on"), tr("Back to the game, which waits"));
    before_ = addButton(tr("← Previous console"), tr("The text of another console"));
    after_ = addButton(tr("→ Next console"), tr("The text of another console"));
    auto* hint = new PlainLabel(tr("Enter, Space, Escape or a click goes on"));
    hint->setForegroundRole(QPalette::PlaceholderText);
    column().addWidget(hint, 0, Qt::AlignHCenter);
    // The filter keeps the arrow keys from the buttons, which would use them.
    for (QPushButton* button : {goOn_, before_, after_})
        button->installEventFilter(this);
    connect(goOn_, &QPushButton::clicked, this, &ConsoleOverlay::dismissed);
    connect(before_, &QPushButton::clicked, this, [this] { showText(index_ - 1); });
    connect(after_, &QPushButton::clicked, this, [this] { showText(index_ + 1); });
}

void ConsoleOverlay::read(const QStringList& texts, int index) {
    texts_ = texts;
    isPressed_ = false;
    showText(index);
    open();
    fitText();
}

void ConsoleOverlay::showText(int index) {
    const int last = static_cast<int>(texts_.size()) - 1;
    index_ = std::clamp(index, 0, last);
    title_->setText(last == 0 ? tr("Console")
                              : tr("Console %1 of %2").arg(index_ + 1).arg(last + 1));
    text_->setText(texts_[index_]);
    setAccessibleDescription(texts_[index_]);
    for (QPushButton* button : {before_, after_})
        button->setVisible(last > 0);
    // Moves the focus first, because it must not stay on a button that becomes disabled.
    if (isVisible()) {
        goOn_->setFocus(Qt::TabFocusReason);
        speakTexts();
    }
    before_->setEnabled(index_ > 0);
    after_->setEnabled(index_ < last);
    scroll_->verticalScrollBar()->setValue(0);
    fitText();
}

void ConsoleOverlay::fitText() {
    const int wide = std::clamp(width() - 96, 120, scaledPixels(kMostWidth));
    const int most = std::max(kLeastHeight, height() - scaledPixels(kFrameHeight));
    const int tall = text_->heightForWidth(wide - scroll_->verticalScrollBar()->sizeHint().width());
    scroll_->setFixedSize(wide, std::clamp(tall, kLeastHeight, most));
}

bool ConsoleOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && qobject_cast<QPushButton*>(watched) != nullptr) {
        auto& key = static_cast<QKeyEvent&>(*event);
        if (key.key() == Qt::Key_Left || key.key() == Qt::Key_Right) {
            keyPressEvent(&key);
            return true;
        }
    }
    return PlayOverlay::eventFilter(watched, event);
}

void ConsoleOverlay::keyPressEvent(QKeyEvent* event) {
    event->accept();
    QScrollBar& bar = *scroll_->verticalScrollBar();
    switch (event->key()) {
        case Qt::Key_Left:
            return showText(index_ - 1);
        case Qt::Key_Right:
            return showText(index_ + 1);
        case Qt::Key_PageUp:
            return bar.triggerAction(QAbstractSlider::SliderPageStepSub);
        case Qt::Key_PageDown:
            return bar.triggerAction(QAbstractSlider::SliderPageStepAdd);
        default:
            PlayOverlay::keyPressEvent(event);
    }
}

void ConsoleOverlay::mousePressEvent(QMouseEvent* event) {
    isPressed_ = true;
    event->accept();
}

void ConsoleOverlay::mouseReleaseEvent(QMouseEvent* event) {
    event->accept();
    if (isPressed_) emit dismissed();
}

void ConsoleOverlay::resizeEvent(QResizeEvent* event) {
    PlayOverlay::resizeEvent(event);
    fitText();
}

}  // namespace mazeloom::widgets
