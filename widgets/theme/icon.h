// SPDX-License-Identifier: MIT
// The program's icons: drawn in one colour, which the theme supplies when they are painted.
#pragma once

#include <QColor>
#include <QIcon>
#include <QString>
#include <QStringList>

namespace mazeloom::widgets {

/// Returns an icon of resources/icons by its name ("play"); a null icon for an unknown name. It
/// follows the application's palette (button text; highlighted text when selected), also when the
/// palette changes later.
QIcon themedIcon(const QString& name);

/// Returns the icon in fixed colours, for marks with a meaning (a warning). If `disabled` is
/// invalid, the palette's disabled text colour is used.
QIcon themedIcon(const QString& name, const QColor& normal, const QColor& disabled = {});

/// Returns the program's own icon, in its own colours, 16 to 256 pixels.
QIcon applicationIcon();

/// Returns the names that themedIcon() knows, sorted.
QStringList iconNames();

}  // namespace mazeloom::widgets
