// SPDX-License-Identifier: MIT
// Painted promises in words and as pictures.
#pragma once

#include <QIcon>
#include <QString>
#include <QWidget>

#include "core/level/promises/painted_promise.h"
#include "widgets/document/promises.h"
#include "widgets/panels/rules/rule_values.h"

namespace mazeloom::widgets {

/// Returns "Never", "At most 2", "At least 2" or "All connected".
QString amountText(level::promises::Amount amount, int times);
/// Returns the promise in a sentence: "At least 2 in view of each match of the other pattern,
/// within 8 cells".
QString promiseText(const level::promises::PaintedPromise& promise);
/// Returns a flaw and what to change, without a full stop.
QString flawText(const level::promises::Flaw& flaw);
/// Returns "this level", "levels with the recipe “Crypt”" or "all levels".
QString scopeText(const PackDocument& document, const QString& levelId, PromiseScope scope);

/// Returns the contents for which a promise's inks stand. An ink that stands for nothing yet is
/// offered what `chosen` says, or a usual content that no other ink has.
level::promises::Inks offeredInks(const level::promises::Inks& inks,
                                  const level::promises::Inks& chosen, level::Ruleset ruleset);

/// Returns a picture of the promise's pattern. `on` is the widget whose theme is used.
QIcon promisePicture(const level::promises::PaintedPromise& promise, const RuleLegend& legend,
                     int side, const QWidget& on);

}  // namespace mazeloom::widgets
