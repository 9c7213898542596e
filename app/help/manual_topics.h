// SPDX-License-Identifier: MIT
// Maps parts of the window to pages of the manual.
#pragma once

#include <QString>

class QAction;
class QObject;
class QWidget;

namespace mazeloom::app {

/// Returns the page about the innermost known part that contains the widget; if there is none, the
/// first page.
QString manualPageOf(const QWidget* widget);
/// Returns the part of the window that manualPageOf() describes; null if no part is known.
const QWidget* manualPartOf(const QWidget* widget);
/// Returns the page about an action; if there is none, the first page.
QString manualPageOf(const QAction& action);
/// Sets the page about a panel or an action. This page takes precedence over the page for the
/// panel's class or the action's id.
void setManualPage(QObject& part, const QString& page);

}  // namespace mazeloom::app
