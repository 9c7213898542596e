// SPDX-License-Identifier: MIT
#include "widgets/atlas/atlas_panel.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLocale>
#include <QProgressBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/analyse/survey/survey_json.h"
#include "widgets/atlas/choice_box.h"
#include "widgets/atlas/measures_page.h"
#include "widgets/atlas/pairs_page.h"
#include "widgets/atlas/survey_text.h"
#include "widgets/atlas/sweep_page.h"
#include "widgets/charts/chart_file.h"
#include "widgets/charts/chart_view.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/seeds.h"
#include "widgets/find/followed_level.h"
#include "widgets/find/seed_finder.h"
#include "widgets/find/seed_shelf.h"
#include "widgets/qstring.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/focus_overlay.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

constexpr int kAtlasIcon = 16;
/// Layout size of an exported chart, in pixels. Each side of a PNG is kPictureScale times as long.
constexpr QSize kPictureSize(960, 600);
constexpr double kPictureScale = 2;

}  // namespace

AtlasPanel::AtlasPanel(EditContext& context, std::string program, Actions actions, QWidget* parent)
    : QWidget(parent),
      level_(new FollowedLevel(context, this)),
      work_(program),
      whole_(new QStackedWidget) {
    setAccessibleName(tr("Atlas"));
    measures_ = new MeasuresPage;
    pairs_ = new PairsPage;
    sweep_ = new SweepPage(std::move(program));
    auto* full = new QWidget;
    auto* rows = new QVBoxLayout(full);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(newHead(actions));
    rows->addWidget(newPages(), 1);
    whole_->addWidget(newStart(actions));
    whole_->addWidget(full);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(whole_);

    connect(&work_, &SurveyWork::grown, this,
            [this](const SharedSurvey& survey) { take(survey, false); });
    connect(&work_, &SurveyWork::ended, this,
            [this](const SharedSurvey& survey) { take(survey, true); });
    connect(&work_, &SurveyWork::failed, this, [this](const QString& why) {
        plan_.reset();
        showSurveys();
        tellProgress();
        emit told(tr("The level cannot be surveyed: %1").arg(why));
    });
    connect(&levels_, &BinLevels::found, this, [this](const std::vector<std::uint64_t>& seeds) {
        shelf_->add(seeds);
        tellCaption();
    });
    connect(&levels_, &BinLevels::ended, this, &AtlasPanel::tellCaption);
    connect(level_, &FollowedLevel::changed, this, &AtlasPanel::takeLevel);
    connect(level_, &FollowedLevel::marksChanged, this, &AtlasPanel::takeMarks);
    takeLevel();
    showSurveys();
    tellProgress();
}

AtlasPanel::~AtlasPanel() = default;

QWidget* AtlasPanel::newStart(const Actions& actions) {
    auto* start = new QWidget;
    auto* column = new QVBoxLayout(start);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(12);
    start_ = new PlainLabel;
    start_->setAlignment(Qt::AlignCenter);
    start_->setWordWrap(true);
    start_->setForegroundRole(QPalette::PlaceholderText);
    start_->setFocusPolicy(Qt::StrongFocus);
    new FocusOverlay(*start_);
    column->addStretch(1);
    column->addWidget(start_);
    sweeping_ = newTextButton(themedIcon("vary"), tr("Sweep a parameter"),
                              tr("See how one parameter of the recipe affects levels"));
    // The buttons are stacked, because a narrow window has no room for them side by side.
    for (QAction* action : {actions.survey, actions.open}) {
        if (action == nullptr) continue;
        QToolButton* button = newActionButton(*action, kAtlasIcon);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        column->addWidget(button, 0, Qt::AlignHCenter);
    }
    column->addWidget(sweeping_, 0, Qt::AlignHCenter);
    column->addStretch(2);
    connect(sweeping_, &QToolButton::clicked, this, [this] {
        isOpened_ = true;
        tabs_->setCurrentIndex(tabs_->count() - 1);
        showSurveys();
        sweep_->parameters().setFocus();
    });
    return start;
}

QWidget* AtlasPanel::newHead(const Actions& actions) {
    survey_ = newChoiceBox(tr("Shown survey"), tr("Which survey the charts show"), 12);
    outline_ = newChoiceBox(tr("Outline"),
                            tr("A second survey, drawn as a line over the bars of "
                               "the first, by shares"),
                            12);
    state_ = new PlainLabel;
    state_->setForegroundRole(QPalette::PlaceholderText);
    progress_ = new QProgressBar;
    progress_->setMinimumWidth(40);
    progress_->setMaximumWidth(160);
    progress_->setAccessibleName(tr("Progress of the survey"));
    stop_ = newPictureButton(themedIcon("stop"), tr("Stop the survey"),
                             tr("Stop measuring; the results so far stay"), kAtlasIcon);
    tabs_ = new QTabBar;
    tabs_->setAccessibleName(tr("Pages of the Atlas"));
    tabs_->setExpanding(false);
    tabs_->setDrawBase(false);
    tabs_->addTab(tr("Measures"));
    tabs_->addTab(tr("Pairs"));
    tabs_->addTab(tr("Sweep"));
    setPlainTabToolTip(*tabs_, 0, tr("How often each value of a measure occurs"));
    setPlainTabToolTip(*tabs_, 1, tr("Which values of two measures occur together"));
    setPlainTabToolTip(*tabs_, 2, tr("How a parameter of the recipe affects a measure"));

    auto* head = new QWidget;
    auto* column = new QVBoxLayout(head);
    column->setContentsMargins(8, 4, 8, 0);
    column->setSpacing(4);
    auto* first = new QHBoxLayout;
    first->setSpacing(4);
    const auto add = [&](QAction* action) {
        if (action != nullptr) first->addWidget(newActionButton(*action, kAtlasIcon));
    };
    add(actions.survey);
    first->addWidget(survey_, 1);
    first->addSpacing(8);
    auto* label = new PlainLabel(tr("Outline"));
    label->setBuddy(outline_);
    first->addWidget(label);
    first->addWidget(outline_, 1);
    first->addSpacing(8);
    add(actions.open);
    add(actions.save);
    auto* second = new QHBoxLayout;
    second->setSpacing(8);
    second->addWidget(tabs_);
    second->addStretch(1);
    second->addWidget(state_);
    second->addWidget(progress_);
    second->addWidget(stop_);
    column->addLayout(first);
    column->addLayout(second);

    connect(stop_, &QToolButton::clicked, this, &AtlasPanel::stop);
    connect(tabs_, &QTabBar::currentChanged, this, &AtlasPanel::showPage);
    connect(survey_, &QComboBox::activated, this, [this](int index) {
        place_ = static_cast<std::size_t>(index);
        if (behind_ == place_) behind_.reset();
        fillBoxes();
        showSurveys();
    });
    connect(outline_, &QComboBox::activated, this, [this](int index) {
        behind_.reset();
        // The first entry of the box stands for no outline.
        if (index > 0) behind_ = static_cast<std::size_t>(outline_->itemData(index).toULongLong());
        showSurveys();
    });
    return head;
}

QWidget* AtlasPanel::newPages() {
    pages_ = new QStackedWidget;
    for (AtlasPage* page : std::initializer_list<AtlasPage*>{measures_, pairs_, sweep_}) {
        pages_->addWidget(page);
        connect(page, &AtlasPage::levelsWanted, this, &AtlasPanel::lookAt);
    }
    connect(sweep_, &SweepPage::changed, this, &AtlasPanel::changed);
    caption_ = new PlainLabel;
    caption_->setContentsMargins(8, 4, 8, 4);
    caption_->setForegroundRole(QPalette::PlaceholderText);
    shelf_ = new SeedShelf(tr("Levels of the selected bar or point"));
    connect(shelf_, &SeedShelf::opened, this, &AtlasPanel::open);
    auto* below = new QWidget;
    auto* column = new QVBoxLayout(below);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(caption_);
    column->addWidget(shelf_, 1);
    auto* both = new QSplitter(Qt::Vertical);
    both->setChildrenCollapsible(false);
    both->addWidget(pages_);
    both->addWidget(below);
    // With these heights, the lower part has room for a whole row of levels at the window's usual
    // size.
    both->setSizes({330, 220});
    return both;
}

void AtlasPanel::takeLevel() {
    const auto level = level_->request();
    start_->setText(level ? tr("A survey generates this level from many seeds, measures each "
                               "result, and shows how often each value occurs.")
                    : level_->document() == nullptr ? tr("Open a pack to survey its levels.")
                    : level_->document()->currentSheet().isRoom()
                        ? tr("A room has no seeds. Choose a level in the list to survey it.")
                        : tr("This pack has no levels yet"));
    sweeping_->setEnabled(level.has_value());
    sweep_->setLevel(level, packName());
    takeMarks();
}

QString AtlasPanel::packName() const {
    return level_->document() != nullptr ? level_->document()->name() : QString();
}

bool AtlasPanel::isOfOpenLevel() const {
    const auto now = level_->request();
    return now && marked_ && marked_->in.request &&
           analyse::recipeHash(sampleOf(*now)) ==
               analyse::recipeHash(sampleOf(*marked_->in.request));
}

/// Marks the thumbnails whose seed is the open level's current seed or one of its favourites.
void AtlasPanel::takeMarks() {
    if (!isOfOpenLevel()) return shelf_->model().setMarks({}, std::nullopt);
    shelf_->model().setMarks(level_->level()->favourites.seeds,
                             seedOf(*level_->document(), level_->id()));
}

void AtlasPanel::run(const SurveyPlan& plan) {
    plan_ = plan;
    pack_ = packName();
    isBegun_ = false;
    done_ = 0;
    since_.start();
    work_.run(plan);
    if (tabs_->currentIndex() == tabs_->count() - 1) tabs_->setCurrentIndex(0);
    showSurveys();
    tellProgress();
}

void AtlasPanel::take(const SharedSurvey& survey, bool isEnd) {
    // Ignore the result if a survey from a file was opened while this one ran.
    if (!plan_) return;
    done_ = survey->seeds().count();
    if (!isBegun_ && done_ > 0) {
        isBegun_ = true;
        const auto before =
            surveys_.size() > 0 ? std::optional(surveys_.at(place_).survey) : std::nullopt;
        surveys_.add({.survey = survey,
                      .request = plan_->request,
                      .title = surveyTitle(titleOf(*plan_->request.level), plan_->seeds),
                      .pack = pack_});
        place_ = surveys_.size() - 1;
        behind_.reset();
        // After a change of the recipe, the previous survey becomes the outline for comparison.
        const bool isSecond = before && (*before)->of().level == survey->of().level &&
                              (*before)->of().recipe != survey->of().recipe;
        for (std::size_t i = 0; isSecond && i < place_; ++i)
            if (surveys_.at(i).survey == *before) behind_ = i;
        levels_.stop();
        marked_.reset();
        fillBoxes();
    } else if (isBegun_) {
        surveys_.replaceLast(survey);
    }
    if (isEnd) {
        if (!isBegun_) emit told(tr("Stopped before the first seed was measured"));
        plan_.reset();
    }
    showSurveys();
    tellProgress();
}

void AtlasPanel::add(analyse::Survey survey, const QString& name) {
    // Levels of a survey from a file can be shown only if it matches the open level.
    auto request = level_->request();
    if (request && analyse::recipeHash(sampleOf(*request)) != survey.of().recipe) request.reset();
    surveys_.add({.survey = std::make_shared<const analyse::Survey>(std::move(survey)),
                  .request = std::move(request),
                  .title = name,
                  .pack = packName()});
    // Stop the running survey; its last result shown stays in the list.
    stop();
    plan_.reset();
    place_ = surveys_.size() - 1;
    behind_.reset();
    levels_.stop();
    marked_.reset();
    fillBoxes();
    showSurveys();
    tellProgress();
}

ShownSurveys AtlasPanel::shown() const {
    if (surveys_.size() == 0) return {};
    return {.survey = &surveys_.at(place_), .outline = behind_ ? &surveys_.at(*behind_) : nullptr};
}

void AtlasPanel::fillBoxes() {
    const QSignalBlocker quietSurvey(survey_);
    const QSignalBlocker quietOutline(outline_);
    survey_->clear();
    outline_->clear();
    outline_->addItem(tr("none"));
    for (std::size_t i = 0; i < surveys_.size(); ++i) {
        survey_->addItem(surveys_.at(i).title);
        if (i == place_) continue;
        outline_->addItem(surveys_.at(i).title, static_cast<qulonglong>(i));
        if (behind_ == i) outline_->setCurrentIndex(outline_->count() - 1);
    }
    survey_->setCurrentIndex(static_cast<int>(place_));
    outline_->setEnabled(surveys_.size() > 1);
}

void AtlasPanel::showSurveys() {
    whole_->setCurrentIndex(surveys_.size() > 0 || plan_ || isOpened_ ? 1 : 0);
    if (!marked_) shelf_->clear();
    showPage();
    tellCaption();
}

AtlasPage& AtlasPanel::page() const {
    return *static_cast<AtlasPage*>(pages_->widget(tabs_->currentIndex()));
}

void AtlasPanel::showPage() {
    pages_->setCurrentIndex(tabs_->currentIndex());
    page().show(shown());
    emit changed();
}

void AtlasPanel::lookAt(const MarkedLevels& levels) {
    marked_ = levels;
    if (levels.in.request) {
        shelf_->fill(*levels.in.request, {});
    } else {
        shelf_->clear();
    }
    levels_.look(levels.in, levels.bins, levels.count);
    takeMarks();
    tellCaption();
}

void AtlasPanel::tellCaption() {
    if (!marked_) {
        caption_->setText(tr("Levels"));
        shelf_->setEmptyText(
            tr("Click a bar, a field or a point of the chart, or press Enter on "
               "it, to see its levels."));
        return;
    }
    caption_->setText(marked_->title);
    shelf_->setEmptyText(marked_->count == 0 ? tr("No seed of the survey gave such a level.")
                         : !marked_->in.request
                             ? tr("This survey does not match the level that was shown when its "
                                  "file was opened, so its levels cannot be generated. Show the "
                                  "measured level with the same recipe, then open the file again.")
                         : levels_.isBusy() ? tr("Looking for these levels…")
                                            : tr("None of these levels was found."));
}

void AtlasPanel::open(std::uint64_t seed, bool isShown) {
    if (!marked_ || !marked_->in.request) return;
    const level::Level& level = *marked_->in.request->level;
    const QString id = qstring(level.id);
    PackDocument* const document = level_->document();
    // Compare packs too: another pack may have a level with the same id.
    if (packName() != marked_->in.pack || document == nullptr ||
        findLevel(*document, id) == nullptr) {
        emit told(tr("The pack with this level is not open"));
        return;
    }
    setCurrentLevel(*document, id);
    if (isOfOpenLevel()) {
        setSeed(*document, id, seed);
    } else if (takeOver(*document, id, level, seed)) {
        emit told(tr("The level is now as it was when measured; Undo brings back the change"));
    } else {
        emit told(tr("The level has changed since, and cannot be changed back here"));
        return;
    }
    if (isShown) emit levelWanted();
}

void AtlasPanel::tellProgress() {
    const bool isBusy = plan_.has_value();
    progress_->setVisible(isBusy);
    stop_->setVisible(isBusy);
    if (isBusy) {
        const std::uint64_t all = plan_->seeds.last - plan_->seeds.first + 1;
        progress_->setRange(0, 1000);
        progress_->setValue(static_cast<int>(done_ * 1000 / all));
        state_->setText(
            progressText({.done = done_, .all = all, .milliseconds = since_.elapsed()}));
        setPlainToolTip(*state_, {});
    } else if (surveys_.size() > 0) {
        const analyse::Survey& survey = *surveys_.at(place_).survey;
        state_->setText(countText(survey));
        setPlainToolTip(*state_, failureText(survey));
    }
}

bool AtlasPanel::has(Format format) const {
    switch (format) {
        case Format::Png:
        case Format::Svg:
            return page().chart().chart() != nullptr;
        case Format::Csv:
            return !page().csv().empty();
        case Format::Survey:
            return surveys_.size() > 0;
    }
    return false;
}

std::string AtlasPanel::written(Format format) const {
    const Theme theme = themeOf(*this);
    switch (format) {
        case Format::Png:
            return chartPng(*page().chart().chart(), kPictureSize, theme, font(), kPictureScale)
                .toStdString();
        case Format::Svg:
            return chartSvg(*page().chart().chart(), kPictureSize, theme, font()).toStdString();
        case Format::Csv:
            return page().csv();
        case Format::Survey:
            return analyse::writeSurvey(*surveys_.at(place_).survey);
    }
    return {};
}

QString AtlasPanel::fileName() const {
    const auto level = level_->request();
    return (surveys_.size() > 0 ? qstring(surveys_.at(place_).survey->of().level)
            : level             ? qstring(level->level->id)
                                : QString()) +
           QStringLiteral("-atlas");
}

}  // namespace mazeloom::widgets
