// SPDX-License-Identifier: MIT
// Which page of the manual tells of a part of the window.
#pragma once

#include <QString>

class QWidget;

namespace mazeloom::app {

/// The page about the nearest part that the widget is in; the first page where there is none.
QString manualPageOf(const QWidget* widget);
/// The part of the window that this page is about: the nearest that the widget is in. Null when
/// none is known.
const QWidget* manualPartOf(const QWidget* widget);
/// The page about a panel, by the id of its action without "panel.": "breakPoints".
QString manualPageOfPanel(const QString& panel);
/// The page about an action, by its id ("tool.wand"); the first page where there is none.
QString manualPageOfAction(const QString& action);

}  // namespace mazeloom::app
