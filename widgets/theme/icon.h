// SPDX-License-Identifier: MIT
// The program's icons. They are drawn in a single colour, which the theme supplies when they are
// painted.
#pragma once

#include <QColor>
#include <QIcon>
#include <QString>
#include <QStringList>

namespace mazeloom::widgets {

/// Returns the icon of resources/icons with this name ("play"); a null icon for an unknown name.
/// Its colour is that of button text in the application's palette, or of highlighted text when
/// selected. It changes with the palette.
QIcon themedIcon(const QString& name);

/// Returns the icon in fixed colours, for icons whose colour has a meaning, such as a warning. If
/// `disabled` is invalid, a disabled icon has the palette's disabled text colour.
QIcon themedIcon(const QString& name, const QColor& normal, const QColor& disabled = {});

/// Returns the icon of the program itself, in its own colours, with sizes from 16 to 256 pixels.
QIcon applicationIcon();
/// Returns the icon of the games that run without the editor.
QIcon gameIcon();

/// Returns the names that themedIcon() knows, sorted.
QStringList iconNames();

}  // namespace mazeloom::widgets
