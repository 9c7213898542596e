// SPDX-License-Identifier: MIT
// The tick of the game at which the editor shows bugs and lasers. The user scrubs or plays it.
#pragma once

#include <cstdint>

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace mazeloom::widgets {

class PreviewTime : public QObject {
    Q_OBJECT

  public:
    explicit PreviewTime(QObject* parent = nullptr);

    /// Returns the number of ticks since the level's start, 0 … length().
    std::int64_t tick() const { return tick_; }
    void setTick(std::int64_t tick);
    /// Returns the number of ticks after which everything repeats; 0 if nothing moves.
    std::int64_t length() const { return length_; }
    /// Sets the length, in ticks. Keeps the tick if it is not beyond the new length.
    void setLength(std::int64_t ticks);

    bool isPlaying() const { return timer_.isActive(); }
    /// Starts or stops playing in a loop. Does not start if nothing moves. A timer runs only while
    /// playing.
    void setPlaying(bool playing);

  signals:
    void tickChanged(qint64 tick);
    void lengthChanged(qint64 ticks);
    void playingChanged(bool playing);

  private:
    void advance();

    std::int64_t tick_ = 0;
    std::int64_t length_ = 0;
    QTimer timer_;
    QElapsedTimer clock_;
    std::int64_t from_ = 0;  ///< the tick when the clock was started
};

}  // namespace mazeloom::widgets
