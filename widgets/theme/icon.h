// SPDX-License-Identifier: MIT
// The program's icons: drawn in one colour, and given the theme's when they are painted.
#pragma once

#include <QColor>
#include <QIcon>
#include <QString>
#include <QStringList>

namespace mazeloom::widgets {

/// An icon of resources/icons by its name ("play"). It follows the application's palette (button
/// text; highlighted text where selected), also when the palette changes later. Null for an unknown
/// name.
QIcon themedIcon(const QString& name);

/// The same in colours of its own, for marks that mean something (a warning). Where `disabled` is
/// not valid, the palette's disabled text is used.
QIcon themedIcon(const QString& name, const QColor& normal, const QColor& disabled = {});

/// The program's own icon, in its own colours, 16 to 256 pixels.
QIcon applicationIcon();

/// The names that themedIcon() knows, sorted.
QStringList iconNames();

}  // namespace mazeloom::widgets
