// SPDX-License-Identifier: MIT
// How a problem looks in a list: an icon, the sentence over as many lines as it wants, its place
// below, and at the right a button where it can be mended. In a view whose rows are of one height,
// sentences have two lines.
#pragma once

#include <QStyledItemDelegate>

namespace mazeloom::widgets {

class ProblemRows : public QStyledItemDelegate {
    Q_OBJECT

  public:
    /// What rows know beside their text.
    enum Role {
        SeverityRole = Qt::UserRole,  ///< of problems: an int of Severity; of groups nothing
        PlaceRole,                    ///< below the text; may be empty
        FixCountRole,                 ///< how many ways there are to mend it
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Where a row's button is, in the view.
    static QRect fixRect(const QRect& row);

  signals:
    /// The user clicked the button of a row.
    void fixClicked(const QModelIndex& index);

  protected:
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

  private:
    QPersistentModelIndex pressed_;  ///< the row whose button is held down
};

}  // namespace mazeloom::widgets
