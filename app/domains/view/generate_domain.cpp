// SPDX-License-Identifier: MIT
#include "app/domains/view/generate_domain.h"

#include <chrono>
#include <utility>

#include <QMainWindow>

#include "app/actions/action_registry.h"
#include "app/domains/parts/window_events.h"
#include "app/domains/parts/window_parts.h"
#include "app/workspace/generated_level.h"
#include "app/workspace/workspace.h"
#include "core/generate/generate.h"
#include "core/generate/recipe.h"
#include "core/trace/timeline.h"
#include "core/within_memory.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"
#include "widgets/document/seeds.h"
#include "widgets/panels/recipe/recipe_panel.h"
#include "widgets/panels/rules/rule_matches.h"
#include "widgets/timeline/player.h"
#include "widgets/tools/tool_box.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::app {

using widgets::PackDocument;

namespace {

/// Delay after which the panels say that another level is being generated. Most levels take less
/// time, and the text would only flicker.
constexpr std::chrono::milliseconds kAwaitDelay{150};

}  // namespace

GenerateDomain::GenerateDomain(const WindowParts& parts)
    : QObject(&parts.window),
      workspace_(parts.workspace),
      player_(parts.player),
      newSeed_(parts.actions.add(this, {.id = "generate.new-seed",
                                        .text = tr("&New seed"),
                                        .icon = "new-seed",
                                        .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_N)},
                                        .tip = tr("Generate the level from another seed"),
                                        .menu = MenuGroup::Seed,
                                        .triggered =
                                            [this] {
                                                setNewSeed(*workspace_.current(),
                                                           currentLevelId(*workspace_.current()));
                                            }})),
      previousSeed_(
          parts.actions.add(this, {.id = "generate.previous-seed",
                                   .text = tr("&Previous seed"),
                                   .icon = "step-back",
                                   .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_BracketLeft)},
                                   .tip = tr("Go back to the previous seed"),
                                   .menu = MenuGroup::Seed,
                                   .triggered = [this] { goToSeed(seeds().previous()); }})),
      nextSeed_(
          parts.actions.add(this, {.id = "generate.next-seed",
                                   .text = tr("N&ext seed"),
                                   .icon = "step-forward",
                                   .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_BracketRight)},
                                   .tip = tr("Go on to the next seed"),
                                   .menu = MenuGroup::Seed,
                                   .triggered = [this] { goToSeed(seeds().next()); }})),
      keepSeed_(parts.actions.add(
          this,
          {.id = "generate.keep-seed",
           .text = tr("&Favourite seed"),
           .icon = "star",
           .tip = tr("Add the seed to the level's favourites or remove it; the gallery shows them"),
           .checkable = true,
           .menu = MenuGroup::Seed,
           .triggered = [this](bool isKept) { keepSeed(isKept); }})),
      addStage_(parts.actions.add(this, {.id = "generate.add-stage",
                                         .text = tr("&Add a stage…"),
                                         .icon = "add",
                                         .tip = tr("Choose a stage for the level's recipe"),
                                         .menu = MenuGroup::Recipe})),
      resetRecipe_(parts.actions.add(
          this, {.id = "generate.reset-recipe",
                 .text = tr("&Reset recipe"),
                 .icon = "restore",
                 .tip = tr("Reset every stage's parameters to those in the file"),
                 .menu = MenuGroup::Recipe,
                 .triggered = [this] {
                     resetRecipe(*workspace_.current(), currentLevelId(*workspace_.current()));
                 }})) {
    connect(&workspace_, &Workspace::documentAdded, this, &GenerateDomain::watch);
    connect(&workspace_, &Workspace::currentChanged, this, &GenerateDomain::generate);
    connect(&workspace_, &Workspace::documentAboutToClose, this, [this](PackDocument* document) {
        if (shown_ && shown_->document == document) shown_.reset();
    });
    connect(&service_, &widgets::GenerationService::finished, this, &GenerateDomain::take);
    connect(&service_, &widgets::GenerationService::sketched, this, &GenerateDomain::takeSketch);
    connect(&service_, &widgets::GenerationService::cancelled, this, &GenerateDomain::showPaint);
    awaitDelay_.setSingleShot(true);
    awaitDelay_.setInterval(kAwaitDelay);
    connect(&awaitDelay_, &QTimer::timeout, this,
            [this] { player_.setAwaiting(workspace_.current() != nullptr && !isCurrentShown()); });
    update();
    connectRecipe(parts);
    widgets::EditContext& context = parts.toolBox.context();
    context.setMakeShown([this, &context, &window = parts.window]() -> std::optional<level::Map> {
        const auto request = widgets::generationRequest(*context.document());
        if (!request) return std::nullopt;
        return generatedLevel(&window, *request, player_.position()).value_or(std::nullopt);
    });
}

void GenerateDomain::connectRecipe(const WindowParts& parts) {
    widgets::RecipePanel& recipe = parts.recipe;
    recipe.follow(player_);
    connect(&workspace_, &Workspace::currentChanged, &recipe, &widgets::RecipePanel::setDocument);
    connect(&workspace_, &Workspace::documentAdded, &recipe,
            [this, &recipe](PackDocument* document) {
                connect(document, &PackDocument::loadProblemsChanged, &recipe,
                        [this, &recipe, document] {
                            if (document == workspace_.current()) recipe.setDocument(document);
                        });
            });
    connect(&workspace_, &Workspace::documentAboutToClose, &recipe,
            [&recipe](const PackDocument* document) {
                if (recipe.document() == document) recipe.setDocument(nullptr);
            });
    connect(this, &GenerateDomain::generated, &recipe, &widgets::RecipePanel::showOutcome);
    connect(addStage_, &QAction::triggered, &recipe, [&recipe, &workbench = parts.workbench] {
        workbench.show("recipe");
        recipe.chooseStage();
    });
    connect(&recipe, &widgets::RecipePanel::cellWanted, &parts.events, &WindowEvents::cellWanted);
    connect(&recipe, &widgets::RecipePanel::rulePointed, this,
            [this, &canvas = parts.canvas](int stage, int rule) {
                canvas.setHighlightedArea(widgets::ruleMatches(player_.timeline(), stage, rule));
            });
}

const document::SeedHistory& GenerateDomain::seeds() const {
    const PackDocument* document = workspace_.current();
    return seedHistory(*document, currentLevelId(*document));
}

void GenerateDomain::goToSeed(std::optional<std::uint64_t> seed) {
    PackDocument* document = workspace_.current();
    if (seed) setSeed(*document, currentLevelId(*document), *seed);
}

std::optional<std::uint64_t> GenerateDomain::mapHash() const {
    return isCurrentShown() && !service_.isBusy() ? mapHash_ : std::nullopt;
}

void GenerateDomain::keepSeed(bool isKept) {
    PackDocument* document = workspace_.current();
    const QString level = currentLevelId(*document);
    const std::uint64_t seed = seedOf(*document, level);
    if (isKept) {
        addFavourite(*document, level, seed, mapHash());
    } else {
        removeFavourite(*document, level, seed);
    }
    update();  // resets the action if the pack is read-only
}

void GenerateDomain::generate() {
    const PackDocument* document = workspace_.current();
    const auto wanted = document ? generationRequest(*document) : std::nullopt;
    if (wanted) {
        request(*wanted);
    } else {
        service_.cancel();
        awaitDelay_.stop();
        shown_.reset();
        player_.clear();
        emit cleared();
    }
    update();
}

void GenerateDomain::request(const widgets::GenerationRequest& wanted) {
    service_.request(wanted);
    if (isCurrentShown()) {
        awaitDelay_.stop();
        player_.setAwaiting(false);
    } else if (player_.timeline() == nullptr) {
        player_.setAwaiting(true);
    } else if (!awaitDelay_.isActive()) {
        awaitDelay_.start();
    }
}

GenerateDomain::Shown GenerateDomain::current() const {
    return {workspace_.current(), workspace_.current()->currentSheet()};
}

bool GenerateDomain::isCurrentShown() const {
    return shown_ == current();
}

void GenerateDomain::watch(PackDocument* document) {
    connect(document, &PackDocument::generationWanted, this,
            [this, document](const widgets::GenerationRequest& wanted) {
                if (document == workspace_.current()) request(wanted);
            });
    connect(document, &PackDocument::loadProblemsChanged, this, [this, document] {
        // A reloaded pack may have become empty.
        if (document == workspace_.current() && !generationRequest(*document)) generate();
    });
    connect(document, &PackDocument::sheetChanged, this,
            [this, document](const widgets::Sheet& sheet, widgets::SheetPart part,
                             const grid::Rect& cells) {
                const bool grew = part == widgets::SheetPart::Size && !cells.isEmpty();
                // Until the level has been regenerated, the old generation is shown with the new
                // edges.
                if (grew && shown_ == Shown{document, sheet}) player_.grow(cells);
                using Part = widgets::SheetPart;
                if (part == Part::Seed || part == Part::Recipe || part == Part::Favourites)
                    update();
            });
    connect(document, &PackDocument::currentLevelChanged, this, &GenerateDomain::update);
}

void GenerateDomain::take(const std::shared_ptr<widgets::Generation>& generation) {
    const auto madeBy = workspace_.current()->currentSheet().isRoom() ? widgets::MadeBy::Hand
                        : generation->recorded.failure ? widgets::MadeBy::FailedRecipe
                                                       : widgets::MadeBy::Recipe;
    mapHash_ = generation->mapHash;
    show(std::move(generation->timeline), madeBy);
    emit generated(generation->recorded);
}

void GenerateDomain::show(std::unique_ptr<trace::Timeline> timeline, widgets::MadeBy madeBy) {
    const Shown now = current();
    const bool isSame = isCurrentShown();
    // The painted cells of a cancelled generation have no position to keep.
    const bool hadSteps = player_.madeBy() != widgets::MadeBy::Cancelled;
    if (shown_ && !isSame) emit sheetLeft(shown_->document, shown_->sheet);
    shown_ = now;
    awaitDelay_.stop();
    player_.setTimeline(std::move(timeline), isSame && hadSteps, madeBy);
    if (!isSame || !hadSteps) emit sheetShown(now.document, now.sheet);
}

void GenerateDomain::showPaint() {
    const PackDocument* document = workspace_.current();
    if (document == nullptr || isCurrentShown() || service_.isBusy()) return;
    const auto wanted = generationRequest(*document);
    if (!wanted) return;
    const auto paint = [&] {
        const level::Map map = generate::initialMap(*wanted->level, *wanted->rooms, wanted->kinds);
        return std::make_unique<trace::Timeline>(std::make_shared<const trace::Trace>(
            trace::traceWithoutSteps(map, wanted->level->kept.cells)));
    };
    const auto refused = [&] {
        return std::make_unique<trace::Timeline>(generate::refusedRecord(*wanted->level).trace);
    };
    show(withinMemory(paint, refused), widgets::MadeBy::Cancelled);
    emit paintShown();
}

void GenerateDomain::takeSketch(const std::shared_ptr<widgets::Generation>& sketch) {
    const PackDocument* document = workspace_.current();
    if (document == nullptr || player_.timeline() == nullptr) return;
    const Shown now = current();
    // If the user looks at an earlier step, keep showing this step.
    const bool isAtEnd = player_.position() == player_.count() && !player_.isPlaying();
    const bool isSame = shown_ == now && !now.sheet.isRoom() &&
                        currentLevelId(*document).toStdString() == sketch->request.level->id &&
                        player_.timeline()->cells().size() == sketch->request.level->size;
    if (!isSame || !isAtEnd) return;
    player_.setTimeline(std::move(sketch->timeline), true, widgets::MadeBy::Sketch);
    emit sketchShown(*sketch);
}

void GenerateDomain::update() {
    const PackDocument* document = workspace_.current();
    const bool any = document != nullptr && currentLevel(*document) != nullptr;
    newSeed_->setEnabled(any);
    const QString level = any ? currentLevelId(*document) : QString();
    keepSeed_->setEnabled(any);
    keepSeed_->setChecked(any && isFavourite(*document, level, seedOf(*document, level)));
    addStage_->setEnabled(any && findLevel(*document, level)->recipe.stages.size() <
                                     generate::kMostStages);
    previousSeed_->setEnabled(any && seedHistory(*document, level).previous().has_value());
    nextSeed_->setEnabled(any && seedHistory(*document, level).next().has_value());
    resetRecipe_->setEnabled(any && isRecipeChanged(*document, level));
}

}  // namespace mazeloom::app
