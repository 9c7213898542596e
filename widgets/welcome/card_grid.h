// SPDX-License-Identifier: MIT
// A grid with a card for each pack, in as many columns as fit. Arrow keys move between cards.
#pragma once

#include <vector>

#include <QWidget>

#include "widgets/welcome/pack_card.h"

namespace mazeloom::widgets {

class CardGrid : public QWidget {
    Q_OBJECT

  public:
    explicit CardGrid(QWidget* parent = nullptr);

    /// Sets the packs in this order; reuses existing cards.
    void setPacks(const QStringList& names, bool canBeRemoved);
    const std::vector<PackCard*>& cards() const { return cards_; }
    PackCard* find(const QString& name) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return PackCard::kSize; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

  signals:
    void cardAdded(mazeloom::widgets::PackCard* card);
    /// Emitted when an arrow key would move past the last card (`forward`) or before the first one.
    void edgeReached(bool forward);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    int columnsIn(int width) const;
    void place();
    void go(const PackCard* from, int key);

    std::vector<PackCard*> cards_;
};

}  // namespace mazeloom::widgets
