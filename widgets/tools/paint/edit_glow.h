// SPDX-License-Identifier: MIT
// Makes the cells that an edit, undo or redo has changed glow for half a second. So the user sees
// where the edit was, and how far symmetry and fills have reached.
#pragma once

#include <chrono>
#include <deque>

#include <QObject>
#include <QTimer>

#include "core/edit/area/area.h"
#include "widgets/canvas/canvas_tool.h"
#include "widgets/tools/context/edit_context.h"

namespace mazeloom::document {
struct Change;
}

namespace mazeloom::widgets {

class Canvas;

class EditGlow final : public QObject, public CanvasLayer {
    Q_OBJECT

  public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::milliseconds kDuration{500};

    /// Cells do not glow while motion is switched off for the canvas.
    EditGlow(EditContext& context, const Canvas& canvas);

    void paint(QPainter& painter, const CanvasScene& scene) const override;
    /// Returns the cells that glow at present.
    edit::Area cells() const;

  signals:
    void looksChanged();

  private:
    struct Glow {
        edit::Area cells;
        Clock::time_point start;
    };

    void watch();
    void add(const document::Change& change);
    void expire();

    EditContext& context_;
    const Canvas& canvas_;
    QMetaObject::Connection connection_;
    QTimer timer_;
    std::deque<Glow> glows_;  ///< oldest first; no cell belongs to two glows
};

}  // namespace mazeloom::widgets
