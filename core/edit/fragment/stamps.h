// SPDX-License-Identifier: MIT
// Stamps: fragments that a pack stores under a name.
#pragma once

#include <cstddef>
#include <string>

#include <tl/expected.hpp>

#include "core/edit/fragment/fragment.h"
#include "core/level/map/stamp.h"

namespace mazeloom::edit {

/// Returns the stamp of a fragment, which must have cells. The place from which the fragment was
/// copied is dropped.
level::Stamp stampOf(const Fragment& fragment, std::string title);
Fragment fragmentOf(const level::Stamp& stamp);

/// The reason why a pack refuses stamps.
enum class StampProblem { TooLarge, TooMany, NoTitle };

/// Inserts a stamp before the one with index `at`, or at the end if no stamp has this index.
tl::expected<level::Stamps, StampProblem> withStamp(level::Stamps stamps, level::Stamp stamp,
                                                    std::size_t at);
/// Replaces the stamp with index `at` but keeps its title; appends the stamp if none has this
/// index.
tl::expected<level::Stamps, StampProblem> withStampReplaced(level::Stamps stamps,
                                                            level::Stamp stamp, std::size_t at);
/// Renames the stamp with index `at`. Returns the stamps unchanged if none has this index, or if
/// the stamp already has the title.
tl::expected<level::Stamps, StampProblem> withStampRenamed(level::Stamps stamps, std::size_t at,
                                                           std::string title);
level::Stamps withoutStamp(level::Stamps stamps, std::size_t at);
/// Whether a pack can hold the stamps.
bool areAllowed(const level::Stamps& stamps);

/// Returns the approximate memory of stamps, in bytes.
std::size_t bytesOf(const level::Stamps& stamps);

}  // namespace mazeloom::edit
