// SPDX-License-Identifier: MIT
#include "app/actions/menu_places.h"

#include <algorithm>

#include <QAction>
#include <QMenu>
#include <QMenuBar>

#include "app/actions/action_registry.h"

namespace mazeloom::app {

namespace {

void collect(const QList<QAction*>& actions, const QString& path, std::vector<MenuPlace>& places) {
    for (QAction* action : actions) {
        if (action->isSeparator()) continue;
        if (const QMenu* menu = action->menu()) {
            const QString name = withoutMnemonic(menu->title());
            collect(menu->actions(), path.isEmpty() ? name : path + QStringLiteral(" → ") + name,
                    places);
        } else if (std::ranges::find(places, action, &MenuPlace::action) == places.end()) {
            places.push_back({action, path});
        }
    }
}

}  // namespace

std::vector<MenuPlace> menuPlaces(const QMenuBar& bar) {
    std::vector<MenuPlace> places;
    collect(bar.actions(), {}, places);
    return places;
}

}  // namespace mazeloom::app
