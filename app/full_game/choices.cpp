// SPDX-License-Identifier: MIT
#include "app/full_game/choices.h"

#include <utility>

#include "core/play/campaign.h"
#include "widgets/document/lookup.h"
#include "widgets/qstring.h"

namespace mazeloom::app {

tl::expected<Playing, QString> playingNode(const GamePack& game, std::size_t node,
                                           const play::Profile* player) {
    const level::CampaignNode& chosen = game.pack->campaign.nodes[node];
    Playing playing;
    if (isPlayedAsDescent(game, chosen)) {
        auto setup = descentSetupOf(game, chosen, player);
        if (!setup) return tl::unexpected(std::move(setup.error()));
        playing.descent = *std::move(setup);
    } else {
        auto setup = playOf(game, chosen.level, player);
        if (!setup) return tl::unexpected(std::move(setup.error()));
        playing.setup = *std::move(setup);
    }
    const level::CampaignTexts texts = level::textsOf(chosen, game.language);
    playing.key = play::recordKeyOf(chosen);
    playing.node = node;
    playing.title = titleOf(game, chosen);
    playing.before = widgets::qstring(texts.before);
    playing.after = widgets::qstring(texts.after);
    return playing;
}

tl::expected<Playing, QString> playingLevel(const GamePack& game, const level::Level& level,
                                            const play::Profile* player) {
    auto setup = playOf(game, level.id, player);
    if (!setup) return tl::unexpected(std::move(setup.error()));
    Playing playing;
    playing.pack = &game;
    playing.key = level.id;
    playing.title = shownTitleOf(level);
    playing.before = widgets::qstring(widgets::shownTexts(level).notes);
    playing.setup = *std::move(setup);
    return playing;
}

std::optional<std::size_t> nodeAfter(const GamePack& game, std::size_t node,
                                     const std::set<std::size_t>& opened,
                                     const play::Profile* player) {
    if (player == nullptr) return {};
    const level::Campaign& campaign = game.pack->campaign;
    const auto states = play::statesOf(campaign, play::wonLevels(*player, game.pack->id));
    const auto canPlay = [&](std::size_t other) {
        return states[other] == play::NodeState::Open &&
               playingNode(game, other, player).has_value();
    };
    for (const std::size_t other : opened) {
        if (canPlay(other)) return other;
    }
    for (std::size_t step = 1; step < states.size(); ++step) {
        const std::size_t other = (node + step) % states.size();
        if (canPlay(other)) return other;
    }
    return {};
}

}  // namespace mazeloom::app
