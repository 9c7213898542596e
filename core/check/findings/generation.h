// SPDX-License-Identifier: MIT
// Findings from a level's generation: why a seed cannot be generated, and the warnings of the
// stages.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/check/findings/finding.h"
#include "core/check/findings/report.h"
#include "core/generate/generate.h"
#include "core/level/level.h"

namespace mazeloom::check {

/// A level can be exported if one of kSeedsExported seeds, from kFirstExported on, generates it. A
/// single seed can fail by chance, for example if a small level has many rooms.
inline constexpr std::uint64_t kFirstExported = 1;
inline constexpr std::uint64_t kSeedsExported = 8;

/// Returns the findings of one generation: its failure, if it has one, as an error, then its
/// warnings. The place of each begins with the seed.
std::vector<Finding> findingsOfGeneration(const level::Level& level, std::uint64_t seed,
                                          const std::optional<Problem>& failure,
                                          std::span<const Problem> warnings);
std::vector<Finding> findingsOfGeneration(const level::Level& level, std::uint64_t seed,
                                          const generate::Recorded& recorded);
/// Generates the level from `seed` and returns the findings. If the seed fails but one of the
/// export seeds does not, the failure is a warning and does not prevent the export. Returns nothing
/// once options.stop is set.
std::vector<Finding> checkGeneration(const level::Level& level, std::span<const level::Room> rooms,
                                     std::uint64_t seed, const generate::Options& options);
/// Turns the failure among findings of a generation into a warning if one of the export seeds
/// generates the level.
void weighFailure(std::vector<Finding>& findings, const level::Level& level,
                  std::span<const level::Room> rooms, const generate::Options& options);

bool isOfGeneration(const Finding& finding);
bool isFailedGeneration(const Finding& finding);
/// Whether a rule's finding already explains `generated`, a failure or warning of the generation.
/// It does if both have the same text or concern the same object. It also explains a failure if it
/// is an error about the same stage.
bool explains(const Finding& ofRule, const Finding& generated);
/// Adds the `generated` findings that no finding of the same level explains.
void addGeneration(std::vector<Finding>& findings, std::span<const Finding> generated);
/// Returns the sentences of all findings above, for translation.
std::span<const Sentence> generationSentences();

}  // namespace mazeloom::check
