// SPDX-License-Identifier: MIT
// The editor's window: makes its parts and its domains, and contains no logic of its own.
#pragma once

#include <memory>
#include <vector>

#include <QMainWindow>

#include "app/actions/action_registry.h"
#include "app/domains/parts/window_events.h"
#include "app/domains/parts/window_parts.h"
#include "app/workspace/tile_looks.h"
#include "app/workspace/workspace.h"
#include "widgets/timeline/player.h"

namespace mazeloom::widgets {
class OptionsBar;
class Toast;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ExchangeDomain;
class FileDomain;
class GenerateDomain;
class LayoutDomain;
struct Link;
class LinkDomain;
class MixDomain;
class PackMessages;
class PlayDomain;
class StatusLine;
class ThemeController;
class ToolDomain;
class ViewDomain;
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

    /// Opens the pack of a link at the link's level, seed and step.
    void follow(const Link& link);
    /// Opens a pack, or asks how to import a file of another program. The window must be visible.
    void open(const QString& file);
    /// Opens the packs of the last session.
    void restoreSession();
    /// If a crash left work behind, asks what to do with it.
    void offerRecovery();

  protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    /// Creates a domain from the parts of the window and the domains that it uses.
    template <typename Domain, typename... Others>
    Domain& add(Others&... others);
    void addDomains();
    void makeCentre(ToolDomain& tools, const MixDomain& mix, PlayDomain& play);
    /// Hides the panels while no pack is open, and the status bar and the tabs while only the level
    /// is shown.
    void followWorkbench();

    // Members are destroyed from the last to the first. Each member uses some of those above it,
    // and must be destroyed before them: the domains before the panels, the panels before the
    // tools, and all of them before the packs.
    ActionRegistry actions_;
    WindowEvents events_;
    Workspace workspace_;
    TileLooks looks_{workspace_};
    widgets::Player player_;
    std::unique_ptr<widgets::Workbench> workbench_;
    widgets::Canvas* canvas_;  ///< in the workbench
    std::unique_ptr<widgets::ToolBox> toolBox_;
    std::unique_ptr<Panels> panels_;
    WindowParts parts_;
    std::unique_ptr<widgets::OptionsBar> options_;
    widgets::Toast* toast_ = nullptr;  ///< in the workbench

    std::vector<std::unique_ptr<QObject>> domains_;
    // Domains that the window itself calls.
    FileDomain* file_ = nullptr;
    ExchangeDomain* exchange_ = nullptr;
    LinkDomain* links_ = nullptr;
    ViewDomain* view_ = nullptr;
    LayoutDomain* layouts_ = nullptr;
    std::unique_ptr<PackMessages> messages_;
    std::unique_ptr<StatusLine> status_;
    std::unique_ptr<WindowTitle> title_;
};

}  // namespace mazeloom::app
