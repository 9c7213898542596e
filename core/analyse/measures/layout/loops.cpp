// SPDX-License-Identifier: MIT
// In each connected part, a tree that joins all cells has one edge fewer than cells. Every further
// edge closes a loop, so the number of loops is edges − cells + parts.
//
// Parts are counted by runs of open cells in a row: each run is a set of its own at first, and sets
// are joined where runs of two rows touch. The number of parts is the number of runs minus the
// number of joins of two different sets.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/analyse/facts/measure.h"
#include "core/analyse/facts/passages.h"

namespace mazeloom::analyse {

namespace {

class OpenParts {
  public:
    explicit OpenParts(const RowBits& open) {
        runs_.reserve(static_cast<std::size_t>(open.rows()) * 16);
        std::size_t above = 0;  // the first run of the row above
        for (int y = 0; y < open.rows(); ++y) {
            const std::size_t here = runs_.size();
            open.forEachRun(y, [this](int first, int end) {
                runs_.push_back({first, end, static_cast<std::uint32_t>(runs_.size())});
            });
            join(above, here);
            above = here;
        }
    }

    std::int64_t count() const { return static_cast<std::int64_t>(runs_.size()) - joins_; }

  private:
    struct Run {
        int first = 0;
        int end = 0;
        std::uint32_t parent = 0;  ///< another run of the set; itself if this run is the root
    };

    /// Joins touching runs of two neighbouring rows. The rows begin with the runs `above` and
    /// `here`; the function goes through both rows from the left.
    void join(std::size_t above, std::size_t here) {
        for (std::size_t a = above, b = here; a < here && b < runs_.size();) {
            if (runs_[a].first < runs_[b].end && runs_[b].first < runs_[a].end) joinSets(a, b);
            ++(runs_[a].end <= runs_[b].end ? a : b);
        }
    }

    void joinSets(std::size_t a, std::size_t b) {
        const std::uint32_t one = setOf(a);
        const std::uint32_t other = setOf(b);
        if (one == other) return;
        runs_[other].parent = one;
        ++joins_;
    }

    std::uint32_t setOf(std::size_t run) {
        auto at = static_cast<std::uint32_t>(run);
        while (runs_[at].parent != at) {
            runs_[at].parent = runs_[runs_[at].parent].parent;
            at = runs_[at].parent;
        }
        return at;
    }

    std::vector<Run> runs_;
    std::int64_t joins_ = 0;
};

}  // namespace

extern const Measure loopsMeasure;
const Measure loopsMeasure{
    .id = "loops",
    .title = "Loops",
    .unit = "loops",
    .sentence =
        "The ways between neighbouring open cells that could be closed, one after the other, "
        "without cutting anything off; 0 in a perfect maze.",
    .value = [](const Subject& subject) -> std::int64_t {
        const Passages& passages = subject.fact<Passages>();
        return passages.edges - passages.openCells +
               OpenParts(subject.fact<OpenCells>().bits).count();
    },
};

}  // namespace mazeloom::analyse
