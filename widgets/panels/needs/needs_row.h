// SPDX-License-Identifier: MIT
// The signs of the mechanics that a level needs: a picture of each mechanic, whose frame tells how
// much the level needs it. A needed one is filled, a useful one has a frame, decoration is crossed
// out, and an undecided one has a dotted frame. The row has room for the signs of all mechanics.
#pragma once

#include <QWidget>

#include "widgets/panels/needs/known_needs.h"

namespace mazeloom::widgets {

struct Theme;

/// Draws one sign into a square.
void paintNeedSign(QPainter& painter, const QRect& square, const NeedSign& sign,
                   const Theme& theme);

class NeedsRow : public QWidget {
    Q_OBJECT

  public:
    explicit NeedsRow(QWidget* parent = nullptr);

    /// Returns the field's help.
    static QString help();

    void setKnown(const KnownNeeds& known);
    const QList<NeedSign>& signs() const { return signs_; }
    QRect rectOf(qsizetype index) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    int columns(int width) const;
    /// Returns the text in place of signs; empty if there are signs.
    QString note() const;

    KnownNeeds known_;
    QList<NeedSign> signs_;
};

}  // namespace mazeloom::widgets
