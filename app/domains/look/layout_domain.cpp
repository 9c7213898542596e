// SPDX-License-Identifier: MIT
#include "app/domains/look/layout_domain.h"

#include <QMainWindow>

#include <algorithm>

#include <QMenu>
#include <QSettings>
#include <QWidget>

#include "app/actions/action_registry.h"
#include "app/domains/file/session_domain.h"
#include "app/domains/parts/window_events.h"
#include "app/domains/parts/window_parts.h"
#include "widgets/text/input_dialog.h"
#include "widgets/text/message_box.h"
#include "widgets/text/tool_tip.h"
#include "widgets/workbench/middle_pages.h"
#include "widgets/workbench/panel_frame.h"
#include "widgets/workbench/workbench.h"

namespace mazeloom::app {

namespace {

constexpr auto kGeometry = "window/geometry";
constexpr auto kLast = "window/layout";
constexpr auto kOwn = "layouts";
}  // namespace

struct LayoutDomain::Arrangement {
    const char* id;
    QString text;
    QString tip;
    QStringList panels;  ///< panels to unfold, as for arrange()
};

LayoutDomain::LayoutDomain(const WindowParts& parts, SessionDomain& session)
    : QObject(&parts.window),
      workbench_(parts.workbench),
      window_(parts.window),
      keep_(nullptr),
      reset_(nullptr) {
    addBuiltIn(parts.actions, {"layout.watch",
                               tr("&Watch"),
                               tr("For watching a level being made: recipe, cell and explanation"),
                               {"levels", "recipe", "provenance", "explanation"}});
    addBuiltIn(parts.actions, {"layout.paint",
                               tr("&Paint"),
                               tr("For painting a level: what is selected, history and problems"),
                               {"levels", "selected", "history", "problems"}});
    addBuiltIn(parts.actions, {"layout.rooms",
                               tr("&Rooms"),
                               tr("For handcrafted rooms: levels and rooms, and their properties"),
                               {"levels", "inspector", "selected", "problems"}});
    keep_ = parts.actions.add(this, {.id = "layout.save",
                                     .text = tr("&Save layout as…"),
                                     .tip = tr("Save the arrangement of all panels under a name"),
                                     .triggered = [this] { askToKeep(); }});
    reset_ = parts.actions.add(this, {.id = "view.reset-panels",
                                      .text = tr("R&eset panels"),
                                      .icon = "restore",
                                      .tip = tr("Put every panel back where it belongs"),
                                      .triggered = [this] { workbench_.restoreState(standard_); }});
    layouts_ =
        parts.actions.addMenu(MenuGroup::Panels, tr("La&youts"), tr("Arrangements of the panels"));
    layouts_->addActions(builtIn_);
    layouts_->addSeparator();
    layouts_->addAction(keep_);
    removal_ = layouts_->addMenu(tr("&Delete layout"));
    removal_->menuAction()->setStatusTip(tr("Delete a layout that you saved"));
    widgets::setPlainToolTip(*removal_->menuAction(), removal_->menuAction()->statusTip());
    layouts_->addSeparator();
    layouts_->addAction(reset_);
    connect(&workbench_, &widgets::Workbench::panelsShownChanged, layouts_->menuAction(),
            &QAction::setEnabled);
    read();
    fillOwn();
    // Store the layout regularly, so that it is restored after a crash, too.
    connect(&session, &SessionDomain::kept, this, [this] {
        // Full screen belongs to the full game, and is not stored.
        if (!window_.isFullScreen()) save();
    });
    connect(&workbench_, &widgets::Workbench::arranged, &session, &SessionDomain::saveSoon);
    connect(&parts.events, &WindowEvents::ready, this, &LayoutDomain::restore);
}

void LayoutDomain::addBuiltIn(ActionRegistry& actions, const Arrangement& arrangement) {
    QAction* action =
        actions.add(this, {.id = arrangement.id,
                           .text = arrangement.text,
                           .tip = arrangement.tip,
                           .triggered = [this, panels = arrangement.panels] { arrange(panels); }});
    builtIn_ << action;
}

void LayoutDomain::arrange(const QStringList& panels) {
    workbench_.restoreState(standard_);
    for (widgets::PanelFrame* frame : workbench_.panels())
        frame->setUnfoldWanted(panels.contains(frame->id()));
    for (auto id = panels.rbegin(); id != panels.rend(); ++id) {
        widgets::PanelFrame* frame = workbench_.find(*id);
        if (frame == nullptr) continue;
        workbench_.setOpen(*frame, true);
        // A panel that has nothing to show stays folded until it has.
        if (frame->note().isEmpty()) workbench_.raise(*frame);
    }
    // A large panel is a tab beside the level; the level should be in front.
    workbench_.pages().showWork();
}

void LayoutDomain::fillOwn() {
    // Delete the actions later, because one of them may have sent the signal that led here.
    for (QAction* action : shown_)
        action->deleteLater();
    for (QAction* action : shown_)
        layouts_->removeAction(action);
    shown_.clear();
    removal_->clear();
    QAction* before = layouts_->actions().at(builtIn_.size());
    for (const Layout& layout : own_) {
        const QString shownName = QString(layout.name).replace('&', QStringLiteral("&&"));
        auto* action = new QAction(shownName, this);
        action->setStatusTip(tr("Arrange the panels as “%1”").arg(layout.name));
        widgets::setPlainToolTip(*action, action->statusTip());
        connect(action, &QAction::triggered, this,
                [this, state = layout.state] { workbench_.restoreState(state); });
        layouts_->insertAction(before, action);
        shown_ << action;
        QAction* forget = removal_->addAction(shownName);
        forget->setStatusTip(tr("Delete the layout “%1”").arg(layout.name));
        widgets::setPlainToolTip(*forget, forget->statusTip());
        connect(
            forget, &QAction::triggered, this, [this, name = layout.name] { remove(name); },
            Qt::QueuedConnection);
    }
    removal_->menuAction()->setEnabled(!own_.empty());
    keep_->setEnabled(own_.size() < kMostLayouts);
}

void LayoutDomain::askToKeep() {
    const auto layoutFlaw = [](const QString& name) {
        return name.trimmed().size() <= kLongestName
                   ? widgets::lineFlaw(name)
                   : tr("At most %1 characters are allowed").arg(kLongestName);
    };
    const auto answer =
        widgets::askForText(&window_, tr("Save layout"), tr("Name of the layout:"), layoutFlaw);
    const QString name = answer.value_or(QString()).trimmed();
    if (name.isEmpty()) return;
    const bool isTaken = std::ranges::find(own_, name, &Layout::name) != own_.end();
    if (isTaken && !widgets::MessageBox::isConfirmed(
                       &window_, tr("Save layout"),
                       tr("There is a layout “%1” already. Replace it?").arg(name))) {
        return;
    }
    keep(name);
}

bool LayoutDomain::keep(const QString& name) {
    const QString trimmed = name.trimmed();
    if (trimmed.isEmpty() || trimmed.size() > kLongestName) return false;
    const QByteArray state = workbench_.saveState();
    const auto known = std::ranges::find(own_, trimmed, &Layout::name);
    if (known != own_.end()) {
        known->state = state;
    } else {
        if (own_.size() >= kMostLayouts) return false;
        own_.push_back({trimmed, state});
    }
    write();
    fillOwn();
    return true;
}

void LayoutDomain::remove(const QString& name) {
    std::erase_if(own_, [&name](const Layout& layout) { return layout.name == name; });
    write();
    fillOwn();
}

void LayoutDomain::read() {
    QSettings settings;
    const int count = settings.beginReadArray(kOwn);
    for (int i = 0; i < std::min(count, 1000) && own_.size() < kMostLayouts; ++i) {
        settings.setArrayIndex(i);
        const QString name = settings.value("name").toString().trimmed().left(kLongestName);
        const QByteArray state = settings.value("state").toByteArray();
        const bool isTaken = std::ranges::find(own_, name, &Layout::name) != own_.end();
        if (!name.isEmpty() && !state.isEmpty() && !isTaken) own_.push_back({name, state});
    }
}

void LayoutDomain::write() const {
    QSettings settings;
    settings.remove(kOwn);
    settings.beginWriteArray(kOwn, static_cast<int>(own_.size()));
    for (std::size_t i = 0; i < own_.size(); ++i) {
        settings.setArrayIndex(static_cast<int>(i));
        settings.setValue("name", own_[i].name);
        settings.setValue("state", own_[i].state);
    }
}

void LayoutDomain::restore() {
    standard_ = workbench_.saveState();
    const QSettings settings;
    window_.restoreGeometry(settings.value(kGeometry).toByteArray());
    workbench_.restoreState(settings.value(kLast).toByteArray());
}

void LayoutDomain::save() const {
    QSettings settings;
    settings.setValue(kGeometry, window_.saveGeometry());
    settings.setValue(kLast, workbench_.saveState());
}

}  // namespace mazeloom::app
