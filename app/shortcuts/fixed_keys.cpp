// SPDX-License-Identifier: MIT
#include "app/shortcuts/fixed_keys.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenuBar>

#include "app/actions/action_registry.h"
#include "widgets/panels/recipe/compose/stage_action.h"

namespace mazeloom::app {

std::vector<FixedKey> canvasKeys() {
    std::vector<FixedKey> keys;
    const auto add = [&keys](const QString& use, std::initializer_list<QKeyCombination> them) {
        for (const QKeyCombination key : them)
            keys.push_back({QKeySequence(key), use, false});
    };
    add(QCoreApplication::translate("FixedKeys", "Canvas: zoom in"), {Qt::Key_Plus, Qt::Key_Equal});
    add(QCoreApplication::translate("FixedKeys", "Canvas: zoom out"), {Qt::Key_Minus});
    add(QCoreApplication::translate("FixedKeys", "Canvas: play; hold to drag the level"),
        {Qt::Key_Space});
    add(QCoreApplication::translate("FixedKeys", "Canvas: cell cursor, or move what is picked"),
        {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down});
    add(QCoreApplication::translate("FixedKeys",
                                    "Canvas: cell cursor, or what is picked, by a "
                                    "large step"),
        {Qt::SHIFT | Qt::Key_Left, Qt::SHIFT | Qt::Key_Right, Qt::SHIFT | Qt::Key_Up,
         Qt::SHIFT | Qt::Key_Down});
    add(QCoreApplication::translate("FixedKeys", "Cell cursor: to the ends of its row"),
        {Qt::Key_Home, Qt::Key_End});
    add(QCoreApplication::translate("FixedKeys", "Cell cursor: by a page"),
        {Qt::Key_PageUp, Qt::Key_PageDown});
    add(QCoreApplication::translate("FixedKeys", "Cell cursor: use the tool; begin and end a drag"),
        {Qt::Key_Return, Qt::Key_Enter});
    add(QCoreApplication::translate("FixedKeys",
                                    "Cell cursor: use the tool, as a click with these keys does"),
        {Qt::SHIFT | Qt::Key_Return, Qt::CTRL | Qt::Key_Return, Qt::ALT | Qt::Key_Return,
         Qt::SHIFT | Qt::Key_Enter, Qt::CTRL | Qt::Key_Enter, Qt::ALT | Qt::Key_Enter});
    add(QCoreApplication::translate("FixedKeys", "Tools: cancel what is under way"),
        {Qt::Key_Escape});
    add(QCoreApplication::translate("FixedKeys", "Stamp: mirror, flip, turn"),
        {Qt::Key_X, Qt::Key_Y, Qt::Key_Z});
    add(QCoreApplication::translate("FixedKeys", "Objects: pick all"), {Qt::CTRL | Qt::Key_A});
    add(QCoreApplication::translate("FixedKeys", "Objects: duplicate"), {Qt::CTRL | Qt::Key_D});
    add(QCoreApplication::translate("FixedKeys", "Objects and paths: remove what is picked"),
        {Qt::Key_Delete, Qt::Key_Backspace});
    add(QCoreApplication::translate("FixedKeys", "Paths: end the path"),
        {Qt::Key_Return, Qt::Key_Enter});
    add(QCoreApplication::translate("FixedKeys", "Gallery: open the seed, and show the level"),
        {Qt::Key_Return, Qt::Key_Enter});
    add(QCoreApplication::translate("FixedKeys", "Gallery: add the seed to the favourites"),
        {Qt::Key_Insert});
    add(QCoreApplication::translate("FixedKeys", "Gallery: remove the seed from the favourites"),
        {Qt::Key_Delete});
    for (const widgets::StageActionInfo& info : widgets::stageActions()) {
        //: A key of the recipe's stages: %1 is what it does, such as "Move up"
        const QString use = QCoreApplication::translate("FixedKeys", "Recipe: %1");
        keys.push_back({QKeySequence(info.key), use.arg(widgets::titleOf(info.action)), true});
    }
    return keys;
}

std::vector<FixedKey> menuKeys(const QMenuBar& bar) {
    std::vector<FixedKey> keys;
    for (const QAction* menu : bar.actions()) {
        const QKeySequence key = QKeySequence::mnemonic(menu->text());
        if (key.isEmpty()) continue;
        keys.push_back({key,
                        QCoreApplication::translate("FixedKeys", "Opens the menu %1")
                            .arg(withoutMnemonic(menu->text())),
                        false});
    }
    return keys;
}

}  // namespace mazeloom::app
