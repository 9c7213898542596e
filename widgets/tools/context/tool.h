// SPDX-License-Identifier: MIT
// A way to edit on the canvas: a mode, a pure question which cells, one change, a line of help.
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

/// What of the options a tool makes use of; a set of bits.
enum ToolOption : unsigned { kUsesInk = 1, kUsesBrush = 2, kUsesFill = 4, kGrows = 8 };

/// What a tool is before it does anything.
struct ToolInfo {
    const char* id;  ///< stable, for settings and tests ("brush")
    QString title;
    const char* icon;  ///< a name in resources/icons
    QKeySequence shortcut;
    QString tip;  ///< one sentence: what it does
    /// For the status line: what press, drag and the modifier keys do.
    QString hint;
    unsigned options = 0;
};

class Tool : public QObject, public CanvasTool {
    Q_OBJECT

  public:
    Tool(EditContext& context, ToolInfo info);

    const ToolInfo& info() const { return info_; }
    /// What of the tool's own can be chosen, for the options bar; null when nothing can.
    virtual QWidget* createOptions() { return nullptr; }

    void paint(QPainter&, const CanvasScene&) const override {}
    void press(const CanvasPointer&) override {}
    void drag(const CanvasPointer&) override {}
    void release(const CanvasPointer&) override {}
    bool isBusy() const override { return false; }
    void cancel() override {}
    bool reachesBeyond() const override {
        return (info_.options & kGrows) != 0 && context_.isGrowing();
    }
    /// Another sheet is open now: ends what is under way; what it did to the old one stays.
    virtual void leaveSheet() { cancel(); }

    /// How large what is being dragged is; nothing while nothing is.
    virtual std::optional<grid::Size> measured() const { return {}; }

  signals:
    /// What paint() shows is another thing now.
    void looksChanged();

  protected:
    EditContext& context() const { return context_; }

  private:
    EditContext& context_;
    ToolInfo info_;
};

/// Of what tools draw of a dimmed layer.
inline constexpr double kDimmedOpacity = 0.35;

/// The cells of an area, tinted and outlined; for what a tool is about to do.
void paintArea(QPainter& painter, const CanvasScene& scene, const edit::Area& area,
               const QColor& colour);

}  // namespace mazeloom::widgets
