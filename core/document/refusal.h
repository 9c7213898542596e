// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include <tl/expected.hpp>

#include "core/document/edit.h"

namespace mazeloom::document {

/// Why something cannot be done to a document.
enum class Refusal : std::uint8_t {
    NoSuchSheet,
    NoSuchStage,
    NoSuchParameter,
    NoSuchFolder,
    NoSuchRecipe,  ///< among those that the pack keeps
    TooManyRecipes,
    TooManyStages,  ///< a recipe has at most generate::kMostStages
    NotAllowed,     ///< a value that its parameter cannot have
    NoId,           ///< an id is 1–64 of a–z, 0–9 and -
    IdTaken,
    NameTaken,       ///< of a folder or a recipe; or it is empty
    OutsideOfSheet,  ///< an object or a point of a path
    BadSize,         ///< sides are 1 … level::kMaxSide or kMaxRoomSide, and a level grows to hold
                     ///< what it held
    NoSymmetry,      ///< a room allows at least one
    InUse,           ///< what is to go is painted, kept or named by rules
};

/// An edit that can be applied, also one that changes nothing; or why there is none.
using Wanted = tl::expected<Edit, Refusal>;

}  // namespace mazeloom::document
