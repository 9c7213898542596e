// SPDX-License-Identifier: MIT
// A column of sections and tabs. Those that are unfolded share the height; where it is too small
// for them, the column scrolls. Room for the scroll bar is always reserved, and the column asks for
// the same width whatever its panels contain: nothing beside it moves when they change.
#pragma once

#include <vector>

#include "widgets/scroll/steady_area.h"

class QSplitter;

namespace mazeloom::widgets {

class Foldable;

class FoldColumn : public SteadyArea {
    Q_OBJECT

  public:
    /// What an unfolded part has at least, in pixels below its line.
    static constexpr int kLeastBody = 72;

    explicit FoldColumn(QWidget* parent = nullptr);

    /// The column owns it.
    void insert(int index, Foldable& part);
    /// Gives a part back; the caller's.
    void remove(Foldable& part);
    /// Whether there is anything to see in it.
    bool isEmpty() const;
    /// Scrolls to a part of it: to its line, where there is no room for all of it.
    void reveal(QWidget& part);
    /// After others changed weights.
    void arrange();

    /// Does not depend on the contents, which have the width that the column has.
    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override { return {1, kLeastHeight}; }

  signals:
    void contentsChanged();
    /// The user gave parts another height.
    void weightsChanged();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    static constexpr int kLeastHeight = 64;

    void takeWeights();
    void scrollTo(const QWidget& part);

    QSplitter* splitter_;
    QWidget* rest_;  ///< takes what is left when all are folded
    std::vector<Foldable*> parts_;
};

}  // namespace mazeloom::widgets
