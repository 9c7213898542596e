// SPDX-License-Identifier: MIT
// Draws problems in a list: an icon, the sentence in as many lines as needed, its place below, and
// a button at the right if it can be fixed. In a view with uniform row heights, sentences have two
// lines.
#pragma once

#include <QStyledItemDelegate>

namespace mazeloom::widgets {

class ProblemRows : public QStyledItemDelegate {
    Q_OBJECT

  public:
    /// The data of rows besides their text.
    enum Role {
        SeverityRole = Qt::UserRole,  ///< for problems: an int of Severity; not set for groups
        PlaceRole,                    ///< below the text; may be empty
        FixCountRole,                 ///< number of available fixes
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Returns the place of a row's button in the view.
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
