// SPDX-License-Identifier: MIT
// Keys that belong to no action: the keys of the canvas and of the active tool, and the keys that
// open menus. They cannot be changed, but a shortcut can conflict with them.
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

/// Returns the keys of the canvas, of its tools, and of a stage's card. An action can have the same
/// key as one of them; then the key triggers the action only elsewhere, or while no tool uses the
/// key.
std::vector<FixedKey> canvasKeys();
/// Returns Alt and the underlined letter of each menu's name.
std::vector<FixedKey> menuKeys(const QMenuBar& bar);

}  // namespace mazeloom::app
