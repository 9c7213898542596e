// SPDX-License-Identifier: MIT
// A card in the middle of a game's view, over a veil: what is asked or told while the game waits.
// It is worked by mouse, keys and pad, and keeps both from the game.
#pragma once

#include <utility>

#include <QList>
#include <QWidget>

#include "widgets/play/board/clear_place.h"
#include "widgets/play/pad_navigation.h"

class QFrame;
class QPushButton;
class QVBoxLayout;

namespace mazeloom::widgets {

class PlayOverlay : public QWidget {
    Q_OBJECT

  public:
    /// Covers all of `view`, and follows its size. `gamepad` outlives it.
    PlayOverlay(QWidget& view, Gamepad& gamepad);

    /// Parts of the view that the card does not cover.
    void setKeptClear(KeptClear keptClear) { keptClear_ = std::move(keptClear); }
    /// The first entry has the focus.
    void open();
    /// Gives the focus back to the view.
    void shut();

  signals:
    /// Escape, or the pad's way back.
    void dismissed();

  protected:
    QVBoxLayout& column() { return *column_; }
    QPushButton* addButton(const QString& text, const QString& tip);
    /// One of those that keys walk through, from top to bottom. It stands in the column already.
    void addEntry(QWidget* entry);
    /// Clicks what has the focus.
    void choose();
    /// Says the card's texts, which never get the focus.
    void speakTexts();

    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// Round and round: the focus does not leave an open card.
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    QList<QWidget*> reachable() const;
    void placeCard();

    QWidget& view_;
    QFrame* card_;
    QVBoxLayout* column_;
    PadNavigation navigation_;
    QList<QWidget*> entries_;
    KeptClear keptClear_;
};

}  // namespace mazeloom::widgets
