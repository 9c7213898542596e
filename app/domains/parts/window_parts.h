// SPDX-License-Identifier: MIT
// The parts of the main window that domains and panels use. All of them outlive the domains.
#pragma once

class QMainWindow;

namespace mazeloom::widgets {
class Canvas;
class LevelList;
class MessageBar;
class Player;
class ProvenancePanel;
class RecipePanel;
class RuledCanvas;
class TimelinePanel;
class ToolBox;
class Workbench;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class Panels;
class ThemeController;
class TileLooks;
class WindowEvents;
class Workspace;

struct WindowParts {
    QMainWindow& window;  ///< the parent of dialogs
    ActionRegistry& actions;
    WindowEvents& events;
    ThemeController& themes;
    Workspace& workspace;
    TileLooks& looks;
    widgets::Player& player;
    widgets::ToolBox& toolBox;
    widgets::Canvas& canvas;
    widgets::RuledCanvas& ruled;  ///< the canvas with its rulers
    widgets::MessageBar& message;
    widgets::Workbench& workbench;
    Panels& panels;
    // Panels that several domains use.
    widgets::LevelList& levels;
    widgets::RecipePanel& recipe;
    widgets::TimelinePanel& timeline;
    widgets::ProvenancePanel& cell;
};

}  // namespace mazeloom::app
