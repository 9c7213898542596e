// SPDX-License-Identifier: MIT
// Stamps: fragments that a pack keeps under a name.
#pragma once

#include <cstddef>
#include <string>

#include <tl/expected.hpp>

#include "core/edit/fragment/fragment.h"
#include "core/level/map/stamp.h"

namespace mazeloom::edit {

/// The stamp that holds a fragment, which has cells; what it was copied from is forgotten.
level::Stamp stampOf(const Fragment& fragment, std::string title);
Fragment fragmentOf(const level::Stamp& stamp);

/// Why a pack takes no such stamps.
enum class StampProblem { TooLarge, TooMany, NoTitle };

/// Puts a stamp before the `at`-th, or last.
tl::expected<level::Stamps, StampProblem> withStamp(level::Stamps stamps, level::Stamp stamp,
                                                    std::size_t at);
/// Another stamp in the place of the `at`-th, with its title; last where there is none.
tl::expected<level::Stamps, StampProblem> withStampReplaced(level::Stamps stamps,
                                                            level::Stamp stamp, std::size_t at);
/// The same stamps where there is no `at`-th one, or it has the title already.
tl::expected<level::Stamps, StampProblem> withStampRenamed(level::Stamps stamps, std::size_t at,
                                                           std::string title);
level::Stamps withoutStamp(level::Stamps stamps, std::size_t at);
/// Whether a pack can hold them.
bool areAllowed(const level::Stamps& stamps);

/// What stamps take of memory, about.
std::size_t bytesOf(const level::Stamps& stamps);

}  // namespace mazeloom::edit
