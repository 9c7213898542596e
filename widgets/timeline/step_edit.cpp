// SPDX-License-Identifier: MIT
#include "widgets/timeline/step_edit.h"

#include <algorithm>

#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>

#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

StepEdit::StepEdit(Player& player, QWidget* parent) : NumberBox(parent), player_(player) {
    setButtonSymbols(NoButtons);
    setAlignment(Qt::AlignRight);
    setGroupSeparatorShown(true);
    setAccessibleName(tr("Step"));
    setPlainToolTip(*this, tr("The step that is shown: type a number to go there"));
    setStatusTip(tr("Type a number and press Enter to go to that step"));
    connect(this, &QSpinBox::valueChanged, this, &StepEdit::go);
    connect(&player_, &Player::positionChanged, this, &StepEdit::takePosition);
    connect(&player_, &Player::timelineChanged, this, [this] {
        lineEdit()->setModified(false);
        takePosition();
        updateGeometry();
    });
    takePosition();
}

QSize StepEdit::sizeHint() const {
    const QString widest = locale().toString(std::max(9999u, player_.count()));
    const int frame = NumberBox::minimumSizeHint().width() -
                      fontMetrics().horizontalAdvance(textFromValue(maximum()) + ' ');
    return {fontMetrics().horizontalAdvance(widest + ' ') + std::max(16, frame),
            NumberBox::sizeHint().height()};
}

void StepEdit::keyPressEvent(QKeyEvent* event) {
    NumberBox::keyPressEvent(event);
    // Show the current position again: while the user typed, the field did not follow it.
    if (event->key() == Qt::Key_Escape) takePosition();
}

void StepEdit::takePosition() {
    if (hasFocus() && lineEdit()->isModified()) return;
    const QSignalBlocker quiet(this);
    setRange(0, static_cast<int>(player_.count()));
    setValue(static_cast<int>(player_.position()));
    lineEdit()->setText(textFromValue(value()));
}

void StepEdit::go() {
    lineEdit()->setModified(false);
    player_.pause();
    player_.seek(static_cast<trace::StepIndex>(value()));
    takePosition();
}

}  // namespace mazeloom::widgets
