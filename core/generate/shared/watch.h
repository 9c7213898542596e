// SPDX-License-Identifier: MIT
// Lets stages that can take long be stopped, and report how far they are. A long stage polls once
// for a chunk of its work: a row, a room, a part of the map or kStopPace cells, and not within its
// inner loops, which stay fast that way.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "core/stop.h"

namespace mazeloom::generate {

/// Thrown by a Watch once a stop is requested. It ends the stage at once, so no stage works on with
/// data that are half built; the map of a stopped generation is dropped.
struct StopRequested {};

/// Watches over the work of a stage, or over a part of this work.
class Watch {
  public:
    using Report = std::function<void(std::uint64_t done, std::uint64_t most)>;

    Watch() = default;
    /// `report` may be null; it must outlive the Watch.
    Watch(Stop stop, const Report* report) : stop_(stop), report_(report) {}

    /// Returns the watch over a part of this work: from `begin` percent to `end` percent of it.
    Watch part(int begin, int end) const {
        Watch part = *this;
        part.begin_ = begin_ + (end_ - begin_) * static_cast<std::uint64_t>(begin) / 100;
        part.end_ = begin_ + (end_ - begin_) * static_cast<std::uint64_t>(end) / 100;
        return part;
    }

    /// Reports that `done` of `most` units of this work are done. Throws StopRequested if a stop is
    /// requested.
    void poll(std::uint64_t done = 0, std::uint64_t most = 1) const {
        if (report_ != nullptr) {
            const std::uint64_t within = (end_ - begin_) * std::min(done, most);
            (*report_)(begin_ + within / std::max<std::uint64_t>(most, 1), kWhole);
        }
        if (stop_.isAsked()) throw StopRequested{};
    }

    /// Returns the stop request, for functions that poll it themselves.
    const Stop& stop() const { return stop_; }

  private:
    /// The work of a whole stage, in the units that are reported.
    static constexpr std::uint64_t kWhole = 1'000'000;

    Stop stop_;
    const Report* report_ = nullptr;
    std::uint64_t begin_ = 0;
    std::uint64_t end_ = kWhole;
};

/// Counts units of work and polls a Watch once for every kStopPace units, for chunks that may be
/// short. Throws StopRequested as the Watch does.
class PacedWatch {
  public:
    PacedWatch() = default;
    /// `most` is the number of units of the whole work, at least approximately.
    PacedWatch(const Watch& watch, std::uint64_t most) : watch_(watch), most_(most) {}

    /// Counts `units` more units of work, and polls if enough were counted.
    void poll(std::uint64_t units) { poll(units, units); }
    /// The same for work whose effort differs from its progress: `effort` decides when to poll.
    void poll(std::uint64_t effort, std::uint64_t units) {
        done_ += units;
        effort_ += effort;
        if (effort_ >= kStopPace) pollNow();
    }

    /// Calls work(begin, end) for consecutive chunks of the units 0 … count − 1.
    template <typename Work>
    void forEachChunk(std::size_t count, const Work& work) {
        for (std::size_t begin = 0; begin < count;) {
            const std::size_t end = std::min<std::size_t>(count, begin + kStopPace);
            work(begin, end);
            poll(end - begin);
            begin = end;
        }
    }

    /// Calls visit(i) for i = first, first + 1, … as long as i < count(), which may grow meanwhile.
    /// Each i is a unit of work.
    template <typename Count, typename Visit>
    void forEachQueued(std::size_t first, const Count& count, const Visit& visit) {
        for (std::size_t i = first; i < count();) {
            const std::size_t begin = i;
            const std::size_t end = std::min<std::size_t>(count(), begin + kStopPace);
            for (; i < end; ++i)
                visit(i);
            poll(end - begin);
        }
    }

  private:
    [[gnu::noinline]] void pollNow() {
        effort_ = 0;
        watch_.poll(done_, most_);
    }

    Watch watch_;
    std::uint64_t most_ = 0;
    std::uint64_t done_ = 0;
    std::uint64_t effort_ = 0;
};

/// Calls step() until it returns true, at most 8 · `eights` times. Returns whether it did. The
/// steps are so short that counting each would cost a tenth of the time, so only every eighth is
/// counted.
template <typename Step>
bool endsInSteps(int eights, const Step& step) {
    for (; eights > 0; --eights) {
        if (step() || step() || step() || step() || step() || step() || step() || step())
            return true;
    }
    return false;
}

}  // namespace mazeloom::generate
