// SPDX-License-Identifier: MIT
#include "app/domains/file/session_domain.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

#include <QDir>
#include <QFileInfo>
#include <QScopedValueRollback>
#include <QSettings>

#include "app/actions/action_registry.h"
#include "app/dialogs/pack_dialog.h"
#include "app/domains/view/view_memory.h"
#include "app/workspace/workspace.h"
#include "core/pack/read.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_source.h"

namespace mazeloom::app {

using widgets::MessageBar;
using widgets::PackDocument;

namespace {

constexpr auto kSession = "session/last";
constexpr auto kAtStart = "session/restore";
constexpr std::chrono::seconds kSoon{1};
constexpr std::chrono::milliseconds kMoment{300};
constexpr QLatin1String kBuiltIn("builtin:");

bool isThere(const QString& name) {
    if (name.startsWith(kBuiltIn))
        return widgets::builtInPacks().contains(name.mid(kBuiltIn.size()));
    // The name of a new pack is not a path, even if a file has the same name.
    return QDir::isAbsolutePath(name) && QFileInfo::exists(name);
}

}  // namespace

SessionDomain::SessionDomain(ActionRegistry& actions, Workspace& workspace, QWidget* window)
    : QObject(window),
      workspace_(workspace),
      window_(window),
      bar_(new MessageBar(window)),
      atStart_(
          actions.add(this, {.id = "file.restore-session",
                             .text = tr("Restore the last sess&ion at start"),
                             .tip = tr("Open the packs that were open when the program last ended"),
                             .checkable = true,
                             .menu = MenuGroup::Quit,
                             .toggled = [](bool on) { QSettings().setValue(kAtStart, on); }})) {
    bar_->setObjectName(QStringLiteral("sessionBar"));
    connect(bar_, &MessageBar::actionTriggered, this, &SessionDomain::locate);
    connect(bar_, &MessageBar::otherTriggered, this, &SessionDomain::forget);
    atStart_->setChecked(QSettings().value(kAtStart, true).toBool());
    moment_.setSingleShot(true);
    moment_.setInterval(kMoment);
    connect(&moment_, &QTimer::timeout, this, &SessionDomain::tell);
    soon_.setSingleShot(true);
    soon_.setInterval(kSoon);
    connect(&soon_, &QTimer::timeout, this, &SessionDomain::save);
    // Reading ran out of memory: the pack counts as missing, and the others are still opened.
    connect(&reader_, &widgets::LatestTask::cancelled, this, [this] { take(std::nullopt); });
    last_ = sessionFrom(QSettings().value(kSession).toString().toUtf8());
    if (!last_.packs.empty())
        lastLookedAt_ = last_.packs[static_cast<std::size_t>(last_.current)].name;
    const auto soon = &SessionDomain::saveSoon;
    connect(&workspace_, &Workspace::documentAdded, this, [this, soon](PackDocument* document) {
        saveSoon();
        connect(document, &PackDocument::currentLevelChanged, this, soon);
        connect(document, &PackDocument::structureChanged, this, soon);
        connect(document, &PackDocument::sheetChanged, &soon_,
                [this](const widgets::Sheet&, widgets::SheetPart part) {
                    using Part = widgets::SheetPart;
                    if (part == Part::Seed || part == Part::Depth) saveSoon();
                });
    });
    connect(&workspace_, &Workspace::documentAboutToClose, this,
            [this](const PackDocument* document) { places_.erase(document); });
    connect(&workspace_, &Workspace::documentClosed, this, soon);
    connect(&workspace_, &Workspace::documentMoved, this, soon);
    connect(&workspace_, &Workspace::currentChanged, this, soon);
}

void SessionDomain::setViews(ViewMemory* views) {
    views_ = views;
    if (views_ != nullptr) connect(views_, &ViewMemory::changed, this, &SessionDomain::saveSoon);
}

void SessionDomain::saveSoon() {
    // Do not restart the timer: continuous changes, such as a playing timeline, would delay saving
    // forever.
    if (!soon_.isActive()) soon_.start();
}

std::optional<Session::Pack> SessionDomain::lastOf(const QString& name) const {
    const auto found = std::ranges::find(last_.packs, name, &Session::Pack::name);
    if (found == last_.packs.end()) return {};
    return *found;
}

Session::Pack SessionDomain::presentOf(const PackDocument& document) const {
    Session::Pack pack{document.name(), document.currentSheet(), {}};
    const auto lookAt = [&](const widgets::Sheet& sheet) {
        Session::Look look{sheet, {}, {}};
        if (views_ != nullptr) look.view = views_->viewOf(&document, sheet);
        if (!sheet.isRoom()) look.seed = seedOf(document, sheet.id);
        if (look.seed == widgets::SeedHistory::kFirstSeed) look.seed.reset();
        if (!sheet.isRoom()) look.depth = chosenDepth(document, sheet.id);
        if (look.view || look.seed || look.depth) pack.looks.push_back(std::move(look));
    };
    for (std::size_t i = 0; i < document.pack().levels.size(); ++i)
        lookAt(widgets::levelSheet(QString::fromStdString(document.pack().levels[i].id)));
    for (std::size_t i = 0; i < document.pack().rooms.size(); ++i)
        lookAt(widgets::roomSheet(QString::fromStdString(document.pack().rooms[i].id)));
    return pack;
}

Session SessionDomain::present() const {
    Session session;
    // Until a pack is open, keep the name of the pack that will be current.
    QString current = workspace_.current() == nullptr ? looked_ : QString();
    for (const PackDocument* document : workspace_.documents()) {
        const bool hasPlace = !workspace_.fileOf(document).folder().isEmpty();
        if (document == workspace_.current()) current = document->name();
        session.packs.push_back(presentOf(*document));
        session.packs.back().hasPlace = hasPlace || isThere(document->name());
    }
    std::vector<Absent> absent = missing_;
    absent.insert(absent.end(), waiting_.begin(), waiting_.end());
    std::ranges::sort(absent, {}, &Absent::place);
    for (const Absent& each : absent) {
        const auto place = std::min(each.place, static_cast<int>(session.packs.size()));
        session.packs.insert(session.packs.begin() + place, each.pack);
    }
    const auto found = std::ranges::find(session.packs, current, &Session::Pack::name);
    if (found != session.packs.end())
        session.current = static_cast<int>(found - session.packs.begin());
    return session;
}

void SessionDomain::save() {
    soon_.stop();
    QSettings().setValue(kSession, QString::fromUtf8(toText(present())));
    emit kept();
}

void SessionDomain::restore() {
    if (!atStart_->isChecked()) return;
    Session session = last_;
    const QString current = lastLookedAt_;
    std::erase_if(session.packs, [](const Session::Pack& pack) { return !pack.hasPlace; });
    const auto looked = std::ranges::find(session.packs, current, &Session::Pack::name);
    session.current =
        looked == session.packs.end() ? 0 : static_cast<int>(looked - session.packs.begin());
    count_ = static_cast<int>(session.packs.size());
    if (count_ > 0) looked_ = session.packs[static_cast<std::size_t>(session.current)].name;
    // Read the current pack first, then the packs before it in reverse order: if the current pack
    // is missing, its neighbour is shown.
    const auto add = [&](int place) {
        waiting_.push_back({std::move(session.packs[static_cast<std::size_t>(place)]), place});
    };
    for (int place = session.current; place >= 0 && place < count_; --place)
        add(place);
    for (int place = session.current + 1; place < count_; ++place)
        add(place);
    moment_.start();
    readNext();
}

void SessionDomain::readNext() {
    if (waiting_.empty()) {
        moment_.stop();
        tell();
        return;
    }
    if (!moment_.isActive()) tell();
    reader_.run(
        [this, name = waiting_.front().pack.name](const widgets::LatestTask::Control& control) {
            pack::ReadControl reading;
            reading.stop = &control.stop();
            // A std::function must be copyable, so a shared pointer holds the result.
            auto read = std::make_shared<std::optional<widgets::PackOnDisk>>();
            if (isThere(name)) *read = widgets::readPackFile(Workspace::canonical(name), reading);
            return [this, read] { take(std::move(*read)); };
        });
}

void SessionDomain::take(std::optional<widgets::PackOnDisk> read) {
    const Absent absent = std::move(waiting_.front());
    waiting_.pop_front();
    if (!read) {
        missing_.push_back(absent);
        std::ranges::sort(missing_, {}, &Absent::place);
    } else if (PackDocument* document = workspace_.findByName(read->name)) {
        // The user has opened the pack meanwhile, or it was recovered after a crash.
        putInPlace(document, absent.place);
    } else {
        const QScopedValueRollback restoring(restoring_, true);
        bringBack(
            workspace_.add(widgets::openPackFile(std::move(*read)), Workspace::Opening::Behind),
            absent);
    }
    readNext();
}

void SessionDomain::bringBack(PackDocument* document, const Absent& absent) {
    putInPlace(document, absent.place);
    lookAgain(document, absent.pack);
    if (workspace_.current() == nullptr) workspace_.setCurrent(document);
}

void SessionDomain::lookAgain(PackDocument* document, const Session::Pack& pack) {
    document->setCurrentSheet(pack.sheet);
    std::vector<std::pair<QString, std::uint64_t>> seeds;
    for (const Session::Look& look : pack.looks) {
        // The level may no longer exist.
        const bool isThere = findLevel(*document, look.sheet.id) != nullptr;
        if (look.seed && isThere) seeds.emplace_back(look.sheet.id, *look.seed);
        if (look.depth) document->setShownDepth(look.sheet.id, look.depth);
        if (look.view && views_ != nullptr) views_->setView(document, look.sheet, *look.view);
    }
    setSeeds(*document, seeds);
    // The user did not make the changes of the seeds, so they cannot be undone.
    document->history()->clear();
    if (document->isModified()) document->history()->resetClean();
}

void SessionDomain::putInPlace(PackDocument* document, int place) {
    std::size_t to = 0;
    const auto open = workspace_.documents();
    for (std::size_t i = 0; i < open.size(); ++i) {
        const auto found = places_.find(open[i]);
        if (found != places_.end() && found->second < place) to = i + 1;
    }
    places_[document] = place;
    workspace_.move(document, to);
}

void SessionDomain::tell() {
    if (bar_ == nullptr) return;  // the window is closing
    if (!waiting_.empty()) {
        const int read = count_ - static_cast<int>(waiting_.size()) + 1;
        bar_->showMessage(MessageBar::Kind::Note,
                          tr("Opening the packs of the last session, %1 of %2: %3")
                              .arg(read)
                              .arg(count_)
                              .arg(QDir::toNativeSeparators(waiting_.front().pack.name)));
    } else if (missing_.empty()) {
        bar_->clear();
    } else {
        QString text = tr("A pack of the last session is missing: %1")
                           .arg(QDir::toNativeSeparators(missing_.front().pack.name));
        if (missing_.size() > 1)
            text += '\n' + tr("And %n others.", nullptr, static_cast<int>(missing_.size()) - 1);
        bar_->showMessage(MessageBar::Kind::Warning, text, tr("Locate…"), tr("Forget"));
    }
}

void SessionDomain::locate() {
    const QString file = askForPack(
        window_, tr("Where is %1 now?").arg(QFileInfo(missing_.front().pack.name).fileName()));
    if (file.isEmpty()) return;
    const bool isOpen = workspace_.findByName(file) != nullptr;
    PackDocument* document = workspace_.open(file, Workspace::Opening::Behind);
    if (document == nullptr || missing_.empty()) return;
    const Absent found = std::move(missing_.front());
    missing_.erase(missing_.begin());
    if (!isOpen) bringBack(document, found);
    workspace_.setCurrent(document);
    tell();
}

void SessionDomain::forget() {
    missing_.erase(missing_.begin());
    saveSoon();
    tell();
}

}  // namespace mazeloom::app
