// SPDX-License-Identifier: MIT
// A column of sections and tabs. Unfolded parts share the column's height; if that is too small for
// them, the column scrolls. Nothing beside the column moves when its panels change: space for the
// scroll bar is always reserved, and the column's width does not depend on the panels' contents.
#pragma once

#include <vector>

#include "widgets/scroll/steady_area.h"

class QSplitter;

namespace mazeloom::widgets {

class Foldable;

class FoldColumn : public SteadyArea {
    Q_OBJECT

  public:
    /// Minimum height of an unfolded part without its header, in pixels.
    static constexpr int kLeastBody = 72;

    explicit FoldColumn(QWidget* parent = nullptr);

    /// Inserts a part. The column owns it.
    void insert(int index, Foldable& part);
    /// Removes a part. The caller owns it again.
    void remove(Foldable& part);
    /// Whether no part is visible.
    bool isEmpty() const;
    /// Scrolls to a part. If the column is too low for the whole part, its header becomes visible.
    void reveal(QWidget& part);
    /// Distributes the column's height among the parts. Must be called after weights have changed.
    void arrange();

    /// Returns a size that does not depend on the contents, which get the column's width.
    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override { return {1, kLeastHeight}; }

  signals:
    void contentsChanged();
    /// The user resized parts.
    void weightsChanged();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    static constexpr int kLeastHeight = 64;

    void takeWeights();
    void scrollTo(const QWidget& part);

    QSplitter* splitter_;
    QWidget* rest_;  ///< gets the remaining height when all parts are folded
    std::vector<Foldable*> parts_;
};

}  // namespace mazeloom::widgets
