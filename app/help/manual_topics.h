// SPDX-License-Identifier: MIT
// Maps parts of the window to pages of the manual.
#pragma once

#include <QString>

class QAction;
class QObject;
class QWidget;

namespace mazeloom::app {

/// Returns the page about the innermost known part that contains the widget; else the first page.
QString manualPageOf(const QWidget* widget);
/// Returns the part of the window that this page is about; null if none is known.
const QWidget* manualPartOf(const QWidget* widget);
/// Returns the page about an action; else the first page.
QString manualPageOf(const QAction& action);
/// Sets the page about a panel or an action, in place of the one that is known of its kind.
void setManualPage(QObject& part, const QString& page);

}  // namespace mazeloom::app
