// SPDX-License-Identifier: MIT
// The background of a page, on which a level is generated slowly, in colours similar to the page's
// own. The first seed depends on the day. Generation pauses, and uses no processor time, while the
// window is inactive or motion is off.
#pragma once

#include <cstdint>
#include <memory>

#include <QImage>
#include <QTimer>
#include <QWidget>

#include "core/level/map/cell.h"
#include "core/trace/timeline.h"
#include "widgets/document/generation_service.h"

namespace mazeloom::widgets {

class LiveBackdrop : public QWidget {
    Q_OBJECT

  public:
    static constexpr int kColumns = 96;
    static constexpr int kRows = 64;

    explicit LiveBackdrop(QWidget* parent = nullptr);

    /// Sets whether steps are animated; if not, a finished level is shown.
    void setMotion(bool wanted);
    bool isRunning() const { return timer_.isActive(); }
    /// Returns the number of steps that are shown; 0 before there is a level.
    trace::StepIndex shown() const { return timeline_ ? timeline_->position() : 0; }
    std::uint64_t seed() const { return seed_; }

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    /// Starts or pauses the animation according to the window's state.
    void follow();
    void generate();
    void take(Generation& generation);
    void goOn();
    void drawAll();
    void draw(grid::Point cell);
    QRgb colourOf(level::Cell cell) const;
    /// Returns the side of a cell, in pixels, at which the cells cover the whole widget.
    int cellSide() const;

    GenerationService service_;
    QTimer timer_;
    std::unique_ptr<trace::Timeline> timeline_;
    QImage picture_;  ///< one pixel per cell
    struct Colours {
        QRgb ground = 0;
        QRgb floor = 0;
        QRgb aisle = 0;
        QRgb trap = 0;
        QRgb coin = 0;
    };
    Colours colours_;
    std::uint64_t seed_;
    int rest_ = 0;  ///< number of frames for which the finished level is still shown
    bool motion_ = true;
};

}  // namespace mazeloom::widgets
