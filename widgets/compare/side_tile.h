// SPDX-License-Identifier: MIT
// The tile of a side, one of the compared generations. It has a menu that changes the side's
// settings, an input for its seed, its map, and buttons that adopt the side as the level or remove
// it.
#pragma once

#include <cstddef>

#include <QFrame>

#include "widgets/compare/comparison.h"
#include "widgets/compare/side_view.h"

class QBoxLayout;
class QMenu;
class QToolButton;

namespace mazeloom::widgets {

class LineField;

class SideTile final : public QFrame {
    Q_OBJECT

  public:
    /// `comparison` outlives the tile. `place` is the side's index.
    SideTile(Comparison& comparison, std::size_t place, QWidget* parent = nullptr);

    QToolButton* kindButton() const { return kind_; }
    QToolButton* takeOverButton() const { return takeOver_; }
    QToolButton* removeButton() const { return remove_; }
    LineField* seedField() const { return seed_; }
    SideView& view() const { return *view_; }

    /// Updates the tile after a change of the side's settings or outcome.
    void update();

  signals:
    void takeOverWanted(std::size_t place);
    void removeWanted(std::size_t place);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// Opens a menu with everything that can be done with the side and its map.
    void contextMenuEvent(QContextMenuEvent* event) override;

  private:
    void fillMenu();
    void takeSeed();
    QString textOfView() const;
    /// Elides the title to fit the available room.
    void fitTitle();

    Comparison& comparison_;
    const std::size_t place_;
    QString title_;
    compare::Side shown_;  ///< the side whose seed the input shows
    QToolButton* kind_;
    QMenu* menu_;
    LineField* seed_;
    QToolButton* takeOver_;
    QToolButton* remove_;
    QBoxLayout* head_;
    SideView* view_;
};

/// Fills a menu with all choices for a side; an entry calls `choose` with its choice. `now` is the
/// side's current choice, or null for a new side: its entry is checked, and the other entries keep
/// its seed.
void addSideChoices(QMenu& menu, const Comparison& comparison, const compare::Side* now,
                    const std::function<void(compare::Side)>& choose);

}  // namespace mazeloom::widgets
