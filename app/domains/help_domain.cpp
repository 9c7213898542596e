// SPDX-License-Identifier: MIT
#include "app/domains/help_domain.h"

#include <QMainWindow>
#include <QMenu>

#include "app/actions/action_registry.h"
#include "app/search/action_search.h"

namespace mazeloom::app {

HelpDomain::HelpDomain(ActionRegistry& actions, QMainWindow& window)
    : QObject(&window),
      search_(new ActionSearch(actions, window)),
      find_(actions.add({"help.search",
                         tr("&Find an action…"),
                         "search",
                         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)},
                         tr("Type a few letters of what you want to do, and do it")})) {
    connect(find_, &QAction::triggered, search_, &ActionSearch::open);
}

void HelpDomain::fill(QMenu& menu) const {
    menu.addAction(find_);
}

}  // namespace mazeloom::app
