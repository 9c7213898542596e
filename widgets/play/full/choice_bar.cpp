// SPDX-License-Identifier: MIT
#include "widgets/play/full/choice_bar.h"

#include <algorithm>

#include <QAbstractButton>
#include <QGridLayout>
#include <QPushButton>

#include "widgets/play/pad_navigation.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

ChoiceBar::ChoiceBar(const QString& what, const QStringList& texts, const QStringList& tips,
                     QWidget* parent)
    : QWidget(parent), grid_(new QGridLayout(this)) {
    setAccessibleName(what);
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setSpacing(4);
    for (int i = 0; i < texts.size(); ++i) {
        auto* button = new QPushButton(texts[i]);
        button->setCheckable(true);
        button->setMinimumHeight(36);
        setTips(*button, tips[i]);
        //: Read aloud: %1 is what is chosen ("Pace"), %2 the choice ("Step")
        button->setAccessibleName(tr("%1: %2").arg(what, texts[i]));
        PadNavigation::setTakesKeys(*button);
        buttons_.addButton(button, i);
    }
    arrange();
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

void ChoiceBar::arrange() {
    const auto all = buttons_.buttons();
    const auto count = static_cast<int>(all.size());
    int widest = 1;
    for (const QAbstractButton* button : all)
        widest = std::max(widest, button->minimumSizeHint().width() + grid_->spacing());
    const int most = std::clamp((width() + grid_->spacing()) / widest, 1, count);
    const int rows = (count + most - 1) / most;
    const int columns = (count + rows - 1) / rows;
    if (columns == columns_) return;
    for (int i = 0; i < count; ++i)
        grid_->addWidget(all[i], i / columns, i % columns);
    for (int column = 0; column < std::max(columns, columns_); ++column)
        grid_->setColumnStretch(column, column < columns ? 1 : 0);
    columns_ = columns;
}

void ChoiceBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) showChosen();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) arrange();
}

void ChoiceBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

}  // namespace mazeloom::widgets
