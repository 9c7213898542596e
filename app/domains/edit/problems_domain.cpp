// SPDX-License-Identifier: MIT
#include "app/domains/edit/problems_domain.h"

#include <QMainWindow>
#include <QSizePolicy>

#include "app/actions/action_registry.h"
#include "app/domains/exchange/pack_export_domain.h"
#include "app/domains/parts/panels.h"
#include "app/domains/parts/window_events.h"
#include "app/domains/parts/window_parts.h"
#include "app/domains/view/generate_domain.h"
#include "app/workspace/workspace.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/levels/level_list.h"
#include "widgets/panels/recipe/recipe_panel.h"
#include "widgets/panels/steps/provenance_panel.h"
#include "widgets/problems/deduction_watch.h"
#include "widgets/problems/problem_counts.h"
#include "widgets/problems/problem_text.h"
#include "widgets/problems/problems_model.h"
#include "widgets/problems/problems_panel.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::app {

using widgets::ProblemsPanel;

namespace {

/// Returns the problems of levels and rooms, for marks in the list of levels.
std::vector<std::pair<widgets::Sheet, widgets::LevelModel::Trouble>> troublesOf(
    const std::vector<widgets::ProblemsModel::Listed>& listed) {
    std::vector<std::pair<widgets::Sheet, widgets::LevelModel::Trouble>> troubles;
    for (const widgets::ProblemsModel::Listed& group : listed) {
        if (!group.sheet) continue;
        widgets::LevelModel::Trouble trouble;
        for (const check::Finding& finding : group.findings) {
            if (finding.isError()) trouble.severity = Severity::Error;
            trouble.lines << widgets::findingText(finding);
        }
        troubles.emplace_back(*group.sheet, std::move(trouble));
    }
    return troubles;
}

}  // namespace

ProblemsDomain::ProblemsDomain(const WindowParts& parts, GenerateDomain& generate,
                               PackExportDomain& exporting)
    : QObject(&parts.window),
      workbench_(parts.workbench),
      panel_(new ProblemsPanel),
      counts_(new widgets::ProblemCounts),
      next_(parts.actions.add(this, {.id = "problems.next",
                                     .text = tr("Ne&xt problem"),
                                     .icon = "warning",
                                     .shortcuts = {QKeySequence(Qt::Key_F8)},
                                     .tip = tr("Show where the next problem of the pack is"),
                                     .menu = MenuGroup::Problems,
                                     .triggered = [this] { goOn(true); }})),
      previous_(parts.actions.add(this, {.id = "problems.previous",
                                         .text = tr("Previous pro&blem"),
                                         .shortcuts = {QKeySequence(Qt::SHIFT | Qt::Key_F8)},
                                         .tip = tr("Show where the previous problem is"),
                                         .menu = MenuGroup::Problems,
                                         .triggered = [this] { goOn(false); }})),
      mend_(parts.actions.add(
          this, {.id = "problems.mend",
                 .text = tr("Fix the prob&lem"),
                 .icon = "fix",
                 .tip = tr("Fix the problem that is selected in the list, or show the next one"),
                 .menu = MenuGroup::Problems,
                 .triggered = [this] { mend(); }})) {
    connect(panel_, &ProblemsPanel::countsChanged, this,
            [this](int errors, int warnings) { update(errors + warnings); });
    connect(panel_, &ProblemsPanel::countsChanged, counts_, [this](int errors, int warnings) {
        counts_->setCounts(errors, warnings, panel_->isUpToDate() && panel_->ungenerated() == 0);
    });
    panel_->leaveShownLevelToOthers();
    // Where no pack is open, there are neither problems nor none. The status bar keeps its height.
    QSizePolicy policy = counts_->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    counts_->setSizePolicy(policy);
    counts_->hide();
    connect(counts_, &QToolButton::clicked, this, &ProblemsDomain::showPanel);
    connect(&exporting, &PackExportDomain::problemsWanted, this, &ProblemsDomain::showPanel);
    connect(&exporting, &PackExportDomain::generated, panel_, &ProblemsPanel::setGeneration);
    connect(&parts.workspace, &Workspace::currentChanged, this,
            [this](widgets::PackDocument* document) {
                panel_->setDocument(document);
                counts_->setVisible(document != nullptr);
            });
    // Remove the marks of the previous problem, because the next problem may have no place.
    connect(panel_, &ProblemsPanel::showing, &parts.cell, &widgets::ProvenancePanel::clear);
    connect(panel_, &ProblemsPanel::sheetWanted, this,
            [this, &workspace = parts.workspace](const widgets::Sheet& sheet) {
                awaitedCell_.reset();
                workspace.current()->setCurrentSheet(sheet);
            });
    connect(panel_, &ProblemsPanel::cellWanted, this,
            [this, &generate](const widgets::Sheet&, grid::Point cell) {
                if (generate.service().isBusy()) {
                    awaitedCell_ = cell;
                } else {
                    emit cellWanted(cell);
                }
            });
    connect(panel_, &ProblemsPanel::areaWanted, this,
            [this](const widgets::Sheet&, const edit::Area& area) {
                awaitedArea_ = area;
                if (!awaitedCell_) emit areaWanted(area);
            });
    connect(&generate, &GenerateDomain::generated, this, [this] {
        if (!awaitedCell_) {
            // The level may have changed: the marked problem may be fixed.
            emit areaWanted({});
            return;
        }
        emit cellWanted(*std::exchange(awaitedCell_, std::nullopt));
        emit areaWanted(awaitedArea_);
    });
    auto* deductions = new widgets::DeductionWatch(this);
    connect(&generate.service(), &widgets::GenerationService::finished, deductions,
            &widgets::DeductionWatch::look);
    connect(
        deductions, &widgets::DeductionWatch::generated, this,
        [this, &workspace = parts.workspace](const widgets::Sheet& sheet, const auto& findings) {
            const widgets::PackDocument* shown = workspace.current();
            // Take only findings for the shown sheet. A room, which is generated like a level, can
            // have the same id as a level.
            if (shown != nullptr && shown->currentSheet() == sheet)
                panel_->setGeneration(sheet, findings);
        });
    connect(deductions, &widgets::DeductionWatch::found, panel_, &ProblemsPanel::setDeduction);
    connect(panel_, &ProblemsPanel::stageWanted, this,
            [this, &recipe = parts.recipe](const widgets::Sheet&, int stage) {
                workbench_.show("recipe");
                recipe.showStage(stage);
            });
    connect(panel_, &ProblemsPanel::nodeWanted, &parts.events, &WindowEvents::nodeWanted);
    parts.panels.add({.id = "problems",
                      .title = tr("Problems"),
                      .picture = "warning",
                      .widget = panel_,
                      .place = widgets::PanelPlace::LeftTabs,
                      .page = "problems"});
    update(0);
    connect(this, &ProblemsDomain::cellWanted, &parts.events, &WindowEvents::cellWanted);
    connect(this, &ProblemsDomain::areaWanted, &parts.canvas, &widgets::Canvas::setHighlightedArea);
    connect(panel_, &ProblemsPanel::countsChanged, &parts.levels,
            [this, &levels = parts.levels, &workspace = parts.workspace] {
                if (widgets::PackDocument* document = workspace.current())
                    levels.setTroubles(document, troublesOf(panel_->listed()));
            });
}

void ProblemsDomain::showPanel() {
    workbench_.show("problems");
}

void ProblemsDomain::goOn(bool forward) {
    showPanel();  // the panel explains the problem
    panel_->showNext(forward);
    // With the focus in the list, Alt+Enter fixes the selected problem.
    panel_->tree()->setFocus(Qt::ShortcutFocusReason);
}

void ProblemsDomain::mend() {
    if (!panel_->hasChosen()) {
        goOn(true);
        return;
    }
    showPanel();
    panel_->mendChosen();
}

void ProblemsDomain::update(int problems) {
    mend_->setEnabled(problems > 0);
    next_->setEnabled(problems > 0);
    previous_->setEnabled(problems > 0);
}

}  // namespace mazeloom::app
