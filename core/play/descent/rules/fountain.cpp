// SPDX-License-Identifier: MIT
#include "core/play/descent/rules/fountain.h"

namespace mazeloom::play::descent {

void touchFountain(Turn& turn) {
    Item* const weapon = turn.state.hero.inventory.weapon();
    if (weapon == nullptr) {
        turn.log(MessageId::FountainNoWeapon);
        turn.tell(What::FountainIdle);
        return;
    }
    if (weapon->enchanted) {
        turn.log(MessageId::FountainIdle, *weapon);
        turn.tell(What::FountainIdle);
        return;
    }
    turn.log(MessageId::FountainEnchants, *weapon);
    weapon->enchanted = true;
    turn.tell(What::Enchanted);
}

}  // namespace mazeloom::play::descent
