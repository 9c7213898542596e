// SPDX-License-Identifier: MIT
#pragma once

namespace mazeloom::generate {

/// The stage that decides which cells are open (RULES.md G-4). A random shape replaces everything
/// painted, except handcrafted rooms. The shape is one connected region that contains the hero's
/// cell, every other object's cell (emitters stay walls), and at least the requested share of the
/// level's rectangle. The level's outermost cells stay rock unless the share needs them.
struct Shape {
    enum Parameter { Source, Fill };
    enum SourceChoice { Painted, Blob, Caves, RoomsAndMaze };
    /// Lower bound on the share of the level's rectangle that a random shape opens, in percent.
    static constexpr int kLeastFill = 35;
};

}  // namespace mazeloom::generate
