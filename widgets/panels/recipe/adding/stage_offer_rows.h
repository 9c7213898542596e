// SPDX-License-Identifier: MIT
// Draws the list of stages to add: each stage's colour, title, sentence, needs and results, and the
// facts that are missing for it.
#pragma once

#include <QStyledItemDelegate>

namespace mazeloom::widgets {

class StageOfferRows final : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace mazeloom::widgets
