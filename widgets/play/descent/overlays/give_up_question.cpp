// SPDX-License-Identifier: MIT
#include "widgets/play/descent/overlays/give_up_question.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/play/descent/state/state.h"
#include "widgets/play/key_position.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

GiveUpQuestion::GiveUpQuestion(QWidget& view, Gamepad& gamepad) : PlayOverlay(view, gamepad) {
    setAccessibleName(tr("Give this run up?"));
    auto* title = new PlainLabel(tr("Give this run up?"));
    setType(*title, Type::Title);
    column().addWidget(title, 0, Qt::AlignHCenter);
    text_ = new PlainLabel;
    text_->setAlignment(Qt::AlignHCenter);
    column().addWidget(text_);
    column().addSpacing(4);
    connect(addButton(tr("No, go on (N)"), tr("Back to the run")), &QPushButton::clicked, this,
            &GiveUpQuestion::dismissed);
    yes_ = addButton(tr("Yes, give it up (Y)"), tr("End this run without a score"));
    connect(yes_, &QPushButton::clicked, this, &GiveUpQuestion::confirmed);
}

void GiveUpQuestion::ask(Then then, const play::descent::State& state) {
    then_ = then;
    const bool isRestart = then == Then::Restart;
    //: %1 is "depth 3", %2 is "120 turns", %3 is "4 kills".
    const QString lost = tr("This run is lost: %1, %2, %3.")
                             .arg(tr("depth %1").arg(state.depth),
                                  tr("%n turn(s)", nullptr, static_cast<int>(state.turns)),
                                  tr("%n kill(s)", nullptr, state.kills));
    text_->setText(lost + u'\n' +
                   (isRestart ? tr("It ends without a score, and another run begins.")
                              : tr("It ends without a score.\n"
                                   "To continue it another time, leave by the menu instead.")));
    yes_->setText(isRestart ? tr("Yes, restart (Y)") : tr("Yes, give it up (Y)"));
    yes_->setAccessibleName(yes_->text());
    setTips(*yes_, isRestart ? tr("End this run without a score, and begin another one")
                             : tr("End this run without a score"));
    open();
}

void GiveUpQuestion::keyPressEvent(QKeyEvent* event) {
    const auto latin = latinKeyOf(*event);
    const QString letter = latin ? QString(latin->text).toUpper() : event->text().toUpper();
    const bool isFresh = !event->isAutoRepeat() && !letter.isEmpty();
    event->accept();
    if (isFresh && letter == tr("Y", "the key that says yes")) {
        emit confirmed();
    } else if (isFresh && letter == tr("N", "the key that says no")) {
        emit dismissed();
    } else {
        PlayOverlay::keyPressEvent(event);
    }
}

}  // namespace mazeloom::widgets
