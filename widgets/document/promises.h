// SPDX-License-Identifier: MIT
// The painted promises that the open level keeps, by the part of the pack that makes them, and
// their edits.
#pragma once

#include <array>

#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

/// The part of a pack that makes a promise.
enum class PromiseScope : std::uint8_t {
    Level,   ///< the level itself
    Recipe,  ///< the pack's recipe that the level uses: all levels that use it keep the promise
    Pack,    ///< the pack: all levels keep the promise
};
inline constexpr std::array kPromiseScopes{PromiseScope::Level, PromiseScope::Recipe,
                                           PromiseScope::Pack};

/// Whether a level can have promises of a scope: a recipe's only if it uses one of the pack's.
bool hasScope(const PackDocument& document, const QString& levelId, PromiseScope scope);
/// Returns the promises of a scope, in the designer's order; empty if the level has no such scope.
const level::promises::PaintedPromises& promisesOf(const PackDocument& document,
                                                   const QString& levelId, PromiseScope scope);
/// Sets the promises of a scope. Returns false if nothing changed or the level has no such scope.
bool setPromises(PackDocument& document, const QString& levelId, PromiseScope scope,
                 level::promises::PaintedPromises promises, const QString& text,
                 Gesture gesture = kNoGesture);

}  // namespace mazeloom::widgets
