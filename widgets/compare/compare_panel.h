// SPDX-License-Identifier: MIT
// Two to four generations side by side on one timeline, and what measures say of them. Any of them
// can be taken over as the level.
#pragma once

#include <map>
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
    /// `context` outlives the panel. `film`, the caller's, may be null: it is offered as a button.
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

    /// What is compared of each level, and how it keeps step, is told to it, and asked of it.
    void setMemory(LevelMemory memory);
    /// Shows a seed beside what is there, in the last one's place where it is full.
    void addSeed(std::uint64_t seed);

    QSize sizeHint() const override { return {640, 480}; }

  signals:
    /// A word for the user that something went well.
    void told(const QString& text);
    /// Whether there is something to compare, or what, is another.
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
    PackDocument* document_ = nullptr;  ///< that signals come from
    QString level_;                     ///< its id
    LevelMemory memory_;
    bool isRecalling_ = false;  ///< it is not the user who chooses
    /// What was last compared of each level in this run, with what is held.
    std::map<std::pair<const PackDocument*, QString>, std::vector<compare::Side>> chosen_;
    QStackedWidget* pages_;
    QLabel* empty_;
    QGridLayout* grid_;
    std::vector<SideTile*> tiles_;  ///< as many as there can be
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
