// SPDX-License-Identifier: MIT
// Which levels of a pack: a list with a mark before each, and one that marks all or none.
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
    /// `current` is marked; all where there is no level of that id.
    LevelChecks(const level::Pack& pack, const QString& current, QWidget* parent = nullptr);

    /// Places of the marked levels in the pack.
    std::vector<std::size_t> chosen() const;
    /// The level to look at: that of the list's current row.
    std::size_t shown() const;

  signals:
    void chosenChanged();
    void shownChanged();

  private:
    QVariant dataOf(int row, int role) const;
    void markAll();
    void lookAtAll();

    const level::Pack pack_;
    std::vector<bool> isMarked_;  ///< by the level's place
    std::ptrdiff_t marked_ = 0;   ///< how many are
    QCheckBox* all_;
    widgets::RowsView* list_;
    widgets::RowsModel* rows_;
};

}  // namespace mazeloom::app
