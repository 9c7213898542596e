// SPDX-License-Identifier: MIT
// Tools that act with one click: the bucket and the eyedropper.
#pragma once

#include "widgets/tools/context/tool.h"

namespace mazeloom::widgets {

class BucketTool final : public Tool {
    Q_OBJECT

  public:
    explicit BucketTool(EditContext& context);
    void press(const CanvasPointer& pointer) override;
};

class EyedropperTool final : public Tool {
    Q_OBJECT

  public:
    explicit EyedropperTool(EditContext& context);
    void press(const CanvasPointer& pointer) override { pick(pointer); }
    void drag(const CanvasPointer& pointer) override { pick(pointer); }

  private:
    void pick(const CanvasPointer& pointer);
};

}  // namespace mazeloom::widgets
