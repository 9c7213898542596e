// SPDX-License-Identifier: MIT
#include "widgets/tiles/picture_list.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

#include "widgets/text/tool_tip.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

constexpr int kRoom = 3;  ///< space around a picture, in pixels

class PictureDelegate : public QStyledItemDelegate {
  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme& theme = themeOf(option.palette);
        const auto picture = index.data(Qt::DecorationRole).value<QImage>();
        const bool isChosen = (option.state & QStyle::State_Selected) != 0;
        if ((option.state & QStyle::State_MouseOver) != 0)
            painter->fillRect(option.rect, theme.button);
        painter->drawImage(option.rect.topLeft() + QPoint(kRoom, kRoom), picture);
        if (!isChosen) return;
        const bool hasFocus = (option.state & QStyle::State_HasFocus) != 0;
        painter->save();
        painter->setPen(
            QPen(theme.accent, hasFocus ? 3 : 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        return index.data(Qt::DecorationRole).value<QImage>().size() + QSize(2, 2) * kRoom;
    }
};

}  // namespace

PictureList::PictureList(QWidget* parent) : QListWidget(parent) {
    setItemDelegate(new PictureDelegate(this));
    setFlow(QListView::LeftToRight);
    setWrapping(true);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0) emit chosen(row);
    });
}

void PictureList::setEntries(const std::vector<Entry>& entries, int current) {
    const QSignalBlocker quiet(this);
    const int count = static_cast<int>(entries.size());
    // Reuse items, so that the scroll position stays.
    while (this->count() > count)
        delete takeItem(this->count() - 1);
    while (this->count() < count)
        addItem(new QListWidgetItem);
    for (int row = 0; row < count; ++row) {
        const Entry& entry = entries[static_cast<std::size_t>(row)];
        QListWidgetItem* one = item(row);
        one->setData(Qt::DecorationRole, entry.picture);
        one->setData(Qt::ToolTipRole, plainToolTip(entry.text));
        one->setData(Qt::AccessibleTextRole, entry.text);
    }
    setCurrentRow(current);
    if (current >= 0 && current < count) scrollToItem(item(current));
}

void PictureList::keyPressEvent(QKeyEvent* event) {
    const bool removes = event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace;
    if (removes && currentRow() >= 0) {
        emit removeWanted(currentRow());
    } else {
        QListWidget::keyPressEvent(event);
    }
}

void PictureList::contextMenuEvent(QContextMenuEvent* event) {
    const QListWidgetItem* hit =
        event->reason() == QContextMenuEvent::Mouse ? itemAt(event->pos()) : nullptr;
    if (hit != nullptr) emit removeWanted(row(hit));
}

}  // namespace mazeloom::widgets
