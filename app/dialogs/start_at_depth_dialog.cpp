// SPDX-License-Identifier: MIT
#include "app/dialogs/start_at_depth_dialog.h"

#include <algorithm>
#include <string_view>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include "core/level/descent.h"
#include "core/play/descent/state/inventory.h"
#include "widgets/panels/number_box.h"
#include "widgets/play/descent/descent_text.h"
#include "widgets/text/flaw_line.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::app {

using play::descent::Inventory;
using play::descent::Item;
using play::descent::ItemKind;
using play::descent::Spell;
using play::descent::Start;

namespace {

constexpr int kMostPower = 9999;
constexpr int kMostSteps = 99;

/// Returns an item with the properties that it has on the first floor (RULES.md D-9).
Item freshItem(ItemKind kind) {
    Item item;
    item.kind = kind;
    switch (kind) {
        case ItemKind::Potion:
            item.power = 10;
            break;
        case ItemKind::Weapon:
            item.power = 1;
            break;
        case ItemKind::Wand:
            item.power = 8;
            item.range = 6;
            item.charges = 3;
            break;
        case ItemKind::Armour:
            item.power = 1;
            break;
        case ItemKind::Key:
            break;
    }
    return item;
}

QString toQt(std::string_view text) {
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

QSpinBox* numberBox(int least, int most, const QString& name, const QString& tip) {
    auto* box = new widgets::NumberBox;
    box->setRange(least, most);
    box->setAccelerated(true);
    box->setAccessibleName(name);
    widgets::setTips(*box, tip);
    return box;
}

QCheckBox* checkBox(const QString& text, const QString& tip) {
    auto* box = new QCheckBox(text);
    box->setAccessibleName(QString(text).remove(u'&'));
    widgets::setTips(*box, tip);
    return box;
}

}  // namespace

QString toText(const Start& trial) {
    QJsonArray items;
    for (const Item& item : trial.items) {
        items.append(QJsonObject{{"kind", toQt(idOf(item.kind))},
                                 {"power", item.power},
                                 {"range", item.range},
                                 {"charges", item.charges},
                                 {"spell", toQt(idOf(item.spell))},
                                 {"enchanted", item.enchanted}});
    }
    const QJsonObject whole{{"depth", trial.depth}, {"hp", trial.hp},
                            {"items", items},       {"weapon", trial.weapon},
                            {"wand", trial.wand},   {"armour", trial.armour}};
    return QString::fromUtf8(QJsonDocument(whole).toJson(QJsonDocument::Compact));
}

Start trialOf(const QString& text) {
    const QJsonObject whole = QJsonDocument::fromJson(text.toUtf8()).object();
    Start trial;
    trial.depth = std::clamp(whole["depth"].toInt(1), 1, level::kMaxDepth);
    trial.hp = std::clamp(whole["hp"].toInt(0), 0, level::DescentTables::kMaxStat);
    for (const QJsonValue value : whole["items"].toArray()) {
        const QJsonObject object = value.toObject();
        const auto kind = play::descent::itemKindOf(object["kind"].toString().toStdString());
        if (!kind || trial.items.size() == Inventory::kMost) return {};
        Item item = freshItem(*kind);
        item.power = std::clamp(object["power"].toInt(item.power), 0, kMostPower);
        if (item.kind == ItemKind::Wand) {
            item.range = std::clamp(object["range"].toInt(item.range), 1, kMostSteps);
            item.charges = std::clamp(object["charges"].toInt(item.charges), 0, kMostSteps);
            item.spell = play::descent::spellOf(object["spell"].toString().toStdString())
                             .value_or(Spell::Fireball);
        }
        item.enchanted = item.kind == ItemKind::Weapon && object["enchanted"].toBool();
        trial.items.push_back(item);
    }
    const auto placeOf = [&](const char* name, ItemKind kind) {
        const int place = whole[QLatin1String(name)].toInt(-1);
        const bool isThere = place >= 0 && place < static_cast<int>(trial.items.size()) &&
                             trial.items[static_cast<std::size_t>(place)].kind == kind;
        return isThere ? place : -1;
    };
    trial.weapon = placeOf("weapon", ItemKind::Weapon);
    trial.wand = placeOf("wand", ItemKind::Wand);
    trial.armour = placeOf("armour", ItemKind::Armour);
    return trial;
}

StartAtDepthDialog::StartAtDepthDialog(Start trial, int mostHp, QWidget* parent)
    : QDialog(parent), trial_(std::move(trial)) {
    setWindowTitle(tr("Start at depth"));
    depth_ = numberBox(1, level::kMaxDepth, tr("Depth"), tr("The floor that the run begins on"));
    depth_->setValue(trial_.depth);
    hp_ = numberBox(0, mostHp, tr("Hit points"),
                    tr("The hit points that the hero begins with, up to %1").arg(mostHp));
    //: All of the hero's hit points
    hp_->setSpecialValueText(tr("full"));
    hp_->setValue(trial_.hp <= mostHp ? trial_.hp : 0);
    items_ = new QListWidget;
    items_->setAccessibleName(tr("What the hero carries"));
    widgets::setTips(*items_, tr("What the hero carries, by the letters of the inventory"));
    items_->setMinimumSize(460, 160);
    empty_ = new widgets::PlainLabel(
        tr("Nothing. Give the hero something with the buttons beside this list."));
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    empty_->setForegroundRole(QPalette::PlaceholderText);
    auto* room = new QVBoxLayout(items_->viewport());
    room->addWidget(empty_);
    power_ =
        numberBox(0, kMostPower, tr("Strength"),
                  tr("Hit points that a potion restores, a weapon's bonus, the damage that armour "
                     "keeps off, or a wand's damage"));
    spell_ = new QComboBox;
    spell_->addItems({tr("Fireball"), tr("Thrust"), tr("Blinking")});
    spell_->setAccessibleName(tr("Kind of wand"));
    widgets::setTips(*spell_, tr("What the wand does"));
    range_ = numberBox(1, kMostSteps, tr("Range"), tr("Cells that the spell reaches"));
    charges_ = numberBox(0, kMostSteps, tr("Charges"), tr("How often the wand can be zapped"));
    enchanted_ = checkBox(tr("&Enchanted"), tr("Can harm the dread knight"));
    used_ = checkBox(tr("In &use"),
                     tr("The weapon in hand, the armour that is worn, or the wand that is ready"));

    auto* column = new QVBoxLayout(this);
    auto* top = new QFormLayout;
    top->addRow(tr("&Depth"), depth_);
    top->addRow(tr("Hit poin&ts"), hp_);
    column->addLayout(top);
    auto* label = new widgets::PlainLabel(tr("The hero &carries"));
    label->setBuddy(items_);
    column->addWidget(label);
    auto* row = new QHBoxLayout;
    row->addWidget(items_, 1);
    auto* buttons = new QVBoxLayout;
    const auto button = [&](const QString& text, const QString& tip) {
        auto* made = new QPushButton(text);
        made->setAutoDefault(false);
        widgets::setTips(*made, tip);
        made->setAccessibleName(QString(text).remove(u'&'));
        buttons->addWidget(made);
        return made;
    };
    const auto adder = [&](const QString& text, const QString& tip, ItemKind kind) {
        adders_.push_back(button(text, tip));
        connect(adders_.back(), &QPushButton::clicked, this, [this, kind] { add(kind); });
    };
    adder(tr("Add &potion"), tr("Give the hero a healing potion"), ItemKind::Potion);
    adder(tr("Add &weapon"), tr("Give the hero a weapon"), ItemKind::Weapon);
    adder(tr("Add arm&our"), tr("Give the hero armour"), ItemKind::Armour);
    adder(tr("Add w&and"), tr("Give the hero a wand"), ItemKind::Wand);
    remove_ = button(tr("&Remove"), tr("Remove the chosen item"));
    connect(remove_, &QPushButton::clicked, this, &StartAtDepthDialog::removeCurrent);
    buttons->addStretch();
    row->addLayout(buttons);
    column->addLayout(row);
    auto* numbers = new QFormLayout;
    numbers->addRow(tr("&Strength"), power_);
    numbers->addRow(tr("&Kind of wand"), spell_);
    numbers->addRow(tr("Ran&ge"), range_);
    numbers->addRow(tr("C&harges"), charges_);
    numbers->addRow(enchanted_);
    numbers->addRow(used_);
    column->addLayout(numbers);
    auto* flaw = new widgets::FlawLine({depth_, hp_, power_, range_, charges_});
    column->addWidget(flaw);
    auto* ends = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    ends->button(QDialogButtonBox::Ok)->setText(tr("P&lay"));
    connect(flaw, &widgets::FlawLine::changed, this,
            [flaw, ends] { ends->button(QDialogButtonBox::Ok)->setEnabled(flaw->isGood()); });
    connect(ends, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(ends, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(ends);

    connect(items_, &QListWidget::currentRowChanged, this, &StartAtDepthDialog::showItem);
    for (QSpinBox* box : {power_, range_, charges_})
        connect(box, &QSpinBox::valueChanged, this, &StartAtDepthDialog::change);
    connect(spell_, &QComboBox::currentIndexChanged, this, &StartAtDepthDialog::change);
    for (QCheckBox* box : {enchanted_, used_})
        connect(box, &QCheckBox::toggled, this, &StartAtDepthDialog::change);
    showItems(0);
    depth_->selectAll();
}

Start StartAtDepthDialog::trial() const {
    Start trial = trial_;
    trial.depth = depth_->value();
    trial.hp = hp_->value();
    return trial;
}

bool StartAtDepthDialog::isUsed(int place) const {
    return place == trial_.weapon || place == trial_.wand || place == trial_.armour;
}

int* StartAtDepthDialog::slotOf(ItemKind kind) {
    switch (kind) {
        case ItemKind::Weapon:
            return &trial_.weapon;
        case ItemKind::Wand:
            return &trial_.wand;
        case ItemKind::Armour:
            return &trial_.armour;
        default:
            return nullptr;
    }
}

void StartAtDepthDialog::add(ItemKind kind) {
    trial_.items.push_back(freshItem(kind));
    const int place = static_cast<int>(trial_.items.size()) - 1;
    // A hero who has no weapon equips the first one that is added; the same holds for armour and
    // wands.
    if (int* const slot = slotOf(kind); slot != nullptr && *slot < 0) *slot = place;
    showItems(place);
}

void StartAtDepthDialog::removeCurrent() {
    const int place = items_->currentRow();
    if (place < 0) return;
    trial_.items.erase(trial_.items.begin() + place);
    for (int* slot : {&trial_.weapon, &trial_.wand, &trial_.armour}) {
        if (*slot == place)
            *slot = -1;
        else if (*slot > place)
            --*slot;
    }
    showItems(std::min(place, static_cast<int>(trial_.items.size()) - 1));
}

void StartAtDepthDialog::showItems(int current) {
    {
        const QSignalBlocker quiet(items_);
        items_->clear();
        for (std::size_t i = 0; i < trial_.items.size(); ++i) {
            const Item& item = trial_.items[i];
            QString line = QStringLiteral("%1) %2, %3")
                               .arg(QChar(u'a' + static_cast<int>(i)))
                               .arg(widgets::descentName(item), widgets::descentDetails(item));
            if (isUsed(static_cast<int>(i))) line += u' ' + tr("(in use)");
            items_->addItem(line);
        }
        items_->setCurrentRow(current);
    }
    empty_->setVisible(trial_.items.empty());
    const bool isFull = trial_.items.size() >= Inventory::kMost;
    for (QPushButton* adder : adders_)
        adder->setEnabled(!isFull);
    showItem();
}

void StartAtDepthDialog::showItem() {
    const int place = items_->currentRow();
    const bool isAny = place >= 0 && place < static_cast<int>(trial_.items.size());
    const Item item = isAny ? trial_.items[static_cast<std::size_t>(place)] : Item();
    const bool isWand = isAny && item.kind == ItemKind::Wand;
    const bool isWeapon = isAny && item.kind == ItemKind::Weapon;
    spell_->setEnabled(isWand);
    remove_->setEnabled(isAny);
    power_->setEnabled(isAny);
    range_->setEnabled(isWand);
    charges_->setEnabled(isWand);
    enchanted_->setEnabled(isWeapon);
    used_->setEnabled(isAny && slotOf(item.kind) != nullptr);
    const QSignalBlocker spell(spell_);
    const QSignalBlocker power(power_);
    const QSignalBlocker range(range_);
    const QSignalBlocker charges(charges_);
    const QSignalBlocker enchanted(enchanted_);
    const QSignalBlocker used(used_);
    power_->setValue(item.power);
    spell_->setCurrentIndex(static_cast<int>(item.spell));
    range_->setValue(item.range);
    charges_->setValue(item.charges);
    enchanted_->setChecked(item.enchanted);
    used_->setChecked(isAny && isUsed(place));
}

void StartAtDepthDialog::change() {
    const int place = items_->currentRow();
    if (place < 0) return;
    Item& item = trial_.items[static_cast<std::size_t>(place)];
    item.power = power_->value();
    if (item.kind == ItemKind::Wand) {
        item.spell = static_cast<Spell>(spell_->currentIndex());
        item.range = range_->value();
        item.charges = charges_->value();
    }
    item.enchanted = enchanted_->isChecked();
    if (int* const slot = slotOf(item.kind)) {
        if (used_->isChecked())
            *slot = place;
        else if (*slot == place)
            *slot = -1;
    }
    showItems(place);
}

}  // namespace mazeloom::app
