// SPDX-License-Identifier: MIT
// A card in the middle of a game's view, over a veil, with a question or a message while the game
// is paused. The card handles mouse, keys and pad, and keeps keys and pad from the game.
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
    /// Covers all of `view` and follows its size. `gamepad` must outlive the overlay.
    PlayOverlay(QWidget& view, Gamepad& gamepad);

    /// Sets the function that returns the parts of the view that the card should not cover.
    void setKeptClear(KeptClear keptClear) { keptClear_ = std::move(keptClear); }
    /// Opens the card and focuses its first entry.
    void open();
    /// Closes the card and returns the focus to the view.
    void shut();

  signals:
    /// The player pressed Escape or the pad's button for going back.
    void dismissed();

  protected:
    QVBoxLayout& column() { return *column_; }
    QPushButton* addButton(const QString& text, const QString& tip);
    /// Adds a widget of the column to the entries that keys visit, in order from top to bottom.
    void addEntry(QWidget* entry);
    /// Clicks the focused entry.
    void choose();
    /// Announces the card's texts to screen readers, as the texts never get the focus.
    void speakTexts();

    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    /// Wraps around within the card, so that Tab does not move the focus out of it.
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
