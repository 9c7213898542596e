// SPDX-License-Identifier: MIT
// The full game of a pack as a program of its own, without the editor.
#pragma once

#include <cstdint>
#include <optional>

#include <QString>

#include <tl/expected.hpp>

#include "core/date.h"
#include "core/pack/read.h"

namespace mazeloom::app {

/// What is played.
struct GameWish {
    QString pack;        ///< as the user named it
    QString level = {};  ///< the temple to begin with; empty: the title page, or `day`
    std::optional<std::uint64_t> seed = {};  ///< nullopt: the player's
    std::optional<Date> day = {};            ///< the day's challenge to begin with
};

/// Opens the game's window, and returns the program's exit code when the player leaves. Needs a
/// QApplication. The error says why the level cannot be played.
tl::expected<int, QString> runGame(const GameWish& wish, pack::Reading reading);

}  // namespace mazeloom::app
