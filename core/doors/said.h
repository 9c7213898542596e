// SPDX-License-Identifier: MIT
// What files say of things and levels in words: "direction" is "left", "speed" is 2.5, and
// properties of the designer's own. Each word is taken where it fits, or refused with the reason.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/doors/foreign.h"
#include "core/level/level.h"

namespace mazeloom::doors {

/// Hears why a word could not be taken: half a sentence that begins with the word.
using Tell = std::function<void(std::string)>;

/// What a word may refer to.
struct Context {
    grid::Size size;  ///< of the level, in cells
    /// The pack's own kinds, which give their objects properties; null: none.
    const level::OwnKinds* kinds = nullptr;
};

/// Takes a word into the object or path. A property of the same title keeps its type, so the value
/// must fit it; a new one has the type of the value. Titles are compared as they are, then as
/// identifiers, since some formats have nothing else (core/doors/identifiers.h).
void say(level::Object& object, const level::Property& word, const Context& context,
         const Tell& tell);
void say(level::Trajectory& path, const level::Property& word, const Context& context,
         const Tell& tell);
/// The words of a level are "title", "ruleset" and its properties. Its "id" stays.
void say(level::Level& level, const level::Property& word, const Context& context,
         const Tell& tell);

/// The path of a new mover, with what the file says of it. One without corners stands still, and so
/// does one whose corners would leave the level, which is told. The thing is a mover in the level.
level::Trajectory pathOf(const ForeignThing& thing, const Context& context, const Tell& tell);

/// Takes away what the word of this name says, since the file does not say it any more.
void unsay(level::Object& object, std::string_view name, const Context& context, const Tell& tell);
void unsay(level::Trajectory& path, std::string_view name, const Context& context,
           const Tell& tell);
void unsay(level::Level& level, std::string_view name, const Context& context, const Tell& tell);

/// Whether the word may change what generation makes of the level: it leaves ways for bugs and
/// beams, and time to take them. Texts and properties of the designer's do not.
bool isLaidOutBy(const level::Object& object, std::string_view word);
bool isLaidOutBy(const level::Trajectory& path, std::string_view word);
bool isLaidOutBy(const level::Level& level, std::string_view word);

/// The value as notes show it.
std::string shown(const level::PropertyValue& value);

}  // namespace mazeloom::doors
