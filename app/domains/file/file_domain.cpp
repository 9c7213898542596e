// SPDX-License-Identifier: MIT
#include "app/domains/file/file_domain.h"

#include <QMainWindow>

#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QVBoxLayout>
#include <QWidget>

#include "app/actions/action_registry.h"
#include "app/dialogs/long_work.h"
#include "app/dialogs/pack_dialog.h"
#include "app/dialogs/save_questions.h"
#include "app/domains/exchange/pack_export_domain.h"
#include "app/domains/file/archived_packs.h"
#include "app/domains/file/open_merges.h"
#include "app/domains/file/outside_changes.h"
#include "app/domains/file/read_only_folders.h"
#include "app/domains/file/recovery_domain.h"
#include "app/domains/file/save_domain.h"
#include "app/domains/file/session_domain.h"
#include "app/domains/file/shared_packs.h"
#include "app/domains/file/unkept_settings.h"
#include "app/domains/file/welcome_domain.h"
#include "app/domains/parts/window_events.h"
#include "app/domains/parts/window_parts.h"
#include "app/domains/view/tab_domain.h"
#include "app/theme/theme_controller.h"
#include "app/workspace/recent_packs.h"
#include "app/workspace/workspace.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/pack_source.h"
#include "widgets/panels/bar_stack.h"
#include "widgets/panels/levels/level_list.h"
#include "widgets/panels/message_bar.h"
#include "widgets/text/tool_tip.h"
#include "widgets/workbench/middle_pages.h"

namespace mazeloom::app {

FileDomain::FileDomain(const WindowParts& parts)
    : QObject(&parts.window),
      workspace_(parts.workspace),
      window_(&parts.window),
      save_(std::make_unique<SaveDomain>(parts.actions, parts.workspace, &parts.window)),
      outside_(std::make_unique<OutsideChanges>(parts.workspace, &parts.window)),
      merges_(std::make_unique<OpenMerges>(parts.workspace, parts.events, &parts.window)),
      readOnly_(std::make_unique<ReadOnlyFolders>(parts.workspace, &parts.window)),
      shared_(std::make_unique<SharedPacks>(parts.workspace, &parts.window)),
      archived_(std::make_unique<ArchivedPacks>(parts.workspace, *save_, &parts.window)),
      export_(std::make_unique<PackExportDomain>(parts.actions, parts.workspace, &parts.window)),
      tabs_(std::make_unique<TabDomain>(parts.actions, parts.workspace, &parts.window)),
      recent_(std::make_unique<RecentPacks>(&parts.window)),
      welcome_(
          std::make_unique<WelcomeDomain>(parts.actions, parts.workspace, *recent_, &parts.window)),
      session_(std::make_unique<SessionDomain>(parts.actions, parts.workspace, &parts.window)),
      recovery_(std::make_unique<RecoveryDomain>(parts.workspace, *session_, &parts.window)),
      unkept_(std::make_unique<UnkeptSettings>(parts.actions, *session_, &parts.window)),
      new_(parts.actions.add(this, {.id = "file.new",
                                    .text = tr("&New pack"),
                                    .icon = "new",
                                    .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)},
                                    .tip = tr("Start a pack with one level to paint"),
                                    .menu = MenuGroup::NewPack,
                                    .triggered = [this] { workspace_.create(); }})),
      open_(parts.actions.add(this,
                              {.id = "file.open",
                               .text = tr("&Open pack…"),
                               .icon = "open",
                               .shortcuts = {QKeySequence::Open},
                               .tip = tr("Open a pack: an archive, or the pack.json of its folder"),
                               .menu = MenuGroup::NewPack,
                               .triggered = [this] { openPack(); }})),
      reload_(parts.actions.add(
          this, {.id = "file.reload",
                 .text = tr("Re&load"),
                 .icon = "reload",
                 .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_R)},
                 .tip = tr("Read the pack's files again; Undo brings back changes made here"),
                 .menu = MenuGroup::ClosePack,
                 .triggered = [this] { reload(workspace_.current()); }})),
      close_(parts.actions.add(this, {.id = "file.close",
                                      .text = tr("Close pac&k"),
                                      .icon = "close",
                                      .shortcuts = {QKeySequence::Close},
                                      .tip = tr("Close the current pack"),
                                      .menu = MenuGroup::ClosePack,
                                      .triggered = [this] { close(workspace_.current()); }})),
      closeOthers_(
          parts.actions.add(this, {.id = "file.close-others",
                                   .text = tr("Close ot&hers"),
                                   .tip = tr("Close all packs except the current one"),
                                   .menu = MenuGroup::ClosePack,
                                   .triggered = [this] { closeOthers(workspace_.current()); }})),
      quit_(parts.actions.add(this, {.id = "file.quit",
                                     .text = tr("&Quit"),
                                     .shortcuts = {QKeySequence::Quit},
                                     .tip = tr("Leave the program"),
                                     .menu = MenuGroup::Quit,
                                     .triggered = [this] { window_->close(); }})) {
    addBuiltInPacks(parts.actions);
    recentMenu_ = parts.actions.addMenu(MenuGroup::RecentPacks, tr("Open &recent"),
                                        tr("Open a pack that was opened before"));
    recentMenu_->setToolTipsVisible(true);
    connect(recentMenu_, &QMenu::aboutToShow, this, &FileDomain::fillRecent);
    workspace_.setReader([this](const QString& name) { return read(name); });
    connect(tabs_->bar(), &QTabBar::tabBarClicked, welcome_.get(), &WelcomeDomain::leave);
    connect(tabs_->bar(), &widgets::PackTabs::closeRequested, this, &FileDomain::close);
    connect(tabs_->bar(), &widgets::PackTabs::closeOthersRequested, this, &FileDomain::closeOthers);
    connect(&workspace_, &Workspace::documentClosed, this, &FileDomain::update);
    connect(&workspace_, &Workspace::currentChanged, this, &FileDomain::update);
    connect(&workspace_, &Workspace::documentAdded, this, [this](widgets::PackDocument* document) {
        // Packs that the session restores are not added to the recent packs.
        if (hasPlace(*document) && document->loadProblems().empty() && !session_->isRestoring()) {
            recent_->add(document->name(), document->title());
        }
        connect(document, &widgets::PackDocument::modifiedChanged, this, &FileDomain::update);
        connect(document, &widgets::PackDocument::loadProblemsChanged, this, &FileDomain::update);
        update();
    });
    connect(save_.get(), &SaveDomain::saved, this, [this](widgets::PackDocument* document) {
        recent_->add(document->name(), document->title());
        update();
    });
    save_->setArchiver([this](const widgets::PackDocument& document, const QString& file) {
        return export_->exportTo(document, file);
    });
    connect(save_.get(), &SaveDomain::told, this, &FileDomain::told);
    connect(outside_.get(), &OutsideChanges::reloadWanted, this, &FileDomain::reload);
    connect(outside_.get(), &OutsideChanges::saveWanted, save_.get(), &SaveDomain::save);
    connect(outside_.get(), &OutsideChanges::saveAsWanted, save_.get(), &SaveDomain::saveAs);
    connect(readOnly_.get(), &ReadOnlyFolders::saveAsWanted, save_.get(), &SaveDomain::saveAs);
    update();
    connect(this, &FileDomain::told, &parts.events, &WindowEvents::told);
    connect(export_.get(), &PackExportDomain::exported, this, [this](const QString& file) {
        emit told(tr("Exported to %1").arg(QDir::toNativeSeparators(file)));
    });
    connect(&parts.levels, &widgets::LevelList::openRequested, open_, &QAction::trigger);
    connect(&parts.levels, &widgets::LevelList::reloadRequested, this, &FileDomain::reload);
    connect(&parts.levels, &widgets::LevelList::closeRequested, this, &FileDomain::close);
    connect(&parts.themes, &ThemeController::motionChanged, welcome_.get(),
            &WelcomeDomain::setMotion);
    welcome_->setMotion(parts.themes.hasMotion());
}

void FileDomain::addBuiltInPacks(ActionRegistry& actions) {
    struct Entry {
        const char* id;
        const char* pack;
        QString text;
        QString tip;
    };
    const Entry entries[]{
        {"file.open-temple", "builtin:temple", tr("Open built-in &temple"),
         tr("Open the built-in pack of hidden mazes in painted shapes")},
        {"file.open-dungeons", "builtin:dungeons", tr("Open built-in &dungeons"),
         tr("Open the built-in pack of rooms, mazes and corridors")},
        {"file.open-descent", "builtin:descent", tr("Open &built-in toll stair"),
         tr("Open the built-in pack of a descent with designed floors")},
        {"file.open-classic", "builtin:classic", tr("Open built-in classic"),
         tr("Open the built-in pack of the endless descent by the rules' own numbers")},
        {"file.open-lab", "builtin:lab", tr("Open built-in lab"),
         tr("Open the built-in course about level generation: one algorithm per level")},
    };
    for (const Entry& entry : entries) {
        const QString pack = QString::fromLatin1(entry.pack);
        actions.add(this, {.id = entry.id,
                           .text = entry.text,
                           .icon = "pack",
                           .tip = entry.tip,
                           .menu = MenuGroup::BuiltInPacks,
                           .triggered = [this, pack] { workspace_.open(pack); }});
    }
}

FileDomain::~FileDomain() = default;

std::optional<widgets::PackOnDisk> FileDomain::read(const QString& name) {
    const auto pack = std::make_shared<std::optional<widgets::PackOnDisk>>();
    const bool isDone =
        doOwnedWork(window_, tr("Opening %1").arg(QFileInfo(name).fileName()),
                    [pack, name](const LongWork& work) {
                        int told = -1;
                        pack::ReadControl control;
                        control.stop = work.stop;
                        control.progress = [&](const std::string& file, int done, int count) {
                            // A pack may have thousands of files, so progress is reported only once
                            // per percent.
                            constexpr int kSteps = 100;
                            if (std::exchange(told, done * kSteps / count) == done * kSteps / count)
                                return;
                            work.tell(QString::fromStdString(file), done, count);
                        };
                        *pack = widgets::readPackFile(name, control);
                    });
    return isDone ? std::move(*pack) : std::nullopt;
}

void FileDomain::openPack() {
    const QString file = askForPack(window_, tr("Open a pack"));
    if (!file.isEmpty()) workspace_.open(file);
}

void FileDomain::reload(widgets::PackDocument* document) {
    if (document->isModified() && !askToReload(window_, document->title())) return;
    const QString title = document->title();
    if (const auto reloaded = workspace_.reload(document); !reloaded)
        tellNotReloaded(window_, title, reloaded.error());
}

void FileDomain::close(widgets::PackDocument* document) {
    if (save_->mayClose({document})) workspace_.close(document);
}

void FileDomain::closeOthers(widgets::PackDocument* document) {
    std::vector<widgets::PackDocument*> others = workspace_.documents();
    std::erase(others, document);
    if (!save_->mayClose(others)) return;
    workspace_.setCurrent(document);
    for (widgets::PackDocument* other : others)
        workspace_.close(other);
}

bool FileDomain::mayQuit() {
    if (!save_->mayClose(workspace_.documents())) return false;
    session_->save();
    return true;
}

void FileDomain::restoreSession() {
    session_->restore();
}

void FileDomain::setViews(ViewMemory* views) {
    session_->setViews(views);
}

void FileDomain::offerRecovery() {
    recovery_->offer();
}

QWidget* FileDomain::newCentre(widgets::MiddlePages& work, widgets::Canvas* canvas,
                               widgets::MessageBar* message) const {
    auto* centre = new QWidget;
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    // Use a widget instead of a layout, so that both tab bars can be hidden together.
    auto* tabRow = new QWidget;
    tabRow->setObjectName(QStringLiteral("tabRow"));
    auto* tabs = new QHBoxLayout(tabRow);
    tabs->setContentsMargins(0, 0, 0, 0);
    tabs->setSpacing(16);
    tabs->addWidget(tabs_->bar());
    // The bar takes the remaining width, so that it knows how wide its titles may be.
    tabs->addWidget(work.bar(), 1);
    connect(work.bar(), &QTabBar::tabBarClicked, welcome_.get(), &WelcomeDomain::leave);
    connect(&work, &widgets::MiddlePages::panelShown, welcome_.get(), &WelcomeDomain::leave);
    tabs->addStretch();
    column->addWidget(tabRow);
    QWidget* pages = welcome_->newPages(&work, canvas);
    column->addWidget(pages, 1);
    auto* bars = new widgets::BarStack(*centre);
    for (QWidget* bar : std::initializer_list<QWidget*>{
             session_->bar(), recovery_->bar(), save_->bar(), readOnly_->bar(), shared_->bar(),
             archived_->bar(), outside_->bar(), merges_->bar(), unkept_->bar()})
        bars->addBar(bar);
    // The message bars are placed over the canvas's parent, which also contains the rulers.
    bars->setPlace(canvas->parentWidget(), pages);
    bars->setAbove(message);
    return centre;
}

void FileDomain::focusCentre() {
    welcome_->takeFocus();
}

void FileDomain::fillRecent() {
    recentMenu_->clear();
    for (const QString& name : recent_->names()) {
        const bool isBuiltIn = name.startsWith(QLatin1String("builtin:"));
        const QString path = isBuiltIn ? tr("built in") : QDir::toNativeSeparators(name);
        // Titles can have any length, and can contain characters that have a meaning in menus.
        QString title = recent_->titleOf(name).simplified();
        constexpr qsizetype kMostShown = 60;
        if (title.size() > kMostShown) title = title.left(kMostShown) + QStringLiteral("…");
        const QString shownPath = recentMenu_->fontMetrics().elidedText(
            path, Qt::ElideMiddle, 50 * recentMenu_->fontMetrics().averageCharWidth());
        QAction* action = recentMenu_->addAction(
            QString(title + '\t' + shownPath).replace('&', QStringLiteral("&&")), this,
            [this, name] { workspace_.open(name); });
        action->setStatusTip(tr("Open %1").arg(path));
        widgets::setPlainToolTip(*action, path);
    }
    if (!recentMenu_->isEmpty()) return;
    QAction* nothing = recentMenu_->addAction(tr("Nothing opened yet"));
    nothing->setStatusTip(tr("Packs that have been opened will be listed here"));
    nothing->setEnabled(false);
}

bool FileDomain::hasPlace(const widgets::PackDocument& document) const {
    return !workspace_.fileOf(&document).folder().isEmpty() ||
           document.name().startsWith(QLatin1String("builtin:")) ||
           widgets::isArchive(document.name());
}

void FileDomain::update() {
    const bool any = workspace_.current() != nullptr;
    // A new pack has no files to read.
    reload_->setEnabled(
        any && (hasPlace(*workspace_.current()) || !workspace_.current()->loadProblems().empty()));
    close_->setEnabled(any);
    closeOthers_->setEnabled(any && workspace_.documents().size() > 1);
}

}  // namespace mazeloom::app
