// SPDX-License-Identifier: MIT
// Maps parts of the window to pages of the manual.
#pragma once

#include <QString>

class QWidget;

namespace mazeloom::app {

/// Returns the page about the innermost known part that contains the widget; else the first page.
QString manualPageOf(const QWidget* widget);
/// Returns the part of the window that this page is about; null if none is known.
const QWidget* manualPartOf(const QWidget* widget);
/// Returns the page about a panel; `panel` is its action's id without "panel.": "breakPoints".
QString manualPageOfPanel(const QString& panel);
/// Returns the page about an action, by its id ("tool.wand"); else the first page.
QString manualPageOfAction(const QString& action);

}  // namespace mazeloom::app
