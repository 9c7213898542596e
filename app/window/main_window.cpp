// SPDX-License-Identifier: MIT
#include "app/window/main_window.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QDir>
#include <QDragEnterEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QStatusBar>

#include "app/domains/compare/atlas_domain.h"
#include "app/domains/compare/compare_domain.h"
#include "app/domains/compare/find_domain.h"
#include "app/domains/course/course_domain.h"
#include "app/domains/edit/canvas_menu.h"
#include "app/domains/edit/extent_domain.h"
#include "app/domains/edit/keep_domain.h"
#include "app/domains/edit/level_domain.h"
#include "app/domains/edit/mix_domain.h"
#include "app/domains/edit/problems_domain.h"
#include "app/domains/edit/selection_domain.h"
#include "app/domains/edit/tiles_domain.h"
#include "app/domains/edit/tool_domain.h"
#include "app/domains/edit/undo_domain.h"
#include "app/domains/exchange/exchange_domain.h"
#include "app/domains/exchange/pack_export_domain.h"
#include "app/domains/file/file_domain.h"
#include "app/domains/file/session_domain.h"
#include "app/domains/look/look_domain.h"
#include "app/domains/parts/panels.h"
#include "app/domains/play/descent_domain.h"
#include "app/domains/play/full_game_domain.h"
#include "app/domains/play/play_domain.h"
#include "app/domains/play/replay_domain.h"
#include "app/domains/view/generate_domain.h"
#include "app/domains/view/help_domain.h"
#include "app/domains/view/layer_domain.h"
#include "app/domains/view/layout_domain.h"
#include "app/domains/view/panel_domain.h"
#include "app/domains/view/shortcut_domain.h"
#include "app/domains/view/timeline_domain.h"
#include "app/domains/view/tour_domain.h"
#include "app/domains/view/view_domain.h"
#include "app/domains/view/view_memory.h"
#include "app/links/link_domain.h"
#include "app/theme/theme_controller.h"
#include "app/window/key_guard.h"
#include "app/window/menus.h"
#include "app/window/pack_messages.h"
#include "app/window/status_line.h"
#include "app/window/top_bar.h"
#include "app/window/window_title.h"
#include "app/window/work_area.h"
#include "app/workspace/generated_level.h"
#include "core/generate/generate.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/levels/level_list.h"
#include "widgets/panels/message_bar.h"
#include "widgets/panels/recipe/recipe_panel.h"
#include "widgets/panels/recipe/seed_bar.h"
#include "widgets/panels/rules/rule_matches.h"
#include "widgets/panels/steps/provenance_panel.h"
#include "widgets/panels/toast.h"
#include "widgets/problems/problem_text.h"
#include "widgets/problems/problems_model.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/theme/icon.h"
#include "widgets/timeline/property_lane.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/tools/bars/options_bar.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/middle_pages.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::app {

using widgets::PackDocument;

namespace {

/// Returns the problems of levels and rooms, for marks in the list of levels.
std::vector<std::pair<widgets::Sheet, widgets::LevelModel::Trouble>> troublesOf(
    const std::vector<widgets::ProblemsModel::Listed>& listed) {
    std::vector<std::pair<widgets::Sheet, widgets::LevelModel::Trouble>> troubles;
    for (const widgets::ProblemsModel::Listed& group : listed) {
        if (!group.sheet) continue;
        widgets::LevelModel::Trouble trouble;
        for (const check::Finding& finding : group.findings) {
            if (finding.isError()) trouble.severity = Severity::Error;
            trouble.lines << widgets::findingText(finding);
        }
        troubles.emplace_back(*group.sheet, std::move(trouble));
    }
    return troubles;
}

}  // namespace

MainWindow::MainWindow(ThemeController& themes, QWidget* parent)
    : QMainWindow(parent),
      workbench_(std::make_unique<widgets::Workbench>()),
      canvas_(new widgets::Canvas(&player_)),
      toolBox_(std::make_unique<widgets::ToolBox>(*canvas_)),
      panels_(std::make_unique<Panels>(*workbench_)),
      parts_{.window = *this,
             .actions = actions_,
             .events = events_,
             .themes = themes,
             .workspace = workspace_,
             .looks = looks_,
             .player = player_,
             .toolBox = *toolBox_,
             .canvas = *canvas_,
             .message = *new widgets::MessageBar,
             .workbench = *workbench_,
             .panels = *panels_,
             .levels = *new widgets::LevelList,
             .recipe = *new widgets::RecipePanel,
             .timeline = *new widgets::TimelinePanel(player_),
             .cell = *new widgets::ProvenancePanel(player_)},
      file_(std::make_unique<FileDomain>(actions_, workspace_, this)),
      undo_(std::make_unique<UndoDomain>(actions_, workspace_, this)),
      levelActions_(std::make_unique<LevelDomain>(actions_, workspace_, parts_.levels, this)),
      generate_(std::make_unique<GenerateDomain>(actions_, workspace_, player_, this)),
      views_(std::make_unique<ViewMemory>(workspace_, *generate_, *canvas_, player_,
                                          toolBox_->context(), this)),
      timelineActions_(std::make_unique<TimelineDomain>(actions_, player_, this)),
      links_(std::make_unique<LinkDomain>(actions_, workspace_, *generate_, player_, this)),
      tools_(std::make_unique<ToolDomain>(actions_, workspace_, *toolBox_, this)),
      selection_(std::make_unique<SelectionDomain>(actions_, *toolBox_, parts_.message, this)),
      keep_(std::make_unique<KeepDomain>(actions_, toolBox_->context(), parts_.message, this)),
      mix_(std::make_unique<MixDomain>(actions_, *toolBox_, this)),
      extent_(std::make_unique<ExtentDomain>(actions_, toolBox_->context(), *this)),
      tiles_(std::make_unique<TilesDomain>(actions_, workspace_, looks_, this)),
      exchange_(
          std::make_unique<ExchangeDomain>(actions_,
                                           ExchangeDomain::Sources{.workspace = workspace_,
                                                                   .context = toolBox_->context(),
                                                                   .player = player_,
                                                                   .list = parts_.levels,
                                                                   .looks = looks_},
                                           this)),
      compare_(std::make_unique<CompareDomain>(parts_)),
      atlas_(std::make_unique<AtlasDomain>(parts_)),
      find_(std::make_unique<FindDomain>(
          actions_, FindDomain::Sources{.workspace = workspace_, .context = toolBox_->context()},
          *workbench_, this)),
      course_(std::make_unique<CourseDomain>(parts_)),
      shortcuts_(std::make_unique<ShortcutDomain>(actions_, *this)),
      help_(std::make_unique<HelpDomain>(actions_, *this)),
      problems_(std::make_unique<ProblemsDomain>(parts_, *generate_)) {
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(widgets::applicationIcon());
    setAcceptDrops(true);
    resize(1280, 800);
    file_->setViews(views_.get());
    play_ =
        std::make_unique<PlayDomain>(actions_, workspace_, *canvas_, parts_.message, themes, *this);
    replays_ = std::make_unique<ReplayDomain>(actions_, *play_, this);
    exchange_->setPlayed([this] { return replays_->offer(); });
    fullGame_ = std::make_unique<FullGameDomain>(actions_, workspace_, *play_, themes, *this);
    descent_ = std::make_unique<DescentDomain>(actions_, *play_, this);
    tour_ = std::make_unique<TourDomain>(
        actions_,
        TourDomain::Sources{
            .workspace = workspace_, .player = player_, .cell = parts_.cell, .play = *play_},
        *this);
    makeCentre();
    makePanels();
    view_ = std::make_unique<ViewDomain>(actions_, themes, *canvas_, player_, *this);
    connect(&play_->options(), &widgets::PlayOptions::changed, this, &MainWindow::showNumbers);
    showNumbers();
    connect(&themes, &ThemeController::motionChanged, file_.get(), &FileDomain::setMotion);
    file_->setMotion(themes.hasMotion());
    connect(&themes, &ThemeController::motionChanged, toast_, &widgets::Toast::setMotion);
    toast_->setMotion(themes.hasMotion());
    look_ = std::make_unique<LookDomain>(actions_, workspace_, looks_, *canvas_, this);
    layers_ = std::make_unique<LayerDomain>(actions_, toolBox_->context(), this);
    panelActions_ = std::make_unique<PanelDomain>(actions_, *workbench_, *canvas_, this);
    panelActions_->unfoldOnPick(toolBox_->context().picked());
    layouts_ = std::make_unique<LayoutDomain>(actions_, *workbench_, *this);
    auto* top = new TopBar(actions_, workspace_, *canvas_, view_->overlayMenu());
    connect(&top->seedBar(), &widgets::SeedBar::told, this, &MainWindow::say);
    workbench_->setTop(top);
    fillMenus(*menuBar(), actions_);
    explainPlay(actions_, workspace_, this);
    status_ = std::make_unique<StatusLine>(*this, StatusLine::Sources{.canvas = *canvas_,
                                                                      .player = player_,
                                                                      .toolBox = *toolBox_,
                                                                      .tools = *tools_,
                                                                      .play = *play_,
                                                                      .view = *view_,
                                                                      .problems = *problems_});
    title_ = std::make_unique<WindowTitle>(workspace_, *this);
    messages_ = std::make_unique<PackMessages>(actions_, workspace_, *generate_,
                                               *problems_->panel(), parts_.message, *canvas_, this);
    connectGeneration();
    connectCells();
    QCoreApplication::instance()->installEventFilter(new KeyGuard(*canvas_, this));
    for (QAction* action : actions_.all())
        addAction(action);
    shortcuts_->restore();
    connect(&themes, &ThemeController::themeChanged, canvas_, &widgets::Canvas::setTheme);
    canvas_->setTheme(themes.theme());
    layouts_->restore();
    course_->begin(*layouts_);
    // Without a pack the panels are empty.
    const auto showPanels = [this] { workbench_->setPanelsShown(workspace_.current() != nullptr); };
    connect(&workspace_, &Workspace::currentChanged, workbench_.get(), showPanels);
    showPanels();
    const auto showFrame = [this] {
        const bool isLevelOnly = workbench_->isLevelOnly() && workbench_->arePanelsShown();
        for (QWidget* part : {static_cast<QWidget*>(statusBar()),
                              centralWidget()->findChild<QWidget*>(QStringLiteral("tabRow"))})
            part->setVisible(!isLevelOnly);
    };
    connect(workbench_.get(), &widgets::Workbench::levelOnlyChanged, this, showFrame);
    connect(workbench_.get(), &widgets::Workbench::panelsShownChanged, this, showFrame);
    showFrame();
    connect(top, &TopBar::used, workbench_.get(), [this] { workbench_->setLevelOnly(false); });
    keepLayout();
    // Focus the level, so that keys work from the start.
    file_->focusCentre();
}

MainWindow::~MainWindow() = default;

void MainWindow::open(const QString& file) {
    exchange_->open(file);
}

void MainWindow::follow(const Link& link) {
    links_->follow(link);
}

/// Deductions use the numbers that a playtest of the current level shows.
void MainWindow::showNumbers() {
    view_->setNumbers(numbersOfLevel_.value_or(play_->options().numbers()));
}

void MainWindow::makeCentre() {
    options_ = std::make_unique<widgets::OptionsBar>(*toolBox_);
    widgets::MiddlePages& pages = workbench_->pages();
    addWorkArea(pages, {.toolBox = *toolBox_,
                        .tools = *tools_,
                        .mix = *mix_,
                        .play = *play_,
                        .canvas = canvas_,
                        .options = *options_,
                        .message = &parts_.message});
    QWidget* centre = file_->newCentre(pages, canvas_, &parts_.message);
    toast_ = new widgets::Toast(*centre);
    workbench_->setMiddle(centre);
    setCentralWidget(workbench_.get());
    setMinimumSize(840, 500);
}

void MainWindow::keepLayout() {
    SessionDomain* session = file_->session();
    connect(session, &SessionDomain::kept, this, [this] {
        // Full screen belongs to the full game, and is not stored.
        if (!isFullScreen()) layouts_->save();
    });
    connect(workbench_.get(), &widgets::Workbench::arranged, session, &SessionDomain::saveSoon);
}

void MainWindow::makePanels() {
    parts_.recipe.follow(player_);
    connect(&events_, &WindowEvents::stampTaken, this, [this](const edit::Fragment& stamp) {
        selection_->takeInHand(stamp);
        canvas_->setFocus();
    });
    panels_->addSimple(parts_);
    panels_->place(parts_);
    parts_.timeline.setActions({.first = actions_.find("timeline.first"),
                                .previousStage = actions_.find("timeline.stage-back"),
                                .back = actions_.find("timeline.back"),
                                .play = actions_.find("timeline.play"),
                                .forward = actions_.find("timeline.forward"),
                                .nextStage = actions_.find("timeline.stage-forward"),
                                .last = actions_.find("timeline.last"),
                                .tall = actions_.find("timeline.tall")});
    timelineActions_->keepProperties(parts_.timeline);
}

void MainWindow::connectGeneration() {
    connect(&workspace_, &Workspace::documentAdded, &parts_.levels,
            &widgets::LevelList::addDocument);
    connect(&workspace_, &Workspace::documentAboutToClose, &parts_.levels,
            &widgets::LevelList::removeDocument);
    connect(&workspace_, &Workspace::documentMoved, &parts_.levels,
            &widgets::LevelList::moveDocument);
    connect(&workspace_, &Workspace::documentAboutToClose, this, [this](PackDocument* document) {
        if (parts_.recipe.document() == document) parts_.recipe.setDocument(nullptr);
    });
    connect(&workspace_, &Workspace::currentChanged, this, &MainWindow::showDocument);
    connect(&workspace_, &Workspace::documentAdded, this, [this](PackDocument* document) {
        connect(document, &PackDocument::loadProblemsChanged, this, [this, document] {
            if (document == workspace_.current()) showDocument(document);
        });
    });
    connect(&parts_.levels, &widgets::LevelList::sheetActivated, this,
            [this](PackDocument* document, const widgets::Sheet& sheet) {
                document->setCurrentSheet(sheet);
                workspace_.setCurrent(document);
                // After choosing a level, keys should apply to the canvas.
                canvas_->setFocus();
            });
    connect(&parts_.levels, &widgets::LevelList::openRequested, actions_.find("file.open"),
            &QAction::trigger);
    connect(&parts_.levels, &widgets::LevelList::reloadRequested, file_.get(), &FileDomain::reload);
    connect(&parts_.levels, &widgets::LevelList::closeRequested, file_.get(), &FileDomain::close);
    connect(generate_.get(), &GenerateDomain::generated, &parts_.recipe,
            &widgets::RecipePanel::showOutcome);
    widgets::GenerationService& service = generate_->service();
    connect(&service, &widgets::GenerationService::progressed, &parts_.timeline,
            &widgets::TimelinePanel::setBusy);
    connect(&service, &widgets::GenerationService::finished, this,
            [this](const std::shared_ptr<widgets::Generation>& generation) {
                toolBox_->settle(*generation);
                parts_.cell.setPainted(generation->request.level->paint.has_value());
                parts_.timeline.lane().search().setLevel(generation->recorded.trace,
                                                         generation->request.level);
                numbersOfLevel_ = generation->request.level->numbers;
                showNumbers();
            });
    connect(generate_.get(), &GenerateDomain::sketchShown, this,
            [this](const widgets::Generation& sketch) { toolBox_->settle(sketch); });
    connect(&service, &widgets::GenerationService::finished, &parts_.timeline,
            &widgets::TimelinePanel::setIdle);
    connect(&service, &widgets::GenerationService::cancelled, &parts_.timeline,
            &widgets::TimelinePanel::setIdle);
    connect(&parts_.timeline, &widgets::TimelinePanel::cancelRequested, &service,
            &widgets::GenerationService::cancel);
}

void MainWindow::connectCells() {
    const auto ask = [this](grid::Point cell) {
        parts_.cell.showCell(cell);
        workbench_->raise("provenance");
    };
    connect(canvas_, &widgets::Canvas::cellClicked, this, ask);
    connect(tools_.get(), &ToolDomain::whyWanted, this, ask);
    connect(&parts_.cell, &widgets::ProvenancePanel::cellChanged, canvas_,
            &widgets::Canvas::setHighlightedCell);
    // The same cell of another pack has another history.
    connect(&workspace_, &Workspace::currentChanged, &parts_.cell,
            &widgets::ProvenancePanel::clear);
    connect(messages_.get(), &PackMessages::cellWanted, this, &MainWindow::goToCell);
    connect(&parts_.recipe, &widgets::RecipePanel::cellWanted, this, &MainWindow::goToCell);
    connect(generate_.get(), &GenerateDomain::stageWanted, &parts_.recipe, [this] {
        workbench_->show("recipe");
        parts_.recipe.chooseStage();
    });
    auto* menu = new CanvasMenu(actions_, *toolBox_, this);
    connect(menu, &CanvasMenu::whyWanted, this, ask);
    connect(menu, &CanvasMenu::playWanted, play_.get(), &PlayDomain::beginAt);
    connect(menu, &CanvasMenu::propertiesWanted, this, [this] { workbench_->show("selected"); });
    connect(course_.get(), &CourseDomain::stageWanted, &parts_.recipe,
            &widgets::RecipePanel::unfoldOnly);
    connect(&parts_.recipe, &widgets::RecipePanel::rulePointed, this, [this](int stage, int rule) {
        canvas_->setHighlightedArea(widgets::ruleMatches(player_.timeline(), stage, rule));
    });
    connect(&events_, &WindowEvents::cellWanted, this, &MainWindow::goToCell);
    connect(problems_.get(), &ProblemsDomain::cellWanted, this, &MainWindow::goToCell);
    connect(problems_.get(), &ProblemsDomain::areaWanted, canvas_,
            &widgets::Canvas::setHighlightedArea);
    connect(replays_.get(), &ReplayDomain::proven, this,
            [this](const QString& level, const std::vector<check::Finding>& findings) {
                problems_->panel()->setProof(widgets::levelSheet(level), findings);
            });
    toolBox_->context().setMakeShown([this]() -> std::optional<level::Map> {
        const auto request = widgets::generationRequest(*toolBox_->context().document());
        if (!request) return std::nullopt;
        return generatedLevel(this, *request, player_.position()).value_or(std::nullopt);
    });
    connect(problems_.get(), &ProblemsDomain::left, &parts_.cell, &widgets::ProvenancePanel::clear);
    const auto showProblems = [this] { workbench_->show("problems"); };
    connect(problems_.get(), &ProblemsDomain::panelWanted, this, showProblems);
    connect(file_->exporting(), &PackExportDomain::problemsWanted, this, showProblems);
    connect(file_->exporting(), &PackExportDomain::generated, problems_->panel(),
            &widgets::ProblemsPanel::setGeneration);
    connect(problems_->panel(), &widgets::ProblemsPanel::countsChanged, &parts_.levels, [this] {
        if (PackDocument* document = workspace_.current())
            parts_.levels.setTroubles(document, troublesOf(problems_->panel()->listed()));
    });
    connect(file_->exporting(), &PackExportDomain::exported, this, [this](const QString& file) {
        say(tr("Exported to %1").arg(QDir::toNativeSeparators(file)));
    });
    connect(file_.get(), &FileDomain::told, this, &MainWindow::say);
    connect(exchange_.get(), &ExchangeDomain::told, this, &MainWindow::say);
    connect(exchange_.get(), &ExchangeDomain::bakingWanted, file_->exporting(),
            &PackExportDomain::exportBaked);
    connect(&events_, &WindowEvents::told, this, &MainWindow::say);
    connect(compare_.get(), &CompareDomain::filmWanted, exchange_.get(),
            &ExchangeDomain::exportBeside);
    connect(look_.get(), &LookDomain::told, this, &MainWindow::say);
    connect(selection_.get(), &SelectionDomain::told, this, &MainWindow::say);
    connect(extent_.get(), &ExtentDomain::told, this, &MainWindow::say);
    connect(tiles_.get(), &TilesDomain::told, this, &MainWindow::say);
    connect(replays_.get(), &ReplayDomain::told, this, &MainWindow::say);
    connect(links_.get(), &LinkDomain::told, this, &MainWindow::say);
    connect(problems_.get(), &ProblemsDomain::stageWanted, this, [this](int stage) {
        workbench_->show("recipe");
        parts_.recipe.showStage(stage);
    });
}

void MainWindow::showDocument(PackDocument* document) {
    parts_.levels.setCurrentDocument(document);
    parts_.recipe.setDocument(document);
}

void MainWindow::say(const QString& text) {
    toast_->say(text);
}

void MainWindow::restoreSession() {
    file_->restoreSession();
}

void MainWindow::offerRecovery() {
    file_->offerRecovery();
}

void MainWindow::goToCell(grid::Point cell) {
    workbench_->pages().showWork();
    parts_.cell.showCell(cell);
    canvas_->reveal(cell);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!file_->mayQuit()) {
        event->ignore();
        return;
    }
    view_->save();
    layouts_->save();
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    // Rows dragged out of the level list are meant for other programs.
    const bool isOurs = event->source() != nullptr;
    if (!isOurs && event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    for (const QUrl& url : event->mimeData()->urls()) {
        if (url.isLocalFile()) open(url.toLocalFile());
    }
    event->acceptProposedAction();
}

}  // namespace mazeloom::app
