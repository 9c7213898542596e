// SPDX-License-Identifier: MIT
// Draws the rows of a list of problems: an icon, the sentence in as many lines as needed, the
// problem's place below it, and a button at the right if the problem can be fixed. In a view with
// uniform row heights, sentences are limited to two lines.
#pragma once

#include <QStyledItemDelegate>

namespace mazeloom::widgets {

class ProblemRows : public QStyledItemDelegate {
    Q_OBJECT

  public:
    /// Roles of the rows' data, besides Qt::DisplayRole for the text.
    enum Role {
        SeverityRole = Qt::UserRole,  ///< a problem's Severity as an int; not set for groups
        PlaceRole,                    ///< text of the problem's place; may be empty
        FixCountRole,                 ///< number of available fixes
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Returns the rectangle of a row's button, given the row's rectangle in the view.
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
