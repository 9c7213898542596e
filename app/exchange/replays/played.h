// SPDX-License-Identifier: MIT
// Recorded games from the editor or from a replay file, which can be exported as an animation.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <variant>

#include <QString>

#include <tl/expected.hpp>

#include "core/play/descent/runs/session.h"
#include "core/play/load_control.h"
#include "core/play/temple/session.h"
#include "core/problem.h"
#include "widgets/exchange/films/replay_film.h"
#include "widgets/play/game_setup.h"

namespace mazeloom::app {

/// A recorded attempt at one of the games.
using Played = std::variant<play::temple::Session, play::descent::Session>;

/// The recorded games of the shown level that can be exported.
struct PlayedOffer {
    std::shared_ptr<const Played> now;   ///< the running game; null: none
    std::shared_ptr<const Played> last;  ///< the last finished or abandoned game; null: none
    /// The setup for playing the current level; nullopt if the level cannot be played. The inputs
    /// of a replay file are played with this setup.
    std::optional<widgets::GameSetup> setup;
};
using OfferPlayed = std::function<PlayedOffer()>;

struct ReadPlayed {
    std::shared_ptr<const Played> played;
    std::int64_t late = 0;  ///< number of ignored inputs after the attempt's end
};
/// Plays the inputs of a file to their end; callable from any thread. Returns an error that says
/// why the file is not a replay of this level.
tl::expected<ReadPlayed, QString> readPlayed(const widgets::GameSetup& setup, const QString& file,
                                             const play::LoadControl& control);

/// Returns a film of the game. Call it on the GUI thread only, like all functions of replay_film.h.
tl::expected<std::unique_ptr<widgets::Film>, Problem> filmOf(const Played& played,
                                                             const widgets::ReplayLook& look);

}  // namespace mazeloom::app
