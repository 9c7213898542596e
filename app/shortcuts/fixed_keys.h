// SPDX-License-Identifier: MIT
// Keys that belong to no action: keys of the canvas, of the active tool, and those that open menus.
// They cannot be changed, but a shortcut can conflict with them.
#pragma once

#include <vector>

#include <QKeySequence>
#include <QString>

class QMenuBar;

namespace mazeloom::app {

struct FixedKey {
    QKeySequence key;
    QString use;              ///< "Canvas: zoom in"
    bool isOfRecipe = false;  ///< a key of a stage's card, not of the canvas
};

/// Returns the keys of the canvas and its tools, and of a stage's card. An action with the same key
/// works elsewhere, or while no tool uses it.
std::vector<FixedKey> canvasKeys();
/// Returns Alt and the underlined letter of each menu's name.
std::vector<FixedKey> menuKeys(const QMenuBar& bar);

}  // namespace mazeloom::app
