// SPDX-License-Identifier: MIT
#include "app/window/pack_messages.h"

#include <QAction>

#include "app/actions/action_registry.h"
#include "app/domains/view/generate_domain.h"
#include "app/workspace/workspace.h"
#include "core/generate/generate.h"
#include "widgets/canvas/canvas.h"
#include "widgets/panels/message_bar.h"

namespace mazeloom::app {

using widgets::MessageBar;
using widgets::PackDocument;

PackMessages::PackMessages(const ActionRegistry& actions, Workspace& workspace,
                           GenerateDomain& generate, MessageBar& bar, widgets::Canvas& canvas,
                           QObject* parent)
    : QObject(parent), actions_(actions), workspace_(workspace), bar_(bar), canvas_(canvas) {
    // Nothing is said any more when the bar has gone.
    connect(&workspace_, &Workspace::currentChanged, &bar_, [this] { showPack(); });
    connect(&workspace_, &Workspace::documentAdded, &bar_, [this](PackDocument* document) {
        connect(document, &PackDocument::loadProblemsChanged, &bar_, [this, document] {
            if (document == workspace_.current()) showPack();
        });
        connect(document, &PackDocument::structureChanged, &bar_, [this] { showEmptyText(); });
    });
    connect(&generate, &GenerateDomain::generated, &bar_,
            [this](const generate::Recorded& recorded) { showOutcome(recorded); });
    connect(&generate, &GenerateDomain::cleared, &bar_, &MessageBar::clear);
    connect(&bar_, &MessageBar::actionTriggered, this, [this] {
        if (cell_) emit cellWanted(*cell_);
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
        text += '\n' + QString::fromStdString(problems[i].describe());
    if (problems.size() > kMost) {
        text += '\n' + tr("… and %n more", nullptr, static_cast<int>(problems.size() - kMost));
    }
    bar_.showMessage(MessageBar::Kind::Error, text);
}

void PackMessages::showEmptyText() {
    const PackDocument* document = workspace_.current();
    if (document == nullptr) {
        canvas_.setEmptyText({});  // the welcome page is in its place
    } else if (document->pack().levels.size() + document->pack().rooms.size() > 0) {
        canvas_.setEmptyText(tr("Generating…"));
    } else if (document->loadProblems().empty()) {
        canvas_.setEmptyText(tr("This pack has no levels yet"));
    } else {
        const QKeySequence reload = actions_.find("file.reload")->shortcut();
        canvas_.setEmptyText(tr("Mend the files that are named above, then reload (%1)")
                                 .arg(reload.toString(QKeySequence::NativeText)));
    }
}

void PackMessages::showOutcome(const generate::Recorded& recorded) {
    cell_.reset();
    if (!workspace_.current()->loadProblems().empty()) return;  // they are shown, and weigh more
    bar_.clear();
    const Problem* problem = recorded.failure             ? &*recorded.failure
                             : !recorded.problems.empty() ? &recorded.problems.front()
                                                          : nullptr;
    if (problem == nullptr) return;
    cell_ = problem->cell;
    bar_.showMessage(recorded.failure ? MessageBar::Kind::Error : MessageBar::Kind::Warning,
                     QString::fromStdString(problem->describe()),
                     cell_ ? tr("Show the cell") : QString());
}

}  // namespace mazeloom::app
