// SPDX-License-Identifier: MIT
// A part of a column that can be folded to one line: a section with its header, or tabs.
#pragma once

#include <QWidget>

namespace mazeloom::widgets {

class Foldable : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;

    /// Returns the part's height when folded, in pixels.
    virtual int foldedHeight() const = 0;
    virtual bool isUnfolded() const = 0;
    /// Returns the part's share of the column's height, relative to the weights of other parts.
    virtual int weight() const = 0;
    virtual void setWeight(int weight) = 0;

  signals:
    void foldChanged();
    /// The user unfolded the part and wants to see it.
    void revealWanted();
};

}  // namespace mazeloom::widgets
