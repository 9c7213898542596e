// SPDX-License-Identifier: MIT
// The entrances of a room with their tags, in a table: a row an entrance, in reading order. Enter
// or F2 edits a tag.
#pragma once

#include <vector>

#include <QTreeWidget>

#include "core/level/level.h"

namespace mazeloom::widgets {

class EntranceTags final : public QTreeWidget {
    Q_OBJECT

  public:
    explicit EntranceTags(QWidget* parent = nullptr);

    void showRoom(const level::Room& room);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    /// By the user; without blanks around, empty where it was taken away.
    void tagged(mazeloom::grid::Point entrance, const QString& tag);

  private:
    /// Whatever of a row is edited, it is the tag.
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;
    void take(QTreeWidgetItem* item);

    std::vector<grid::Point> entrances_;
};

}  // namespace mazeloom::widgets
