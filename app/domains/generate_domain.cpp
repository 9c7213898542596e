// SPDX-License-Identifier: MIT
#include "app/domains/generate_domain.h"

#include <QMenu>

#include "app/actions/action_registry.h"
#include "app/workspace.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"
#include "widgets/timeline/player.h"

namespace mazeloom::app {

using widgets::PackDocument;

GenerateDomain::GenerateDomain(ActionRegistry& actions, Workspace& workspace,
                               widgets::Player& player, QObject* parent)
    : QObject(parent),
      workspace_(workspace),
      player_(player),
      newSeed_(actions.add({"generate.new-seed",
                            tr("&New seed"),
                            "new-seed",
                            {QKeySequence(Qt::CTRL | Qt::Key_N)},
                            tr("Generate the level from another seed")})),
      previousSeed_(actions.add({"generate.previous-seed",
                                 tr("&Previous seed"),
                                 "",
                                 {QKeySequence(Qt::CTRL | Qt::Key_BracketLeft)},
                                 tr("Go back to the seed before this one")})),
      nextSeed_(actions.add({"generate.next-seed",
                             tr("N&ext seed"),
                             "",
                             {QKeySequence(Qt::CTRL | Qt::Key_BracketRight)},
                             tr("Go on to the seed after this one")})),
      resetRecipe_(actions.add({"generate.reset-recipe",
                                tr("&Reset recipe"),
                                "restore",
                                {},
                                tr("Give every stage back the parameters it had in the file")})) {
    connect(newSeed_, &QAction::triggered, this,
            [this] { setNewSeed(*workspace_.current(), currentLevelId(*workspace_.current())); });
    const auto goTo = [this](std::optional<std::uint64_t> seed) {
        PackDocument* document = workspace_.current();
        if (seed) setSeed(*document, currentLevelId(*document), *seed);
    };
    connect(previousSeed_, &QAction::triggered, this, [this, goTo] {
        PackDocument* document = workspace_.current();
        goTo(seedHistory(*document, currentLevelId(*document)).previous());
    });
    connect(nextSeed_, &QAction::triggered, this, [this, goTo] {
        PackDocument* document = workspace_.current();
        goTo(seedHistory(*document, currentLevelId(*document)).next());
    });
    connect(resetRecipe_, &QAction::triggered, this,
            [this] { resetRecipe(*workspace_.current(), currentLevelId(*workspace_.current())); });
    connect(&workspace_, &Workspace::documentAdded, this, &GenerateDomain::watch);
    connect(&workspace_, &Workspace::currentChanged, this, &GenerateDomain::generate);
    connect(&workspace_, &Workspace::documentAboutToClose, this, [this](PackDocument* document) {
        if (shown_ && shown_->document == document) shown_.reset();
    });
    connect(&service_, &widgets::GenerationService::finished, this, &GenerateDomain::take);
    update();
}

void GenerateDomain::fill(QMenu& menu) const {
    menu.addActions({newSeed_, previousSeed_, nextSeed_});
    menu.addSeparator();
    menu.addAction(resetRecipe_);
}

void GenerateDomain::generate() {
    const PackDocument* document = workspace_.current();
    const auto wanted = document ? generationRequest(*document) : std::nullopt;
    if (wanted) {
        service_.request(*wanted);
    } else {
        service_.cancel();
        shown_.reset();
        player_.clear();
        emit cleared();
    }
    update();
}

void GenerateDomain::watch(PackDocument* document) {
    connect(document, &PackDocument::generationWanted, this,
            [this, document](const widgets::GenerationRequest& wanted) {
                if (document == workspace_.current()) service_.request(wanted);
            });
    connect(document, &PackDocument::loadProblemsChanged, this, [this, document] {
        // A pack that was read again may hold nothing any more.
        if (document == workspace_.current() && !generationRequest(*document)) generate();
    });
    connect(document, &PackDocument::sheetChanged, this,
            [this, document](const widgets::Sheet& sheet, widgets::SheetPart part,
                             const grid::Rect& cells) {
                const bool grew = part == widgets::SheetPart::Size && !cells.isEmpty();
                // Until it is generated anew, everybody sees it with its new edges already.
                if (grew && shown_ == Shown{document, sheet}) player_.grow(cells);
                using Part = widgets::SheetPart;
                if (part == Part::Seed || part == Part::Recipe) update();
            });
    connect(document, &PackDocument::currentLevelChanged, this, &GenerateDomain::update);
}

void GenerateDomain::take(const std::shared_ptr<widgets::Generation>& generation) {
    const Shown now{workspace_.current(), workspace_.current()->currentSheet()};
    const bool same = shown_ == now;
    if (shown_ && !same) emit sheetLeft(shown_->document, shown_->sheet);
    shown_ = now;
    player_.setTimeline(std::move(generation->timeline), same);
    if (!same) emit sheetShown(now.document, now.sheet);
    emit generated(generation->recorded);
}

void GenerateDomain::update() {
    const PackDocument* document = workspace_.current();
    const bool any = document != nullptr && currentLevel(*document) != nullptr;
    newSeed_->setEnabled(any);
    const QString level = any ? currentLevelId(*document) : QString();
    previousSeed_->setEnabled(any && seedHistory(*document, level).previous().has_value());
    nextSeed_->setEnabled(any && seedHistory(*document, level).next().has_value());
    resetRecipe_->setEnabled(any && isRecipeChanged(*document, level));
}

}  // namespace mazeloom::app
