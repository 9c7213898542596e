// SPDX-License-Identifier: MIT
#include "widgets/panels/inspector/object_form.h"

#include <algorithm>
#include <set>
#include <utility>

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "core/edit/translate.h"
#include "widgets/canvas/cells/cell_text.h"
#include "widgets/document/edits.h"
#include "widgets/panels/language_box.h"
#include "widgets/text/field_flaw.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/tools/object_tool.h"

namespace mazeloom::widgets {

namespace {

using level::Beam;
using level::Object;
using level::ThingKind;

}  // namespace

template <typename Value, typename Get>
std::optional<Value> ObjectForm::common(const Get& get) const {
    const Value value = get(first());
    for (std::size_t index : picked()) {
        if (get(all()[index]) != value) return std::nullopt;
    }
    return value;
}

ObjectForm::ObjectForm(EditContext& context)
    : FieldForm(context),
      kind_(new QuietComboBox),
      x_(number(0, level::kMaxSide - 1)),
      y_(number(0, level::kMaxSide - 1)),
      id_(idLine(IdNeed::Optional)),
      directionBox_(new QWidget),
      on_(number(1, Beam::kMaxTicks)),
      off_(number(0, Beam::kMaxTicks)),
      phase_(number(0, 2 * Beam::kMaxTicks)),
      onTime_(note()),
      offTime_(note()),
      phaseTime_(note()),
      language_(new LanguageBox),
      text_(lines()) {
    setAccessibleName(tr("Properties of the picked objects"));
    addField(tr("&Kind"), kind_, tr("What it is"));
    addField(tr("Column"), x_, tr("The cell's column, from 0 at the left"));
    addField(tr("Row"), y_, tr("The cell's row, from 0 at the top"));
    addField(tr("Id"), id_, tr("Its name in messages, unique in the level: a to z, 0 to 9 and -"));
    makeDirections();
    makeBeam();
    addField(
        tr("Language"), language_,
        tr("The language of the text below; a console without a translation shows the default"));
    addWide(tr("Te&xt"), text_, tr("What the console shows"));
    onEdit(kind_, [this] { editKind(); });
    onEdit(x_, [this] { editCell(); });
    onEdit(y_, [this] { editCell(); });
    connect(id_, &QLineEdit::editingFinished, this, &ObjectForm::editId);
    onEdit(language_, [this] { showValues(); });
    onEdit(text_, [this] { editText(); });
}

void ObjectForm::makeDirections() {
    auto* row = new QHBoxLayout(directionBox_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    // The titles are in the order of grid::Direction.
    const std::array<QString, 4> titles{tr("Up"), tr("Right"), tr("Down"), tr("Left")};
    constexpr std::array<const char*, 4> kIcons{"arrow-up", "arrow-right", "arrow-down",
                                                "arrow-left"};
    for (grid::Direction direction : grid::kDirections) {
        const auto i = static_cast<std::size_t>(direction);
        //: %1 a direction
        const QString tip = tr("The beam goes: %1").arg(titles[i]);
        QToolButton* button = newToolButton(themedIcon(kIcons[i]), titles[i], tip);
        button->setCheckable(true);
        connect(button, &QToolButton::clicked, this, [this, direction] {
            beginGesture();
            edit(tr("Turn emitters"), [=](Object& object) { object.direction = direction; });
            showValues();
        });
        directions_[i] = button;
        row->addWidget(button);
    }
    row->addStretch(1);
    addField(tr("Direction"), directionBox_, tr("Where the beam goes"));
}

void ObjectForm::makeBeam() {
    const auto add = [this](const QString& label, QSpinBox* input, QLabel* time,
                            const QString& help, int Beam::*part) {
        input->setSuffix(tr(" ticks"));
        addField(label, input, help, time);
        onEdit(input, [this, input, part] {
            if (input->value() < 0) return;
            edit(tr("Time emitters"), [&](Object& object) { object.beam.*part = input->value(); });
        });
    };
    add(tr("O&n"), on_, onTime_,
        tr("Ticks with the beam, 1 to %1; a second has 60").arg(Beam::kMaxTicks), &Beam::on);
    add(tr("O&ff"), off_, offTime_,
        tr("Ticks without the beam, 0 to %1; 0: always on").arg(Beam::kMaxTicks), &Beam::off);
    add(tr("&Phase"), phase_, phaseTime_,
        tr("Ticks that have passed when the level starts, 0 to %1").arg(2 * Beam::kMaxTicks),
        &Beam::phase);
}

bool ObjectForm::areAll(ThingKind kind) const {
    return std::ranges::all_of(picked(),
                               [&](std::size_t index) { return all()[index].kind == kind; });
}

void ObjectForm::fillKinds() {
    const auto offered = edit::kindsOn(context().canvas());
    std::vector<ThingKind> kinds(offered.begin(), offered.end());
    // Also offers the kind that the first object has, even if this ruleset does not offer it.
    if (std::ranges::find(kinds, first().kind) == kinds.end()) kinds.push_back(first().kind);
    // A level has only one hero.
    if (picked().size() > 1) std::erase(kinds, ThingKind::Hero);
    kind_->clear();
    std::erase(kinds, ThingKind::Own);
    for (ThingKind kind : kinds)
        kind_->addItem(kindTitle(kind), static_cast<int>(kind));
    for (const level::OwnKind& kind : document().pack().ownKinds)
        kind_->addItem(ownText(kind), QString::fromStdString(kind.id));
    // Also offers kinds that the picked objects have but the pack does not define.
    for (std::size_t index : picked()) {
        const Object& object = all()[index];
        const QString own = QString::fromStdString(object.own);
        if (object.kind == ThingKind::Own && kind_->findData(own) < 0) kind_->addItem(own, own);
    }
}

void ObjectForm::takeValues() {
    if (picked().empty()) return;
    const bool isOne = picked().size() == 1;
    fillKinds();
    const auto kind = common<ThingKind>([](const Object& o) { return o.kind; });
    const auto own = common<std::string>([](const Object& o) { return o.own; });
    if (kind == ThingKind::Own) {
        kind_->setCurrentIndex(own ? kind_->findData(QString::fromStdString(*own)) : -1);
    } else {
        kind_->setCurrentIndex(kind ? kind_->findData(static_cast<int>(*kind)) : -1);
    }
    const grid::Size size = context().paint()->size();
    x_->setMaximum(size.width - 1);
    y_->setMaximum(size.height - 1);
    for (QWidget* input :
         {static_cast<QWidget*>(x_), static_cast<QWidget*>(y_), static_cast<QWidget*>(id_)}) {
        setFieldVisible(input, isOne);
    }
    if (isOne) {
        x_->setValue(first().at.x);
        y_->setValue(first().at.y);
        showText(*id_, QString::fromStdString(first().id));
    }

    const bool areEmitters = areAll(ThingKind::Emitter);
    for (QWidget* input : {directionBox_, static_cast<QWidget*>(on_), static_cast<QWidget*>(off_),
                           static_cast<QWidget*>(phase_)}) {
        setFieldVisible(input, areEmitters);
    }
    const auto direction = common<grid::Direction>([](const Object& o) { return o.direction; });
    for (std::size_t i = 0; i < directions_.size(); ++i)
        directions_[i]->setChecked(direction && static_cast<std::size_t>(*direction) == i);
    const auto showBeam = [this](QSpinBox& input, QLabel& time, int Beam::*part, int least) {
        const auto ticks = common<int>([part](const Object& o) { return o.beam.*part; });
        showNumber(input, ticks, least);
        time.setText(ticks ? secondsText(*ticks) : QString());
    };
    showBeam(*on_, *onTime_, &Beam::on, 1);
    showBeam(*off_, *offTime_, &Beam::off, 0);
    showBeam(*phase_, *phaseTime_, &Beam::phase, 0);
    if (common<int>([](const Object& o) { return o.beam.off; }) == 0) {
        offTime_->setText(tr("always on"));
    }

    const bool areConsoles = areAll(ThingKind::Console);
    setFieldVisible(language_, areConsoles);
    setFieldVisible(text_, areConsoles);
    if (areConsoles) takeText();
}

void ObjectForm::takeText() {
    std::set<std::string> tags;
    for (const Object& object : all()) {
        for (const auto& [tag, text] : object.translations)
            tags.insert(tag);
    }
    language_->offer(std::move(tags));
    const std::string language = language_->language();
    const auto plain = common<std::string>([](const Object& o) { return o.text; });
    const auto text = common<std::string>([&language](const Object& o) {
        if (language.empty()) return o.text;
        const auto translation = o.translations.find(language);
        return translation == o.translations.end() ? std::string() : translation->second;
    });
    // The placeholder is the untranslated text, which is used if there is no translation.
    const QString instead =
        language.empty() ? QString() : QString::fromStdString(plain.value_or(""));
    text_->setPlaceholderText(text ? instead : tr("They show different texts"));
    showText(*text_, QString::fromStdString(text.value_or("")));
}

void ObjectForm::editText() {
    const std::string text = text_->toPlainText().toStdString();
    const std::string language = language_->language();
    edit(tr("Change text"), [&](Object& object) {
        if (language.empty())
            object.text = text;
        else
            edit::translate(object.translations, language, text);
    });
}

void ObjectForm::edit(const QString& text, const std::function<void(Object&)>& change) {
    ObjectList objects = all();
    for (std::size_t index : picked())
        change(objects[index]);
    setObjects(document(), sheet(), std::move(objects), text, gesture());
}

void ObjectForm::editKind() {
    const QVariant chosen = kind_->currentData();
    if (chosen.typeId() == QMetaType::QString) {
        edit(tr("Change kind"), [own = chosen.toString().toStdString()](Object& object) {
            object.kind = ThingKind::Own;
            object.own = own;
        });
        return;
    }
    const auto kind = static_cast<ThingKind>(chosen.toInt());
    const bool hasHero = std::ranges::find(all(), ThingKind::Hero, &Object::kind) != all().end();
    if (kind == ThingKind::Hero && hasHero && first().kind != ThingKind::Hero) {
        showPlainToolTip(kind_->mapToGlobal(QPoint(0, kind_->height())),
                         tr("There is a hero already"), kind_);
        showValues();
        return;
    }
    edit(tr("Change kind"), [kind](Object& object) {
        object.kind = kind;
        object.own.clear();
    });
}

/// Moves the object. Does nothing if another object occupies the cell, so that the field's arrows
/// can step past that cell.
void ObjectForm::editCell() {
    if (picked().size() != 1) return;
    const grid::Point to{x_->value(), y_->value()};
    const auto there = edit::objectAt(all(), to);
    if (there && *there != picked().front()) return;
    edit(tr("Move objects"), [to](Object& object) { object.at = to; });
}

void ObjectForm::editId() {
    if (picked().size() != 1) return;
    const std::string id = id_->text().toStdString();
    if (id == first().id) return;
    const auto user = std::ranges::find(all(), id, &Object::id);
    if (!id.empty() && user != all().end()) {
        tellFlaw(*id_, tr("Another object has the id “%1”").arg(id_->text()));
        return;
    }
    edit(tr("Change id"), [&id](Object& object) { object.id = id; });
}

}  // namespace mazeloom::widgets
