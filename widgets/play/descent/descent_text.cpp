// SPDX-License-Identifier: MIT
#include "widgets/play/descent/descent_text.h"

#include <QCoreApplication>

#include "widgets/canvas/cells/cell_text.h"
#include "widgets/descent/habit_text.h"

namespace mazeloom::widgets {

using level::Terrain;
using level::ThingKind;
using play::descent::ArmourName;
using play::descent::Item;
using play::descent::ItemKind;
using play::descent::Message;
using play::descent::MessageId;
using play::descent::Spell;
using play::descent::WeaponName;

namespace {

class DescentText {
    Q_DECLARE_TR_FUNCTIONS(DescentText)

  public:
    /// Returns the name with its article as the subject of a sentence; some languages inflect it
    /// according to its role.
    static QString subject(ThingKind kind) {
        switch (kind) {
            case ThingKind::Rat:
                return tr("The rat");
            case ThingKind::Goblin:
                return tr("The goblin");
            case ThingKind::Orc:
                return tr("The orc");
            case ThingKind::Troll:
                return tr("The troll");
            case ThingKind::Wraith:
                return tr("The wraith");
            case ThingKind::Bat:
                return tr("The bat");
            case ThingKind::Slime:
                return tr("The slime");
            case ThingKind::Archer:
                return tr("The archer");
            case ThingKind::Hulk:
                return tr("The hulk");
            case ThingKind::Witch:
                return tr("The witch");
            case ThingKind::Idol:
                return tr("The idol");
            default:
                return tr("The dread knight");
        }
    }

    /// Returns the name with its article as the object of a sentence.
    static QString object(ThingKind kind) {
        switch (kind) {
            case ThingKind::Rat:
                return tr("the rat");
            case ThingKind::Goblin:
                return tr("the goblin");
            case ThingKind::Orc:
                return tr("the orc");
            case ThingKind::Troll:
                return tr("the troll");
            case ThingKind::Wraith:
                return tr("the wraith");
            case ThingKind::Bat:
                return tr("the bat");
            case ThingKind::Slime:
                return tr("the slime");
            case ThingKind::Archer:
                return tr("the archer");
            case ThingKind::Hulk:
                return tr("the hulk");
            case ThingKind::Witch:
                return tr("the witch");
            case ThingKind::Idol:
                return tr("the idol");
            default:
                return tr("the dread knight");
        }
    }

    static QString name(ThingKind kind) {
        switch (kind) {
            case ThingKind::Hero:
                return tr("you");
            case ThingKind::Potion:
                return tr("healing potion");
            case ThingKind::Wand:
                return tr("wand of fireball");
            default:
                return thingText(kind);
        }
    }

    static QString titleOf(ThingKind kind) {
        QString title = name(kind);
        if (!title.isEmpty()) title[0] = title[0].toUpper();
        return title;
    }

    static QString weapon(const Item& item) {
        switch (weaponName(item)) {
            case WeaponName::Dagger:
                return item.enchanted ? tr("enchanted dagger") : tr("dagger");
            case WeaponName::Shortsword:
                return item.enchanted ? tr("enchanted shortsword") : tr("shortsword");
            case WeaponName::Longsword:
                return item.enchanted ? tr("enchanted longsword") : tr("longsword");
            case WeaponName::BattleAxe:
                return item.enchanted ? tr("enchanted battle axe") : tr("battle axe");
            case WeaponName::Warhammer:
                break;
        }
        return item.enchanted ? tr("enchanted warhammer") : tr("warhammer");
    }

    static QString armour(const Item& item) {
        switch (armourName(item)) {
            case ArmourName::Leather:
                return tr("leather armour");
            case ArmourName::Mail:
                return tr("mail");
            case ArmourName::Plate:
                break;
        }
        return tr("plate armour");
    }

    static QString wand(const Item& item) {
        switch (item.spell) {
            case Spell::Fireball:
                return name(ThingKind::Wand);
            case Spell::Thrust:
                return tr("wand of thrust");
            case Spell::Blink:
                break;
        }
        return tr("wand of blinking");
    }

    static QString details(const Item& item) {
        switch (item.kind) {
            case ItemKind::Potion:
                return tr("heals %1").arg(item.power);
            case ItemKind::Weapon:
                return tr("attack +%1").arg(item.power);
            case ItemKind::Key:
                return tr("opens doors of this floor");
            case ItemKind::Armour:
                return tr("guard %1").arg(item.power);
            case ItemKind::Wand:
                break;
        }
        if (item.spell == Spell::Blink)
            return tr("range %1, %2").arg(item.range).arg(tr("%n charges", nullptr, item.charges));
        return tr("damage %1, range %2, %3")
            .arg(item.power)
            .arg(item.range)
            .arg(tr("%n charges", nullptr, item.charges));
    }

    static QString ground(Terrain terrain, const level::TerrainTable& terrains) {
        if (level::isOwn(terrain))
            return terrains.has(terrain) ? terrainText(terrain, terrains) : QString();
        if (terrain == Terrain::Fountain) return tr("fountain: enchants the weapon in hand");
        const level::TerrainInfo& row = level::info(terrain);
        const bool isPlain =
            row.ground == level::Ground::Void || row.liquid || terrain == Terrain::Floor;
        return isPlain ? QString() : terrainText(terrain);
    }

    static QString text(const Message& message) {
        const int number = message.number;
        const QString item = descentName(message.item);
        switch (message.id) {
            case MessageId::Entered:
                return number == 1 ? tr("You enter the dungeon.")
                                   : tr("You enter the dungeon at depth %1.").arg(number);
            case MessageId::Descended:
                return tr("You descend to depth %1.").arg(number);
            case MessageId::DescendedHealed:
                return tr("You descend to depth %1, and recover %2 HP.")
                    .arg(number)
                    .arg(message.more);
            case MessageId::Ascended:
                return tr("You climb to depth %1.").arg(number);
            case MessageId::CannotLeave:
                return tr("You cannot leave the dungeon yet.");
            case MessageId::NoStairsDown:
                return tr("There are no stairs down here.");
            case MessageId::NoStairsUp:
                return tr("There are no stairs up here.");
            case MessageId::StairsBlocked:
                return tr("The stairs are blocked.");
            case MessageId::BossNear:
                return tr("An ominous presence stalks this floor...");
            case MessageId::YouHit:
                return tr("You hit %1 for %2.").arg(object(message.who)).arg(number);
            case MessageId::YouKill:
                return tr("You hit %1 for %2, and it dies.").arg(object(message.who)).arg(number);
            case MessageId::GlancesOff:
                return tr("Your attack glances off %1. Only enchanted steel can harm it!")
                    .arg(object(message.who));
            case MessageId::HitsYou:
                return tr("%1 hits you for %2.").arg(subject(message.who)).arg(number);
            case MessageId::KillsYou:
                return tr("%1 hits you for %2. You die.").arg(subject(message.who)).arg(number);
            case MessageId::PickedUp:
                return tr("You pick up the %1.").arg(item);
            case MessageId::NothingHere:
                return tr("There is nothing to pick up here.");
            case MessageId::PackFull:
                return tr("You carry as much as you can.");
            case MessageId::Drank:
                return tr("You drink the %1, and recover %2 HP.").arg(item).arg(number);
            case MessageId::Wielded:
                return tr("You wield the %1.").arg(item);
            case MessageId::Readied:
                return tr("You ready the %1.").arg(item);
            case MessageId::NoWand:
                return tr("You have no wand readied.");
            case MessageId::NoCharges:
                return tr("Your wand has no charges left.");
            case MessageId::ZapWhere:
                return tr("Zap which direction?");
            case MessageId::ZapCancelled:
                return tr("You lower the wand.");
            case MessageId::FireballHits:
                return tr("The fireball hits %1 for %2.").arg(object(message.who)).arg(number);
            case MessageId::FireballKills:
                return tr("The fireball hits %1 for %2, and it dies.")
                    .arg(object(message.who))
                    .arg(number);
            case MessageId::FireballBursts:
                return tr("The fireball bursts against the wall.");
            case MessageId::FireballFizzles:
                return tr("The fireball fizzles in the air.");
            case MessageId::FountainNoWeapon:
                return tr("The fountain glimmers, but you hold no weapon.");
            case MessageId::FountainIdle:
                return tr("Your %1 glows already.").arg(item);
            case MessageId::FountainEnchants:
                return tr("The fountain's water enchants your %1!").arg(item);
            case MessageId::FoundDoor:
                return tr("You find a secret door.");
            case MessageId::GroundWounds:
                return tr("The ground hurts you for %1.").arg(number);
            case MessageId::GroundKills:
                return tr("The ground kills you.");
            case MessageId::TookKey:
                return tr("You take the %1.").arg(item);
            case MessageId::Locked:
                return tr("The door is locked: you need the %1.").arg(item);
            case MessageId::Unlocked:
                return tr("The %1 opens the door.").arg(item);
            case MessageId::OpensOnlyFromBehind:
                return tr("This door opens from the other side only.");
            case MessageId::BossFarBelow:
                return tr("Huge tracks cross the floor, and far below something heavy walks.");
            case MessageId::BossNextFloor:
                return tr("A cold glow comes up the stairs. What left these tracks is near.");
            case MessageId::FloorCleared:
                return message.more > 0 ? tr("The floor is quiet: you recover %1 HP, and your "
                                             "maximum grows by %2.")
                                              .arg(number)
                                              .arg(message.more)
                                        : tr("The floor is quiet: you recover %1 HP.").arg(number);
            case MessageId::StairsBarred:
                return tr("%1 still lives, so the stairs stay barred.").arg(subject(message.who));
            case MessageId::FoundWayOut:
                return tr("You have found the way out.");
            case MessageId::Meets:
                //: %1 the name of a monster as a headline, %2 what it does: "it …"
                return tr("%1: %2.").arg(titleOf(message.who),
                                         habitText(static_cast<level::Habit>(number)));
            case MessageId::ShootsYou:
                return tr("%1 shoots you for %2.").arg(subject(message.who)).arg(number);
            case MessageId::DrainsYou:
                return tr("%1 drains %2 HP from you.").arg(subject(message.who)).arg(number);
            case MessageId::Splits:
                return tr("%1 splits in two.").arg(subject(message.who));
            case MessageId::Mends:
                return tr("%1 heals %2.")
                    .arg(subject(message.who), object(static_cast<ThingKind>(number)));
            case MessageId::Dropped:
                return tr("You drop the %1.").arg(item);
            case MessageId::ThrowWhere:
                return tr("Throw the %1 in which direction?").arg(item);
            case MessageId::ThrowCancelled:
                return tr("You keep the %1.").arg(item);
            case MessageId::ThrownLands:
                return tr("The %1 falls to the ground.").arg(item);
            case MessageId::ThrownBounces:
                return tr("The %1 bounces off %2.").arg(item, object(message.who));
            case MessageId::ThrownHits:
                return tr("The %1 hits %2 for %3.").arg(item, object(message.who)).arg(number);
            case MessageId::ThrownKills:
                return tr("The %1 hits %2 for %3, and it dies.")
                    .arg(item, object(message.who))
                    .arg(number);
            case MessageId::Wore:
                return tr("You put on the %1.").arg(item);
            case MessageId::ThrustPushes:
                return tr("The thrust pushes %1 back by %n cells.", nullptr, number)
                    .arg(object(message.who));
            case MessageId::ThrustSlams:
                return tr("The thrust crushes %1 for %2.").arg(object(message.who)).arg(number);
            case MessageId::ThrustKills:
                return tr("The thrust crushes %1 for %2, and it dies.")
                    .arg(object(message.who))
                    .arg(number);
            case MessageId::ThrustFells:
                return tr("The thrust hurls %1 to its death.").arg(object(message.who));
            case MessageId::ThrustFizzles:
                return tr("The thrust fades away.");
            case MessageId::Blinks:
                return tr("You blink, and stand elsewhere.");
            case MessageId::BlinkBlocked:
                return tr("There is no place to blink to.");
            case MessageId::Arrived:
                return tr("You have reached depth %1.").arg(number);
        }
        return {};
    }
};

}  // namespace

QString descentText(const Message& message) {
    return DescentText::text(message);
}

QString descentText(const std::vector<Message>& messages) {
    QStringList lines;
    for (const Message& message : messages)
        lines << descentText(message);
    return lines.join(u' ');
}

QString descentName(ThingKind kind) {
    return DescentText::name(kind);
}

QString descentName(const Item& item) {
    switch (item.kind) {
        case ItemKind::Weapon:
            return DescentText::weapon(item);
        case ItemKind::Armour:
            return DescentText::armour(item);
        case ItemKind::Wand:
            return DescentText::wand(item);
        default:
            return DescentText::name(thingKind(item));
    }
}

QString descentDetails(const Item& item) {
    return DescentText::details(item);
}

QString descentName(Terrain terrain, const level::TerrainTable& terrains) {
    return DescentText::ground(terrain, terrains);
}

}  // namespace mazeloom::widgets
