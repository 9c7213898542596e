// SPDX-License-Identifier: MIT
#include "app/doors/level_checks.h"

#include <algorithm>

#include <QCheckBox>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "widgets/qstring.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::app {

LevelChecks::LevelChecks(const level::Pack& pack, const QString& current, QWidget* parent)
    : QWidget(parent), all_(new QCheckBox), list_(new QListWidget) {
    widgets::setTips(*all_, tr("Mark all levels, or none"));
    list_->setAccessibleName(tr("Levels"));
    widgets::setTips(*list_, tr("The marked levels are written; the chosen row is looked at"));
    const bool isKnown = pack.findLevel(current.toStdString()) != nullptr;
    int row = 0;
    for (std::size_t i = 0; i < pack.levels.size(); ++i) {
        const level::Level& level = pack.levels[i];
        const bool isCurrent = widgets::qstring(level.id) == current;
        auto* item = new QListWidgetItem(widgets::titleOf(level), list_);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(isCurrent || !isKnown ? Qt::Checked : Qt::Unchecked);
        if (isCurrent) row = static_cast<int>(i);
    }
    list_->setCurrentRow(row);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(all_);
    column->addWidget(list_, 1);
    connect(all_, &QCheckBox::clicked, this, &LevelChecks::markAll);
    connect(list_, &QListWidget::itemChanged, this, [this] {
        lookAtAll();
        emit chosenChanged();
    });
    connect(list_, &QListWidget::currentRowChanged, this, &LevelChecks::shownChanged);
    lookAtAll();
}

std::vector<std::size_t> LevelChecks::chosen() const {
    std::vector<std::size_t> places;
    for (int row = 0; row < list_->count(); ++row) {
        if (list_->item(row)->checkState() == Qt::Checked)
            places.push_back(static_cast<std::size_t>(row));
    }
    return places;
}

std::size_t LevelChecks::shown() const {
    return static_cast<std::size_t>(std::max(list_->currentRow(), 0));
}

void LevelChecks::markAll() {
    // A mark for some becomes one for all.
    const bool isMarked = all_->checkState() != Qt::Unchecked;
    {
        const QSignalBlocker quiet(list_);
        for (int row = 0; row < list_->count(); ++row)
            list_->item(row)->setCheckState(isMarked ? Qt::Checked : Qt::Unchecked);
    }
    lookAtAll();
    emit chosenChanged();
}

void LevelChecks::lookAtAll() {
    const int count = static_cast<int>(chosen().size());
    all_->setText(tr("%1 of %n level(s)", nullptr, list_->count()).arg(count));
    all_->setCheckState(count == 0                ? Qt::Unchecked
                        : count == list_->count() ? Qt::Checked
                                                  : Qt::PartiallyChecked);
}

}  // namespace mazeloom::app
