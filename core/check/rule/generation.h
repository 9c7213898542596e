// SPDX-License-Identifier: MIT
// What a level's generator says of it: why a seed cannot be generated, and the warnings of the
// stages.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/check/rule/finding.h"
#include "core/check/rule/report.h"
#include "core/generate/generate.h"
#include "core/level/level.h"

namespace mazeloom::check {

/// A level is good for export if one of this many seeds, from kFirstExported on, generates it. A
/// seed may be unlucky where rooms are many and the level is small.
inline constexpr std::uint64_t kFirstExported = 1;
inline constexpr std::uint64_t kSeedsExported = 8;

/// The findings of one generation: its failure, if it has one, as an error, then its warnings. The
/// place of each begins with the seed.
std::vector<Finding> findingsOfGeneration(const level::Level& level, std::uint64_t seed,
                                          const std::optional<Problem>& failure,
                                          std::span<const Problem> warnings);
std::vector<Finding> findingsOfGeneration(const level::Level& level, std::uint64_t seed,
                                          const generate::Recorded& recorded);
/// Generates the level from `seed` and returns what that finds. Where the seed fails and one of the
/// seeds for an export does not, the failure is a warning: it does not keep the pack from being
/// exported. Nothing once options.stop is set.
std::vector<Finding> checkGeneration(const level::Level& level, std::span<const level::Room> rooms,
                                     std::uint64_t seed, const generate::Options& options);
/// Turns the failure among findings of a generation into a warning if one of the seeds for an
/// export generates the level.
void weighFailure(std::vector<Finding>& findings, const level::Level& level,
                  std::span<const level::Room> rooms, const generate::Options& options);

/// Whether a finding is one of these.
bool isOfGeneration(const Finding& finding);
bool isFailedGeneration(const Finding& finding);
/// Whether a rule's finding already says why a generation failed or warned: it is about the same
/// stage or object, or says the same sentence. `generated` is one of the findings above.
bool explains(const Finding& ofRule, const Finding& generated);
/// Adds those findings of a generation that no finding of the same level explains yet.
void addGeneration(std::vector<Finding>& findings, std::span<const Finding> generated);
/// All that these findings may say, for translation.
std::span<const Sentence> generationSentences();

}  // namespace mazeloom::check
