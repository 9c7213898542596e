// SPDX-License-Identifier: MIT
#include "widgets/tools/context/preview_time.h"

#include <algorithm>

#include "core/level/level.h"

namespace mazeloom::widgets {

namespace {

constexpr int kFrame = 16;  // in milliseconds

}  // namespace

PreviewTime::PreviewTime(QObject* parent) : QObject(parent) {
    timer_.setInterval(kFrame);
    timer_.setTimerType(Qt::PreciseTimer);
    connect(&timer_, &QTimer::timeout, this, &PreviewTime::advance);
}

void PreviewTime::setTick(std::int64_t tick) {
    tick = std::clamp<std::int64_t>(tick, 0, length_);
    if (tick == tick_) return;
    tick_ = tick;
    from_ = tick;
    clock_.restart();
    emit tickChanged(tick_);
}

void PreviewTime::setLength(std::int64_t ticks) {
    if (ticks == length_) return;
    length_ = ticks;
    if (length_ == 0) setPlaying(false);
    emit lengthChanged(length_);
    setTick(std::min(tick_, length_));
}

void PreviewTime::setPlaying(bool playing) {
    playing = playing && length_ > 0;
    if (playing == isPlaying()) return;
    if (playing) {
        from_ = tick_;
        clock_.start();
        timer_.start();
    } else {
        timer_.stop();
    }
    emit playingChanged(playing);
}

void PreviewTime::advance() {
    const std::int64_t passed = clock_.elapsed() * level::kTicksPerSecond / 1000;
    const std::int64_t tick = (from_ + passed) % length_;
    if (tick == tick_) return;
    tick_ = tick;
    emit tickChanged(tick_);
}

}  // namespace mazeloom::widgets
