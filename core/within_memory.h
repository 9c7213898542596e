// SPDX-License-Identifier: MIT
// Runs work whose memory depends on the size of a level. If memory runs out, stack unwinding frees
// the work's memory, the level is refused with a problem that names the level, and the program
// continues.
#pragma once

#include <array>
#include <new>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "core/grid/point.h"
#include "core/in_quotes.h"
#include "core/problem.h"

namespace mazeloom {

/// Returns the result of `work`, or the result of `refused` if memory runs out. Also catches
/// std::length_error, which containers throw if a requested size exceeds any address space.
template <typename Work, typename Refused>
auto withinMemory(const Work& work, const Refused& refused) -> decltype(work()) {
    try {
        return work();
    } catch (const std::bad_alloc&) {
    } catch (const std::length_error&) {
    }
    return refused();
}

inline constexpr Sentence kNoMemory{"memory",
                                    "there is not enough memory for the level %1 of %2 × %3 cells: "
                                    "make the level smaller, or close other programs"};
inline constexpr Sentence kNoMemoryForFile{
    "memory-file",
    "there is not enough memory for the level %1 of %2 × %3 cells and its file: make the level "
    "smaller, or close other programs"};
inline constexpr Sentence kNoMemoryForFiles{
    "memory-files",
    "there is not enough memory for the level %1 of %2 × %3 cells and its files: make the level "
    "smaller, or close other programs"};
inline constexpr Sentence kNoMemoryForMeasures{
    "memory-measures",
    "there is not enough memory for the level %1 of %2 × %3 cells and its measurements: make the "
    "level smaller, or close other programs"};
inline constexpr Sentence kNoMemoryForRecord{
    "memory-record",
    "there is not enough memory for the level %1 of %2 × %3 cells and the recording of its steps: "
    "make the level smaller, or close other programs"};
inline constexpr std::array kMemorySentences{kNoMemory, kNoMemoryForFile, kNoMemoryForFiles,
                                             kNoMemoryForMeasures, kNoMemoryForRecord};

/// Returns the problem of a level for which there is not enough memory; `sentence` is one of
/// kMemorySentences.
inline Problem notEnoughMemory(std::string_view level, grid::Size size,
                               const Sentence& sentence = kNoMemory) {
    return problemSaying(Severity::Error, {sentence, {inQuotes(level), size.width, size.height}});
}

}  // namespace mazeloom
