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

}  // namespace mazeloom::app
