// SPDX-License-Identifier: MIT
#include <array>
#include <vector>

#include "core/generate/mazes/braid.h"
#include "core/generate/mazes/parameters.h"

// A new algorithm is one line here, in the order of kAlgorithmIds. Each algorithm is defined in its
// own file, in a namespace named after the file; no other file includes it.
#define MAZELOOM_MAZES(MAZE) \
    MAZE(backtracker)        \
    MAZE(growing_tree)       \
    MAZE(prim)               \
    MAZE(kruskal)            \
    MAZE(wilson)             \
    MAZE(aldous_broder)      \
    MAZE(eller)              \
    MAZE(hunt_and_kill)      \
    MAZE(recursive_division) \
    MAZE(sidewinder)         \
    MAZE(binary_tree)        \
    MAZE(local_tree)

namespace mazeloom::generate::mazes {

#define MAZELOOM_DECLARE_MAZE(name)    \
    namespace name {                   \
    extern const Algorithm kAlgorithm; \
    }
MAZELOOM_MAZES(MAZELOOM_DECLARE_MAZE)
#undef MAZELOOM_DECLARE_MAZE

namespace {

#define MAZELOOM_LIST_MAZE(name) &name::kAlgorithm,
constexpr std::array kAlgorithms{MAZELOOM_MAZES(MAZELOOM_LIST_MAZE)};
#undef MAZELOOM_LIST_MAZE
static_assert(kAlgorithms.size() == kAlgorithmIds.size());

constexpr std::string_view kBraidLine =
    "Finally, open as many dead ends into loops as asked for, the longest way round first.";

constexpr std::string_view kHeroLine =
    "If the hero's cell is not in the maze, open a way to the nearest cell that is.";
constexpr std::string_view kHeroSentence =
    "Made %1 an aisle: it is on the hero's way into the maze";

/// The explanations of all algorithms, and the storage for their spans.
class AllExplanations {
  public:
    explicit AllExplanations(bool withHero) {
        lines_.resize(kAlgorithms.size());
        steps_.resize(kAlgorithms.size());
        for (std::size_t i = 0; i < kAlgorithms.size(); ++i) {
            const Algorithm& algorithm = *kAlgorithms[i];
            lines_[i].assign(algorithm.lines.begin(), algorithm.lines.end());
            lines_[i].push_back(kBraidLine);
            if (withHero) steps_[i].push_back({trace::StepKind::PlaceHero, 0});
            steps_[i].insert(steps_[i].end(), algorithm.steps.begin(), algorithm.steps.end());
            steps_[i].push_back(
                {trace::StepKind::OpenLoop, static_cast<int>(algorithm.lines.size())});
            if (withHero) {
                steps_[i].push_back({trace::StepKind::DigCorridor,
                                     static_cast<int>(lines_[i].size()), kHeroSentence});
                lines_[i].push_back(kHeroLine);
            }
            all_.push_back({lines_[i], steps_[i]});
        }
    }
    std::span<const Explanation> all() const { return all_; }

  private:
    std::vector<std::vector<std::string_view>> lines_;
    std::vector<std::vector<StepInfo>> steps_;
    std::vector<Explanation> all_;
};

}  // namespace

std::span<const Algorithm* const> algorithms() {
    return kAlgorithms;
}

std::span<const Explanation> explanations() {
    static const AllExplanations explanations(false);
    return explanations.all();
}

std::span<const Explanation> explanationsWithHero() {
    static const AllExplanations explanations(true);
    return explanations.all();
}

template <typename Mode>
void weaveMaze(Weaving<Mode>& weaving, const Parameters& parameters) {
    const Algorithm& algorithm =
        *kAlgorithms[static_cast<std::size_t>(parameters[AlgorithmChoice])];
    const int share = static_cast<int>(parameters[Braid]);
    if (share == 0) {
        run(algorithm, weaving);
        return;
    }
    const level::CellGrid before = weaving.map.cells;
    const Watch watch = weaving.watch;
    weaving.watch = watch.part(0, 60);
    run(algorithm, weaving);
    braid(weaving, before, share, watch.part(60, 100));
}

template void weaveMaze(Weaving<trace::NoRecording>&, const Parameters&);
template void weaveMaze(Weaving<trace::Recording>&, const Parameters&);

Settings settingsOf(const Parameters& parameters) {
    Settings settings;
    settings.step = static_cast<int>(parameters[Step]);
    settings.winding = static_cast<int>(parameters[Winding]);
    settings.pick = static_cast<Pick>(parameters[PickChoice]);
    settings.newest = static_cast<int>(parameters[Newest]);
    settings.groupSide = static_cast<int>(parameters[Groups]);
    return settings;
}

}  // namespace mazeloom::generate::mazes
