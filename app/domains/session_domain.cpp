// SPDX-License-Identifier: MIT
#include "app/domains/session_domain.h"

#include <algorithm>
#include <chrono>

#include <QDir>
#include <QFileInfo>
#include <QScopedValueRollback>
#include <QSettings>

#include "app/actions/action_registry.h"
#include "app/domains/view_memory.h"
#include "app/workspace.h"
#include "widgets/document/pack_source.h"

namespace mazeloom::app {

using widgets::MessageBar;
using widgets::PackDocument;

namespace {

constexpr auto kSession = "session/last";
constexpr auto kAtStart = "session/restore";
constexpr std::chrono::seconds kSoon{2};
constexpr QLatin1String kBuiltIn("builtin:");

bool isThere(const QString& name) {
    if (name.startsWith(kBuiltIn))
        return widgets::builtInPacks().contains(name.mid(kBuiltIn.size()));
    // A new pack's name is no path, though a file may be called like it.
    return QDir::isAbsolutePath(name) && QFileInfo::exists(name);
}

}  // namespace

SessionDomain::SessionDomain(ActionRegistry& actions, Workspace& workspace, QWidget* window)
    : QObject(window),
      workspace_(workspace),
      bar_(new MessageBar(window)),
      atStart_(actions.add({"file.restore-session",
                            tr("Restore the last sess&ion at start"),
                            "",
                            {},
                            tr("Open the packs that were open when the program ended last"),
                            true})) {
    bar_->setObjectName(QStringLiteral("missingPacks"));
    atStart_->setChecked(QSettings().value(kAtStart, true).toBool());
    connect(atStart_, &QAction::toggled, this, [](bool on) { QSettings().setValue(kAtStart, on); });
    soon_.setSingleShot(true);
    soon_.setInterval(kSoon);
    connect(&soon_, &QTimer::timeout, this, &SessionDomain::save);
    const auto soon = qOverload<>(&QTimer::start);
    connect(&workspace_, &Workspace::documentAdded, this, [this, soon](PackDocument* document) {
        soon_.start();
        connect(document, &PackDocument::currentLevelChanged, &soon_, soon);
        connect(document, &PackDocument::structureChanged, &soon_, soon);
    });
    connect(&workspace_, &Workspace::documentClosed, &soon_, soon);
    connect(&workspace_, &Workspace::documentMoved, &soon_, soon);
    connect(&workspace_, &Workspace::currentChanged, &soon_, soon);
}

Session SessionDomain::present() const {
    Session session;
    for (const PackDocument* document : workspace_.documents()) {
        const QString& name = document->name();
        // A pack that was never saved has no place to come back from.
        if (workspace_.fileOf(document).folder().isEmpty() && !isThere(name)) continue;
        if (document == workspace_.current())
            session.current = static_cast<int>(session.packs.size());
        const widgets::Sheet sheet = document->currentSheet();
        session.packs.push_back(
            {name, sheet, views_ != nullptr ? views_->placeOf(document, sheet) : std::nullopt});
    }
    return session;
}

void SessionDomain::save() {
    soon_.stop();
    QSettings().setValue(kSession, QString::fromUtf8(toText(present())));
}

void SessionDomain::restore() {
    if (!atStart_->isChecked()) return;
    const QScopedValueRollback restoring(restoring_, true);
    open(sessionFrom(QSettings().value(kSession).toString().toUtf8()));
}

void SessionDomain::open(const Session& session) {
    QStringList missing;
    PackDocument* current = nullptr;
    for (std::size_t i = 0; i < session.packs.size(); ++i) {
        const Session::Pack& pack = session.packs[i];
        if (!isThere(pack.name)) {
            missing << QDir::toNativeSeparators(pack.name);
            continue;
        }
        PackDocument* document = workspace_.open(pack.name, Workspace::Opening::Behind);
        document->setCurrentSheet(pack.sheet);
        if (pack.place && views_ != nullptr && document->currentSheet() == pack.sheet)
            views_->setPlace(document, pack.sheet, *pack.place);
        // Where the current one has gone, the one before it is seen.
        if (current == nullptr || static_cast<int>(i) <= session.current) current = document;
    }
    if (current != nullptr) workspace_.setCurrent(current);
    if (missing.isEmpty() || bar_ == nullptr) return;
    bar_->showMessage(MessageBar::Kind::Warning,
                      tr("%n packs of the last session are not there any more:", nullptr,
                         static_cast<int>(missing.size())) +
                          '\n' + missing.join('\n'));
}

}  // namespace mazeloom::app
