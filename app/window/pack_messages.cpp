// SPDX-License-Identifier: MIT
#include "app/window/pack_messages.h"

#include <QAction>

#include "app/actions/action_registry.h"
#include "app/domains/view/generate_domain.h"
#include "app/workspace/workspace.h"
#include "core/check/findings/generation.h"
#include "core/check/findings/report.h"
#include "core/generate/generate.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/lookup.h"
#include "widgets/panels/message_bar.h"
#include "widgets/problems/fix_offer.h"
#include "widgets/problems/problem_text.h"
#include "widgets/problems/problems_panel.h"

namespace mazeloom::app {

using widgets::MessageBar;
using widgets::PackDocument;

PackMessages::PackMessages(const ActionRegistry& actions, Workspace& workspace,
                           GenerateDomain& generate, const widgets::ProblemsPanel& problems,
                           MessageBar& bar, widgets::Canvas& canvas, QObject* parent)
    : QObject(parent),
      actions_(actions),
      workspace_(workspace),
      problems_(problems),
      bar_(bar),
      canvas_(canvas),
      offer_(new widgets::FixOffer(bar, this)) {
    // The bar is the context of the connections, so that no message is shown after the bar was
    // destroyed.
    connect(&workspace_, &Workspace::currentChanged, &bar_, [this] { showPack(); });
    connect(&workspace_, &Workspace::documentAdded, &bar_, [this](PackDocument* document) {
        connect(document, &PackDocument::loadProblemsChanged, &bar_, [this, document] {
            if (document == workspace_.current()) showPack();
        });
        connect(document, &PackDocument::structureChanged, &bar_, [this] { showEmptyText(); });
    });
    connect(&generate, &GenerateDomain::generated, &bar_,
            [this](const generate::Recorded& recorded) { showOutcome(recorded); });
    connect(&generate, &GenerateDomain::paintShown, &bar_, [this] { showPack(); });
    connect(&generate, &GenerateDomain::cleared, &bar_, &MessageBar::clear);
    connect(&bar_, &MessageBar::otherTriggered, this, [this] {
        if (problem_ && problem_->problem.cell && bar_.text() == told_)
            emit cellWanted(*problem_->problem.cell);
    });
    // The list of problems may be updated only after the generation; then show the problem again.
    connect(&problems_, &widgets::ProblemsPanel::countsChanged, this, [this] {
        if (problem_ && bar_.text() == told_ && workspace_.current() != nullptr) showProblem();
    });
    showPack();
}

void PackMessages::showPack() {
    const PackDocument* document = workspace_.current();
    bar_.clear();
    showEmptyText();
    if (document == nullptr || document->loadProblems().empty()) return;
    const auto& problems = document->loadProblems();
    constexpr std::size_t kMost = 5;
    const bool isOpen = document->pack().levels.size() + document->pack().rooms.size() > 0;
    QString text = isOpen ? tr("Parts of %1 could not be opened.").arg(document->name())
                          : tr("%1 could not be opened.").arg(document->name());
    for (std::size_t i = 0; i < problems.size() && i < kMost; ++i)
        text += '\n' + widgets::problemLine(problems[i]);
    if (problems.size() > kMost) {
        text += '\n' + tr("… and %n more", nullptr, static_cast<int>(problems.size() - kMost));
    }
    bar_.showMessage(MessageBar::Kind::Error, text);
}

void PackMessages::showEmptyText() {
    const PackDocument* document = workspace_.current();
    if (document == nullptr) {
        canvas_.setEmptyText({});  // the welcome page is shown in its place
    } else if (document->pack().levels.size() + document->pack().rooms.size() > 0) {
        canvas_.setEmptyText(tr("Generating…"));
    } else if (document->loadProblems().empty()) {
        canvas_.setEmptyText(tr("This pack has no levels yet"));
    } else {
        const QKeySequence reload = actions_.find("file.reload")->shortcut();
        canvas_.setEmptyText(tr("Fix the files named above, then reload (%1)")
                                 .arg(reload.toString(QKeySequence::NativeText)));
    }
}

void PackMessages::showOutcome(const generate::Recorded& recorded) {
    problem_.reset();
    if (!workspace_.current()->loadProblems().empty()) return;  // these take precedence
    bar_.clear();
    const PackDocument& document = *workspace_.current();
    const level::Level* level = widgets::currentLevel(document);
    std::vector<check::Finding> findings;
    if (level != nullptr) {
        findings = check::findingsOfGeneration(
            *level, widgets::seedOf(document, QString::fromStdString(level->id)), recorded);
    } else if (recorded.failure) {
        // A hand-drawn room has no recipe, but generating it may fail for lack of memory.
        findings.push_back(check::findingOf(*recorded.failure));
    }
    if (findings.empty()) return;
    problem_ = std::move(findings.front());
    showProblem();
}

void PackMessages::showProblem() {
    PackDocument& document = *workspace_.current();
    const QString other = problem_->problem.cell ? tr("Show the cell") : QString();
    const check::Finding* listed = problems_.causeOf(document.currentSheet(), *problem_);
    const check::Finding& cause = listed == nullptr ? *problem_ : *listed;
    told_ = widgets::findingText(cause);
    offer_->show(document, cause, told_, other);
}

}  // namespace mazeloom::app
