// SPDX-License-Identifier: MIT
// Dialogs that ask for one text. The label is shown literally, as by PlainLabel. The functions
// return nullopt if the user cancels.
#pragma once

#include <optional>

#include <QString>
#include <QStringList>

#include "widgets/text/field_flaw.h"

class QWidget;

namespace mazeloom::widgets {

/// Asks for a text. `flawOf` returns the reason why a text is not accepted; empty if it is.
std::optional<QString> askForText(QWidget* parent, const QString& title, const QString& label,
                                  const FlawOf& flawOf = {});
/// Asks for one of `choices`, or another text that the user types instead.
std::optional<QString> askForChoice(QWidget* parent, const QString& title, const QString& label,
                                    const QStringList& choices, int current,
                                    const FlawOf& flawOf = {});

}  // namespace mazeloom::widgets
