// SPDX-License-Identifier: MIT
#include "app/domains/view/layout_domain.h"

#include <algorithm>

#include <QDockWidget>
#include <QMainWindow>
#include <QSettings>

#include "app/actions/action_registry.h"
#include "widgets/text/input_dialog.h"
#include "widgets/text/message_box.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::app {

namespace {

constexpr auto kGeometry = "window/geometry";
constexpr auto kLast = "window/layout";
constexpr auto kOwn = "layouts";
/// Goes up when old layouts cannot be made sense of any more.
constexpr int kVersion = 1;

QString dockName(const char* panel) {
    return QLatin1String(panel) + QStringLiteral("Dock");
}

}  // namespace

/// Which panels are shown; the others are closed. Those that are to be in front of their tabs.
struct LayoutDomain::Arrangement {
    const char* id;
    QString text;
    QString tip;
    std::vector<const char*> shown;
    std::vector<const char*> inFront;
};

LayoutDomain::LayoutDomain(ActionRegistry& actions, QMainWindow& window)
    : QObject(&window), window_(window), keep_(nullptr), reset_(nullptr) {
    addBuiltIn(actions, {"layout.watch",
                         tr("&Watch"),
                         tr("Panels for watching a level being made: steps, explanation, timeline"),
                         {"levels", "explanation", "recipe", "steps", "provenance", "breakPoints",
                          "timeline"},
                         {"recipe", "steps"}});
    addBuiltIn(actions, {"layout.paint",
                         tr("&Paint"),
                         tr("Panels for painting a level: a large canvas, inspector and history"),
                         {"levels", "recipe", "inspector", "problems", "history"},
                         {"inspector", "history"}});
    addBuiltIn(actions, {"layout.rooms",
                         tr("&Rooms"),
                         tr("Panels for handcrafted rooms: levels and rooms, and the inspector"),
                         {"levels", "inspector", "problems"},
                         {"inspector"}});
    keep_ = actions.add(this, {.id = "layout.save",
                               .text = tr("&Save layout as…"),
                               .tip = tr("Keep the places of all panels under a name"),
                               .triggered = [this] { askToKeep(); }});
    reset_ =
        actions.add(this, {.id = "view.reset-panels",
                           .text = tr("R&eset panels"),
                           .icon = "restore",
                           .tip = tr("Put every panel back to where it belongs"),
                           .triggered = [this] { window_.restoreState(standard_, kVersion); }});
    layouts_ = actions.addMenu(MenuGroup::Panels, tr("La&youts"), tr("Arrangements of the panels"));
    layouts_->addActions(builtIn_);
    layouts_->addSeparator();
    layouts_->addAction(keep_);
    removal_ = layouts_->addMenu(tr("&Delete layout"));
    removal_->menuAction()->setStatusTip(tr("Forget an arrangement of your own"));
    widgets::setPlainToolTip(*removal_->menuAction(), removal_->menuAction()->statusTip());
    layouts_->addSeparator();
    layouts_->addAction(reset_);
    read();
    fillOwn();
}

void LayoutDomain::addBuiltIn(ActionRegistry& actions, const Arrangement& arrangement) {
    QAction* action =
        actions.add(this, {.id = arrangement.id,
                           .text = arrangement.text,
                           .tip = arrangement.tip,
                           .triggered = [this, arrangement] { arrange(arrangement); }});
    builtIn_ << action;
}

void LayoutDomain::arrange(const Arrangement& arrangement) {
    window_.restoreState(standard_, kVersion);
    const auto names = [](const std::vector<const char*>& panels) {
        QStringList list;
        for (const char* panel : panels)
            list << dockName(panel);
        return list;
    };
    const QStringList shown = names(arrangement.shown);
    const QStringList inFront = names(arrangement.inFront);
    const auto docks = window_.findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
    for (QDockWidget* dock : docks)
        dock->setVisible(shown.contains(dock->objectName()));
    for (QDockWidget* dock : docks) {
        if (inFront.contains(dock->objectName())) dock->raise();
    }
}

void LayoutDomain::fillOwn() {
    // An entry may be what asked for this.
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
                [this, state = layout.state] { window_.restoreState(state, kVersion); });
        layouts_->insertAction(before, action);
        shown_ << action;
        QAction* forget = removal_->addAction(shownName);
        forget->setStatusTip(tr("Forget the layout “%1”").arg(layout.name));
        widgets::setPlainToolTip(*forget, forget->statusTip());
        connect(
            forget, &QAction::triggered, this, [this, name = layout.name] { remove(name); },
            Qt::QueuedConnection);
    }
    removal_->menuAction()->setEnabled(!own_.empty());
    keep_->setEnabled(own_.size() < kMostLayouts);
}

void LayoutDomain::askToKeep() {
    const auto answer = widgets::askForText(&window_, tr("Save layout"), tr("Name of the layout:"));
    const QString name = answer.value_or(QString()).trimmed().left(kLongestName);
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
    const QByteArray state = window_.saveState(kVersion);
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
    standard_ = window_.saveState(kVersion);
    const QSettings settings;
    window_.restoreGeometry(settings.value(kGeometry).toByteArray());
    window_.restoreState(settings.value(kLast).toByteArray(), kVersion);
}

void LayoutDomain::save() const {
    QSettings settings;
    settings.setValue(kGeometry, window_.saveGeometry());
    settings.setValue(kLast, window_.saveState(kVersion));
}

}  // namespace mazeloom::app
