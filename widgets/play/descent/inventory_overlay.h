// SPDX-License-Identifier: MIT
// The open inventory over the map: a letter, a picture, a name and what it does, a line each.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include <QPixmap>

#include "core/level/map/thing.h"
#include "core/play/descent/state/inventory.h"
#include "widgets/play/descent/descent_look.h"
#include "widgets/play/descent/overlays/card_overlay.h"

namespace mazeloom::widgets {

class InventoryOverlay : public CardOverlay {
    Q_OBJECT

  public:
    /// Covers all of `view`, and follows its size.
    explicit InventoryOverlay(QWidget& view);

    void setTheme(const Theme& theme) override;
    void setGlyphs(Glyphs glyphs);
    void open(const play::descent::Inventory& inventory);
    void shut();

    /// What a pad chooses, a place in the inventory; −1 where there is nothing.
    int chosen() const { return chosen_; }
    void choose(int step);
    /// The line of what is chosen; empty where there is nothing.
    QString chosenLine() const { return chosen_ < 0 ? QString() : lineOf(chosen_); }
    /// A line each: "a) dagger, attack +1 (equipped)".
    QString description() const;

    /// The line of a place, in pixels of the overlay.
    QRectF rectOf(int place) const;
    /// The name and the details of an item as they are drawn, the details as far as there is
    /// room for them.
    std::pair<QString, QString> wordsOf(int place) const;

  signals:
    void picked(int place);
    /// A click beside all lines.
    void dismissed();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

  private:
    QRectF wordsRectOf(int place) const;
    QString lineOf(int place) const;
    QRectF card() const;
    double lineHeight() const;
    int placeAt(QPointF at) const;
    const QPixmap& art(level::ThingKind kind, bool enchanted);

    Glyphs glyphs_ = Glyphs::Letters;
    play::descent::Inventory inventory_;
    int chosen_ = -1;
    std::map<std::pair<level::ThingKind, bool>, QPixmap> art_;
};

}  // namespace mazeloom::widgets
