// SPDX-License-Identifier: MIT
#include "widgets/panels/recipe/recipe_panel.h"

#include <algorithm>
#include <utility>

#include <QEvent>
#include <QHBoxLayout>

#include "core/check/check.h"
#include "core/check/findings/generation.h"
#include "core/generate/recipe.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/elided_label.h"
#include "widgets/problems/apply_fix.h"
#include "widgets/problems/problem_text.h"
#include "widgets/qstring.h"
#include "widgets/scroll/column_area.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/flat_style.h"
#include "widgets/theme/icon.h"
#include "widgets/timeline/player.h"

namespace mazeloom::widgets {

namespace {

/// Returns the `index`-th problem of a stage; null if it has fewer.
const Problem* problemOf(const std::vector<Problem>& problems, int stage, std::size_t index) {
    for (const Problem& problem : problems) {
        if (problem.recipeStage == stage && index-- == 0) return &problem;
    }
    return nullptr;
}

/// Least visible width of the level's title beside the button, if the button shows its text.
constexpr int kTitleWidth = 112;
constexpr int kHeadingMargin = 8;
constexpr int kHeadingGap = 4;

}  // namespace

RecipePanel::RecipePanel(QWidget* parent)
    : QWidget(parent),
      depthBar_(new DepthBar),
      namedBar_(new NamedRecipeBar),
      title_(new ElidedLabel),
      foldAll_(newPanelButton(themedIcon("up"), tr("Fold all stages"), {})),
      reset_(newPanelButton(themedIcon("restore"), tr("Reset the recipe"),
                            tr("Resets the recipe to the pack's"))),
      failure_(new ProblemLabel),
      list_(new StageList),
      scroll_(new ColumnArea),
      add_(newPanelButton(themedIcon("add"), tr("Add stage…"),
                          tr("Choose a stage to add after the current one"))),
      picker_(new StagePicker(this)),
      pages_(new QStackedWidget) {
    setAccessibleName(tr("Recipe"));
    auto* nothing = new PlainLabel(tr("Choose a level to see its recipe"));
    nothing->setAlignment(Qt::AlignCenter);
    nothing->setWordWrap(true);
    nothing->setForegroundRole(QPalette::PlaceholderText);
    nothing->setMargin(16);
    pages_->addWidget(nothing);
    pages_->addWidget(recipePage());

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(pages_);

    connect(depthBar_, &DepthBar::depthPicked, this, [this](std::optional<int> depth) {
        if (document_) document_->setShownDepth(levelId_, depth);
    });
    connect(foldAll_, &QToolButton::clicked, this,
            [this] { list_->foldAll(list_->isAnyUnfolded()); });
    connect(reset_, &QToolButton::clicked, this, [this] {
        if (document_) resetRecipe(*document_, levelId_);
    });
    connect(failure_, &ProblemLabel::cellWanted, this, &RecipePanel::cellWanted);
    connectList();
    setTabOrder(foldAll_, namedBar_->button());
    list_->setTabsBehind(*namedBar_->button());
}

QWidget* RecipePanel::recipePage() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(8, 4, 0, 0);
    column->setSpacing(4);
    auto* top = new QVBoxLayout;
    top->setContentsMargins(0, 0, 2, 0);
    top->setSpacing(4);
    column->addLayout(top);
    top->addWidget(depthBar_);

    auto* heading = new QHBoxLayout;
    heading->setSpacing(kHeadingGap);
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    heading->addWidget(title_, 1);
    heading->addWidget(add_);
    heading->addWidget(reset_);
    heading->addWidget(foldAll_);
    top->addLayout(heading);
    top->addWidget(namedBar_);

    failure_->hide();
    top->addWidget(failure_);

    scroll_->setWidget(list_);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setAccessibleName(tr("Stages"));
    column->addWidget(scroll_, 1);
    return page;
}

void RecipePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitHeading();
}

void RecipePanel::fitHeading() {
    add_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const int around = 2 * kHeadingMargin + 3 * kHeadingGap;
    const int room = width() - around - add_->sizeHint().width() - reset_->sizeHint().width() -
                     foldAll_->sizeHint().width();
    // If there is no room for both, the title of the level is shown rather than the button's text.
    const int wanted = std::min(title_->fontMetrics().horizontalAdvance(title_->text()),
                                scaledPixels(kTitleWidth)) +
                       kHeadingMargin;
    if (room < wanted) add_->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

void RecipePanel::setDocument(PackDocument* document) {
    if (document == document_) return;
    if (document_) document_->disconnect(this);
    document_ = document;
    namedBar_->setDocument(document);
    if (document_) {
        connect(document_, &PackDocument::currentLevelChanged, this, &RecipePanel::showLevel);
        connect(document_, &PackDocument::descentChanged, this, [this] {
            showDepth();
            if (findLevel(*document_, levelId_) != nullptr) showRecipe(levelId_);
        });
        connect(document_, &PackDocument::sheetChanged, this,
                [this](const Sheet& sheet, SheetPart part) {
                    // The values of varying parameters depend on the seed and depth.
                    if (part == SheetPart::Recipe || part == SheetPart::Seed ||
                        part == SheetPart::Depth || part == SheetPart::Head)
                        showRecipe(sheet.id);
                    // The fixes for a stage depend on all other stages and on the ruleset.
                    if (part == SheetPart::Recipe || part == SheetPart::Head) showRecipeProblems();
                    // The ruleset determines whether a level is a floor.
                    if (part == SheetPart::Depth || part == SheetPart::Head) showDepth();
                });
        connect(document_, &PackDocument::partsChanged, this, [this] {
            if (findLevel(*document_, levelId_) != nullptr) showRecipe(levelId_);
        });
        connect(document_, &PackDocument::problemsChanged, this, &RecipePanel::showRecipeProblems);
        // Queued, because the refused edit comes from a card.
        connect(
            document_, &PackDocument::editRefused, this,
            [this] {
                if (!levelId_.isEmpty()) showRecipe(levelId_);
            },
            Qt::QueuedConnection);
        connect(document_, &QObject::destroyed, this, &RecipePanel::showLevel);
    }
    showLevel();
}

void RecipePanel::showLevel() {
    const level::Level* level = document_ ? currentLevel(*document_) : nullptr;
    levelId_ = level ? currentLevelId(*document_) : QString();
    pages_->setCurrentIndex(level ? 1 : 0);
    clearOutcome();
    if (level == nullptr) return;
    title_->setText(titleOf(*level));
    fitHeading();
    showDepth();
    showRecipe(levelId_);
    showRecipeProblems();
}

void RecipePanel::showRecipe(const QString& levelId) {
    if (levelId != levelId_) return;
    const level::Recipe& recipe = findLevel(*document_, levelId)->recipe;
    const bool isFull = recipe.stages.size() >= generate::kMostStages;
    list_->setFull(isFull);
    add_->setEnabled(!isFull);
    setTips(*add_, isFull ? tr("A recipe has at most %1 stages").arg(generate::kMostStages)
                          : tr("Choose a stage to add after the current one"));
    if (list_->setStages(recipe.stages)) showFoldButton();
    for (std::size_t i = 0; i < cards().size(); ++i) {
        cards()[i]->showStage(recipe.stages[i], document_->pack().ownKinds,
                              document_->pack().terrains, shownOf(i));
    }
    reset_->setEnabled(isRecipeChanged(*document_, levelId));
}

ParameterEditor::Shown RecipePanel::shownOf(std::size_t stage) const {
    const level::Level& level = *findLevel(*document_, levelId_);
    return {{level::occurrenceOf(level.recipe.stages, stage), seedOf(*document_, levelId_),
             shownDepth(*document_, levelId_)},
            level.ruleset == level::Ruleset::Descent};
}

void RecipePanel::showDepth() {
    const level::Level* level = document_ ? findLevel(*document_, levelId_) : nullptr;
    if (level == nullptr) return;
    depthBar_->setVisible(level->ruleset == level::Ruleset::Descent);
    depthBar_->showDepth(chosenDepth(*document_, levelId_),
                         document_->pack().descent.depthOf(level->id));
}

void RecipePanel::showRecipeProblems() {
    std::vector<std::vector<StageCard::Trouble>> ofStage(cards().size());
    const level::Level* level = document_ ? findLevel(*document_, levelId_) : nullptr;
    if (level == nullptr) return;
    const std::vector<Problem>& problems = recipeProblems(*document_, levelId_);
    const std::vector<check::Finding> findings = check::checkRecipe(*level);
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const check::Finding& finding = findings[i];
        const auto stage = static_cast<std::size_t>(finding.problem.recipeStage);
        if (finding.problem.recipeStage < 0 || stage >= ofStage.size()) continue;
        // For an invalid value, the text of the document's problem is more precise than that of the
        // finding. A stage has as many of the one as of the other, in the same order.
        const Problem* problem =
            finding.sentence.id.starts_with("parameter-")
                ? problemOf(problems, finding.problem.recipeStage, ofStage[stage].size())
                : nullptr;
        ofStage[stage].push_back({finding.problem,
                                  problem != nullptr ? problemText(*problem) : findingText(finding),
                                  finding.fixes});
    }
    for (std::size_t i = 0; i < cards().size(); ++i)
        cards()[i]->setTroubles(std::move(ofStage[i]));
}

void RecipePanel::showOutcome(const generate::Recorded& recorded) {
    clearOutcome();
    const level::Level* level = document_ ? findLevel(*document_, levelId_) : nullptr;
    std::vector<Problem> problems;
    if (level != nullptr) {
        // Uses the same texts as the panel of problems.
        for (const check::Finding& finding :
             check::findingsOfGeneration(*level, seedOf(*document_, levelId_), recorded)) {
            problems.push_back(finding.problem);
            problems.back().text = findingText(finding).toStdString();
        }
    }
    for (std::size_t i = 0; i < cards().size(); ++i) {
        std::vector<Problem> own;
        std::ranges::copy_if(problems, std::back_inserter(own), [&](const Problem& problem) {
            return problem.recipeStage == static_cast<int>(i);
        });
        cards()[i]->setOutcome(std::move(own));
    }
    for (const Problem& problem : problems) {
        if (problem.recipeStage < 0) failure_->showProblem(problem);
    }
    if (!recorded.trace) return;
    for (const trace::StageSpan& stage : recorded.trace->stages) {
        const auto index = static_cast<std::size_t>(stage.recipeIndex);
        if (index < cards().size()) cards()[index]->setStepCount(stage.end - stage.first);
    }
}

void RecipePanel::follow(const Player& player) {
    player_ = &player;
    connect(&player, &Player::shownChanged, this, &RecipePanel::showRunning);
    connect(&player, &Player::timelineChanged, this, &RecipePanel::showRunning);
}

void RecipePanel::showRunning() {
    int running = -1;
    // At the end of the timeline no stage is running.
    if (player_->timeline() != nullptr && player_->shownPosition() < player_->count()) {
        for (const trace::StageSpan& stage : player_->timeline()->trace().stages) {
            const trace::StepIndex shown = player_->shownPosition();
            if (stage.first < shown && shown <= stage.end) running = stage.recipeIndex;
        }
    }
    for (std::size_t i = 0; i < cards().size(); ++i)
        cards()[i]->setRunning(static_cast<int>(i) == running);
}

void RecipePanel::clearOutcome() {
    failure_->hide();
    for (StageCard* card : cards()) {
        card->setOutcome({});
        card->setStepCount({});
    }
}

std::size_t RecipePanel::indexOf(const StageCard* card) const {
    return static_cast<std::size_t>(std::ranges::find(cards(), card) - cards().begin());
}

void RecipePanel::chooseStage() {
    if (add_->isEnabled()) offerStages(list_->placeToAdd(), *add_);
}

void RecipePanel::connectList() {
    connect(list_, &StageList::cardMade, this, &RecipePanel::connectCard);
    connect(list_, &StageList::foldedChanged, this, &RecipePanel::showFoldButton);
    connect(list_, &StageList::addWanted, this,
            [this](std::size_t at, const QWidget* anchor) { offerStages(at, *anchor); });
    connect(list_, &StageList::duplicateWanted, this, [this](std::size_t stage) {
        if (duplicateStage(*document_, levelId_, stage)) list_->focusCard(stage + 1);
    });
    connect(list_, &StageList::moveWanted, this, [this](std::size_t from, std::size_t to) {
        if (moveStage(*document_, levelId_, from, to)) list_->focusCard(to);
    });
    connect(list_, &StageList::removeWanted, this, [this](std::size_t stage) {
        if (!removeStage(*document_, levelId_, stage)) return;
        // Focuses the next stage, else the previous one, else the add button.
        if (cards().empty()) {
            add_->setFocus(Qt::OtherFocusReason);
        } else {
            list_->focusCard(std::min(stage, cards().size() - 1));
        }
    });
    connect(list_, &StageList::removeAllWanted, this, [this] {
        level::Recipe recipe = findLevel(*document_, levelId_)->recipe;
        recipe.stages.clear();
        if (setRecipe(*document_, levelId_, std::move(recipe), tr("Remove all stages")))
            add_->setFocus(Qt::OtherFocusReason);
    });
    connect(add_, &QToolButton::clicked, this, &RecipePanel::chooseStage);
    connect(picker_, &StagePicker::picked, this, [this](std::size_t at, const std::string& id) {
        if (!document_ || !addStage(*document_, levelId_, at, id)) return;
        // A user who adds a stage wants to set it up.
        list_->unfold(at);
        list_->focusCard(at);
    });
}

void RecipePanel::offerStages(std::size_t at, const QWidget& anchor) {
    const level::Level* level = document_ ? findLevel(*document_, levelId_) : nullptr;
    if (level != nullptr && !refusesEdits(*document_)) picker_->open(*level, at, anchor);
}

void RecipePanel::mend(const StageCard* card, const check::Fix& fix) {
    if (!applyFix(*document_, fix)) return;
    if (const std::size_t index = indexOf(card); index < cards().size()) list_->focusCard(index);
}

void RecipePanel::connectCard(StageCard* card) {
    connect(card, &StageCard::enabledEdited, this, [this, card](bool enabled) {
        setStageEnabled(*document_, levelId_, indexOf(card), enabled);
    });
    connect(card, &StageCard::parameterEdited, this,
            [this, card](const std::string& parameter, std::int64_t value, Gesture gesture) {
                setParameter(*document_, levelId_, indexOf(card), parameter, value, gesture);
            });
    connect(card, &StageCard::parameterVaried, this,
            [this, card](const std::string& parameter, const level::ParameterValue& value,
                         Gesture gesture) {
                setParameterValue(*document_, levelId_, indexOf(card), parameter, value, gesture);
            });
    connect(card, &StageCard::ownKindEdited, this,
            [this, card](const std::string& parameter, const std::string& id) {
                setOwnKindParameter(*document_, levelId_, indexOf(card), parameter, id);
            });
    connect(card, &StageCard::parameterResetWanted, this,
            [this, card](const std::string& parameter) {
                resetParameter(*document_, levelId_, indexOf(card), parameter);
            });
    connect(card, &StageCard::resetWanted, this,
            [this, card] { resetStage(*document_, levelId_, indexOf(card)); });
    connect(card, &StageCard::fixWanted, this,
            [this, card](const check::Fix& fix) { mend(card, fix); });
    connect(card, &StageCard::cellWanted, this, &RecipePanel::cellWanted);
    connect(card, &StageCard::programEdited, this,
            [this, card](const level::rewriting::SharedProgram& program, const QString& text,
                         Gesture gesture) {
                setProgram(*document_, levelId_, indexOf(card), program, text, gesture);
            });
    connect(card, &StageCard::rulePointed, this,
            [this, card](int rule) { emit rulePointed(static_cast<int>(indexOf(card)), rule); });
}

void RecipePanel::showFoldButton() {
    const bool anyOpen = list_->isAnyUnfolded();
    const QString text = anyOpen ? tr("Fold all stages") : tr("Unfold all stages");
    foldAll_->setIcon(themedIcon(anyOpen ? "up" : "down"));
    foldAll_->setAccessibleName(text);
    setPlainToolTip(*foldAll_, text);
    foldAll_->setStatusTip(anyOpen ? tr("Hide the parameters of all stages")
                                   : tr("Show the parameters of all stages"));
}

void RecipePanel::showStage(int stage) {
    const auto index = static_cast<std::size_t>(stage);
    if (stage < 0 || index >= cards().size()) return;
    list_->unfold(index);
    revealInAreas(*cards()[index], StageList::kCardGap);
    cards()[index]->onSwitch()->setFocus(Qt::OtherFocusReason);
}

void RecipePanel::unfoldOnly(const std::string& stageId) {
    list_->unfoldOnly(stageId);
    // The cards' positions are known only after all of them are laid out.
    QMetaObject::invokeMethod(
        this,
        [this, stageId] {
            const auto card = std::ranges::find(cards(), stageId, &StageCard::stageId);
            if (card == cards().end()) return;
            revealInAreas(**card, StageList::kCardGap);
        },
        Qt::QueuedConnection);
}

}  // namespace mazeloom::widgets
