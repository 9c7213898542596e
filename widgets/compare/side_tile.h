// SPDX-License-Identifier: MIT
// One of the generations that are compared: what it is, in a menu that makes it something else; its
// seed; the map; and taking it over as the level, or taking it out.
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
    /// `comparison` outlives it.
    SideTile(Comparison& comparison, std::size_t place, QWidget* parent = nullptr);

    QToolButton* kindButton() const { return kind_; }
    QToolButton* takeOverButton() const { return takeOver_; }
    QToolButton* removeButton() const { return remove_; }
    LineField* seedField() const { return seed_; }
    SideView& view() const { return *view_; }

    /// What the side is, or what it came out as, is another.
    void update();

  signals:
    void takeOverWanted(std::size_t place);
    void removeWanted(std::size_t place);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fillMenu();
    void takeSeed();
    QString textOfView() const;
    /// Shows as much of the title as there is room for.
    void fitTitle();

    Comparison& comparison_;
    const std::size_t place_;
    QString title_;
    compare::Side shown_;  ///< whose seed the field has
    QToolButton* kind_;
    QMenu* menu_;
    LineField* seed_;
    QToolButton* takeOver_;
    QToolButton* remove_;
    QBoxLayout* head_;
    SideView* view_;
};

/// Fills a menu with all that a side can be; each entry calls `choose` with it. What it is `now`,
/// null for a new one, is ticked, and its seed stays.
void addSideChoices(QMenu& menu, const Comparison& comparison, const compare::Side* now,
                    const std::function<void(compare::Side)>& choose);

}  // namespace mazeloom::widgets
