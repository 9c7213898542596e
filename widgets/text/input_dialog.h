// SPDX-License-Identifier: MIT
// Asks for one text, with a label that is shown letter by letter, as by PlainLabel. Nothing: the
// user gave up.
#pragma once

#include <optional>

#include <QString>
#include <QStringList>

class QWidget;

namespace mazeloom::widgets {

std::optional<QString> askForText(QWidget* parent, const QString& title, const QString& label);
/// One of `choices`, or another one that is typed.
std::optional<QString> askForChoice(QWidget* parent, const QString& title, const QString& label,
                                    const QStringList& choices, int current);

}  // namespace mazeloom::widgets
