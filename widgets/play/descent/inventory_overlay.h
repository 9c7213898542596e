// SPDX-License-Identifier: MIT
// The open inventory over the map. Each line shows an item's letter, image, name and effect.
#pragma once

#include <map>
#include <utility>
#include <vector>

#include <QPixmap>

#include "core/level/map/thing.h"
#include "core/play/descent/state/inventory.h"
#include "core/play/descent/state/state.h"
#include "widgets/play/descent/descent_look.h"
#include "widgets/play/descent/overlays/card_overlay.h"

namespace mazeloom::widgets {

class InventoryOverlay : public CardOverlay {
    Q_OBJECT

  public:
    /// Covers all of `view` and follows its size.
    explicit InventoryOverlay(QWidget& view);

    void setTheme(const Theme& theme) override;
    void setGlyphs(Glyphs glyphs);
    /// Sets whether the hint names the buttons of a pad rather than keys.
    void setHasPad(bool hasPad);
    /// Shows the items for the question that one of their letters answers.
    void open(const play::descent::Inventory& inventory, play::descent::Asked question);
    void shut();

    /// Returns the place in the inventory that the pad has selected; −1 if there is none.
    int chosen() const { return chosen_; }
    void choose(int step);
    /// Returns the line of the selected item; empty if there is none.
    QString chosenLine() const { return chosen_ < 0 ? QString() : lineOf(inventory_, chosen_); }
    /// Returns one line per item: "a) dagger, attack +1 (equipped)".
    QString description() const;
    /// Return the card's title for a question, and what a letter does there.
    static QString titleOf(play::descent::Asked question);
    static QString hintOf(play::descent::Asked question);
    /// Returns what the buttons of a pad do for a question.
    static QString padHintOf(play::descent::Asked question);
    /// Returns the line of the item at a place.
    static QString lineOf(const play::descent::Inventory& inventory, int place);

    /// Returns the card's rectangle, in pixels of the overlay.
    QRectF card() const;
    /// Returns the rectangle of a place's line, in pixels of the overlay.
    QRectF rectOf(int place) const;
    /// Returns the item's name and details as drawn; the details are cut to fit the line.
    std::pair<QString, QString> wordsOf(int place) const;

  signals:
    void picked(int place);
    /// Emitted when the player has clicked outside all lines.
    void dismissed();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

  private:
    QRectF wordsRectOf(int place) const;
    /// Returns the factor by which the card and its texts grow with the text size.
    double scale() const;
    double lineHeight() const;
    int placeAt(QPointF at) const;
    const QPixmap& art(level::ThingKind kind, bool enchanted);

    Glyphs glyphs_ = Glyphs::Letters;
    play::descent::Inventory inventory_;
    play::descent::Asked question_ = play::descent::Asked::Item;
    int chosen_ = -1;
    bool hasPad_ = false;
    std::map<std::pair<level::ThingKind, bool>, QPixmap> art_;
};

}  // namespace mazeloom::widgets
