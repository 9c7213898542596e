// SPDX-License-Identifier: MIT
// Shows two to four generations of a level side by side on one timeline, with a table of their
// measures. The user can adopt each generation as the level.
#pragma once

#include <map>
#include <memory>
#include <utility>
#include <vector>

#include <QPointer>
#include <QWidget>

#include "widgets/compare/comparison.h"
#include "widgets/compare/level_memory.h"
#include "widgets/compare/side_tile.h"
#include "widgets/tools/context/edit_context.h"

class QComboBox;
class QGridLayout;
class QLabel;
class QMenu;
class QStackedWidget;
class QToolButton;

namespace mazeloom::widgets {

class CompareTable;
class LockstepBar;

class ComparePanel final : public QWidget {
    Q_OBJECT

  public:
    /// `context` outlives the panel. `film` is an action of the caller for which the panel shows a
    /// button; may be null.
    explicit ComparePanel(EditContext& context, QAction* film = nullptr, QWidget* parent = nullptr);

    Comparison& comparison() const { return *comparison_; }
    const std::vector<SideTile*>& tiles() const { return tiles_; }
    QToolButton* playButton() const { return play_; }
    QToolButton* dimButton() const { return dim_; }
    QToolButton* fitButton() const { return fit_; }
    QToolButton* addButton() const { return add_; }
    QToolButton* cancelButton() const { return cancel_; }
    QToolButton* againButton() const { return again_; }
    QComboBox* paceBox() const { return pace_; }
    LockstepBar* bar() const { return bar_; }
    CompareTable* table() const { return table_; }

    /// Sets where each level's comparison and pace are stored.
    void setMemory(LevelMemory memory);
    /// Adds a side with this seed to the comparison; replaces the last side if there is no room.
    void addSeed(std::uint64_t seed);

    /// Shows the level beside another version of it, and dims the cells that are equal.
    void compareWith(std::shared_ptr<const level::Level> version);

    QSize sizeHint() const override { return {640, 480}; }

  signals:
    /// A message for the user: something succeeded.
    void told(const QString& text);
    /// Emitted when the level or the sides changed.
    void changed();

  protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* newFoot(QAction* film);
    void follow();
    void takeLevel();
    void recall();
    void keep();
    void keepInThisRun();
    void fillAddMenu();
    void add(compare::Side side);
    void remove(std::size_t place);
    void takeOver(std::size_t place);
    void showSides();
    void showOutcome(std::size_t place);
    void dim();
    void moveWith(std::size_t place);
    bool isLargerInOneRow(int count) const;
    void arrange();
    void update();

    EditContext& context_;
    Comparison* comparison_;
    PackDocument* document_ = nullptr;  ///< the source of the signals
    QString level_;                     ///< the level's id
    LevelMemory memory_;
    bool isRecalling_ = false;  ///< whether the program, not the user, changes the controls
    /// The last sides of each level since the program's start, including frozen copies.
    std::map<std::pair<const PackDocument*, QString>, std::vector<compare::Side>> chosen_;
    QStackedWidget* pages_;
    QLabel* empty_;
    QGridLayout* grid_;
    std::vector<SideTile*> tiles_;  ///< compare::kMostSides tiles; surplus ones are hidden
    CompareTable* table_;
    LockstepBar* bar_;
    QToolButton* play_ = nullptr;
    QToolButton* dim_ = nullptr;
    QToolButton* fit_ = nullptr;
    QToolButton* add_ = nullptr;
    QToolButton* cancel_ = nullptr;
    QToolButton* again_ = nullptr;
    QMenu* addMenu_ = nullptr;
    QComboBox* pace_ = nullptr;
    QComboBox* speed_ = nullptr;
    QLabel* place_ = nullptr;
};

}  // namespace mazeloom::widgets
