// SPDX-License-Identifier: MIT
#include "app/exchange/level_checks.h"

#include <algorithm>
#include <utility>

#include <QCheckBox>
#include <QVBoxLayout>

#include "widgets/lists/rows_model.h"
#include "widgets/lists/rows_view.h"
#include "widgets/qstring.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::app {

LevelChecks::LevelChecks(const level::Pack& pack, const QString& current, QWidget* parent)
    : QWidget(parent),
      pack_(pack),
      all_(new QCheckBox),
      list_(new widgets::RowsView),
      rows_(new widgets::RowsModel([this](int row, int role) { return dataOf(row, role); }, this)) {
    widgets::setTips(*all_, tr("Check all levels, or none"));
    list_->setAccessibleName(tr("Levels"));
    widgets::setTips(*list_, tr("Checked levels are exported; the selected row is previewed"));
    const bool isKnown = pack_.findLevel(current.toStdString()) != nullptr;
    const auto& levels = std::as_const(pack_).levels;
    isMarked_.assign(levels.size(), !isKnown);
    int row = 0;
    for (std::size_t i = 0; isKnown && i < levels.size(); ++i) {
        if (widgets::qstring(levels[i].id) != current) continue;
        row = static_cast<int>(i);
        isMarked_[i] = true;
    }
    marked_ = std::ranges::count(isMarked_, true);
    rows_->setMarkable([this](int at, bool isMarked) {
        const auto place = static_cast<std::size_t>(at);
        marked_ += (isMarked ? 1 : 0) - (isMarked_[place] ? 1 : 0);
        isMarked_[place] = isMarked;
    });
    rows_->reset(static_cast<int>(levels.size()));
    list_->setModel(rows_);
    if (!levels.empty()) list_->setCurrentRow(row);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(all_);
    column->addWidget(list_, 1);
    connect(all_, &QCheckBox::clicked, this, &LevelChecks::markAll);
    connect(rows_, &QAbstractItemModel::dataChanged, this, [this] {
        lookAtAll();
        emit chosenChanged();
    });
    connect(list_, &widgets::RowsView::currentRowChanged, this, &LevelChecks::shownChanged);
    lookAtAll();
}

QVariant LevelChecks::dataOf(int row, int role) const {
    const auto place = static_cast<std::size_t>(row);
    if (role == Qt::DisplayRole) return widgets::titleOf(std::as_const(pack_).levels[place]);
    if (role == Qt::CheckStateRole) return isMarked_[place] ? Qt::Checked : Qt::Unchecked;
    return {};
}

std::vector<std::size_t> LevelChecks::chosen() const {
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < isMarked_.size(); ++place) {
        if (isMarked_[place]) places.push_back(place);
    }
    return places;
}

std::size_t LevelChecks::shown() const {
    return static_cast<std::size_t>(std::max(list_->currentRow(), 0));
}

void LevelChecks::markAll() {
    // A click on a partially checked box checks all.
    const bool isMarked = all_->checkState() != Qt::Unchecked;
    isMarked_.assign(isMarked_.size(), isMarked);
    marked_ = isMarked ? static_cast<std::ptrdiff_t>(isMarked_.size()) : 0;
    rows_->tellAllChanged();
}

void LevelChecks::lookAtAll() {
    const int count = rows_->rowCount();
    all_->setText(tr("%1 of %n level(s)", nullptr, count).arg(marked_));
    all_->setCheckState(marked_ == 0       ? Qt::Unchecked
                        : marked_ == count ? Qt::Checked
                                           : Qt::PartiallyChecked);
}

}  // namespace mazeloom::app
