// SPDX-License-Identifier: MIT
#include "widgets/panels/recipe/recipe_panel.h"

#include <algorithm>

#include <QEvent>
#include <QHBoxLayout>

#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/column_area.h"
#include "widgets/panels/elided_label.h"
#include "widgets/qstring.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/timeline/player.h"

namespace mazeloom::widgets {

namespace {

constexpr int kCardGap = 4;
/// So many folded cards are seen at least.
constexpr int kCardsSeen = 5;

}  // namespace

RecipePanel::RecipePanel(QWidget* parent)
    : QWidget(parent),
      depthBar_(new DepthBar),
      title_(new ElidedLabel),
      foldAll_(newPanelButton(themedIcon("up"), tr("Fold all stages"), {})),
      reset_(newPanelButton(themedIcon("restore"), tr("Reset the recipe"),
                            tr("Brings the recipe back as the pack has it"))),
      failure_(new ProblemLabel),
      column_(new QVBoxLayout),
      scroll_(new ColumnArea),
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
    connect(foldAll_, &QToolButton::clicked, this, [this] {
        foldAll(std::ranges::any_of(cards_, [](StageCard* card) { return !card->isFolded(); }));
    });
    connect(reset_, &QToolButton::clicked, this, [this] {
        if (document_) resetRecipe(*document_, levelId_);
    });
    connect(failure_, &ProblemLabel::cellWanted, this, &RecipePanel::cellWanted);
}

QWidget* RecipePanel::recipePage() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(8, 4, 0, 0);
    column->setSpacing(4);
    // The stages reach to the right edge, so that their scroll bar lies there.
    auto* top = new QVBoxLayout;
    top->setContentsMargins(0, 0, 8, 0);
    top->setSpacing(4);
    column->addLayout(top);
    top->addWidget(depthBar_);

    auto* heading = new QHBoxLayout;
    heading->setSpacing(4);
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    heading->addWidget(title_, 1);
    heading->addWidget(reset_);
    heading->addWidget(foldAll_);
    top->addLayout(heading);

    failure_->hide();
    top->addWidget(failure_);

    auto* stages = new QWidget;
    column_->setContentsMargins(0, 0, 8, 4);
    column_->setSpacing(kCardGap);
    column_->addStretch(1);
    stages->setLayout(column_);
    scroll_->setWidget(stages);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setAccessibleName(tr("Stages"));
    column->addWidget(scroll_, 1);
    fitCards();
    return page;
}

void RecipePanel::fitCards() {
    scroll_->setTallest(kCardsSeen * (StageCard::lineHeight(fontMetrics()) + kCardGap));
}

void RecipePanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fitCards();
}

void RecipePanel::setDocument(PackDocument* document) {
    if (document == document_) return;
    if (document_) document_->disconnect(this);
    document_ = document;
    if (document_) {
        connect(document_, &PackDocument::currentLevelChanged, this, &RecipePanel::showLevel);
        connect(document_, &PackDocument::descentChanged, this, &RecipePanel::showDepth);
        connect(document_, &PackDocument::sheetChanged, this,
                [this](const Sheet& sheet, SheetPart part) {
                    if (part == SheetPart::Recipe) showRecipe(sheet.id);
                    // Another ruleset makes a level a floor, or none.
                    if (part == SheetPart::Depth || part == SheetPart::Head) showDepth();
                });
        connect(document_, &PackDocument::partsChanged, this, [this] {
            if (findLevel(*document_, levelId_) != nullptr) showRecipe(levelId_);
        });
        connect(document_, &PackDocument::problemsChanged, this, &RecipePanel::showRecipeProblems);
        // Later: it is a card that tried.
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
    showDepth();
    showRecipe(levelId_);
    showRecipeProblems();
}

void RecipePanel::showRecipe(const QString& levelId) {
    if (levelId != levelId_) return;
    const level::Recipe& recipe = findLevel(*document_, levelId)->recipe;
    makeCards(recipe);
    for (std::size_t i = 0; i < cards_.size(); ++i)
        cards_[i]->showStage(recipe.stages[i], document_->pack().ownKinds);
    reset_->setEnabled(isRecipeChanged(*document_, levelId));
}

void RecipePanel::showDepth() {
    const level::Level* level = document_ ? findLevel(*document_, levelId_) : nullptr;
    if (level == nullptr) return;
    depthBar_->setVisible(level->ruleset == level::Ruleset::Descent);
    depthBar_->showDepth(chosenDepth(*document_, levelId_),
                         document_->pack().descent.depthOf(level->id));
}

void RecipePanel::showRecipeProblems() {
    std::vector<std::vector<Problem>> ofStage(cards_.size());
    for (const Problem& problem : recipeProblems(*document_, levelId_)) {
        const auto stage = static_cast<std::size_t>(problem.recipeStage);
        if (problem.recipeStage >= 0 && stage < ofStage.size()) ofStage[stage].push_back(problem);
    }
    for (std::size_t i = 0; i < cards_.size(); ++i)
        cards_[i]->setProblems(std::move(ofStage[i]));
}

void RecipePanel::showOutcome(const generate::Recorded& recorded) {
    clearOutcome();
    std::vector<Problem> problems = recorded.problems;
    if (recorded.failure) problems.push_back(*recorded.failure);
    for (std::size_t i = 0; i < cards_.size(); ++i) {
        std::vector<Problem> own;
        std::ranges::copy_if(problems, std::back_inserter(own), [&](const Problem& problem) {
            return problem.recipeStage == static_cast<int>(i);
        });
        cards_[i]->setOutcome(std::move(own));
    }
    for (const Problem& problem : problems) {
        if (problem.recipeStage < 0) failure_->showProblem(problem);
    }
    if (!recorded.trace) return;
    for (const trace::StageSpan& stage : recorded.trace->stages) {
        const auto index = static_cast<std::size_t>(stage.recipeIndex);
        if (index < cards_.size()) cards_[index]->setStepCount(stage.end - stage.first);
    }
}

void RecipePanel::follow(const Player& player) {
    player_ = &player;
    connect(&player, &Player::shownChanged, this, &RecipePanel::showRunning);
    connect(&player, &Player::timelineChanged, this, &RecipePanel::showRunning);
}

void RecipePanel::showRunning() {
    int running = -1;
    // At the end all is made, and nothing runs.
    if (player_->timeline() != nullptr && player_->shownPosition() < player_->count()) {
        for (const trace::StageSpan& stage : player_->timeline()->trace().stages) {
            const trace::StepIndex shown = player_->shownPosition();
            if (stage.first < shown && shown <= stage.end) running = stage.recipeIndex;
        }
    }
    for (std::size_t i = 0; i < cards_.size(); ++i)
        cards_[i]->setRunning(static_cast<int>(i) == running);
}

void RecipePanel::clearOutcome() {
    failure_->hide();
    for (StageCard* card : cards_) {
        card->setOutcome({});
        card->setStepCount({});
    }
}

void RecipePanel::makeCards(const level::Recipe& recipe) {
    const bool same = std::ranges::equal(recipe.stages, cards_, {}, &level::RecipeStage::stage,
                                         &StageCard::stageId);
    if (same) return;
    for (StageCard* card : cards_) {
        card->hide();
        card->deleteLater();
    }
    cards_.clear();
    for (std::size_t i = 0; i < recipe.stages.size(); ++i) {
        StageCard* card = newCard(recipe.stages[i].stage, i);
        column_->insertWidget(static_cast<int>(i), card);
        cards_.push_back(card);
    }
    scroll_->ensureVisible(0, 0);
    showFoldButton();
}

StageCard* RecipePanel::newCard(const std::string& stageId, std::size_t index) {
    auto* card = new StageCard(stageId);
    card->setFolded(!unfolded_.contains(stageId));
    connect(card, &StageCard::enabledEdited, this,
            [this, index](bool enabled) { setStageEnabled(*document_, levelId_, index, enabled); });
    connect(card, &StageCard::parameterEdited, this,
            [this, index](const std::string& parameter, std::int64_t value, Gesture gesture) {
                setParameter(*document_, levelId_, index, parameter, value, gesture);
            });
    connect(card, &StageCard::ownKindEdited, this,
            [this, index](const std::string& parameter, const std::string& id) {
                setOwnKindParameter(*document_, levelId_, index, parameter, id);
            });
    connect(card, &StageCard::parameterResetWanted, this,
            [this, index](const std::string& parameter) {
                resetParameter(*document_, levelId_, index, parameter);
            });
    connect(card, &StageCard::resetWanted, this,
            [this, index] { resetStage(*document_, levelId_, index); });
    connect(card, &StageCard::cellWanted, this, &RecipePanel::cellWanted);
    connect(card, &StageCard::programEdited, this,
            [this, index](const level::rewriting::SharedProgram& program, const QString& text,
                          Gesture gesture) {
                setProgram(*document_, levelId_, index, program, text, gesture);
            });
    connect(card, &StageCard::rulePointed, this,
            [this, index](int rule) { emit rulePointed(static_cast<int>(index), rule); });
    connect(card, &StageCard::foldedChanged, this, [this, stageId](bool folded) {
        if (folded) {
            unfolded_.erase(stageId);
        } else {
            unfolded_.insert(stageId);
        }
        showFoldButton();
    });
    return card;
}

void RecipePanel::foldAll(bool folded) {
    for (StageCard* card : cards_) {
        card->setFolded(folded);
        if (folded) {
            unfolded_.erase(card->stageId());
        } else {
            unfolded_.insert(card->stageId());
        }
    }
    showFoldButton();
}

void RecipePanel::showFoldButton() {
    const bool anyOpen =
        std::ranges::any_of(cards_, [](StageCard* card) { return !card->isFolded(); });
    const QString text = anyOpen ? tr("Fold all stages") : tr("Unfold all stages");
    foldAll_->setIcon(themedIcon(anyOpen ? "up" : "down"));
    foldAll_->setAccessibleName(text);
    setPlainToolTip(*foldAll_, text);
    foldAll_->setStatusTip(anyOpen ? tr("Hide the parameters of all stages")
                                   : tr("Show the parameters of all stages"));
}

void RecipePanel::showStage(int stage) {
    const auto index = static_cast<std::size_t>(stage);
    if (stage < 0 || index >= cards_.size()) return;
    cards_[index]->setFolded(false);
    unfolded_.insert(cards_[index]->stageId());
    showFoldButton();
    scroll_->ensureWidgetVisible(cards_[index]);
    cards_[index]->onSwitch()->setFocus(Qt::OtherFocusReason);
}

}  // namespace mazeloom::widgets
