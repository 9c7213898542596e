// SPDX-License-Identifier: MIT
// Where the level is edited: the tools at the left, their options above, messages, the canvas.
#pragma once

class QWidget;

namespace mazeloom::widgets {
class Canvas;
class MessageBar;
class MiddlePages;
class OptionsBar;
class ToolBox;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class MixDomain;
class PlayDomain;
class ToolDomain;

struct WorkAreaParts {
    widgets::ToolBox& toolBox;
    const ToolDomain& tools;
    const MixDomain& mix;
    PlayDomain& play;
    widgets::Canvas* canvas;
    widgets::OptionsBar& options;
    widgets::MessageBar* message;
};

/// Puts the area, which owns what is handed in as a pointer, into the middle of the window.
void addWorkArea(widgets::MiddlePages& pages, const WorkAreaParts& parts);

}  // namespace mazeloom::app
