// SPDX-License-Identifier: MIT
// Asks for one text, with a label that is shown letter by letter, as by PlainLabel. Nothing: the
// user gave up.
#pragma once

#include <optional>

#include <QString>
#include <QStringList>

#include "widgets/text/field_flaw.h"

class QWidget;

namespace mazeloom::widgets {

/// `flawOf` says why a text cannot be taken.
std::optional<QString> askForText(QWidget* parent, const QString& title, const QString& label,
                                  const FlawOf& flawOf = {});
/// One of `choices`, or another one that is typed.
std::optional<QString> askForChoice(QWidget* parent, const QString& title, const QString& label,
                                    const QStringList& choices, int current,
                                    const FlawOf& flawOf = {});

}  // namespace mazeloom::widgets
