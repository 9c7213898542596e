// SPDX-License-Identifier: MIT
// The editor's window: puts panels and domains together, and decides nothing itself.
#pragma once

#include <memory>

#include <QMainWindow>

#include "app/actions/action_registry.h"
#include "app/workspace.h"
#include "core/grid/point.h"
#include "widgets/timeline/player.h"

namespace mazeloom::widgets {
class BreakPointsPanel;
class Canvas;
class ExplanationPanel;
class InspectorPanel;
class LevelList;
class MessageBar;
class OptionsBar;
class ProvenancePanel;
class RecipePanel;
class StepListPanel;
class TimelinePanel;
class ToolBox;
struct Theme;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class Docks;
class DescentDomain;
class EditDomain;
class FileDomain;
class FullGameDomain;
class GenerateDomain;
class HelpDomain;
class LayoutDomain;
class LevelDomain;
class PackMessages;
class PanelDomain;
class PlayDomain;
class ProblemsDomain;
class ReplayDomain;
class SelectionDomain;
class ShortcutDomain;
class ThemeController;
class TimelineDomain;
class ToolDomain;
class ViewDomain;
class ViewMemory;

class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    explicit MainWindow(ThemeController& themes, QWidget* parent = nullptr);
    ~MainWindow() override;

    Workspace& workspace() { return workspace_; }
    widgets::Player& player() { return player_; }
    ActionRegistry& actions() { return actions_; }
    widgets::ToolBox& toolBox() { return *toolBox_; }

    /// Opens what was open when the program ended last.
    void restoreSession();
    /// Asks what becomes of work that a crash left behind, if there is any.
    void offerRecovery();

  protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void makeCentre();
    void makeDocks();
    void makeMenus();
    void connectGeneration();
    void connectCells();
    void showDocument(widgets::PackDocument* document);
    void goToCell(grid::Point cell);
    void setTheme(const widgets::Theme& theme);

    // Domains and widgets use these, so they are made first and go last.
    ActionRegistry actions_;
    Workspace workspace_;
    widgets::Player player_;

    widgets::Canvas* canvas_;
    widgets::OptionsBar* options_ = nullptr;
    std::unique_ptr<widgets::ToolBox> toolBox_;  ///< goes before the canvas
    widgets::MessageBar* message_;
    widgets::LevelList* levels_;
    widgets::RecipePanel* recipe_;
    widgets::InspectorPanel* inspector_;
    widgets::TimelinePanel* timeline_;
    widgets::ExplanationPanel* explanation_;
    widgets::StepListPanel* steps_;
    widgets::ProvenancePanel* provenance_;
    widgets::BreakPointsPanel* breakPoints_;

    FileDomain* file_;
    EditDomain* edit_;
    LevelDomain* levelActions_;
    ViewDomain* view_ = nullptr;
    PanelDomain* panels_ = nullptr;
    PlayDomain* play_ = nullptr;
    ReplayDomain* replays_ = nullptr;
    FullGameDomain* fullGame_ = nullptr;
    DescentDomain* descent_ = nullptr;
    LayoutDomain* layouts_ = nullptr;
    GenerateDomain* generate_;
    ViewMemory* views_;
    TimelineDomain* timelineActions_;
    ToolDomain* tools_;
    SelectionDomain* selection_;
    ShortcutDomain* shortcuts_;
    HelpDomain* help_;
    ProblemsDomain* problems_;

    Docks* docks_ = nullptr;
    PackMessages* messages_ = nullptr;
};

}  // namespace mazeloom::app
