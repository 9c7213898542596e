// SPDX-License-Identifier: MIT
#include "app/window/menus.h"

#include <array>

#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

#include "app/actions/action_registry.h"
#include "app/workspace/workspace.h"

namespace mazeloom::app {

namespace {

using enum MenuGroup;

/// A group of actions, and whether a separator precedes the group in its menu.
struct Place {
    MenuGroup group = None;
    bool hasLine = true;
};

constexpr bool kNoLine = false;

struct MenuRow {
    const char* title;
    const char* tip;
    std::array<Place, 11> places;
};

// The menus from left to right, and the groups of each menu from top to bottom.
constexpr auto kMenus = std::to_array<MenuRow>({
    {QT_TRANSLATE_NOOP("mazeloom::app::MainWindow", "&File"),
     QT_TRANSLATE_NOOP("mazeloom::app::MainWindow", "Open, reload and close packs"),
     {{{NewPack},
       {RecentPacks, kNoLine},
       {BuiltInPacks, kNoLine},
       {Welcome, kNoLine},
       {SavePack},
       {ClosePack},
       {OtherPacks},
       {Quit}}}},
    {QT_TRANSLATE_NOOP("mazeloom::app::MainWindow", "&Edit"),
     QT_TRANSLATE_NOOP("mazeloom::app::MainWindow", "Undo and redo, copy and paste"),
     {{{Undo}, {Clipboard}, {Select}, {Turn}, {Stamps}, {Shortcuts}}}},
    {QT_TRANSLATE_NOOP("mazeloom::app::MainWindow", "&Level"),
     QT_TRANSLATE_NOOP("mazeloom::app::MainWindow", "The levels and rooms of the pack"),
     {{{NewSheet}, {ChangeSheet}, {DeleteSheet}, {GoToSheet}, {Keep}, {Extent}, {Tiles}}}},
    {QT_TRANSLATE_NOOP("mazeloom::app::MainWindow", "&View"),
     QT_TRANSLATE_NOOP("mazeloom::app::MainWindow", "Zoom, grid lines, problems, theme and panels"),
     {{{Zoom}, {Marks}, {Look, kNoLine}, {Problems}, {Panels}}}},
    {QT_TRANSLATE_NOOP("mazeloom::app::MainWindow", "&Generate"),
     QT_TRANSLATE_NOOP("mazeloom::app::MainWindow", "Other seeds, and the recipe"),
     {{{Seed}, {Recipe}, {Compare}}}},
    {QT_TRANSLATE_NOOP("mazeloom::app::MainWindow", "&Timeline"),
     QT_TRANSLATE_NOOP("mazeloom::app::MainWindow", "Play the generation, or go through its steps"),
     {{{Steps}, {StepSpeed}}}},
    {QT_TRANSLATE_NOOP("mazeloom::app::MainWindow", "&Play"),
     QT_TRANSLATE_NOOP("mazeloom::app::MainWindow",
                       "Play the level, with the designer's instruments"),
     {{{Play},
       {PlayPlace},
       {PlayTime},
       {PlayAgain, kNoLine},
       {PlaySpeed, kNoLine},
       {PlaySight},
       {PlayControls},
       {Replays},
       {Proof},
       {FullGame},
       {Descent}}}},
    {QT_TRANSLATE_NOOP("mazeloom::app::MainWindow", "T&ools"),
     QT_TRANSLATE_NOOP("mazeloom::app::MainWindow", "Look at cells, or paint them"),
     {{{Tools}, {Ask}, {Symmetry}, {Grow, kNoLine}, {BrushSize}, {Mix, kNoLine}}}},
    {QT_TRANSLATE_NOOP("mazeloom::app::MainWindow", "&Help"),
     QT_TRANSLATE_NOOP("mazeloom::app::MainWindow",
                       "The manual, all keys, and what this program is"),
     {{{Manual}, {FindAction}, {About}}}},
});

/// The groups in the menu *Play* whose disabled entries are explained.
constexpr auto kPlayGroups = std::to_array<MenuGroup>(
    {Play, PlayPlace, PlayTime, PlayAgain, PlaySpeed, PlaySight, Replays, Proof, Descent});

QString inWindow(const char* text) {
    return QCoreApplication::translate("mazeloom::app::MainWindow", text);
}

}  // namespace

void fillMenus(QMenuBar& bar, const ActionRegistry& actions) {
    for (const MenuRow& row : kMenus) {
        QMenu* menu = bar.addMenu(inWindow(row.title));
        menu->menuAction()->setStatusTip(inWindow(row.tip));
        for (const auto& [group, hasLine] : row.places) {
            if (group == None) break;
            if (hasLine && !menu->isEmpty()) menu->addSeparator();
            for (QAction* action : actions.in(group)) {
                // Make the submenu a child of the menu, so that it takes the window's look.
                if (QMenu* inner = action->menu()) inner->setParent(menu, inner->windowFlags());
                menu->addAction(action);
            }
        }
    }
}

void explainPlay(ActionRegistry& actions, Workspace& workspace, QObject* owner) {
    const QString why = inWindow(
        QT_TRANSLATE_NOOP("mazeloom::app::MainWindow", "Open a pack first: its levels are played"));
    const auto explain = [&actions, &workspace, why] {
        const bool isOpen = workspace.current() != nullptr;
        for (const MenuGroup group : kPlayGroups) {
            for (QAction* action : actions.in(group)) {
                const QString reason = actions.reasonOf(action);
                if (!isOpen && !action->isEnabled() && reason.isEmpty())
                    actions.setReason(action, why);
                else if (reason == why)
                    actions.setReason(action, {});
            }
        }
        // While a pack is open, the tool tips would only repeat the entries.
        for (QObject* object : actions.find("play.start")->associatedObjects())
            if (auto* menu = qobject_cast<QMenu*>(object)) menu->setToolTipsVisible(!isOpen);
    };
    // The connection is queued, so that `explain` runs after all functions that enable or disable
    // actions.
    QObject::connect(&workspace, &Workspace::currentChanged, owner, explain, Qt::QueuedConnection);
    explain();
}

}  // namespace mazeloom::app
