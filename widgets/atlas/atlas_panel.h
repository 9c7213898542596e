// SPDX-License-Identifier: MIT
// The Atlas: statistics of a recipe over many seeds. It runs surveys and shows them as histograms
// and as heat maps of two measures. It also shows the effects of parameters as curves. A click on a
// mark of a chart shows thumbnails of the levels that the mark stands for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <QElapsedTimer>
#include <QWidget>

#include "widgets/atlas/atlas_page.h"
#include "widgets/atlas/bin_levels.h"
#include "widgets/atlas/kept_surveys.h"
#include "widgets/atlas/work/survey_work.h"
#include "widgets/tools/context/edit_context.h"

class QAction;
class QComboBox;
class QLabel;
class QProgressBar;
class QStackedWidget;
class QTabBar;
class QToolButton;

namespace mazeloom::widgets {

class FollowedLevel;
class MeasuresPage;
class PairsPage;
class SeedShelf;
class SweepPage;

class AtlasPanel final : public QWidget {
    Q_OBJECT

  public:
    /// Actions of the caller for which the panel shows buttons; each may be null.
    struct Actions {
        QAction* survey = nullptr;
        QAction* open = nullptr;
        QAction* save = nullptr;
    };

    enum class Format : std::uint8_t { Png, Svg, Csv, Survey };

    /// `context` outlives the panel. `program` is the program's version, which surveys store.
    AtlasPanel(EditContext& context, std::string program, Actions actions,
               QWidget* parent = nullptr);
    ~AtlasPanel() override;

    /// Runs a survey and shows it while it grows.
    void run(const SurveyPlan& plan);
    void stop() { work_.stop(); }
    bool isBusy() const { return work_.isBusy(); }
    /// Whether levels for the clicked mark are being searched.
    bool isLooking() const { return levels_.isBusy(); }
    /// Adds a survey that was read from a file, and shows it; `name` becomes its title.
    void add(analyse::Survey survey, const QString& name);

    /// Whether the page shown has something to write in this format.
    bool has(Format format) const;
    /// Returns the shown chart or table as the content of a file in `format`.
    std::string written(Format format) const;
    /// Returns a file name, without extension, for the chart or table shown.
    QString fileName() const;

    const KeptSurveys& surveys() const { return surveys_; }
    /// Returns the survey and the outline that are shown.
    ShownSurveys shown() const;
    QTabBar& tabs() const { return *tabs_; }
    MeasuresPage& measures() const { return *measures_; }
    PairsPage& pairs() const { return *pairs_; }
    SweepPage& sweep() const { return *sweep_; }
    SeedShelf& shelf() const { return *shelf_; }
    QComboBox& surveyBox() const { return *survey_; }
    QComboBox& outlineBox() const { return *outline_; }
    QToolButton& stopButton() const { return *stop_; }
    QLabel& caption() const { return *caption_; }
    QLabel& startLabel() const { return *start_; }
    QToolButton& sweepingButton() const { return *sweeping_; }
    QLabel& state() const { return *state_; }

    QSize sizeHint() const override { return {720, 520}; }

  signals:
    /// A message for the user: what was done, or why something could not be done.
    void told(const QString& text);
    /// Emitted when the content shown changed.
    void changed();
    /// The user opened a seed and wants to see the level.
    void levelWanted();

  private:
    QWidget* newHead(const Actions& actions);
    QWidget* newStart(const Actions& actions);
    QWidget* newPages();
    void takeLevel();
    void takeMarks();
    /// Returns the name of the open pack; empty if no pack is open.
    QString packName() const;
    /// Whether the thumbnails show the open level in its current state, only with other seeds.
    bool isOfOpenLevel() const;
    void take(const SharedSurvey& survey, bool isEnd);
    void fillBoxes();
    void showSurveys();
    void showPage();
    void lookAt(const MarkedLevels& levels);
    void tellCaption();
    void open(std::uint64_t seed, bool isShown);
    void tellProgress();
    AtlasPage& page() const;

    FollowedLevel* level_;
    KeptSurveys surveys_;
    SurveyWork work_;
    BinLevels levels_;
    std::optional<SurveyPlan> plan_;  ///< the plan of the running survey
    QString pack_;                    ///< the pack of the survey's level
    bool isBegun_ = false;            ///< whether the running survey is in the list already
    std::uint64_t done_ = 0;
    QElapsedTimer since_;
    std::size_t place_ = 0;              ///< index in surveys_ of the shown survey
    std::optional<std::size_t> behind_;  ///< index in surveys_ of the outline
    std::optional<MarkedLevels> marked_;
    bool isOpened_ = false;  ///< whether the user opened the pages without a survey, for a sweep

    QStackedWidget* whole_;
    QTabBar* tabs_ = nullptr;
    QStackedWidget* pages_ = nullptr;
    MeasuresPage* measures_ = nullptr;
    PairsPage* pairs_ = nullptr;
    SweepPage* sweep_ = nullptr;
    QComboBox* survey_ = nullptr;
    QComboBox* outline_ = nullptr;
    QLabel* state_ = nullptr;
    QProgressBar* progress_ = nullptr;
    QToolButton* stop_ = nullptr;
    QLabel* caption_ = nullptr;
    SeedShelf* shelf_ = nullptr;
    QLabel* start_ = nullptr;
    QToolButton* sweeping_ = nullptr;
};

}  // namespace mazeloom::widgets
