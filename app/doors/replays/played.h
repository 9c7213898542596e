// SPDX-License-Identifier: MIT
// What was played in the editor, or is in a replay's file, to be shown as an animation.
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
#include "widgets/doors/films/replay_film.h"
#include "widgets/play/game_setup.h"

namespace mazeloom::app {

/// An attempt of one of the games, recorded.
using Played = std::variant<play::temple::Session, play::descent::Session>;

/// What there is of the level that is shown.
struct PlayedOffer {
    std::shared_ptr<const Played> now;   ///< being played; null: nothing is
    std::shared_ptr<const Played> last;  ///< that was left or ended last; null: none was played
    /// The level as it would be played now, which a file's inputs are played on; nothing where it
    /// cannot be played.
    std::optional<widgets::GameSetup> setup;
};
using OfferPlayed = std::function<PlayedOffer()>;

struct ReadPlayed {
    std::shared_ptr<const Played> played;
    std::int64_t late = 0;  ///< inputs that come after its end, which are left out
};
/// Plays a file's inputs to their end, on any thread. The error says in words why it is no replay
/// of that level.
tl::expected<ReadPlayed, QString> readPlayed(const widgets::GameSetup& setup, const QString& file,
                                             const play::LoadControl& control);

/// On the GUI thread, as all of replay_film.h.
tl::expected<std::unique_ptr<widgets::Film>, Problem> filmOf(const Played& played,
                                                             const widgets::ReplayLook& look);

}  // namespace mazeloom::app
