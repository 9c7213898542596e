// SPDX-License-Identifier: MIT
#include "core/analyse/bots/temple/bots.h"

#include <algorithm>
#include <array>

namespace mazeloom::analyse::bots::temple {

namespace {

constexpr std::array kBots{&randomBot, &greedyBot,  &oneNumberBot,
                           &boldBot,   &deducerBot, &perfectBot};

}  // namespace

std::span<const Bot* const> bots() {
    return kBots;
}

const Bot* findBot(std::string_view id) {
    const auto found = std::ranges::find(kBots, id, &Bot::id);
    return found == kBots.end() ? nullptr : *found;
}

}  // namespace mazeloom::analyse::bots::temple
