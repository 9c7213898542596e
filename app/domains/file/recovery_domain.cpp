// SPDX-License-Identifier: MIT
#include "app/domains/file/recovery_domain.h"

#include <algorithm>
#include <optional>
#include <vector>

#include <QStatusBar>

#include "app/dialogs/recovery_dialog.h"
#include "app/workspace/data_file.h"
#include "app/workspace/workspace.h"

namespace mazeloom::app {

using widgets::Autosave;
using widgets::PackDocument;
using widgets::RecoveryEntry;

RecoveryDomain::RecoveryDomain(Workspace& workspace, QWidget* window)
    : QObject(window), workspace_(workspace), window_(window) {
    connect(&workspace_, &Workspace::documentAdded, this, &RecoveryDomain::watch);
    connect(&workspace_, &Workspace::documentAboutToClose, this,
            [this](const PackDocument* document) { autosaves_.erase(document); });
}

QString RecoveryDomain::root() {
    return dataFile(QStringLiteral("recovery"));
}

void RecoveryDomain::watch(PackDocument* document) {
    auto autosave = std::make_unique<Autosave>(workspace_.fileOf(document), root(),
                                               Autosave::kDelay, std::move(adopted_));
    connect(autosave.get(), &Autosave::failed, this, [this](const Problem& problem) {
        if (auto* window = qobject_cast<QMainWindow*>(window_)) {
            window->statusBar()->showMessage(tr("No recovery copy can be kept: %1")
                                                 .arg(QString::fromStdString(problem.describe())));
        }
    });
    autosaves_[document] = std::move(autosave);
}

void RecoveryDomain::offer() {
    auto entries = RecoveryEntry::leftBehind(root());
    if (entries.empty()) return;
    std::vector<widgets::RecoveredFrom> packs;
    for (const auto& entry : entries)
        packs.push_back(entry->from());
    RecoveryDialog dialog(packs, window_);
    dialog.exec();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (!dialog.isChecked(i)) continue;
        if (dialog.choice() == RecoveryDialog::Choice::Restore) restore(std::move(entries[i]));
        if (dialog.choice() == RecoveryDialog::Choice::Discard) entries[i]->remove();
    }
}

void RecoveryDomain::restore(std::unique_ptr<RecoveryEntry> entry) {
    // A pack that was opened meanwhile gives way, unless work on it has begun.
    std::optional<std::size_t> place;
    if (PackDocument* open = workspace_.findByName(entry->from().name)) {
        if (open->isModified()) return;  // asked again at the next start
        const auto all = workspace_.documents();
        place = static_cast<std::size_t>(std::ranges::find(all, open) - all.begin());
        workspace_.close(open);
    }
    widgets::OpenPack pack = entry->open();
    adopted_ = std::move(entry);
    const PackDocument* document = workspace_.add(std::move(pack));
    if (place) workspace_.move(document, *place);
    workspace_.fileOf(document).check();
}

}  // namespace mazeloom::app
