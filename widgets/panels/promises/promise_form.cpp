// SPDX-License-Identifier: MIT
#include "widgets/panels/promises/promise_form.h"

#include <algorithm>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/document/lookup.h"
#include "widgets/panels/number_box.h"
#include "widgets/panels/promises/pattern_field.h"
#include "widgets/panels/promises/promise_words.h"
#include "widgets/panels/quiet_inputs.h"
#include "widgets/panels/rules/value_palette.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

using level::promises::Amount;
using level::promises::Content;
using level::promises::Contents;
using level::promises::PaintedPromise;
using level::promises::Pattern;
using level::rewriting::Value;
using level::rewriting::Values;

namespace {

/// The entries of the box for the amount.
enum PromiseAmount { kNever, kAtMost, kAtLeast, kConnected };

int amountOf(const PaintedPromise& promise) {
    if (promise.amount == Amount::Connected) return kConnected;
    if (promise.amount == Amount::AtLeast) return kAtLeast;
    return promise.times == 0 ? kNever : kAtMost;
}

void setAmount(PaintedPromise& promise, int amount) {
    promise.amount = amount == kConnected ? Amount::Connected
                     : amount == kAtLeast ? Amount::AtLeast
                                          : Amount::AtMost;
    promise.times = amount == kNever || amount == kConnected ? 0 : std::max(promise.times, 1);
    if (amount == kConnected) promise.around.reset();
}

bool usesInk(const Pattern& pattern, int ink) {
    return std::ranges::any_of(pattern.cells, [ink](const Values& cell) {
        return !cell.isAny() && cell.contains(Value::ink(ink));
    });
}

/// Keeps the contents of inks that a pattern uses, so that the file names no others.
void keepUsedInks(PaintedPromise& promise, const level::promises::Inks& offered) {
    for (int ink = 0; ink < level::rewriting::kInks; ++ink) {
        const bool isUsed = usesInk(promise.pattern, ink) ||
                            (promise.around && usesInk(promise.around->pattern, ink));
        const auto place = static_cast<std::size_t>(ink);
        promise.inks[place] = isUsed ? offered[place] : Contents();
    }
}

void paint(Pattern& pattern, grid::Point cell, const RuleInk& ink, bool adds) {
    Values& values = pattern.cells[static_cast<std::size_t>(cell.y * pattern.size.width + cell.x)];
    if (!ink) {
        values = Values::any();
    } else if (!adds || values.isAny()) {
        values = Values(*ink);
    } else if (values.contains(*ink) && !values.isSingle()) {
        values.remove(*ink);
    } else {
        values.add(*ink);
    }
}

}  // namespace

PromiseForm::PromiseForm(EditContext& context)
    : FieldForm(context),
      name_(line()),
      amount_(new QuietComboBox),
      times_(number(1, level::promises::kMostTimes)),
      palette_(new ValuePalette),
      pattern_(new PatternField(tr("Pattern"))),
      around_(new QCheckBox(tr("Around another pattern"))),
      centre_(new PatternField(tr("Other pattern"))),
      within_(number(0, level::promises::kMostWithin)),
      inView_(new QCheckBox(tr("Only in view of it"))),
      inksBox_(new QWidget),
      flaw_(new PlainLabel) {
    setAccessibleName(tr("The chosen promise"));
    addField(tr("Name"), name_, tr("What the promise says, as problems quote it"));
    amount_->addItems({tr("Never"), tr("At most"), tr("At least"), tr("All connected")});
    addField(tr("Occurs"), amount_,
             tr("How often the pattern may occur; All connected: its cells form one part"));
    addField(tr("Times"), times_, tr("The number of places where the pattern matches"));
    addWide(tr("Pattern"), pattern_,
            tr("Click to paint. Shift: a cell may be one of several terrains, and may have to "
               "hold something too. Right button: anything"));
    addWide(tr("Inks"), palette_,
            tr("Choose what to paint the pattern with: terrains, and contents of cells"));
    flaw_->setWordWrap(true);
    addWidget(flaw_);
    around_->setAccessibleName(around_->text());
    setTips(*around_, tr("Counts the matches near each match of a second pattern"));
    addWidget(around_);
    addWide(tr("Other pattern"), centre_,
            tr("Around each of its matches, the first pattern is counted"));
    addField(tr("Within"), within_,
             tr("The distance in cells; the eight cells around a cell are at distance 1"));
    inView_->setAccessibleName(inView_->text());
    setTips(*inView_, tr("No wall, closed door or other opaque cell lies between"));
    addWidget(inView_);
    auto* inks = new QVBoxLayout(inksBox_);
    inks->setContentsMargins(0, 0, 0, 0);
    inks->setSpacing(4);
    for (int ink = 0; ink < level::rewriting::kInks; ++ink) {
        inks_.push_back(newInk(ink));
        inks->addWidget(inks_.back());
    }
    addWide(tr("Inks stand for"), inksBox_,
            tr("Choose the contents of cells that each ink stands for"));

    onEdit(name_, [this] {
        const QString name = name_->text();
        if (name.trimmed().isEmpty()) return;
        edit(tr("Rename promise"), [name](Promise& promise) { promise.name = name.toStdString(); });
    });
    onEdit(amount_, [this] {
        edit(tr("Change promise"),
             [amount = amount_->currentIndex()](Promise& promise) { setAmount(promise, amount); });
    });
    onEdit(times_, [this] {
        edit(tr("Change promise"),
             [times = times_->value()](Promise& promise) { promise.times = times; });
    });
    onEdit(within_, [this] {
        edit(tr("Change distance"), [within = within_->value()](Promise& promise) {
            if (promise.around) promise.around->within = within;
        });
    });
    connect(around_, &QCheckBox::clicked, this, [this](bool isAround) {
        beginGesture();
        edit(tr("Change promise"), [isAround](Promise& promise) {
            if (!isAround) {
                promise.around.reset();
                return;
            }
            Pattern hero;
            hero.cells = {Values(Value::ink(0))};
            promise.around = {hero, 1, false};
        });
    });
    connect(inView_, &QCheckBox::clicked, this, [this](bool inView) {
        beginGesture();
        edit(tr("Change promise"), [inView](Promise& promise) {
            if (promise.around) promise.around->inView = inView;
        });
    });
    connectPattern(*pattern_, [](Promise& promise) -> Pattern& { return promise.pattern; });
    connectPattern(*centre_, [](Promise& promise) -> Pattern& {
        // An undo may have removed the other pattern while it is painted.
        if (!promise.around) promise.around = Promise::Around{Pattern(), 1, false};
        return promise.around->pattern;
    });
}

void PromiseForm::connectPattern(PatternField& field,
                                 const std::function<Pattern&(Promise&)>& patternOf) {
    connect(&field, &PatternField::painted, this,
            [this, patternOf](grid::Point cell, bool adds, Gesture gesture) {
                const RuleInk ink = palette_->chosen();
                edit(
                    tr("Paint pattern"),
                    [&](Promise& promise) { paint(patternOf(promise), cell, ink, adds); }, gesture);
            });
    connect(&field, &PatternField::changed, this,
            [this, patternOf](const Pattern& pattern, const QString& text, Gesture gesture) {
                edit(
                    text, [&](Promise& promise) { patternOf(promise) = pattern; }, gesture);
            });
    connect(&field, &PatternField::inkWanted, this,
            [this](const RuleInk& ink) { palette_->choose(ink); });
}

/// Returns a button whose menu chooses the contents of an ink.
QPushButton* PromiseForm::newInk(int ink) {
    auto* button = new QPushButton;
    button->setAutoDefault(false);
    setNameAndTips(*button, tr("Ink %1").arg(QChar(u'A' + ink)),
                   tr("Chooses the contents of cells that the ink stands for"));
    auto* menu = new QMenu(tr("Ink %1 stands for").arg(QChar(u'A' + ink)), button);
    menu->menuAction()->setStatusTip(tr("Chooses the contents of cells that the ink stands for"));
    for (int number = 0; number < Content::kCount; ++number) {
        const Content content = Content::of(number);
        QAction* action = menu->addAction(contentText(content));
        action->setData(number);
        action->setCheckable(true);
        action->setStatusTip(menu->menuAction()->statusTip());
        connect(action, &QAction::triggered, this, [this, ink, content](bool isWanted) {
            beginGesture();
            const PaintedPromise* shown = promise();
            if (shown == nullptr) return;
            const auto place = static_cast<std::size_t>(ink);
            chosenInks_ = offeredInks(shown->inks, chosenInks_, ruleset());
            isWanted ? chosenInks_[place].add(content) : chosenInks_[place].remove(content);
            edit(tr("Change ink of promise"),
                 [&](Promise& promise) { promise.inks[place] = chosenInks_[place]; });
            showValues();
        });
    }
    button->setMenu(menu);
    return button;
}

void PromiseForm::showInk(int ink, const level::promises::Inks& offered) {
    const Contents contents = offered[static_cast<std::size_t>(ink)];
    const QString words = ruleInkText(Value::ink(ink), RuleLegend({}, offered));
    const QChar letter(u'A' + ink);
    QPushButton& button = *inks_[static_cast<std::size_t>(ink)];
    // One content fits into a narrow column; several do not.
    button.setText(QStringLiteral("%1: %2").arg(letter).arg(
        contents.count() > 1 ? tr("%n content(s)", nullptr, contents.count()) : words));
    setNameAndTips(button, tr("Ink %1 stands for %2").arg(letter).arg(words),
                   tr("Chooses the contents of cells that the ink stands for"));
    for (QAction* action : button.menu()->actions())
        action->setChecked(contents.has(Content::of(action->data().toInt())));
}

void PromiseForm::setPromise(const std::optional<Place>& place) {
    if (place != place_) {
        beginGesture();
        flaw_->clear();
        chosenInks_ = {};
    }
    place_ = place;
    if (promise() != nullptr) showValues();
}

const PaintedPromise* PromiseForm::promise() const {
    if (context().document() == nullptr || !place_) return nullptr;
    const auto& promises = promisesOf(document(), currentLevelId(document()), place_->scope);
    return place_->index < promises.size() ? &promises[place_->index] : nullptr;
}

level::Ruleset PromiseForm::ruleset() const {
    const level::Level* level = currentLevel(document());
    return level == nullptr ? level::Ruleset::Temple : level->ruleset;
}

void PromiseForm::takeValues() {
    const PaintedPromise& shown = *promise();
    const level::promises::Inks offered = offeredInks(shown.inks, chosenInks_, ruleset());
    const level::TerrainTable& terrains = document().pack().terrains;
    const RuleLegend legend(terrains, offered);
    showText(*name_, QString::fromStdString(shown.name));
    const int amount = amountOf(shown);
    amount_->setCurrentIndex(amount);
    times_->setValue(std::max(shown.times, 1));
    setFieldVisible(times_, amount == kAtMost || amount == kAtLeast);
    palette_->setTerrains(terrains);
    palette_->setContents(offered);
    pattern_->showPattern(shown.pattern, legend);
    around_->setVisible(amount != kConnected);
    around_->setChecked(shown.around.has_value());
    for (QWidget* input : {static_cast<QWidget*>(centre_), static_cast<QWidget*>(within_)})
        setFieldVisible(input, shown.around.has_value());
    inView_->setVisible(shown.around.has_value());
    if (shown.around) {
        centre_->showPattern(shown.around->pattern, legend);
        within_->setValue(shown.around->within);
        inView_->setChecked(shown.around->inView);
    }
    for (int ink = 0; ink < level::rewriting::kInks; ++ink)
        showInk(ink, offered);
}

void PromiseForm::edit(const QString& text, const std::function<void(Promise&)>& change,
                       std::optional<Gesture> gesture) {
    const PaintedPromise* before = promise();
    if (before == nullptr) return;
    PaintedPromise after = *before;
    after.inks = offeredInks(before->inks, chosenInks_, ruleset());
    change(after);
    keepUsedInks(after, after.inks);
    const auto flaw = level::promises::flawOf(after);
    flaw_->setText(flaw ? tr("Not changed: %1.").arg(flawText(*flaw)) : QString());
    if (flaw) {
        showValues();
        return;
    }
    level::promises::PaintedPromises promises =
        promisesOf(document(), currentLevelId(document()), place_->scope);
    promises[place_->index] = std::move(after);
    setPromises(document(), currentLevelId(document()), place_->scope, std::move(promises), text,
                gesture.value_or(this->gesture()));
}

}  // namespace mazeloom::widgets
