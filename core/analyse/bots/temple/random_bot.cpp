// SPDX-License-Identifier: MIT
// The random bot: every move goes in any direction that is not solid, with equal probability.
#include "core/analyse/bots/temple/bots.h"

namespace mazeloom::analyse::bots::temple {

namespace {

class RandomMind final : public Mind {
  public:
    RandomMind(const View& view, random::Stream random) : view_(view), random_(random) {}

    Choice next() override {
        grid::DirectionSet open;
        const auto steps = view_.steps();
        for (const grid::Direction d : grid::kDirections) {
            if (view_.canEnter(deduce::shifted(view_.heroAt(), steps[static_cast<unsigned>(d)])))
                open.add(d);
        }
        if (open.isEmpty()) return Choice::giveUp();
        auto pick = static_cast<int>(random_.below(static_cast<std::uint32_t>(open.count())));
        for (const grid::Direction d : grid::kDirections) {
            if (open.contains(d) && pick-- == 0) return Choice::step(d);
        }
        return Choice::wait();
    }

  private:
    const View& view_;
    random::Stream random_;
};

}  // namespace

const Bot randomBot{
    .id = "random",
    .title = "Random",
    .sentence = "Steps in any direction that is open.",
    .mind = [](const View& view, random::Stream random) -> std::unique_ptr<Mind> {
        return std::make_unique<RandomMind>(view, random);
    },
};

}  // namespace mazeloom::analyse::bots::temple
