// SPDX-License-Identifier: MIT
// Draws a row of the action search: the name with the matching letters marked, the menu and the
// shortcut.
#pragma once

#include <QStyledItemDelegate>

namespace mazeloom::app {

class SearchDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace mazeloom::app
