// SPDX-License-Identifier: MIT
// Draws a tile of the gallery: the level, and below it a star if the seed is a favourite, the seed,
// and the value by which the tiles are sorted.
#pragma once

#include <QStyledItemDelegate>

class QListView;

namespace mazeloom::widgets {

class GalleryModel;

class GalleryDelegate final : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Side of a level's picture in a tile, in device-independent pixels.
    static constexpr int kPicture = 132;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

/// Makes a view show a gallery as tiles, with as many tiles per row as fit. The focused view
/// handles keys that move between tiles, even if they are shortcuts of the window.
void showTiles(QListView& view, GalleryModel& model);

}  // namespace mazeloom::widgets
