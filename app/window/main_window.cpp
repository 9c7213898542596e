// SPDX-License-Identifier: MIT
#include "app/window/main_window.h"

#include <QCloseEvent>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QStatusBar>

#include "app/domains/compare/atlas_domain.h"
#include "app/domains/compare/compare_domain.h"
#include "app/domains/compare/find_domain.h"
#include "app/domains/course/course_domain.h"
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
#include "app/domains/look/cell_domain.h"
#include "app/domains/look/layout_domain.h"
#include "app/domains/look/look_domain.h"
#include "app/domains/parts/panels.h"
#include "app/domains/play/bot_domain.h"
#include "app/domains/play/descent_domain.h"
#include "app/domains/play/full_game_domain.h"
#include "app/domains/play/play_domain.h"
#include "app/domains/play/replay_domain.h"
#include "app/domains/view/generate_domain.h"
#include "app/domains/view/help_domain.h"
#include "app/domains/view/layer_domain.h"
#include "app/domains/view/needs_domain.h"
#include "app/domains/view/panel_domain.h"
#include "app/domains/view/shortcut_domain.h"
#include "app/domains/view/timeline_domain.h"
#include "app/domains/view/tour_domain.h"
#include "app/domains/view/view_domain.h"
#include "app/domains/view/view_memory.h"
#include "app/links/link_domain.h"
#include "app/shortcuts/keys_by_place.h"
#include "app/theme/theme_controller.h"
#include "app/window/key_guard.h"
#include "app/window/menus.h"
#include "app/window/pack_messages.h"
#include "app/window/status_line.h"
#include "app/window/top_bar.h"
#include "app/window/window_title.h"
#include "app/window/work_area.h"
#include "widgets/canvas/canvas.h"
#include "widgets/canvas/rulers.h"
#include "widgets/panels/levels/level_list.h"
#include "widgets/panels/message_bar.h"
#include "widgets/panels/recipe/recipe_panel.h"
#include "widgets/panels/recipe/seed_bar.h"
#include "widgets/panels/steps/provenance_panel.h"
#include "widgets/panels/toast.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/theme/icon.h"
#include "widgets/timeline/timeline_panel.h"
#include "widgets/tools/bars/options_bar.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/middle_pages.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::app {

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
             .ruled = *new widgets::RuledCanvas(*canvas_),
             .message = *new widgets::MessageBar,
             .workbench = *workbench_,
             .panels = *panels_,
             .levels = *new widgets::LevelList,
             .recipe = *new widgets::RecipePanel,
             .timeline = *new widgets::TimelinePanel(player_),
             .cell = *new widgets::ProvenancePanel(player_)},
      options_(std::make_unique<widgets::OptionsBar>(*toolBox_)) {
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(widgets::applicationIcon());
    setAcceptDrops(true);
    resize(1280, 800);
    setMinimumSize(840, 500);
    addDomains();
    title_ = std::make_unique<WindowTitle>(workspace_, *this);
    QCoreApplication::instance()->installEventFilter(new KeyGuard(*canvas_, this));
    new KeysByPlace(actions_, *this);
    connect(&events_, &WindowEvents::told, toast_, &widgets::Toast::say);
    connect(&themes, &ThemeController::motionChanged, toast_, &widgets::Toast::setMotion);
    toast_->setMotion(themes.hasMotion());
    for (QAction* action : actions_.all())
        addAction(action);
    emit events_.ready();
    followWorkbench();
    // Focus the level (or the welcome page), so that keys work from the start.
    file_->focusCentre();
}

MainWindow::~MainWindow() {
    // Destroy the domains in reverse order, because a domain may use earlier ones.
    status_.reset();
    messages_.reset();
    while (!domains_.empty())
        domains_.pop_back();
}

template <typename Domain, typename... Others>
Domain& MainWindow::add(Others&... others) {
    auto domain = std::make_unique<Domain>(parts_, others...);
    Domain& added = *domain;
    domains_.push_back(std::move(domain));
    return added;
}

void MainWindow::addDomains() {
    // The order of the domains determines the order of the entries in a group of the menus.
    file_ = &add<FileDomain>();
    add<UndoDomain>();
    add<LevelDomain>();
    auto& generate = add<GenerateDomain>();
    file_->setViews(&add<ViewMemory>(generate));
    add<TimelineDomain>(generate);
    links_ = &add<LinkDomain>(generate);
    auto& tools = add<ToolDomain>(generate);
    add<SelectionDomain>();
    add<KeepDomain>();
    auto& mix = add<MixDomain>();
    add<ExtentDomain>();
    add<TilesDomain>();
    exchange_ = &add<ExchangeDomain>();
    connect(exchange_, &ExchangeDomain::bakingWanted, file_->exporting(),
            &PackExportDomain::exportBaked);
    connect(&add<CompareDomain>(), &CompareDomain::filmWanted, exchange_,
            &ExchangeDomain::exportBeside);
    add<AtlasDomain>();
    add<FindDomain>();
    auto& course = add<CourseDomain>();
    add<ShortcutDomain>();
    add<HelpDomain>();
    auto& problems = add<ProblemsDomain>(generate, *file_->exporting());
    add<NeedsDomain>(generate);
    auto& play = add<PlayDomain>();
    auto& replays = add<ReplayDomain>(play, problems);
    exchange_->setPlayed([&replays] { return replays.offer(); });
    add<BotDomain>(play, replays);
    add<FullGameDomain>(play);
    add<DescentDomain>(play);
    add<TourDomain>(play);
    makeCentre(tools, mix, play);
    panels_->addSimple(parts_);
    panels_->place(parts_);
    view_ = &add<ViewDomain>(generate, play);
    add<LookDomain>();
    add<LayerDomain>();
    add<PanelDomain>();
    layouts_ = &add<LayoutDomain>(*file_->session());
    course.begin(*layouts_);
    add<CellDomain>(generate, play);

    auto* top = new TopBar(actions_, workspace_, *canvas_, view_->overlayMenu());
    connect(&top->seedBar(), &widgets::SeedBar::told, &events_, &WindowEvents::told);
    connect(top, &TopBar::used, workbench_.get(), [this] { workbench_->setLevelOnly(false); });
    workbench_->setTop(top);
    fillMenus(*menuBar(), actions_);
    explainPlay(actions_, workspace_, this);
    status_ = std::make_unique<StatusLine>(*this, StatusLine::Sources{.canvas = *canvas_,
                                                                      .player = player_,
                                                                      .toolBox = *toolBox_,
                                                                      .tools = tools,
                                                                      .play = play,
                                                                      .view = *view_,
                                                                      .problems = problems});
    messages_ = std::make_unique<PackMessages>(actions_, workspace_, generate, *problems.panel(),
                                               parts_.message, *canvas_, this);
    connect(messages_.get(), &PackMessages::cellWanted, &events_, &WindowEvents::cellWanted);
}

void MainWindow::makeCentre(ToolDomain& tools, const MixDomain& mix, PlayDomain& play) {
    widgets::MiddlePages& pages = workbench_->pages();
    addWorkArea(pages, {.toolBox = *toolBox_,
                        .tools = tools,
                        .mix = mix,
                        .play = play,
                        .ruled = &parts_.ruled,
                        .options = *options_,
                        .message = &parts_.message});
    QWidget* centre = file_->newCentre(pages, canvas_, &parts_.message);
    toast_ = new widgets::Toast(*centre);
    workbench_->setMiddle(centre);
    setCentralWidget(workbench_.get());
}

void MainWindow::followWorkbench() {
    // While no pack is open, the panels would be empty.
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
}

void MainWindow::open(const QString& file) {
    exchange_->open(file);
}

void MainWindow::follow(const Link& link) {
    links_->follow(link);
}

void MainWindow::restoreSession() {
    file_->restoreSession();
}

void MainWindow::offerRecovery() {
    file_->offerRecovery();
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
