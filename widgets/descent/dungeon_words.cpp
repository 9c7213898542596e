// SPDX-License-Identifier: MIT
#include "widgets/descent/dungeon_words.h"

#include <QCoreApplication>

#include "core/level/map/thing.h"

namespace mazeloom::widgets {

namespace {

using level::DescentTables;

struct DungeonWords {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::widgets::DungeonWords)
};

}  // namespace

QString monsterName(std::size_t monster) {
    switch (monster) {
        case 0:
            return DungeonWords::tr("Rat");
        case 1:
            return DungeonWords::tr("Goblin");
        case 2:
            return DungeonWords::tr("Orc");
        case 3:
            return DungeonWords::tr("Troll");
        case 4:
            return DungeonWords::tr("Wraith");
        default:
            return DungeonWords::tr("Dread knight");
    }
}

QChar monsterGlyph(std::size_t monster) {
    const level::ThingKind kind =
        monster == edit::kBoss ? level::ThingKind::DreadKnight : level::kMonsterKinds.at(monster);
    return QLatin1Char(level::info(kind).glyph);
}

NumberWords wordsOf(edit::MonsterNumber number) {
    switch (number) {
        case edit::MonsterNumber::Hp:
            //: The head of a narrow column: hit points
            return {DungeonWords::tr("HP"),
                    DungeonWords::tr("The blows that it takes, in points.")};
        case edit::MonsterNumber::Attack:
            //: The head of a narrow column
            return {DungeonWords::tr("Attack"),
                    DungeonWords::tr("What a blow of it takes, give or take one.")};
        case edit::MonsterNumber::MinDepth:
            //: The head of a narrow column: the first depth where a monster lives
            return {DungeonWords::tr("From"),
                    DungeonWords::tr("The first depth that it lives at.")};
        case edit::MonsterNumber::Weight:
            break;
    }
    //: The head of a narrow column: how often a monster is drawn
    return {DungeonWords::tr("Weight"),
            DungeonWords::tr("How often it is drawn, against the weights of the others.")};
}

NumberWords wordsOf(int DescentTables::*value) {
    using Tables = DescentTables;
    const auto words = [](const QString& name, const QString& help) {
        return NumberWords{name, help};
    };
    if (value == &Tables::heroHp)
        return words(DungeonWords::tr("Hit points"),
                     DungeonWords::tr("What the hero begins with, and is never healed above."));
    if (value == &Tables::heroAttack)
        return words(DungeonWords::tr("Attack of the bare hand"),
                     DungeonWords::tr("What a blow of the hero takes without a weapon, give or "
                                      "take one."));
    if (value == &Tables::bossChance)
        return words(DungeonWords::tr("Dread knight"),
                     DungeonWords::tr("On each floor that he may live on, until he was met once."));
    if (value == &Tables::fountainChance)
        return words(DungeonWords::tr("Fountain"), DungeonWords::tr("In each room but the first."));
    if (value == &Tables::itemChance)
        return words(DungeonWords::tr("Item"), DungeonWords::tr("In each room but the first."));
    if (value == &Tables::secondItemChance)
        return words(DungeonWords::tr("Second item"),
                     DungeonWords::tr("In each room but the first, whether or not there is one."));
    if (value == &Tables::wandChance)
        return words(DungeonWords::tr("An item is a wand"),
                     DungeonWords::tr("Where the floor is deep enough for wands."));
    if (value == &Tables::potionChance)
        return words(DungeonWords::tr("Else it is a potion"),
                     DungeonWords::tr("Of items that are no wands; the others are weapons."));
    if (value == &Tables::wandMinDepth)
        return words(DungeonWords::tr("Wands from depth"),
                     DungeonWords::tr("The first depth that wands are found at."));
    if (value == &Tables::potionHeal)
        return words(DungeonWords::tr("Potion heals"), DungeonWords::tr("At least, in points."));
    if (value == &Tables::potionSpread)
        return words(DungeonWords::tr("and up to … more"),
                     DungeonWords::tr("A potion heals by chance up to so many points more."));
    if (value == &Tables::weaponBonus)
        return words(DungeonWords::tr("Weapon adds"),
                     DungeonWords::tr("To the attack, and half of the depth that it lies at."));
    if (value == &Tables::weaponSpread)
        return words(DungeonWords::tr("and up to … more by chance"),
                     DungeonWords::tr("A weapon adds by chance up to so much more."));
    if (value == &Tables::wandDamage)
        return words(DungeonWords::tr("Fireball takes"),
                     DungeonWords::tr("And a third of the depth that the wand lies at, give or "
                                      "take one."));
    if (value == &Tables::wandRange)
        return words(DungeonWords::tr("Fireball flies"), DungeonWords::tr("So many cells far."));
    if (value == &Tables::wandCharges)
        return words(DungeonWords::tr("Charges of a wand"), DungeonWords::tr("At least."));
    return words(DungeonWords::tr("and up to … more charges"),
                 DungeonWords::tr("A wand has by chance up to so many charges more."));
}

bool isPercent(int DescentTables::*value) {
    using Tables = DescentTables;
    for (const auto chance :
         {&Tables::bossChance, &Tables::fountainChance, &Tables::itemChance,
          &Tables::secondItemChance, &Tables::wandChance, &Tables::potionChance}) {
        if (value == chance) return true;
    }
    return false;
}

}  // namespace mazeloom::widgets
