// SPDX-License-Identifier: MIT
#include "core/analyse/bots/descent/bots.h"

#include <algorithm>
#include <array>

namespace mazeloom::analyse::bots::descent {

namespace {

constexpr std::array kBots{&stumblerBot, &brawlerBot, &diverBot, &explorerBot, &carefulBot};

}  // namespace

std::span<const Bot* const> bots() {
    return kBots;
}

const Bot* findBot(std::string_view id) {
    const auto found = std::ranges::find(kBots, id, &Bot::id);
    return found == kBots.end() ? nullptr : *found;
}

}  // namespace mazeloom::analyse::bots::descent
