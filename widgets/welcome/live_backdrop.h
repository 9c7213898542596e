// SPDX-License-Identifier: MIT
// A level that is generated slowly behind a page, in colours close to the page's own, from the seed
// of the day. It pauses, and uses no processor time, while the window is inactive or motion is off.
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

    /// If motion is not wanted, a finished level is shown.
    void setMotion(bool wanted);
    bool isRunning() const { return timer_.isActive(); }
    /// Returns the number of steps shown; 0 before there is a level.
    trace::StepIndex shown() const { return timeline_ ? timeline_->position() : 0; }
    std::uint64_t seed() const { return seed_; }

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    /// Starts or pauses according to the window's state.
    void follow();
    void generate();
    void take(Generation& generation);
    void goOn();
    void drawAll();
    void draw(grid::Point cell);
    QRgb colourOf(level::Cell cell) const;
    /// Side of a cell in pixels: the cells cover the whole widget.
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
    int rest_ = 0;  ///< frames left for showing the finished level
    bool motion_ = true;
};

}  // namespace mazeloom::widgets
