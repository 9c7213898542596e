// SPDX-License-Identifier: MIT
// Shows the next seeds of the open level side by side as small pictures. A click sets the level's
// seed to the clicked one; a right click adds it to the level's favourites or removes it. Keys do
// the same.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QWidget>

#include "widgets/compare/gallery_model.h"
#include "widgets/compare/level_memory.h"
#include "widgets/tools/context/edit_context.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QListView;
class QProgressBar;
class QStackedWidget;
class QToolButton;

namespace mazeloom::widgets {

class GalleryPanel final : public QWidget {
    Q_OBJECT

  public:
    /// `context` outlives the panel. `sheet` is an action of the caller for which the panel shows a
    /// button; may be null.
    explicit GalleryPanel(EditContext& context, QAction* sheet = nullptr,
                          QWidget* parent = nullptr);

    QListView* view() const { return view_; }
    GalleryModel& model() const { return *model_; }
    QComboBox* sorting() const { return sorting_; }
    QToolButton* downButton() const { return down_; }
    QToolButton* previousButton() const { return previous_; }
    QToolButton* nextButton() const { return next_; }
    QToolButton* keptButton() const { return kept_; }
    QToolButton* cancelButton() const { return cancel_; }

    /// Sets where each level's sort order is stored.
    void setMemory(LevelMemory memory);
    /// Whether there is a level of which a contact sheet can be made.
    bool hasLevel() const { return hasLevel_; }
    /// Returns the seeds that the panel shows, or would show if it were visible.
    std::vector<std::uint64_t> seeds() const;

    QSize sizeHint() const override { return {640, 480}; }

  signals:
    /// A seed was opened by Enter or a double click: the user wants to see the level.
    void levelWanted();
    /// The user wants to see a seed beside the level.
    void compareWanted(std::uint64_t seed);
    /// A message for the user: something succeeded.
    void told(const QString& text);
    void levelChanged();

  protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* newHead(QAction* sheet);
    void setUpView();
    void follow();
    void takeChange(const document::Change& change);
    void takeLevel();
    /// Generates all pictures again: at once if the panel is visible, else when it is shown.
    void shootAgain();
    std::vector<std::uint64_t> wantedSeeds() const;
    void page(int by);
    void takeOrder();
    void recallOrder();
    void takeMarks();
    void tellProgress();
    void open(const QModelIndex& index);
    void setKept(const QModelIndex& index, bool isKept);
    void toggleKept(const QModelIndex& index);
    /// Makes a favourite stand for the map that the program makes of its seed now.
    void keepMap(std::uint64_t seed);
    /// Returns the id of the level that was baked from a seed; empty if the pack has none.
    QString bakedLevel(std::uint64_t seed) const;
    void showMenu(const QModelIndex& index, const QPoint& at);
    bool takeKey(const QKeyEvent& key);

    EditContext& context_;
    GalleryModel* model_;
    QListView* view_;
    QStackedWidget* pages_;
    QLabel* empty_;
    QLabel* range_ = nullptr;
    QComboBox* sorting_ = nullptr;
    QToolButton* down_ = nullptr;
    QToolButton* previous_ = nullptr;
    QToolButton* next_ = nullptr;
    QToolButton* kept_ = nullptr;
    QProgressBar* progress_ = nullptr;
    QToolButton* cancel_ = nullptr;
    PackDocument* document_ = nullptr;  ///< the source of the signals
    QString level_;                     ///< the level's id
    LevelMemory memory_;
    bool isRecalling_ = false;  ///< whether the program, not the user, changes the controls
    std::uint64_t first_ = 1;
    /// Hash of the level that the pictures show (level::MapMark), once it is needed.
    std::optional<std::uint64_t> recipe_;
    bool hasLevel_ = false;
    bool isStale_ = true;
};

}  // namespace mazeloom::widgets
