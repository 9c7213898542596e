// SPDX-License-Identifier: MIT
// Choice of a pack's levels: a list with a check box per level, and one box for all or none.
#pragma once

#include <cstddef>
#include <vector>

#include <QWidget>

#include "core/level/level.h"

class QCheckBox;

namespace mazeloom::widgets {
class RowsModel;
class RowsView;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class LevelChecks : public QWidget {
    Q_OBJECT

  public:
    /// Checks the level with the id `current`; all levels if none has this id.
    LevelChecks(const level::Pack& pack, const QString& current, QWidget* parent = nullptr);

    /// Returns the indices of the checked levels. The indices are those of the pack.
    std::vector<std::size_t> chosen() const;
    /// Returns the index of the level to preview, which is the current row of the list.
    std::size_t shown() const;

  signals:
    void chosenChanged();
    void shownChanged();

  private:
    QVariant dataOf(int row, int role) const;
    void markAll();
    void lookAtAll();

    const level::Pack pack_;
    std::vector<bool> isMarked_;  ///< by level index
    std::ptrdiff_t marked_ = 0;   ///< number of checked levels
    QCheckBox* all_;
    widgets::RowsView* list_;
    widgets::RowsModel* rows_;
};

}  // namespace mazeloom::app
