// SPDX-License-Identifier: MIT
// A table of a room's entrances with their tags, in reading order. Enter or F2 edits a tag.
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
    /// Emitted when the user edited a tag. `tag` is trimmed; it is empty if the tag was removed.
    void tagged(mazeloom::grid::Point entrance, const QString& tag);

  private:
    /// Starts editing the tag, whichever column was clicked.
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;
    void take(QTreeWidgetItem* item);

    std::vector<grid::Point> entrances_;
};

}  // namespace mazeloom::widgets
