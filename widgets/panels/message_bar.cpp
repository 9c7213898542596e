// SPDX-License-Identifier: MIT
#include "widgets/panels/message_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>

#include "widgets/text/plain_label.h"
#include "widgets/text/spoken.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent),
      icon_(new PlainLabel(this)),
      text_(new PlainLabel(this)),
      close_(newToolButton({}, tr("Close message"), tr("Close this message"))) {
    setObjectName(QStringLiteral("messageBar"));
    setSpokenRole(*this, QAccessible::AlertMessage);
    setAccessibleName(tr("Message"));
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 8, 8, 8);
    row->setSpacing(8);
    row->addWidget(icon_, 0, Qt::AlignTop);
    row->addWidget(text_, 1);
    row->addWidget(close_, 0, Qt::AlignTop);
    connect(close_, &QToolButton::clicked, this, &MessageBar::clear);
    hide();
}

namespace {

void label(QToolButton& button, const QString& text) {
    button.setVisible(!text.isEmpty());
    if (text.isEmpty()) return;
    button.setText(text);
    button.setAccessibleName(text);
    setTips(button, text);
}

}  // namespace

void MessageBar::showMessage(Kind kind, const QString& text, const QString& action,
                             const QString& other, const QString& third) {
    kind_ = kind;
    if (isHidden() || text != text_->text()) speakMessage(*this, text);
    text_->setText(text);
    setAccessibleDescription(text);
    if (action_ == nullptr && !action.isEmpty()) action_ = newButton(&MessageBar::actionTriggered);
    if (other_ == nullptr && !other.isEmpty()) other_ = newButton(&MessageBar::otherTriggered);
    if (third_ == nullptr && !third.isEmpty()) third_ = newButton(&MessageBar::thirdTriggered);
    if (action_ != nullptr) label(*action_, action);
    if (other_ != nullptr) label(*other_, other);
    if (third_ != nullptr) label(*third_, third);
    showIcons();
    update();
    show();
}

QToolButton* MessageBar::newButton(void (MessageBar::*triggered)()) {
    auto* button = new QToolButton(this);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    auto* row = static_cast<QHBoxLayout*>(layout());
    row->insertWidget(row->indexOf(close_), button);
    connect(button, &QToolButton::clicked, this, triggered);
    return button;
}

void MessageBar::clear() {
    text_->clear();
    hide();
}

QString MessageBar::text() const {
    return text_->text();
}

void MessageBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) showIcons();
    QFrame::changeEvent(event);
}

QColor MessageBar::colour() const {
    const Theme& theme = themeOf(palette());
    return kind_ == Kind::Error     ? theme.error
           : kind_ == Kind::Warning ? theme.warning
                                    : theme.accent;
}

void MessageBar::showIcons() {
    constexpr int kMessageIcon = 16;
    const QString name = kind_ == Kind::Error     ? QStringLiteral("error")
                         : kind_ == Kind::Warning ? QStringLiteral("warning")
                                                  : QStringLiteral("help");
    icon_->setPixmap(
        themedIcon(name, colour()).pixmap(QSize(kMessageIcon, kMessageIcon), devicePixelRatioF()));
    close_->setIcon(themedIcon(QStringLiteral("close")));
}

void MessageBar::paintEvent(QPaintEvent*) {
    const Theme& theme = themeOf(palette());
    QPainter painter(this);
    painter.fillRect(rect(), theme.base);
    painter.fillRect(QRect(0, 0, 4, height()), colour());
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.border);
}

}  // namespace mazeloom::widgets
