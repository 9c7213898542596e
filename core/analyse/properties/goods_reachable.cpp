// SPDX-License-Identifier: MIT
#include "core/analyse/properties/states.h"

namespace mazeloom::analyse {

extern const Property goodsReachableProperty;
const Property goodsReachableProperty{
    .id = "goods-reachable",
    .title = "Goods reachable",
    .sentence =
        "There is something to take, and the hero can walk to all things to take and all coins, as "
        "if every door were open.",
    .find =
        [](const History& history) {
            return holdingOf(history, history.openParts(), [](const auto& state) {
                return state.goods > 0 && state.reachesGoods;
            });
        },
};

}  // namespace mazeloom::analyse
