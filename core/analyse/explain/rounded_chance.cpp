// SPDX-License-Identifier: MIT
#include "core/analyse/explain/rounded_chance.h"

#include <algorithm>

namespace mazeloom::analyse::explain {

Chance roundedChance(const mpq_class& exact) {
    const mpz_class& traps = exact.get_num();
    const mpz_class& of = exact.get_den();
    const mpz_class permille = (2000 * traps + of) / (2 * of);
    Chance chance;
    chance.permille = std::clamp(static_cast<int>(permille.get_si()), 1, 999);
    if (of <= Chance::kLargest) {
        chance.traps = static_cast<int>(traps.get_si());
        chance.of = static_cast<int>(of.get_si());
    }
    return chance;
}

}  // namespace mazeloom::analyse::explain
