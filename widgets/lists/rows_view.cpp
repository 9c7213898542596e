// SPDX-License-Identifier: MIT
#include "widgets/lists/rows_view.h"

#include <algorithm>

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QStyledItemDelegate>

namespace mazeloom::widgets {

namespace {

/// In lists with more rows than this, all rows have the same height, and texts are not measured.
constexpr int kMostMeasured = 500;

/// If all rows of a view have the same height, this height is two lines; longer texts end in "…".
class RowsOfOneHeight final : public QStyledItemDelegate {
  public:
    explicit RowsOfOneHeight(const QListView& view, QObject* parent)
        : QStyledItemDelegate(parent), view_(view) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const QSize measured = QStyledItemDelegate::sizeHint(option, index);
        if (!view_.uniformItemSizes() || !view_.wordWrap()) return measured;
        constexpr int kAround = 4;  // pixels
        return {measured.width(), 2 * option.fontMetrics.lineSpacing() + kAround};
    }

  private:
    const QListView& view_;
};

}  // namespace

RowsView::RowsView(QWidget* parent) : QListView(parent) {
    setItemDelegate(new RowsOfOneHeight(*this, this));
}

void RowsView::setModel(QAbstractItemModel* model) {
    if (this->model() != nullptr) this->model()->disconnect(this);
    QListView::setModel(model);
    if (model != nullptr) connect(model, &QAbstractItemModel::modelReset, this, &RowsView::measure);
    measure();
}

void RowsView::measure() {
    setUniformItemSizes(count() > kMostMeasured);
}

int RowsView::count() const {
    return model() == nullptr ? 0 : model()->rowCount();
}

void RowsView::setCurrentRow(int row) {
    setCurrentIndex(model()->index(row, 0));
}

void RowsView::fitRows(int most) {
    const int rows = std::clamp(count(), 1, most);
    int height = 2 * frameWidth();
    for (int row = 0; row < rows; ++row)
        height += std::max(sizeHintForRow(std::min(row, count() - 1)), 0);
    setFixedHeight(height);
}

void RowsView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    emit currentRowChanged(current.row());
}

void RowsView::keyPressEvent(QKeyEvent* event) {
    if (!event->matches(QKeySequence::Copy)) return QListView::keyPressEvent(event);
    QModelIndexList chosen = selectionModel()->selectedRows();
    std::ranges::sort(chosen, {}, &QModelIndex::row);
    QStringList lines;
    for (const QModelIndex& index : chosen)
        lines << index.data().toString();
    if (!lines.isEmpty()) QGuiApplication::clipboard()->setText(lines.join(u'\n'));
    event->accept();
}

}  // namespace mazeloom::widgets
