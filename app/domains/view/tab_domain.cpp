// SPDX-License-Identifier: MIT
#include "app/domains/view/tab_domain.h"

#include <algorithm>

#include "app/actions/action_registry.h"
#include "app/workspace/workspace.h"

namespace mazeloom::app {

using widgets::PackDocument;
using widgets::PackTabs;

TabDomain::TabDomain(ActionRegistry& actions, Workspace& workspace, QWidget* window)
    : QObject(window),
      workspace_(workspace),
      bar_(new PackTabs(window)),
      next_(
          actions.add(this, {.id = "file.next-pack",
                             .text = tr("Ne&xt pack"),
                             .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_Tab),
                                           QKeySequence(Qt::CTRL | Qt::Key_PageDown)},
                             .tip = tr("Show the pack in the next tab; after the last, the first"),
                             .menu = MenuGroup::OtherPacks,
                             .triggered = [this] { go(1); }})),
      previous_(actions.add(this, {.id = "file.previous-pack",
                                   .text = tr("Previo&us pack"),
                                   .shortcuts = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab),
                                                 QKeySequence(Qt::CTRL | Qt::Key_PageUp)},
                                   .tip = tr("Show the pack in the previous tab"),
                                   .menu = MenuGroup::OtherPacks,
                                   .triggered = [this] { go(-1); }})) {
    connect(&workspace_, &Workspace::documentAdded, bar_,
            [this](PackDocument* document) { bar_->add(workspace_.fileOf(document)); });
    connect(&workspace_, &Workspace::documentAboutToClose, bar_, &PackTabs::remove);
    connect(&workspace_, &Workspace::documentMoved, bar_, &PackTabs::moveTab);
    connect(&workspace_, &Workspace::currentChanged, bar_, &PackTabs::setCurrentDocument);
    connect(&workspace_, &Workspace::documentAdded, this, &TabDomain::update);
    connect(&workspace_, &Workspace::documentClosed, this, &TabDomain::update);
    connect(bar_, &PackTabs::chosen, &workspace_, &Workspace::setCurrent);
    connect(bar_, &PackTabs::dragged, &workspace_, [this](PackDocument* document, int to) {
        workspace_.move(document, static_cast<std::size_t>(to));
    });
    update();
}

void TabDomain::go(int places) {
    const auto documents = workspace_.documents();
    if (documents.empty()) return;
    const auto count = static_cast<int>(documents.size());
    const auto found = std::ranges::find(documents, workspace_.current());
    const int place = static_cast<int>(found - documents.begin());
    workspace_.setCurrent(documents[static_cast<std::size_t>((place + places + count) % count)]);
}

void TabDomain::update() {
    const bool several = workspace_.documents().size() > 1;
    next_->setEnabled(several);
    previous_->setEnabled(several);
}

}  // namespace mazeloom::app
