// SPDX-License-Identifier: MIT
// A card with lines of text in the middle of the game, with a translucent veil around it.
#pragma once

#include <utility>

#include <QFont>
#include <QRectF>
#include <QString>
#include <QWidget>

#include "widgets/play/board/clear_place.h"
#include "widgets/theme/theme.h"

class QPainter;

namespace mazeloom::widgets {

class CardOverlay : public QWidget {
    Q_OBJECT

  public:
    virtual void setTheme(const Theme& theme);
    /// Sets the function that returns the parts of the view that the card should not cover.
    void setKeptClear(KeptClear keptClear) { keptClear_ = std::move(keptClear); }

  protected:
    /// Covers all of `view` and follows its size. `name` is the accessible name.
    CardOverlay(QWidget& view, const QString& name);

    const Theme& theme() const { return theme_; }
    /// Shows the overlay above everything else. `description` is the accessible description.
    void cover(const QString& description);
    /// Returns the card's rectangle. It is in the middle of the overlay, or where the card covers
    /// none of the parts that setKeptClear() provides. Leaves a margin to the view's edges.
    QRectF cardOf(double widest, double height) const;
    /// Returns the rectangle of a card of this size, placed where it covers as little as possible
    /// of the parts that setKeptClear() provides.
    QRectF clearCardOf(double widest, double height) const;
    void paintCard(QPainter& painter, const QRectF& card) const;
    /// Draws the background of the selected line.
    void paintMark(QPainter& painter, const QRectF& line) const;
    /// Returns the factor by which texts of this height at the usual text size grow with the text
    /// size; less if `room` is too low.
    static double scaleIn(double room, double height);
    QFont textFont(double pixels) const;

    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget& view_;
    Theme theme_;
    KeptClear keptClear_;
};

}  // namespace mazeloom::widgets
