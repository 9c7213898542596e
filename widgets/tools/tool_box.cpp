// SPDX-License-Identifier: MIT
#include "widgets/tools/tool_box.h"

#include <algorithm>

#include "widgets/canvas/canvas.h"
#include "widgets/tools/brush_tool.h"
#include "widgets/tools/click_tools.h"
#include "widgets/tools/measure/measure_tool.h"
#include "widgets/tools/object_tool.h"
#include "widgets/tools/paint/edit_glow.h"
#include "widgets/tools/paint/notes_layer.h"
#include "widgets/tools/paint/object_handle.h"
#include "widgets/tools/paint/paint_marks.h"
#include "widgets/tools/paint/pending_paint.h"
#include "widgets/tools/paint/selection_layer.h"
#include "widgets/tools/paint/symmetry_axis.h"
#include "widgets/tools/path_tool.h"
#include "widgets/tools/select_tool.h"
#include "widgets/tools/shape_tool.h"
#include "widgets/tools/stamp_tool.h"

namespace mazeloom::widgets {

ToolBox::ToolBox(Canvas& canvas, QObject* parent)
    : QObject(parent),
      canvas_(canvas),
      pending_(new PendingPaint(context_)),
      marks_(new PaintMarks(context_)) {
    add(new BrushTool(context_, BrushTool::Kind::Brush));
    add(new BrushTool(context_, BrushTool::Kind::Eraser));
    add(new ShapeTool(context_, ShapeTool::Kind::Line));
    add(new ShapeTool(context_, ShapeTool::Kind::Rectangle));
    add(new ShapeTool(context_, ShapeTool::Kind::Ellipse));
    add(new BucketTool(context_));
    add(new EyedropperTool(context_));
    add(new SelectTool(context_, SelectTool::Kind::Rectangle));
    add(new SelectTool(context_, SelectTool::Kind::Lasso));
    add(new SelectTool(context_, SelectTool::Kind::Wand));
    add(new MoveTool(context_));
    add(new StampTool(context_));
    auto* objects = new ObjectTool(context_);
    objects_ = new ObjectHandle(context_, *objects);
    add(objects);
    add(new PathTool(context_));
    add(new MeasureTool(context_));
    auto* notes = new NotesLayer(context_);
    auto* glow = new EditGlow(context_, canvas_);
    canvas_.setLayers({pending_, marks_, glow, new SelectionLayer(context_), notes});
    canvas_.setHandles({new SymmetryAxis(context_), objects_});
    connect(objects_, &ObjectHandle::clicked, &canvas_, &Canvas::cellClicked);
    connect(&canvas_, &Canvas::dragIgnored, &context_, [this] {
        if (!context_.canEdit()) return;
        emit context_.noted(
            tr("Only placed objects can be dragged. Select and Move move painted cells; the rest "
               "is generated around them."));
    });
    const auto redraw = [this] { canvas_.update(); };
    connect(pending_, &PendingPaint::looksChanged, &canvas_, redraw);
    connect(glow, &EditGlow::looksChanged, &canvas_, redraw);
    connect(notes, &NotesLayer::looksChanged, &canvas_, redraw);
    connect(&context_, &EditContext::layersChanged, &canvas_,
            [this] { canvas_.setLevelLayers(context_.layers()); });
    connect(&context_.reach(), &EditReach::brushChanged, &canvas_, redraw);
    connect(&context_.reach(), &EditReach::selectionChanged, &canvas_, redraw);
    connect(&context_, &EditContext::sheetChanged, this, [this] {
        if (current_ != nullptr && current_->isBusy()) current_->leaveSheet();
        objects_->leaveSheet();
        canvas_.update();
    });
}

ToolBox::~ToolBox() {
    canvas_.setTool(nullptr);
    canvas_.setHandles({});
    canvas_.setLayers({});
}

void ToolBox::add(Tool* tool) {
    tools_.push_back(tool);
    connect(tool, &Tool::looksChanged, &canvas_, [this] { canvas_.update(); });
}

Tool* ToolBox::find(const QString& id) const {
    const auto found =
        std::ranges::find(tools_, id, [](const Tool* tool) { return QString(tool->info().id); });
    return found == tools_.end() ? nullptr : *found;
}

void ToolBox::setCurrent(Tool* tool) {
    if (tool == current_) return;
    current_ = tool;
    canvas_.setTool(tool);
    marks_->setVisible(tool != nullptr);
    objects_->setCatching(tool == nullptr);
    emit currentChanged();
}

void ToolBox::settle(const Generation& generation) {
    pending_->settle(generation.request);
    context_.setTrace(generation.recorded.trace);
}

}  // namespace mazeloom::widgets
