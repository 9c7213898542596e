// SPDX-License-Identifier: MIT
// Cut, copy and paste, stamps, and other operations on a selection.
#pragma once

#include <array>
#include <optional>

#include <QObject>

#include "core/edit/fragment/fragment.h"

class QAction;

namespace mazeloom::widgets {
class MessageBar;
class StampTool;
class Tool;
class ToolBox;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
struct WindowParts;

class SelectionDomain : public QObject {
    Q_OBJECT

  public:
    static constexpr int kStamps = 9;

    /// The message bar of `parts` shows errors of pasting.
    explicit SelectionDomain(const WindowParts& parts);

    /// Gives the fragment to the stamp tool, and selects the tool.
    void takeInHand(edit::Fragment fragment);

  signals:
    /// Tells the user that something succeeded.
    void told(const QString& text);

  private:
    void makeActions(ActionRegistry& actions);
    bool mayCopy();
    /// Copies the selection to the clipboard. Returns false if nothing was copied.
    bool copy();
    void copyPainted();
    void toClipboard(const edit::Fragment& fragment);
    void paste();
    /// Returns the clipboard's fragment. If there is nothing to paste, reports the reason.
    std::optional<edit::Fragment> copied();
    void fillWithPattern();
    void pasteInPlace();
    void takeStamp(std::size_t number);
    void keepStamp(std::size_t number);
    void update();

    widgets::ToolBox& box_;
    widgets::MessageBar& messages_;
    widgets::StampTool* stamp_;
    widgets::Tool* toolBefore_ = nullptr;  ///< selected again when the stamp is placed

    QAction* cut_ = nullptr;
    QAction* copy_ = nullptr;
    QAction* copyPainted_ = nullptr;
    QAction* paste_ = nullptr;
    QAction* fill_ = nullptr;
    QAction* pasteInPlace_ = nullptr;
    QAction* delete_ = nullptr;
    QAction* all_ = nullptr;
    QAction* none_ = nullptr;
    QAction* invert_ = nullptr;
    QAction* turn_ = nullptr;
    QAction* turnBack_ = nullptr;
    QAction* mirror_ = nullptr;
    QAction* flip_ = nullptr;
    std::array<QAction*, kStamps> use_{};
    std::array<QAction*, kStamps> keep_{};
};

}  // namespace mazeloom::app
