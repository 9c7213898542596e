// SPDX-License-Identifier: MIT
// mazeloom check --needs: which mechanics the pack's temples need.
#pragma once

#include <QString>

#include "core/analyse/survey/seed_ranges.h"
#include "core/level/level.h"

namespace mazeloom::app {

struct NeedsWish {
    QString pack;   ///< the pack's name, for messages and JSON
    QString level;  ///< empty: all temples
    analyse::SeedRange seeds;
    bool json = false;
};

/// Prints, for each temple, how many of the seeds need each mechanic; returns the exit code.
int checkNeeds(const level::Pack& pack, const NeedsWish& wish);

}  // namespace mazeloom::app
