// SPDX-License-Identifier: MIT
// What stands in a column and folds to one line: a section with its header, or tabs.
#pragma once

#include <QWidget>

namespace mazeloom::widgets {

class Foldable : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;

    /// What is left of it when it is folded, in pixels.
    virtual int foldedHeight() const = 0;
    virtual bool isUnfolded() const = 0;
    /// How much of the column's height it takes, compared with its neighbours.
    virtual int weight() const = 0;
    virtual void setWeight(int weight) = 0;

  signals:
    void foldChanged();
    /// The user unfolded it and wants to see it.
    void revealWanted();
};

}  // namespace mazeloom::widgets
