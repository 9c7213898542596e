// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::generate {

/// Decides the open cells (RULES.md G-4). A random shape takes the place of all that is
/// painted, handcrafted rooms excepted. It is one connected region with the hero's cell, every
/// other object's cell (emitters stay walls), and at least the asked share of the level's
/// rectangle. The level's outermost cells stay rock unless the share cannot be had without them.
struct Shape {
    enum Parameter { Source, Fill };
    enum SourceChoice { Painted, Blob, Caves, RoomsAndMaze };
    /// No random shape opens less of the level's rectangle, in per cent.
    static constexpr int kLeastFill = 35;
};

}  // namespace mazeloom::generate
