// SPDX-License-Identifier: MIT
// The editor's window: creates and connects panels and domains, and contains no logic of its own.
#pragma once

#include <memory>
#include <optional>

#include <QMainWindow>

#include "app/actions/action_registry.h"
#include "app/domains/parts/window_events.h"
#include "app/domains/parts/window_parts.h"
#include "app/workspace/tile_looks.h"
#include "app/workspace/workspace.h"
#include "core/grid/point.h"
#include "core/level/numbers.h"
#include "widgets/timeline/player.h"

namespace mazeloom::widgets {
class Canvas;
class OptionsBar;
class Toast;
class ToolBox;
class Workbench;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class AtlasDomain;
class CompareDomain;
class CourseDomain;
class DescentDomain;
class ExchangeDomain;
class ExtentDomain;
class UndoDomain;
class FileDomain;
class FindDomain;
class FullGameDomain;
class GenerateDomain;
class HelpDomain;
class KeepDomain;
class LayerDomain;
class LayoutDomain;
class LevelDomain;
class LinkDomain;
struct Link;
class MixDomain;
class PackMessages;
class PanelDomain;
class Panels;
class PlayDomain;
class ProblemsDomain;
class ReplayDomain;
class SelectionDomain;
class ShortcutDomain;
class StatusLine;
class ThemeController;
class TilesDomain;
class TimelineDomain;
class LookDomain;
class TourDomain;
class ToolDomain;
class ViewDomain;
class ViewMemory;
class WindowTitle;

class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    explicit MainWindow(ThemeController& themes, QWidget* parent = nullptr);
    ~MainWindow() override;

    Workspace& workspace() { return workspace_; }
    widgets::Player& player() { return player_; }
    ActionRegistry& actions() { return actions_; }
    widgets::ToolBox& toolBox() { return *toolBox_; }

    /// Opens a pack at a level, seed and step.
    void follow(const Link& link);
    /// Opens a pack, or asks how to import a foreign file; the window must be shown already.
    void open(const QString& file);
    /// Opens the packs of the last session.
    void restoreSession();
    /// Asks what to do with work left by a crash, if there is any.
    void offerRecovery();

  protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void makeCentre();
    /// Shows for a while that something succeeded.
    void say(const QString& text);
    /// Stores the layout regularly, so that it is restored after a crash too.
    void keepLayout();
    void makePanels();
    void connectGeneration();
    void connectCells();
    void showNumbers();
    void showDocument(widgets::PackDocument* document);
    void goToCell(grid::Point cell);

    // Members are destroyed from the last to the first. Each uses some of those above it, and must
    // be destroyed before them: a game before the panels, these before the tools, and all before
    // the packs.
    ActionRegistry actions_;
    WindowEvents events_;
    Workspace workspace_;
    TileLooks looks_{workspace_};
    widgets::Player player_;
    std::optional<level::Numbers> numbersOfLevel_;  ///< as defined by the current level

    std::unique_ptr<widgets::Workbench> workbench_;
    widgets::Canvas* canvas_;  ///< in the workbench
    std::unique_ptr<widgets::ToolBox> toolBox_;
    std::unique_ptr<Panels> panels_;
    WindowParts parts_;
    std::unique_ptr<widgets::OptionsBar> options_;
    widgets::Toast* toast_ = nullptr;  ///< in the workbench, which owns it

    std::unique_ptr<FileDomain> file_;
    std::unique_ptr<UndoDomain> undo_;
    std::unique_ptr<LevelDomain> levelActions_;
    std::unique_ptr<GenerateDomain> generate_;
    std::unique_ptr<ViewMemory> views_;
    std::unique_ptr<TimelineDomain> timelineActions_;
    std::unique_ptr<LinkDomain> links_;
    std::unique_ptr<ToolDomain> tools_;
    std::unique_ptr<SelectionDomain> selection_;
    std::unique_ptr<KeepDomain> keep_;
    std::unique_ptr<MixDomain> mix_;
    std::unique_ptr<ExtentDomain> extent_;
    std::unique_ptr<TilesDomain> tiles_;
    std::unique_ptr<LayerDomain> layers_;
    std::unique_ptr<ExchangeDomain> exchange_;
    std::unique_ptr<CompareDomain> compare_;
    std::unique_ptr<AtlasDomain> atlas_;
    std::unique_ptr<FindDomain> find_;
    std::unique_ptr<CourseDomain> course_;
    std::unique_ptr<ShortcutDomain> shortcuts_;
    std::unique_ptr<HelpDomain> help_;
    std::unique_ptr<ProblemsDomain> problems_;
    std::unique_ptr<ViewDomain> view_;
    std::unique_ptr<LookDomain> look_;
    std::unique_ptr<PanelDomain> panelActions_;
    std::unique_ptr<LayoutDomain> layouts_;
    std::unique_ptr<PackMessages> messages_;
    std::unique_ptr<PlayDomain> play_;
    std::unique_ptr<ReplayDomain> replays_;
    std::unique_ptr<DescentDomain> descent_;
    std::unique_ptr<FullGameDomain> fullGame_;
    std::unique_ptr<TourDomain> tour_;
    std::unique_ptr<StatusLine> status_;
    std::unique_ptr<WindowTitle> title_;
};

}  // namespace mazeloom::app
