// SPDX-License-Identifier: MIT
// A tile of the gallery: the level, and below it the seed, a star for favourites, and the value by
// which the tiles are sorted.
#pragma once

#include <QStyledItemDelegate>

class QListView;

namespace mazeloom::widgets {

class GalleryModel;

class GalleryDelegate final : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Side of a level's picture in a tile, in Qt's pixels.
    static constexpr int kPicture = 132;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

/// Makes a view show a gallery as tiles, as many per row as fit. The view handles keys that move
/// between tiles, whatever they do elsewhere in the window.
void showTiles(QListView& view, GalleryModel& model);

}  // namespace mazeloom::widgets
