// SPDX-License-Identifier: MIT
// A canvas of 1920×1080 pixels that is painted into an image as it would be into a window.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>

#include <QCoreApplication>
#include <QImage>

#include "core/trace/timeline.h"
#include "tests/bench/window/application.h"
#include "widgets/canvas/canvas.h"
#include "widgets/timeline/player.h"

namespace mazeloom::bench {

struct PaintedCanvas {
    PaintedCanvas() : canvas(&player) { canvas.resize(screen.size()); }

    void show(std::shared_ptr<const trace::Trace> trace) {
        player.setTimeline(std::make_unique<trace::Timeline>(std::move(trace)), false);
    }
    void frame() { canvas.render(&screen); }
    /// Draws until nothing is left to draw.
    void settle() {
        do {
            frame();
            QCoreApplication::processEvents();
        } while (!canvas.isSettled());
    }
    /// Zooms to hundredths of a pixel per cell; 0 fits the whole level.
    void zoomTo(std::int64_t hundredths) {
        canvas.fit();
        if (hundredths != 0) canvas.zoomAbout(static_cast<double>(hundredths) / 1600, {960, 540});
    }

    widgets::Player player;
    widgets::Canvas canvas;
    QImage screen{1920, 1080, QImage::Format_RGB32};
};

}  // namespace mazeloom::bench
