// SPDX-License-Identifier: MIT
// A canvas with overlays in a window so wide that the legend hides nothing.
#pragma once

#include <memory>

#include <QImage>
#include <QTest>

#include "core/generate/generate.h"
#include "core/trace/timeline.h"
#include "widgets/canvas/canvas.h"
#include "widgets/canvas/overlays/map_overlays.h"
#include "widgets/timeline/player.h"

namespace mazeloom::testing {

inline level::Object heroAt(grid::Point cell) {
    level::Object hero;
    hero.id = "hero";
    hero.kind = level::ThingKind::Hero;
    hero.at = cell;
    return hero;
}

class OverlayCanvas {
  protected:
    void open() {
        player_ = std::make_unique<widgets::Player>();
        canvas_ = std::make_unique<widgets::Canvas>(player_.get());
        canvas_->setMotion(false);
        canvas_->setGridVisible(false);
        // The level is in the middle, far from the legend.
        canvas_->resize(1600, 240);
        canvas_->show();
        QVERIFY(QTest::qWaitForWindowExposed(canvas_.get()));
        overlays_ = new widgets::MapOverlays(*canvas_, *player_);
    }
    void close() {
        canvas_.reset();
        player_.reset();
    }

    /// Shows seed 1 of a level; its overlays may still be computed.
    void show(const level::Level& level) {
        const auto recorded = generate::record(level, {}, 1);
        player_->setTimeline(std::make_unique<trace::Timeline>(recorded.trace), false);
    }
    /// Waits until everything is drawn in its final state.
    void settle() {
        canvas_->repaint();
        QTRY_VERIFY(canvas_->isSettled() && (overlays_ == nullptr || overlays_->isUpToDate()));
        canvas_->repaint();
        QTRY_VERIFY(canvas_->isSettled());
    }
    QImage picture() {
        settle();
        return canvas_->grab().toImage().convertToFormat(QImage::Format_RGB32);
    }

    std::unique_ptr<widgets::Player> player_;
    std::unique_ptr<widgets::Canvas> canvas_;
    widgets::MapOverlays* overlays_ = nullptr;
};

}  // namespace mazeloom::testing
