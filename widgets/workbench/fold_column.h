// SPDX-License-Identifier: MIT
// A column of sections and tabs. Unfolded parts share the height; if it is too small for them, the
// column scrolls. Space for the scroll bar is always reserved, and the column asks for the same
// width whatever its panels contain, so that nothing beside it moves when they change.
#pragma once

#include <vector>

#include "widgets/scroll/steady_area.h"

class QSplitter;

namespace mazeloom::widgets {

class Foldable;

class FoldColumn : public SteadyArea {
    Q_OBJECT

  public:
    /// Least height of an unfolded part, without its header line, in pixels.
    static constexpr int kLeastBody = 72;

    explicit FoldColumn(QWidget* parent = nullptr);

    /// Inserts a part. The column owns it.
    void insert(int index, Foldable& part);
    /// Removes a part. The caller owns it again.
    void remove(Foldable& part);
    /// Whether no part is visible.
    bool isEmpty() const;
    /// Scrolls to a part; to its header line if the column is too low for all of it.
    void reveal(QWidget& part);
    /// Distributes the height anew. Call it after changing weights.
    void arrange();

    /// Independent of the contents, which get the column's width.
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
    QWidget* rest_;  ///< takes the remaining height when all parts are folded
    std::vector<Foldable*> parts_;
};

}  // namespace mazeloom::widgets
