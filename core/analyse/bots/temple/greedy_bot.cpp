// SPDX-License-Identifier: MIT
// The greedy bot: goes to the nearest aim by a shortest way, even over cells that may hold a trap.
// It ignores numbers, but not bugs and beams.
#include "core/analyse/bots/temple/bots.h"
#include "core/analyse/bots/temple/walker.h"

namespace mazeloom::analyse::bots::temple {

namespace {

class GreedyMind final : public Mind {
  public:
    explicit GreedyMind(const View& view) : view_(view), walker_(view) {}

    Choice next() override {
        return walker_.next(
            [](Walker::Index) { return true; },
            [this](Walker::Index i) { return view_.isAim(i) ? Worth::Aim : Worth::Nothing; });
    }

  private:
    const View& view_;
    Walker walker_;
};

}  // namespace

const Bot greedyBot{
    .id = "greedy",
    .title = "Greedy",
    .sentence = "Goes to the nearest coin, console or exit, and ignores numbers.",
    .mind = [](const View& view, random::Stream) -> std::unique_ptr<Mind> {
        return std::make_unique<GreedyMind>(view);
    },
};

}  // namespace mazeloom::analyse::bots::temple
