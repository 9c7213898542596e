// SPDX-License-Identifier: MIT
// Keys that mean something although they are no action's: on the canvas, with a tool in hand, and
// those that open menus. They cannot be changed, but a shortcut can be in their way.
#pragma once

#include <vector>

#include <QKeySequence>
#include <QString>

class QMenuBar;

namespace mazeloom::app {

struct FixedKey {
    QKeySequence key;
    QString use;              ///< "Canvas: zoom in"
    bool isOfRecipe = false;  ///< of a stage's card, not of the canvas
};

/// Of the canvas and its tools, and of a stage's card. An action with the same key does its work
/// elsewhere, or while no tool wants it.
std::vector<FixedKey> canvasKeys();
/// Alt and the letter that is underlined in a menu's name.
std::vector<FixedKey> menuKeys(const QMenuBar& bar);

}  // namespace mazeloom::app
