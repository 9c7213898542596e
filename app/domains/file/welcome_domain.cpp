// SPDX-License-Identifier: MIT
#include "app/domains/file/welcome_domain.h"

#include <algorithm>

#include <QAction>
#include <QStackedWidget>
#include <QStandardPaths>

#include "app/actions/action_registry.h"
#include "app/domains/view/tour_domain.h"
#include "app/workspace/recent_packs.h"
#include "app/workspace/workspace.h"
#include "widgets/document/pack_source.h"
#include "widgets/welcome/welcome_page.h"

namespace mazeloom::app {

using widgets::PackDocument;
using widgets::WelcomePage;

namespace {

QString cacheFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) +
           QStringLiteral("/previews");
}

}  // namespace

WelcomeDomain::WelcomeDomain(ActionRegistry& actions, Workspace& workspace, RecentPacks& recent,
                             QWidget* window)
    : QObject(window),
      workspace_(workspace),
      recent_(recent),
      window_(window),
      previews_(cacheFolder()),
      welcome_(actions.add(
          this, {.id = "file.welcome",
                 .text = tr("&Welcome page"),
                 .tip = tr("Choose among the built-in packs and those that you opened before"),
                 .menu = MenuGroup::Welcome})),
      actions_(actions) {
    connect(welcome_, &QAction::triggered, this, &WelcomeDomain::show);
    connect(&workspace_, &Workspace::currentChanged, this, &WelcomeDomain::showFitting);
    connect(&workspace_, &Workspace::documentAdded, this, [this](PackDocument* document) {
        // A level was selected: leave the page to show it.
        connect(document, &PackDocument::currentLevelChanged, this, &WelcomeDomain::leave);
    });
    connect(&workspace_, &Workspace::wanted, this, &WelcomeDomain::leave);
    connect(&recent_, &RecentPacks::changed, this, &WelcomeDomain::fillRecent);
}

namespace {

/// Returns the built-in packs in the order of the page: what a newcomer should open first.
QStringList packsInOrder() {
    static const QStringList kFirst{"temple", "dungeons", "descent", "classic", "lab"};
    QStringList names = widgets::builtInPacks();
    std::ranges::stable_sort(names, {}, [](const QString& name) {
        const qsizetype place = kFirst.indexOf(name);
        return place < 0 ? kFirst.size() : place;
    });
    for (QString& name : names)
        name.prepend(QStringLiteral("builtin:"));
    return names;
}

}  // namespace

QWidget* WelcomeDomain::newPages(QWidget* work, QWidget* canvas) {
    page_ = new WelcomePage(
        {actions_.find("file.open"), actions_.find("help.tour"), actions_.find("play.full-game")},
        packsInOrder(), previews_);
    connect(page_, &WelcomePage::openRequested, this,
            [this](const QString& name) { workspace_.open(name); });
    connect(page_, &WelcomePage::removeRequested, &recent_, &RecentPacks::remove);
    connect(page_, &WelcomePage::newRequested, this,
            [this](edit::PackTemplate begin) { workspace_.create(begin); });
    connect(page_, &WelcomePage::tourAnswered, this, &WelcomeDomain::answerTour);
    connect(page_, &WelcomePage::left, this, &WelcomeDomain::leave);
    canvas_ = canvas;
    pages_ = new QStackedWidget;
    pages_->addWidget(page_);
    pages_->addWidget(work);
    fillRecent();
    showFitting();
    return pages_;
}

bool WelcomeDomain::isShown() const {
    return pages_ != nullptr && pages_->currentWidget() == page_;
}

void WelcomeDomain::takeFocus() {
    if (isShown()) {
        page_->focusFirst();
    } else if (canvas_ != nullptr) {
        canvas_->setFocus();
    }
}

void WelcomeDomain::leave() {
    if (workspace_.current() != nullptr) showFitting();
}

void WelcomeDomain::show() {
    if (pages_ == nullptr) return;  // the window is closing
    page_->setCanLeave(workspace_.current() != nullptr);
    page_->offerTour(!TourDomain::isKnown());
    pages_->setCurrentWidget(page_);
    takeFocus();
}

void WelcomeDomain::answerTour(bool taken) {
    TourDomain::setKnown();
    page_->offerTour(false);
    if (taken) actions_.find("help.tour")->trigger();
}

void WelcomeDomain::setMotion(bool wanted) {
    if (page_ != nullptr) page_->setMotion(wanted);
}

void WelcomeDomain::showFitting() {
    if (pages_ == nullptr) return;
    if (workspace_.current() == nullptr) {
        show();
        return;
    }
    const bool takesFocus = page_->isAncestorOf(window_->focusWidget());
    pages_->setCurrentIndex(1);
    // Once the canvas has the focus, Space plays the generation.
    if (takesFocus || window_->focusWidget() == nullptr) takeFocus();
}

void WelcomeDomain::fillRecent() {
    if (page_ == nullptr) return;
    QStringList names = recent_.names();
    // Built-in packs have their own place on the page.
    names.removeIf([](const QString& name) { return name.startsWith(QLatin1String("builtin:")); });
    page_->setRecent(names);
}

}  // namespace mazeloom::app
