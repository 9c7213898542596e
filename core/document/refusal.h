// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include <tl/expected.hpp>

#include "core/document/edit.h"

namespace mazeloom::document {

/// The reason why a document refuses an edit.
enum class Refusal : std::uint8_t {
    NoSuchSheet,
    NoSuchStage,
    NoSuchParameter,
    NoSuchFolder,
    NoSuchRecipe,  ///< no such named recipe in the pack
    TooManyRecipes,
    TooManyStages,  ///< a recipe has at most generate::kMostStages
    NotAllowed,     ///< a value that the parameter cannot have
    NoId,           ///< an id has 1–64 characters out of a–z, 0–9 and -
    IdTaken,
    NameTaken,       ///< the name of a folder or recipe is taken or empty
    OutsideOfSheet,  ///< an object or a point of a path is outside of the sheet
    BadSize,         ///< sides are 1 … level::kMaxSide or kMaxRoomSide, and a grown level must
                     ///< contain the old one
    NoSymmetry,      ///< a room needs at least one symmetry
    InUse,           ///< the thing to remove is painted, pinned or mentioned by rules
};

/// An edit that can be applied, possibly one that changes nothing, or the reason for a refusal.
using Wanted = tl::expected<Edit, Refusal>;

}  // namespace mazeloom::document
