// SPDX-License-Identifier: MIT
// All tools, and which of them is in hand.
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
    /// Works on `canvas`, which must not outlive the box with a tool in hand.
    explicit ToolBox(Canvas& canvas, QObject* parent = nullptr);
    ~ToolBox() override;

    EditContext& context() { return context_; }
    Canvas& canvas() const { return canvas_; }
    const std::vector<Tool*>& tools() const { return tools_; }
    Tool* find(const QString& id) const;

    /// Null: nothing is edited, a click asks what made a cell.
    Tool* current() const { return current_; }
    void setCurrent(Tool* tool);
    /// A generation is on the canvas now.
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
