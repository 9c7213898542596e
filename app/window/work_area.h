// SPDX-License-Identifier: MIT
// The area for editing the level: tools on the left, their options above, messages, and the canvas.
#pragma once

class QWidget;

namespace mazeloom::widgets {
class MessageBar;
class MiddlePages;
class OptionsBar;
class RuledCanvas;
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
    widgets::RuledCanvas* ruled;
    widgets::OptionsBar& options;
    widgets::MessageBar* message;
};

/// Puts the area into `pages`, in the middle of the window, which then owns the parts passed as
/// pointers.
void addWorkArea(widgets::MiddlePages& pages, const WorkAreaParts& parts);

}  // namespace mazeloom::app
