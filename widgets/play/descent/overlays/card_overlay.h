// SPDX-License-Identifier: MIT
// A card of lines in the middle of the game, which shows through a veil around it.
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
    /// Parts of the view that the card does not cover.
    void setKeptClear(KeptClear keptClear) { keptClear_ = std::move(keptClear); }

  protected:
    /// Covers all of `view`, and follows its size. `name` is what a screen reader calls it.
    CardOverlay(QWidget& view, const QString& name);

    const Theme& theme() const { return theme_; }
    /// Shows it above all else. `description` is what a screen reader says of it.
    void cover(const QString& description);
    /// In the middle or where it covers nothing that is kept clear, with a margin around it.
    QRectF cardOf(double widest, double height) const;
    /// The card of that width, where it covers the least.
    QRectF clearCardOf(double widest, double height) const;
    void paintCard(QPainter& painter, const QRectF& card) const;
    /// Behind a line that is chosen.
    void paintMark(QPainter& painter, const QRectF& line) const;
    QFont textFont(int pixels) const;

    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget& view_;
    Theme theme_;
    KeptClear keptClear_;
};

}  // namespace mazeloom::widgets
