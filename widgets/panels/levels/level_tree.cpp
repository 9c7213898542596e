// SPDX-License-Identifier: MIT
#include "widgets/panels/levels/level_tree.h"

#include <memory>
#include <optional>
#include <utility>

#include <QAbstractItemDelegate>
#include <QDrag>
#include <QDropEvent>
#include <QMimeData>
#include <QPointer>
#include <QResizeEvent>
#include <QStyleOptionViewItem>
#include <QUrl>

#include "widgets/document/pack_document.h"
#include "widgets/panels/levels/level_model.h"
#include "widgets/theme/focus_overlay.h"

namespace mazeloom::widgets {

namespace {

/// Time, in milliseconds, for which a drag must hover over a collapsed folder to expand it.
constexpr int kExpandDelay = 600;

const QString kFiles = QStringLiteral("text/uri-list");

/// Offers a row to lists of this program, and the row's files to other programs.
class RowOrFiles final : public QMimeData {
  public:
    RowOrFiles(const QMimeData& row, std::function<QStringList()> files)
        : files_(std::move(files)) {
        for (const QString& format : row.formats())
            setData(format, row.data(format));
    }

    QStringList formats() const override { return QMimeData::formats() << kFiles; }
    bool hasFormat(const QString& format) const override {
        return format == kFiles || QMimeData::hasFormat(format);
    }

  protected:
    QVariant retrieveData(const QString& format, QMetaType type) const override {
        if (format != kFiles) return QMimeData::retrieveData(format, type);
        // Cached, because a drag over several windows requests the files repeatedly.
        if (!urls_) {
            urls_.emplace();
            for (const QString& file : files_())
                *urls_ += QUrl::fromLocalFile(file).toEncoded() + "\r\n";
        }
        return *urls_;
    }

  private:
    std::function<QStringList()> files_;
    mutable std::optional<QByteArray> urls_;
};

}  // namespace

LevelTree::LevelTree(QWidget* parent) : QTreeView(parent) {
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setDropIndicatorShown(true);
    setAutoExpandDelay(kExpandDelay);
    new FocusOverlay(*this);
}

QSize LevelTree::minimumSizeHint() const {
    constexpr int kRows = 7;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    return {QTreeView::minimumSizeHint().width(),
            kRows * itemDelegate()->sizeHint(option, {}).height()};
}

void LevelTree::resizeEvent(QResizeEvent* event) {
    const QModelIndex chosen = currentIndex();
    const bool wasSeen =
        chosen.isValid() && QRect(QPoint(), event->oldSize()).intersects(visualRect(chosen));
    QTreeView::resizeEvent(event);
    // While a column is laid out, the list can be taller for a moment, which clamps its scroll bar.
    if (wasSeen && !viewport()->rect().contains(visualRect(chosen))) scrollTo(chosen);
}

/// Replaces the base class's drag, which would itself remove the moved rows. Here the model
/// rebuilds its rows when the pack has changed.
void LevelTree::startDrag(Qt::DropActions supported) {
    const QModelIndex index = currentIndex();
    if (!index.isValid() || !index.flags().testFlag(Qt::ItemIsDragEnabled)) return;
    auto* drag = new QDrag(this);
    QMimeData* row = model()->mimeData({index});
    const auto sheet = LevelModel::sheetOf(index);
    if (filesOf_ && sheet && sheet->kind == Sheet::Kind::Level) {
        const std::unique_ptr<QMimeData> plain(row);
        row = new RowOrFiles(
            *plain, [this, id = sheet->id, document = QPointer(LevelModel::documentOf(index))] {
                return document ? filesOf_(*document, id) : QStringList();
            });
    }
    drag->setMimeData(row);
    drag->setPixmap(viewport()->grab(visualRect(index)));
    drag->exec(supported, Qt::MoveAction);
}

Qt::DropAction LevelTree::actionOf(const QDropEvent& event) const {
    if (event.modifiers().testFlag(Qt::ControlModifier)) return Qt::CopyAction;
    if (event.modifiers().testFlag(Qt::ShiftModifier)) return Qt::MoveAction;
    const QModelIndex under = indexAt(event.position().toPoint());
    const bool isOwnPack = LevelModel::documentOf(under) == LevelModel::documentOf(currentIndex());
    return isOwnPack ? Qt::MoveAction : Qt::CopyAction;
}

void LevelTree::dragMoveEvent(QDragMoveEvent* event) {
    event->setDropAction(actionOf(*event));
    QTreeView::dragMoveEvent(event);
    if (!event->isAccepted()) return;
    // The base class accepts the action that the desktop proposes, which ignores whether the row
    // stays in its pack.
    event->setDropAction(actionOf(*event));
    event->accept();
}

void LevelTree::dropEvent(QDropEvent* event) {
    event->setDropAction(actionOf(*event));
    QTreeView::dropEvent(event);
}

}  // namespace mazeloom::widgets
