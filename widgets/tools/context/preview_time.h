// SPDX-License-Identifier: MIT
// The tick of the game at which the editor shows bugs and lasers: scrubbed or played.
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

    /// Ticks from the level's start, 0 … length().
    std::int64_t tick() const { return tick_; }
    void setTick(std::int64_t tick);
    /// Ticks until everything repeats; 0 if nothing moves.
    std::int64_t length() const { return length_; }
    /// Sets the length; keeps the tick if it still exists.
    void setLength(std::int64_t ticks);

    bool isPlaying() const { return timer_.isActive(); }
    /// Plays in a loop; does nothing if nothing moves. A timer runs only while playing.
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
    std::int64_t from_ = 0;  ///< the tick at which the clock was started
};

}  // namespace mazeloom::widgets
