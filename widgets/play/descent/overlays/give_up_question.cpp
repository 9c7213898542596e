// SPDX-License-Identifier: MIT
#include "widgets/play/descent/overlays/give_up_question.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/text/plain_label.h"
#include "widgets/theme/type.h"

namespace mazeloom::widgets {

GiveUpQuestion::GiveUpQuestion(QWidget& view, Gamepad& gamepad) : PlayOverlay(view, gamepad) {
    setAccessibleName(tr("Give this run up?"));
    auto* title = new PlainLabel(tr("Give this run up?"));
    setType(*title, Type::Title);
    column().addWidget(title, 0, Qt::AlignHCenter);
    auto* text =
        new PlainLabel(tr("It ends without a score, and cannot be gone on with.\n"
                          "To go on another time, leave by the menu instead."));
    text->setAlignment(Qt::AlignHCenter);
    column().addWidget(text);
    column().addSpacing(4);
    connect(addButton(tr("No, go on (N)"), tr("Back to the run")), &QPushButton::clicked, this,
            &GiveUpQuestion::dismissed);
    connect(addButton(tr("Yes, give it up (Y)"), tr("End this run without a score")),
            &QPushButton::clicked, this, &GiveUpQuestion::confirmed);
}

void GiveUpQuestion::keyPressEvent(QKeyEvent* event) {
    const QString letter = event->text().toUpper();
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
