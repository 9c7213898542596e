// SPDX-License-Identifier: MIT
// Applies the words of an imported file to things and levels. A word is a name with a value, such
// as "direction" with "left" or "speed" with 2.5, or a custom property. A word that does not fit is
// refused with the reason.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/exchange/foreign.h"
#include "core/level/level.h"

namespace mazeloom::exchange {

/// Receives the reason why a word was refused: a sentence fragment that begins with the word.
using Tell = std::function<void(Phrase)>;

/// The facts about a level that are needed to check and convert the value of a word.
struct Context {
    grid::Size size;  ///< the level's size, in cells
    /// The pack's own kinds, which define properties of their objects; null: none.
    const level::OwnKinds* kinds = nullptr;
};

/// Applies a word to the object or path. A property of the same title keeps its type, so the value
/// must fit; a new property gets the value's type. Titles are compared literally, then as
/// identifiers, since some formats only allow identifiers (core/exchange/identifiers.h).
void say(level::Object& object, const level::Property& word, const Context& context,
         const Tell& tell);
void say(level::Trajectory& path, const level::Property& word, const Context& context,
         const Tell& tell);
/// Applies a word to a level: "title", "ruleset" or a property. The level's "id" does not change.
void say(level::Level& level, const level::Property& word, const Context& context,
         const Tell& tell);

/// Returns the path of a new mover, with the data from the file. The mover stands still if the path
/// has no corners, or if corners lie outside of the level, which is reported. The thing must be a
/// mover inside the level.
level::Trajectory pathOf(const ForeignThing& thing, const Context& context, const Tell& tell);

/// Removes the effect of the word `name`, which is no longer in the file.
void unsay(level::Object& object, std::string_view name, const Context& context, const Tell& tell);
void unsay(level::Trajectory& path, std::string_view name, const Context& context,
           const Tell& tell);
void unsay(level::Level& level, std::string_view name, const Context& context, const Tell& tell);

/// Whether a change of the word can change what is generated. Generation leaves space for the paths
/// of bugs and for beams, and time to pass them; it ignores texts and custom properties.
bool isLaidOutBy(const level::Object& object, std::string_view word);
bool isLaidOutBy(const level::Trajectory& path, std::string_view word);
bool isLaidOutBy(const level::Level& level, std::string_view word);

/// Returns the value as notes show it.
std::string shown(const level::PropertyValue& value);

}  // namespace mazeloom::exchange
