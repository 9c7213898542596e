// SPDX-License-Identifier: MIT
// A maze in progress on a lattice, with the operations that its algorithms share: they begin steps
// and open cells.
#pragma once

#include "core/generate/mazes/lattice/algorithm.h"
#include "core/generate/mazes/lattice/lattice.h"

namespace mazeloom::generate::mazes {

template <typename Mode>
class Loom {
  public:
    /// `passes` is how often the algorithm passes over each node, with enter().
    Loom(Weaving<Mode>& weaving, std::uint64_t passes)
        : watch(weaving.watch.part(0, 10), 2 * weaving.map.cells.storage().size()),
          lattice(freeCells(weaving.map, weaving.settings), weaving.settings.lattice, watch),
          random(weaving.random),
          settings(weaving.settings),
          weaving_(weaving) {
        watch = {weaving.watch.part(10, 100), passes * lattice.nodes().size()};
        if (settings.isHidden) lattice.keepOnlyPartOf(settings.start);
    }

    void begin(trace::StepKind kind, Node at, std::uint8_t detail = 0) {
        weaving_.write.begin(kind, lattice.cellOf(at), detail);
    }
    /// Begins a step about the cell between a node and its neighbour.
    void beginBeside(trace::StepKind kind, Node at, grid::Direction d) {
        weaving_.write.begin(kind, lattice.cellBeside(at, d));
    }
    /// Begins a step from a node to its neighbour; `free` is the set of directions that could have
    /// been taken.
    void beginWay(trace::StepKind kind, Node at, grid::DirectionSet free, grid::Direction taken) {
        weaving_.write.begin(kind, lattice.cellOf(at), trace::carveDetail(free, taken));
    }
    /// Notes that the step covers the rectangle from one node to another.
    void note(Node least, Node most) {
        const grid::Point a = lattice.pointOf(least);
        const grid::Point b = lattice.pointOf(most);
        weaving_.write.note({a.x, a.y, b.x - a.x + 1, b.y - a.y + 1});
    }

    /// Prepares a region's maze, in which every node is open: without a record, opens all its
    /// nodes at once.
    void enter(const Region& region) {
        if constexpr (Mode::kOn) {
            watch.poll(region.nodes.size());
        } else {
            forEachChunk(region.nodes, [this](std::span<const Node> nodes) {
                weaving_.openAll(nodes, [this](Node node) { return lattice.cellOf(node); });
            });
        }
    }
    /// Calls work(nodes) for consecutive chunks of the nodes.
    template <typename Work>
    void forEachChunk(std::span<const Node> nodes, const Work& work) {
        watch.forEachChunk(nodes.size(), [&](std::size_t begin, std::size_t end) {
            work(nodes.subspan(begin, end - begin));
        });
    }
    void open(Node node) {
        if constexpr (Mode::kOn) weaving_.open(lattice.cellOf(node));
    }
    /// Opens the cell between a node and its neighbour.
    void openBeside(Node node, grid::Direction d) { weaving_.open(lattice.cellBeside(node, d)); }
    /// Opens the cell between a node and its neighbour if `isOpen`. Branch-free without a record,
    /// because the condition is mostly unpredictable: if it is false, the node's own cell is opened
    /// once more, without effect.
    void openBesideIf(bool isOpen, Node node, grid::Direction d) {
        if constexpr (Mode::kOn) {
            if (isOpen) openBeside(node, d);
        } else {
            const std::ptrdiff_t step = std::ptrdiff_t{isOpen} * lattice.cellStep(d);
            weaving_.open(shifted(lattice.cellOf(node), step));
        }
    }
    /// Opens the cell between a node and its neighbour, and both nodes.
    void join(Node node, grid::Direction d) {
        open(node);
        openBeside(node, d);
        open(lattice.neighbour(node, d));
    }
    /// Begins a maze at a node.
    void start(Node node) {
        begin(trace::StepKind::Start, node);
        open(node);
    }
    Weaving<Mode>& weaving() { return weaving_; }

    /// Counts every pass over a node as a unit.
    PacedWatch watch;
    Lattice lattice;
    random::Stream& random;
    const Settings& settings;

  private:
    Weaving<Mode>& weaving_;
};

/// Makes a maze of each region. Maker(loom) holds data for all regions; weave(region) makes a maze
/// in a region with at least two nodes; Maker::kPasses is how often it passes over each node.
template <typename Mode, template <typename> class Maker>
void weaveOnLattice(Weaving<Mode>& weaving) {
    Loom<Mode> loom(weaving, 1 + Maker<Mode>::kPasses);
    Maker<Mode> maker(loom);
    for (std::size_t i = 0; i < loom.lattice.regionCount(); ++i) {
        const Region region = loom.lattice.region(i);
        loom.enter(region);
        if (region.nodes.size() == 1) {
            loom.start(region.start);
        } else {
            maker.weave(region);
        }
    }
}

/// Returns the Algorithm that makes mazes with a Maker.
template <template <typename> class Maker>
constexpr Algorithm algorithmOf(std::string_view id, std::span<const std::string_view> lines,
                                std::span<const StepInfo> steps) {
    return {id, lines, steps, weaveOnLattice<trace::NoRecording, Maker>,
            weaveOnLattice<trace::Recording, Maker>};
}

}  // namespace mazeloom::generate::mazes
