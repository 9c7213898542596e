// SPDX-License-Identifier: MIT
#include "widgets/descent/dungeon_words.h"

#include <algorithm>
#include <array>

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

/// The words of a number in the tables.
struct TableWords {
    int DescentTables::*value;
    const char* name;
    const char* help;
    bool isPercent = false;
};

constexpr std::array kTableWords{
    TableWords{&DescentTables::heroHp,
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "Hit points"),
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords",
                                 "The hero begins with these, and is never healed above them.")},
    TableWords{
        &DescentTables::heroAttack,
        QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "Attack of the bare hand"),
        QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords",
                          "The damage of the hero's blow without a weapon, plus or minus one.")},
    TableWords{&DescentTables::depthHeal,
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "A new depth heals"),
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords",
                                 "The hit points that each new greatest depth restores.")},
    TableWords{
        &DescentTables::clearHeal,
        QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "A cleared floor heals"),
        QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords",
                          "The hit points that the death of a floor's last monster restores.")},
    TableWords{&DescentTables::clearGain,
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "and strengthens by"),
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords",
                                 "The death of a floor's last monster raises the hero's maximum by "
                                 "this many hit points, and restores as many.")},
    TableWords{&DescentTables::lastFloor,
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "Last floor"),
               QT_TRANSLATE_NOOP(
                   "mazeloom::widgets::DungeonWords",
                   "The depth whose stairs down win the game. They are barred while a dread knight "
                   "lives there. 0: there is no last floor, and the descent is endless.")},
    TableWords{&DescentTables::bossChance,
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "Dread knight"),
               QT_TRANSLATE_NOOP(
                   "mazeloom::widgets::DungeonWords",
                   "The chance on each floor from his first depth, until the hero meets him."),
               true},
    TableWords{&DescentTables::fountainChance,
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "Fountain"),
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords",
                                 "The chance in each room except the first."),
               true},
    TableWords{&DescentTables::itemChance,
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "Item"),
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords",
                                 "The chance in each room except the first."),
               true},
    TableWords{&DescentTables::secondItemChance,
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "Second item"),
               QT_TRANSLATE_NOOP(
                   "mazeloom::widgets::DungeonWords",
                   "The chance in each room except the first, with or without a first item."),
               true},
    TableWords{&DescentTables::wandChance,
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "An item is a wand"),
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords",
                                 "On floors that are deep enough for wands."),
               true},
    TableWords{&DescentTables::potionChance,
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "Else it is a potion"),
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords",
                                 "The chance if an item is not a wand."),
               true},
    TableWords{&DescentTables::armourChance,
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "Else it is armour"),
               QT_TRANSLATE_NOOP(
                   "mazeloom::widgets::DungeonWords",
                   "The chance if an item is neither a wand nor a potion; the rest are weapons."),
               true},
    TableWords{&DescentTables::thrustChance,
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "A wand is one of thrust"),
               QT_TRANSLATE_NOOP(
                   "mazeloom::widgets::DungeonWords",
                   "A thrust pushes the first monster away, and crushes it against what stops it."),
               true},
    TableWords{
        &DescentTables::blinkChance,
        QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "Else it is one of blinking"),
        QT_TRANSLATE_NOOP(
            "mazeloom::widgets::DungeonWords",
            "Blinking carries the hero along a row or column. The other wands throw fireballs."),
        true},
    TableWords{&DescentTables::wandMinDepth,
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "Wands from depth"),
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords",
                                 "The first depth at which wands are found.")},
    TableWords{&DescentTables::potionHeal,
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "Potion heals"),
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords",
                                 "The least that it heals, in points.")},
    TableWords{&DescentTables::potionSpread,
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "and up to … more"),
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords",
                                 "A potion heals up to this many points more, by chance.")},
    TableWords{&DescentTables::weaponBonus,
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "Weapon adds"),
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords",
                                 "Added to the attack, with half of the depth at which it lies.")},
    TableWords{&DescentTables::weaponSpread,
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "and up to … more by chance"),
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords",
                                 "A weapon adds up to this much more, by chance.")},
    TableWords{&DescentTables::armourGuard,
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "Armour keeps off"),
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords",
                                 "The damage that it keeps off at each blow, plus a quarter of the "
                                 "depth at which it lies.")},
    TableWords{&DescentTables::armourSpread,
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "and up to … more damage"),
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords",
                                 "Armour keeps off up to this much more, by chance.")},
    TableWords{&DescentTables::wandDamage,
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "A wand harms"),
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords",
                                 "The damage of a fireball or thrust, plus a third of the depth at "
                                 "which the wand lies, plus or minus one.")},
    TableWords{
        &DescentTables::wandRange,
        QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "A wand reaches"),
        QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "The range of its spell, in cells.")},
    TableWords{
        &DescentTables::wandCharges,
        QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "Charges of a wand"),
        QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "The minimum charges of a wand.")},
    TableWords{&DescentTables::wandChargeSpread,
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords", "and up to … more charges"),
               QT_TRANSLATE_NOOP("mazeloom::widgets::DungeonWords",
                                 "A wand has up to this many charges more, by chance.")},
};

const TableWords& tableWordsOf(int DescentTables::*value) {
    return *std::ranges::find(kTableWords, value, &TableWords::value);
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
    const TableWords& words = tableWordsOf(value);
    return {DungeonWords::tr(words.name), DungeonWords::tr(words.help)};
}

bool isPercent(int DescentTables::*value) {
    return tableWordsOf(value).isPercent;
}

}  // namespace mazeloom::widgets
