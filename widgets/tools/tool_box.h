// SPDX-License-Identifier: MIT
// All tools, and the current tool.
#pragma once

#include <vector>

#include <QObject>

#include "widgets/tools/context/edit_context.h"
#include "widgets/tools/context/tool.h"

namespace mazeloom::widgets {

class Canvas;
class ObjectHandle;
class PaintMarks;
class PendingPaint;

class ToolBox : public QObject {
    Q_OBJECT

  public:
    /// `canvas` must not outlive the box while a tool is selected, because the canvas uses the
    /// tool.
    explicit ToolBox(Canvas& canvas, QObject* parent = nullptr);
    ~ToolBox() override;

    EditContext& context() { return context_; }
    Canvas& canvas() const { return canvas_; }
    const std::vector<Tool*>& tools() const { return tools_; }
    Tool* find(const QString& id) const;

    /// Returns the current tool. Returns null if no tool is selected; then a click on a cell shows
    /// the stage that made it.
    Tool* current() const { return current_; }
    void setCurrent(Tool* tool);
    /// Must be called when the canvas shows a new generation.
    void settle(const Generation& generation);

  signals:
    void currentChanged();

  private:
    void add(Tool* tool);

    Canvas& canvas_;
    EditContext context_;
    PendingPaint* pending_;
    PaintMarks* marks_;
    ObjectHandle* objects_;
    std::vector<Tool*> tools_;
    Tool* current_ = nullptr;
};

}  // namespace mazeloom::widgets
