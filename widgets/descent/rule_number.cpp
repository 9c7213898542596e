// SPDX-License-Identifier: MIT
#include "widgets/descent/rule_number.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>

#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

RuleNumber::RuleNumber(const QString& name, const QString& help, edit::NumberRange range,
                       int standard, Space space, QWidget* parent)
    : QuietSpinBox(parent), name_(name), help_(help), standard_(standard), space_(space) {
    setRange(range.least, range.most);
    setAlignment(Qt::AlignRight);
    setButtonSymbols(QAbstractSpinBox::NoButtons);
    setAccelerated(true);
    setAccessibleName(name);
    //: %1 is the number's value in the rules of the game
    reset_ = new QAction(themedIcon(QStringLiteral("undo")),
                         tr("As in the rules: %1").arg(standard), this);
    setTips(*reset_, reset_->text());
    if (space_ == Space::Ample) lineEdit()->addAction(reset_, QLineEdit::LeadingPosition);
    connect(reset_, &QAction::triggered, this, &RuleNumber::reset);
    connect(this, &QSpinBox::valueChanged, this, [this](int value) {
        mark();
        if (!showing_) emit edited(value, gesture_);
    });
    connect(this, &QSpinBox::editingFinished, this, [this] { gesture_ = newGesture(); });
    mark();
}

QSize RuleNumber::sizeHint() const {
    // The input has room for four digits, the unit and the reset button; longer numbers scroll.
    QFont bold = font();
    bold.setBold(true);
    const int text = QFontMetrics(bold).horizontalAdvance(QStringLiteral("9999") + suffix());
    return {text + (space_ == Space::Ample ? 38 : 14), QuietSpinBox::sizeHint().height()};
}

void RuleNumber::showValue(int value) {
    showing_ = true;
    setValue(value);
    showing_ = false;
    mark();
}

void RuleNumber::mark() {
    const bool isChanged = value() != standard_;
    QFont marked = font();
    marked.setBold(isChanged);
    setFont(marked);
    reset_->setVisible(isChanged);
    const QString back = space_ == Space::Ample
                             ? tr("%1 In the rules: %2.")
                             : tr("%1 In the rules: %2; right-click to go back.");
    const QString tip =
        isChanged ? back.arg(help_).arg(standard_)
                  : tr("%1 As in the rules; %2 to %3.").arg(help_).arg(minimum()).arg(maximum());
    setTips(*this, tip);
    setAccessibleDescription(isChanged ? tr("differs from the rules") : QString());
}

void RuleNumber::reset() {
    gesture_ = newGesture();
    setValue(standard_);
    gesture_ = newGesture();
}

void RuleNumber::focusInEvent(QFocusEvent* event) {
    gesture_ = newGesture();
    QuietSpinBox::focusInEvent(event);
}

void RuleNumber::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    QAction* back = menu.addAction(reset_->icon(), reset_->text(), this, &RuleNumber::reset);
    back->setEnabled(value() != standard_);
    back->setStatusTip(reset_->statusTip());
    menu.exec(event->globalPos());
}

}  // namespace mazeloom::widgets
