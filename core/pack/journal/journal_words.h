// SPDX-License-Identifier: MIT
// The words of journal.h's format. Private to core/pack/journal.
#pragma once

#include <string_view>

namespace mazeloom::pack::journal {

inline constexpr std::string_view kFirstLine = "mazeloom-journal 1\n";
inline constexpr std::string_view kRecord = "record";
inline constexpr std::string_view kAbout = "about";
inline constexpr std::string_view kPack = "pack";
inline constexpr std::string_view kLevel = "level";
inline constexpr std::string_view kCells = "cells";
inline constexpr std::string_view kUnpainted = "unpainted";
inline constexpr std::string_view kRoom = "room";
inline constexpr std::string_view kTiles = "tiles";
inline constexpr std::string_view kSaved = "saved";
/// Stands for the missing former id of a new level.
inline constexpr const char* kNothing = "*";

}  // namespace mazeloom::pack::journal
