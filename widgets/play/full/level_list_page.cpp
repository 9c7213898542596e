// SPDX-License-Identifier: MIT
#include "widgets/play/full/level_list_page.h"

#include <algorithm>

#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace mazeloom::widgets {

LevelListPage::LevelListPage(QWidget* parent)
    : FullPage(560, parent),
      list_(newList(tr("Levels of the pack"),
                    tr("Double-click a level, or press Enter, to play it"))) {
    setObjectName(QStringLiteral("levelListPage"));
    column().addSpacing(24);
    column().addWidget(newHeading(tr("Levels")));
    column().addWidget(newNote(tr("This pack has no campaign: every level can be played.")));
    column().addSpacing(8);
    column().addWidget(list_, 1);
    auto* play = newButton(tr("Play"), tr("Play the level that is selected"));
    auto* back = newButton(tr("Back"), tr("Back to the title"));
    column().addWidget(play);
    column().addWidget(back);
    const auto playSelected = [this] {
        if (list_->currentRow() >= 0) emit playWanted(list_->currentRow());
    };
    connect(list_, &QListWidget::itemDoubleClicked, this, playSelected);
    connect(play, &QPushButton::clicked, this, playSelected);
    connect(back, &QPushButton::clicked, this, &LevelListPage::backWanted);
}

void LevelListPage::setLevels(const QStringList& levels) {
    const int row = list_->currentRow();
    list_->clear();
    list_->addItems(levels);
    list_->setCurrentRow(std::clamp(row, 0, std::max(0, list_->count() - 1)));
}

void LevelListPage::takeFocus() {
    list_->setFocus(Qt::TabFocusReason);
}

QString LevelListPage::hint() const {
    return tr("↑ ↓ choose   ·   Enter play   ·   Esc back");
}

bool LevelListPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == list_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && list_->currentRow() >= 0) {
            emit playWanted(list_->currentRow());
            return true;
        }
    }
    return FullPage::eventFilter(watched, event);
}

}  // namespace mazeloom::widgets
