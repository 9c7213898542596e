// SPDX-License-Identifier: MIT
#include "app/domains/file/recovery_domain.h"

#include <algorithm>
#include <optional>
#include <vector>

#include <QWidget>

#include "app/dialogs/recovery_dialog.h"
#include "app/domains/file/session_domain.h"
#include "app/workspace/data_file.h"
#include "app/workspace/workspace.h"
#include "widgets/problems/problem_text.h"

namespace mazeloom::app {

using widgets::Autosave;
using widgets::MessageBar;
using widgets::PackDocument;
using widgets::RecoveryEntry;

RecoveryDomain::RecoveryDomain(Workspace& workspace, SessionDomain& session, QWidget* window)
    : QObject(window),
      workspace_(workspace),
      session_(session),
      window_(window),
      bar_(new MessageBar(window)) {
    bar_->setObjectName(QStringLiteral("recoveryBar"));
    connect(&workspace_, &Workspace::documentAdded, this, &RecoveryDomain::watch);
    connect(&workspace_, &Workspace::documentAboutToClose, this,
            [this](const PackDocument* document) { autosaves_.erase(document); });
}

QString RecoveryDomain::root() {
    return dataFile(QStringLiteral("recovery"));
}

void RecoveryDomain::watch(PackDocument* document) {
    auto autosave =
        std::make_unique<Autosave>(workspace_.fileOf(document), root(), std::move(adopted_));
    connect(autosave.get(), &Autosave::failed, this, &RecoveryDomain::tellFailure);
    connect(autosave.get(), &Autosave::written, this, [this] {
        if (isFailing_ && bar_ != nullptr) bar_->clear();
        isFailing_ = false;
    });
    autosaves_[document] = std::move(autosave);
}

void RecoveryDomain::tellFailure(const Problem& problem) {
    if (bar_ == nullptr) return;  // the window is closing
    isFailing_ = true;
    bar_->showMessage(MessageBar::Kind::Warning,
                      tr("If the program ended now, unsaved edits would be lost: the recovery file "
                         "cannot be written. Save the pack, or free space on the disk.") +
                          '\n' + widgets::problemLine(problem));
}

void RecoveryDomain::tellDamage(const std::vector<Problem>& problems) {
    if (bar_ == nullptr) return;
    QString text =
        tr("A recovery file is damaged. The pack was opened with the edits before the damage.");
    for (const Problem& problem : problems)
        text += '\n' + widgets::problemLine(problem);
    bar_->showMessage(MessageBar::Kind::Warning, text);
}

void RecoveryDomain::offer() {
    auto entries = RecoveryEntry::leftBehind(root());
    if (entries.empty()) return;
    std::vector<widgets::RecoveredFrom> packs;
    for (const auto& entry : entries)
        packs.push_back(entry->from());
    RecoveryDialog dialog(packs, window_);
    dialog.exec();
    std::vector<Problem> problems;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (!dialog.isChecked(i)) continue;
        if (dialog.choice() == RecoveryDialog::Choice::Restore) {
            for (Problem& problem : restore(std::move(entries[i])))
                problems.push_back(std::move(problem));
        }
        if (dialog.choice() == RecoveryDialog::Choice::Discard) entries[i]->remove();
    }
    if (!problems.empty()) tellDamage(problems);
    if (dialog.choice() != RecoveryDialog::Choice::Restore) return;
    if (PackDocument* looked = workspace_.findByName(session_.lastLookedAt()))
        workspace_.setCurrent(looked);
}

std::vector<Problem> RecoveryDomain::restore(std::unique_ptr<RecoveryEntry> entry) {
    // If the pack is open already, close it, and open the recovered one in its place. But if the
    // open pack has edits, leave it open.
    std::optional<std::size_t> place;
    std::optional<Session::Pack> look = session_.lastOf(entry->from().name);
    if (PackDocument* open = workspace_.findByName(entry->from().name)) {
        if (open->isModified()) return {};  // the user is asked again at the next start
        const auto all = workspace_.documents();
        look = session_.presentOf(*open);
        place = static_cast<std::size_t>(std::ranges::find(all, open) - all.begin());
        workspace_.close(open);
    }
    widgets::OpenPack pack = entry->open();
    std::vector<Problem> problems = entry->problems();
    adopted_ = std::move(entry);
    PackDocument* document = workspace_.add(std::move(pack), Workspace::Opening::Behind);
    if (place) workspace_.move(document, *place);
    if (look) session_.lookAgain(document, *look);
    workspace_.setCurrent(document);
    workspace_.fileOf(document).check();
    return problems;
}

}  // namespace mazeloom::app
