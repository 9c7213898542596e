// SPDX-License-Identifier: MIT
#include "widgets/panels/inspector/level_form.h"

#include <algorithm>

#include <QCheckBox>
#include <QPushButton>

#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/known/numbers_text.h"
#include "widgets/panels/inspector/resize_dialog.h"
#include "widgets/panels/needs/needs_button.h"
#include "widgets/panels/needs/needs_row.h"
#include "widgets/text/field_flaw.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"
#include "widgets/text/wrapping_check_box.h"

namespace mazeloom::widgets {

namespace {

using level::Objectives;

enum Coins { kNoCoins, kSomeCoins, kEveryCoin };

struct Choice {
    bool Objectives::*wanted;
    const char* text;
    const char* help;
};

constexpr std::array<Choice, 5> kChoices{{
    {&Objectives::bugs, QT_TRANSLATE_NOOP("mazeloom::widgets::LevelForm", "Kill all bugs"),
     QT_TRANSLATE_NOOP("mazeloom::widgets::LevelForm",
                       "The level is won only when no bug is left")},
    {&Objectives::lasers, QT_TRANSLATE_NOOP("mazeloom::widgets::LevelForm", "Destroy all lasers"),
     QT_TRANSLATE_NOOP("mazeloom::widgets::LevelForm",
                       "The level is won only when no emitter is left")},
    {&Objectives::boss, QT_TRANSLATE_NOOP("mazeloom::widgets::LevelForm", "Kill the boss"),
     QT_TRANSLATE_NOOP("mazeloom::widgets::LevelForm",
                       "The level is won only when the boss is dead")},
    {&Objectives::exit, QT_TRANSLATE_NOOP("mazeloom::widgets::LevelForm", "Reach the exit"),
     QT_TRANSLATE_NOOP("mazeloom::widgets::LevelForm",
                       "The level is won at the exit, once all else is done")},
    {&Objectives::consoles, QT_TRANSLATE_NOOP("mazeloom::widgets::LevelForm", "Read all consoles"),
     QT_TRANSLATE_NOOP("mazeloom::widgets::LevelForm",
                       "The level is won only when every console was read")},
}};

}  // namespace

LevelForm::LevelForm(EditContext& context)
    : FieldForm(context),
      title_(line()),
      id_(idLine(IdNeed::Required)),
      tab_(line()),
      ruleset_(new QuietComboBox),
      sight_(new QuietComboBox),
      numbers_(new QuietComboBox),
      guesses_(new QuietComboBox),
      lowestGrade_(number(level::kLowestGrade, level::kHighestGrade)),
      highestGrade_(number(level::kLowestGrade, level::kHighestGrade)),
      needs_(new NeedsButton),
      mechanics_(new NeedsRow),
      notes_(lines()),
      size_(new PlainLabel),
      resize_(new QPushButton(tr("Resize…"))),
      coins_(new QuietComboBox),
      coinCount_(number(1, Objectives::kMaxCoins)) {
    setAccessibleName(tr("Properties of the level"));
    ruleset_->addItems({tr("Temple"), tr("Descent")});
    //: Two ways of computing which cells the hero sees
    sight_->addItems({tr("Rays"), tr("Symmetric shadows")});
    numbers_->addItem(tr("As the player chooses"));
    for (const auto numbers : {level::Numbers::All, level::Numbers::Near, level::Numbers::Visited})
        numbers_->addItem(titleOf(numbers));
    guesses_->addItems({tr("May be needed"), tr("Never needed")});
    coins_->addItems({tr("No coins"), tr("Number of coins"), tr("All coins")});
    resize_->setAutoDefault(false);
    setTips(*resize_, tr("Crop or extend the level, and see what would be lost"));
    resize_->setAccessibleName(tr("Resize the level"));

    addField(tr("T&itle"), title_, tr("What players read"));
    addField(tr("Id"), id_, tr("Names the level's file: a to z, 0 to 9 and -"));
    addField(tr("Folder"), tab_, tr("The folder that the level is listed in; may be empty"));
    addField(tr("Rules"), ruleset_, tr("The game whose rules the level uses"));
    addField(tr("Sight"), sight_,
             tr("How the hero sees: with rays as in the terminal game, or with shadows, where "
                "every monster in sight also sees the hero"));
    addField(tr("Numbers"), numbers_,
             tr("Which cells show how many traps are around them: all cells, cells within two of "
                "the hero, or cells where the hero has been"));
    addField(tr("Guesses"), guesses_,
             tr("Whether the level promises that its numbers lead to all goals, so that nobody has "
                "to guess"));
    addRange(
        tr("Grades"),
        {lowestGrade_, tr("Lowest grade"),
         tr("The hardest deduction on the easiest way has at least this grade: 1 one number, 2 "
            "two numbers, 3 one supposition, 4 all placements")},
        {highestGrade_, tr("Highest grade"),
         tr("The hardest deduction on the easiest way has at most this grade: 1 one number, 2 "
            "two numbers, 3 one supposition, 4 all placements")});
    addField(tr("Needs"), needs_, NeedsButton::help());
    addField(tr("Mechanics"), mechanics_, NeedsRow::help());
    addField(tr("Size"), size_, tr("Cells wide and high"));
    // The button has its own row, because in a narrow column it does not fit beside a long size.
    addWidget(resize_);
    makeObjectives();
    addWide(tr("Notes"), notes_, tr("What you want to remember; shown as the level's description"));

    onEdit(title_, [this] {
        editHead(tr("Change title"),
                 [this](LevelHead& head) { head.title = title_->text().toStdString(); });
    });
    connect(id_, &QLineEdit::editingFinished, this, &LevelForm::editId);
    onEdit(tab_, [this] {
        editHead(tr("Change folder"),
                 [this](LevelHead& head) { head.tab = tab_->text().toStdString(); });
    });
    connect(&context, &EditContext::layersChanged, notes_, [this] {
        notes_->setReadOnly(this->context().layers().of(edit::Layer::Notes).isLocked);
    });
    onEdit(notes_, [this] {
        editHead(tr("Change notes"),
                 [this](LevelHead& head) { head.notes = notes_->toPlainText().toStdString(); });
    });
    onEdit(ruleset_, [this] {
        editHead(tr("Change rules"), [this](LevelHead& head) {
            head.ruleset = static_cast<level::Ruleset>(ruleset_->currentIndex());
        });
    });
    onEdit(sight_, [this] {
        editHead(tr("Change sight"), [this](LevelHead& head) {
            head.sight = static_cast<level::Sight>(sight_->currentIndex());
        });
    });
    onEdit(numbers_, [this] {
        editHead(tr("Change numbers"), [this](LevelHead& head) {
            const int chosen = numbers_->currentIndex() - 1;
            head.numbers.reset();
            if (chosen >= 0) head.numbers = static_cast<level::Numbers>(chosen);
        });
    });
    onEdit(guesses_, [this] { editNoGuess(nullptr); });
    onEdit(lowestGrade_, [this] { editNoGuess(lowestGrade_); });
    onEdit(highestGrade_, [this] { editNoGuess(highestGrade_); });
    connect(needs_, &NeedsButton::edited, this, [this] {
        beginGesture();
        editHead(tr("Change the promise about needs"),
                 [this](LevelHead& head) { head.needs = needs_->needs(); });
    });
    connect(resize_, &QPushButton::clicked, this,
            [this] { askToResize(document(), sheet(), this); });
}

void LevelForm::makeObjectives() {
    addField(tr("Collect"), coins_, tr("How many coins must be collected to win"), coinCount_);
    coinCount_->setAccessibleName(tr("Coins to collect"));
    setTips(*coinCount_, tr("Coins to collect, 1 to %1").arg(Objectives::kMaxCoins));
    onEdit(coins_, [this] { editObjectives(); });
    onEdit(coinCount_, [this] { editObjectives(); });
    for (std::size_t i = 0; i < kChoices.size(); ++i) {
        auto* box = new WrappingCheckBox(tr(kChoices[i].text));
        setTips(*box, tr(kChoices[i].help));
        box->setAccessibleName(box->text());
        connect(box, &QCheckBox::clicked, this, [this] {
            beginGesture();
            editObjectives();
        });
        objectives_[i] = box;
        addWidget(box);
    }
}

void LevelForm::takeValues() {
    const level::Level& shown = level();
    showText(*title_, QString::fromStdString(shown.title));
    showText(*id_, QString::fromStdString(shown.id));
    showText(*tab_, QString::fromStdString(shown.tab));
    showText(*notes_, QString::fromStdString(shown.notes));
    notes_->setReadOnly(context().layers().of(edit::Layer::Notes).isLocked);
    ruleset_->setCurrentIndex(static_cast<int>(shown.ruleset));
    size_->setText(tr("%1 × %2").arg(shown.size.width).arg(shown.size.height));
    // Shows the objectives that apply: for a level without objectives of its own, objectivesOf()
    // returns the default ones.
    const Objectives wanted = level::objectivesOf(shown);
    coins_->setCurrentIndex(wanted.coins == Objectives::kAllCoins ? kEveryCoin
                            : wanted.coins == 0                   ? kNoCoins
                                                                  : kSomeCoins);
    if (wanted.coins > 0) coinCount_->setValue(wanted.coins);
    const bool isTemple = shown.ruleset == level::Ruleset::Temple;
    sight_->setCurrentIndex(static_cast<int>(shown.sight));
    setFieldVisible(sight_, !isTemple);
    numbers_->setCurrentIndex(shown.numbers ? static_cast<int>(*shown.numbers) + 1 : 0);
    setFieldVisible(numbers_, isTemple);
    guesses_->setCurrentIndex(shown.noGuess ? 1 : 0);
    const level::NoGuess grades = shown.noGuess.value_or(level::NoGuess{});
    lowestGrade_->setValue(grades.least);
    highestGrade_->setValue(grades.most);
    setFieldVisible(guesses_, isTemple);
    setFieldVisible(lowestGrade_, isTemple && shown.noGuess);
    needs_->setNeeds(shown.needs);
    setFieldVisible(needs_, isTemple);
    setFieldVisible(mechanics_, isTemple);
    setFieldVisible(coins_, isTemple);
    coinCount_->setVisible(isTemple && wanted.coins > 0);
    for (std::size_t i = 0; i < kChoices.size(); ++i) {
        objectives_[i]->setChecked(wanted.*kChoices[i].wanted);
        objectives_[i]->setVisible(isTemple);
    }
}

void LevelForm::setNeeds(const KnownNeeds& known) {
    mechanics_->setKnown(known);
}

void LevelForm::editHead(const QString& text, const std::function<void(LevelHead&)>& edit) {
    const QString id = sheet().id;
    LevelHead head = headOf(document(), id);
    edit(head);
    setHead(document(), id, std::move(head), text, gesture());
}

void LevelForm::editId() {
    const QString id = id_->text();
    if (isShowing() || id == sheet().id) return;
    LevelHead head = headOf(document(), sheet().id);
    head.id = id.toStdString();
    if (setHead(document(), sheet().id, std::move(head), tr("Change id"))) return;
    tellFlaw(*id_, tr("Another level has the id “%1”").arg(id));
}

/// Stores whether the level promises to need no guesses, and the range of grades. `edited` is the
/// bound that the user changed, or null; if the bounds cross, the other bound is set to the same
/// grade.
void LevelForm::editNoGuess(QSpinBox* edited) {
    std::optional<level::NoGuess> noGuess;
    if (guesses_->currentIndex() == 1) {
        noGuess = {lowestGrade_->value(), highestGrade_->value()};
        if (edited == lowestGrade_) noGuess->most = std::max(noGuess->most, noGuess->least);
        if (edited == highestGrade_) noGuess->least = std::min(noGuess->least, noGuess->most);
    }
    editHead(tr("Change the promise about guesses"),
             [&](LevelHead& head) { head.noGuess = noGuess; });
}

void LevelForm::editObjectives() {
    Objectives wanted;
    wanted.coins = coins_->currentIndex() == kEveryCoin   ? Objectives::kAllCoins
                   : coins_->currentIndex() == kSomeCoins ? coinCount_->value()
                                                          : 0;
    for (std::size_t i = 0; i < kChoices.size(); ++i)
        wanted.*kChoices[i].wanted = objectives_[i]->isChecked();
    setObjectives(document(), sheet().id, wanted, tr("Change objectives"), gesture());
}

}  // namespace mazeloom::widgets
