// SPDX-License-Identifier: MIT
// The dialog that finds seeds of the open level. It has an input for a wish, a list of the measures
// that a wish can use, and pictures of matching levels as they are found. A click on a picture sets
// the open level's seed.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include <QDialog>
#include <QStringList>

#include "widgets/find/seed_finder.h"
#include "widgets/find/usual_ranges.h"
#include "widgets/tools/context/edit_context.h"

class QLabel;

namespace mazeloom::widgets {

class FollowedLevel;
class MeasureList;
class SearchBar;
class SearchReport;
class SeedShelf;
class WishBox;

class FindForm final : public QDialog {
    Q_OBJECT

  public:
    /// `context` outlives the form.
    explicit FindForm(EditContext& context, QWidget* parent = nullptr);
    ~FindForm() override;

    WishBox& wish() const { return *wish_; }
    MeasureList& measures() const { return *measures_; }
    SearchBar& bar() const { return *bar_; }
    SearchReport& report() const { return *report_; }
    SeedShelf& shelf() const { return *shelf_; }
    QLabel* levelLabel() const { return title_; }
    UsualRanges& ranges() { return ranges_; }
    bool isSearching() const { return isSearching_; }

    /// Shows the form with the focus in the wish's input.
    void present();

  signals:
    /// A seed was opened by Enter or a double click: the user wants to see the level.
    void levelWanted();
    /// The list of earlier wishes has changed; the latest wish is first.
    void wishesChanged(const QStringList& wishes);

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void layOut();
    void connectParts();
    void takeLevel();
    void takeMarks();
    void tellObstacle();
    void begin();
    void stop();
    void take(const std::vector<analyse::Hit>& hits);
    void end(const analyse::SearchState& last, const QString& flaw);
    void openSeed(std::uint64_t seed, bool isShown);
    QStringList notesOf(std::uint64_t seed) const;

    FollowedLevel* level_;
    UsualRanges ranges_;
    QLabel* title_;
    WishBox* wish_;
    SearchBar* bar_;
    MeasureList* measures_;
    SeedShelf* shelf_;
    SearchReport* report_;
    std::vector<const analyse::Measure*> asked_;  ///< measures in the wish of the current search
    std::map<std::uint64_t, analyse::Hit> hits_;  ///< the hits found, by seed
    bool isSearching_ = false;
    std::uint64_t wanted_ = 0;  ///< the number of seeds after which the search ends
    bool isMeasured_ = false;   ///< whether ranges_ belongs to the open level
    SeedFinder finder_;
};

}  // namespace mazeloom::widgets
