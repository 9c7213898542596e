// SPDX-License-Identifier: MIT
#include "widgets/descent/dungeon_words.h"

#include <QCoreApplication>

#include "core/level/map/thing.h"
#include "widgets/canvas/cells/cell_text.h"

namespace mazeloom::widgets {

namespace {

using level::DescentTables;

struct DungeonWords {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::widgets::DungeonWords)
};

level::ThingKind kindOf(std::size_t monster) {
    return monster == edit::kBoss ? level::ThingKind::DreadKnight
                                  : level::kMonsterKinds.at(monster);
}

}  // namespace

QString monsterName(std::size_t monster) {
    const level::ThingKind kind = kindOf(monster);
    QString name = thingText(kind);
    name[0] = name[0].toUpper();
    return name;
}

QChar monsterGlyph(std::size_t monster) {
    return QLatin1Char(level::info(kindOf(monster)).glyph);
}

NumberWords wordsOf(edit::MonsterNumber number) {
    switch (number) {
        case edit::MonsterNumber::Hp:
            //: The head of a narrow column: hit points
            return {DungeonWords::tr("HP"),
                    DungeonWords::tr("The damage that kills it, in points.")};
        case edit::MonsterNumber::Attack:
            //: The head of a narrow column
            return {DungeonWords::tr("Attack"),
                    DungeonWords::tr("The damage of its blow, plus or minus one.")};
        case edit::MonsterNumber::MinDepth:
            //: The head of a narrow column: the first depth where a monster lives
            return {DungeonWords::tr("From"),
                    DungeonWords::tr("The first depth at which it lives.")};
        case edit::MonsterNumber::Weight:
            break;
    }
    //: The head of a narrow column: how often a monster is drawn
    return {DungeonWords::tr("Weight"),
            DungeonWords::tr("How often it is drawn, relative to the weights of the others.")};
}

NumberWords wordsOf(int DescentTables::*value) {
    using Tables = DescentTables;
    const auto words = [](const QString& name, const QString& help) {
        return NumberWords{name, help};
    };
    if (value == &Tables::heroHp)
        return words(
            DungeonWords::tr("Hit points"),
            DungeonWords::tr("The hero begins with these, and is never healed above them."));
    if (value == &Tables::heroAttack)
        return words(
            DungeonWords::tr("Attack of the bare hand"),
            DungeonWords::tr("The damage of the hero's blow without a weapon, plus or minus one."));
    if (value == &Tables::depthHeal)
        return words(DungeonWords::tr("A new depth heals"),
                     DungeonWords::tr("The hit points that each new greatest depth restores."));
    if (value == &Tables::clearHeal)
        return words(
            DungeonWords::tr("A cleared floor heals"),
            DungeonWords::tr("The hit points that the death of a floor's last monster restores."));
    if (value == &Tables::clearGain)
        return words(DungeonWords::tr("and strengthens by"),
                     DungeonWords::tr("The death of a floor's last monster raises the hero's "
                                      "maximum by this many hit points, and restores as many."));
    if (value == &Tables::lastFloor)
        return words(DungeonWords::tr("Last floor"),
                     DungeonWords::tr("The depth whose stairs down win the game. They are barred "
                                      "while a dread knight lives there. 0: there is no last "
                                      "floor, and the descent is endless."));
    if (value == &Tables::bossChance)
        return words(
            DungeonWords::tr("Dread knight"),
            DungeonWords::tr(
                "The chance on each floor from his first depth, until the hero meets him."));
    if (value == &Tables::fountainChance)
        return words(DungeonWords::tr("Fountain"),
                     DungeonWords::tr("The chance in each room except the first."));
    if (value == &Tables::itemChance)
        return words(DungeonWords::tr("Item"),
                     DungeonWords::tr("The chance in each room except the first."));
    if (value == &Tables::secondItemChance)
        return words(
            DungeonWords::tr("Second item"),
            DungeonWords::tr(
                "The chance in each room except the first, with or without a first item."));
    if (value == &Tables::wandChance)
        return words(DungeonWords::tr("An item is a wand"),
                     DungeonWords::tr("On floors that are deep enough for wands."));
    if (value == &Tables::potionChance)
        return words(
            DungeonWords::tr("Else it is a potion"),
            DungeonWords::tr("The chance if an item is not a wand; the rest are weapons."));
    if (value == &Tables::wandMinDepth)
        return words(DungeonWords::tr("Wands from depth"),
                     DungeonWords::tr("The first depth at which wands are found."));
    if (value == &Tables::potionHeal)
        return words(DungeonWords::tr("Potion heals"),
                     DungeonWords::tr("The least that it heals, in points."));
    if (value == &Tables::potionSpread)
        return words(DungeonWords::tr("and up to … more"),
                     DungeonWords::tr("A potion heals up to this many points more, by chance."));
    if (value == &Tables::weaponBonus)
        return words(
            DungeonWords::tr("Weapon adds"),
            DungeonWords::tr("Added to the attack, with half of the depth at which it lies."));
    if (value == &Tables::weaponSpread)
        return words(DungeonWords::tr("and up to … more by chance"),
                     DungeonWords::tr("A weapon adds up to this much more, by chance."));
    if (value == &Tables::wandDamage)
        return words(DungeonWords::tr("Fireball harms"),
                     DungeonWords::tr("The damage, plus a third of the depth at which the wand "
                                      "lies, plus or minus one."));
    if (value == &Tables::wandRange)
        return words(DungeonWords::tr("Fireball flies"),
                     DungeonWords::tr("The range of the fireball, in cells."));
    if (value == &Tables::wandCharges)
        return words(DungeonWords::tr("Charges of a wand"),
                     DungeonWords::tr("The minimum charges of a wand."));
    return words(DungeonWords::tr("and up to … more charges"),
                 DungeonWords::tr("A wand has up to this many charges more, by chance."));
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
