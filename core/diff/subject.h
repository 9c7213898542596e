// SPDX-License-Identifier: MIT
// Names of values in documents: what a place is, and how a value is shown.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "core/diff/place.h"
#include "core/json/value.h"
#include "core/sentence.h"

namespace mazeloom::diff {

/// The parts of one line, from the outermost thing to the change.
using Line = std::vector<Phrase>;

/// Returns what a step leads to; null if there is no such value.
const json::Value* stepInto(const json::Value* value, const Step& step);
/// Returns the last key before the step with this index; empty if there is none.
std::string_view keyBefore(const Place& place, std::size_t index);
/// Whether the list under a key holds objects of a map, whose names tell their cells.
bool isObjectList(std::string_view key);

/// Returns the name of an element of the list under `key`, such as "stage Traps". `index` is its
/// index in `list`.
Phrase elementPhrase(const json::Value& list, const json::Value& element, std::size_t index,
                     std::string_view key);
/// Returns the names of what the first `count` steps lead to, without members of the document
/// itself.
Line subjectOf(const json::Value& document, const Place& place, std::size_t count);

/// Returns a value in one line; `key` is that of its member or list. `other` is the value that it
/// is compared with, or null: a long text is shown from shortly before the first difference.
Argument shownValue(const json::Value* value, const json::Value* other, std::string_view key);

/// Return the sentences and words that these functions use.
std::span<const Sentence> subjectSentences();
std::span<const std::string_view> valueWords();

}  // namespace mazeloom::diff
