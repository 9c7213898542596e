// SPDX-License-Identifier: MIT
#include "widgets/play/full/choice_bar.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QPushButton>

#include "widgets/play/pad_navigation.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

ChoiceBar::ChoiceBar(const QString& what, const QStringList& texts, const QStringList& tips,
                     QWidget* parent)
    : QWidget(parent) {
    setAccessibleName(what);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (int i = 0; i < texts.size(); ++i) {
        auto* button = new QPushButton(texts[i]);
        button->setCheckable(true);
        button->setMinimumHeight(36);
        setTips(*button, tips[i]);
        //: Read aloud: %1 is what is chosen ("Pace"), %2 the choice ("Step")
        button->setAccessibleName(tr("%1: %2").arg(what, texts[i]));
        PadNavigation::setTakesKeys(*button);
        buttons_.addButton(button, i);
        row->addWidget(button, 1);
    }
    setChosen(0);
    connect(&buttons_, &QButtonGroup::idClicked, this, [this](int index) {
        showChosen();
        emit choice(index);
    });
}

int ChoiceBar::chosen() const {
    return buttons_.checkedId();
}

void ChoiceBar::setChosen(int index) {
    if (QAbstractButton* button = buttons_.button(index)) button->setChecked(true);
    showChosen();
}

void ChoiceBar::setOffered(int index, bool isOffered) {
    if (QAbstractButton* button = buttons_.button(index)) button->setEnabled(isOffered);
}

void ChoiceBar::step(int by) {
    int index = chosen() + by;
    while (buttons_.button(index) != nullptr && !buttons_.button(index)->isEnabled())
        index += by;
    QAbstractButton* next = buttons_.button(index);
    if (next == nullptr) return;
    next->click();
    next->setFocus(Qt::TabFocusReason);
}

void ChoiceBar::showChosen() {
    const auto all = buttons_.buttons();
    for (QAbstractButton* button : all) {
        const bool isChosen = button->isChecked();
        button->setFocusPolicy(isChosen ? Qt::StrongFocus : Qt::ClickFocus);
        QFont face = font();
        face.setBold(isChosen);
        button->setFont(face);
        QPalette colours = palette();
        if (isChosen) {
            colours.setColor(QPalette::Button, colours.color(QPalette::Highlight));
            colours.setColor(QPalette::ButtonText, colours.color(QPalette::HighlightedText));
        }
        button->setPalette(colours);
    }
}

void ChoiceBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) showChosen();
}

}  // namespace mazeloom::widgets
