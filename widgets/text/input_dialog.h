// SPDX-License-Identifier: MIT
// Asks for one text, with a label that is shown literally, as by PlainLabel. Returns nullopt if the
// user cancels.
#pragma once

#include <optional>

#include <QString>
#include <QStringList>

#include "widgets/text/field_flaw.h"

class QWidget;

namespace mazeloom::widgets {

/// `flawOf` returns why a text is not accepted.
std::optional<QString> askForText(QWidget* parent, const QString& title, const QString& label,
                                  const FlawOf& flawOf = {});
/// Returns one of `choices` or a text that the user typed instead.
std::optional<QString> askForChoice(QWidget* parent, const QString& title, const QString& label,
                                    const QStringList& choices, int current,
                                    const FlawOf& flawOf = {});

}  // namespace mazeloom::widgets
