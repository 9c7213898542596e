// SPDX-License-Identifier: MIT
// The base class of tools that edit on the canvas. A tool is a mode of the canvas: it draws a
// preview, handles the pointer and keys, and has a hint for the status line.
#pragma once

#include <optional>

#include <QKeySequence>
#include <QObject>
#include <QString>

#include "core/edit/area/area.h"
#include "widgets/canvas/canvas_tool.h"
#include "widgets/tools/context/edit_context.h"

class QWidget;

namespace mazeloom::widgets {

/// Bits for the options that a tool uses.
enum ToolOption : unsigned { kUsesInk = 1, kUsesBrush = 2, kUsesFill = 4, kGrows = 8 };

/// The constant properties of a tool.
struct ToolInfo {
    const char* id;  ///< stable id for settings and tests: "brush"
    QString title;
    const char* icon;  ///< name of an icon in resources/icons
    QKeySequence shortcut;
    QString tip;  ///< a sentence about the tool's purpose
    /// Text in the status line about the effects of press, drag and modifier keys.
    QString hint;
    unsigned options = 0;
};

class Tool : public QObject, public CanvasTool {
    Q_OBJECT

  public:
    Tool(EditContext& context, ToolInfo info);

    const ToolInfo& info() const { return info_; }
    /// Creates the tool's own widgets for the options bar; null if it has none.
    virtual QWidget* createOptions() { return nullptr; }

    void paint(QPainter&, const CanvasScene&) const override {}
    void press(const CanvasPointer&) override {}
    void drag(const CanvasPointer&) override {}
    void release(const CanvasPointer&) override {}
    bool isBusy() const override { return false; }
    void cancel() override {}
    bool reachesBeyond() const override {
        return (info_.options & kGrows) != 0 && context_.painting().isGrowing();
    }
    /// Ends the gesture after another sheet was opened. Its changes to the old sheet stay.
    virtual void leaveSheet() { cancel(); }

    /// Returns the size of the dragged area; nullopt if nothing is dragged.
    virtual std::optional<grid::Size> measured() const { return {}; }

  signals:
    /// paint() would now draw something else.
    void looksChanged();

  protected:
    EditContext& context() const { return context_; }

  private:
    EditContext& context_;
    ToolInfo info_;
};

/// Opacity with which tools draw the objects of a dimmed layer.
inline constexpr double kDimmedOpacity = 0.35;

/// Tints and outlines the cells of an area, such as the cells that a tool would change.
void paintArea(QPainter& painter, const CanvasScene& scene, const edit::Area& area,
               const QColor& colour);

}  // namespace mazeloom::widgets
