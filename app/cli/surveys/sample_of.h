// SPDX-License-Identifier: MIT
// The level that `survey` and `find` generate repeatedly.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "app/cli/command_spec.h"
#include "app/cli/commands/command_line.h"
#include "app/cli/threads.h"
#include "core/analyse/survey/sampler.h"

namespace mazeloom::app {

inline constexpr OptionSpec kSampleLevelOption{
    .name = "level",
    .kind = ValueKind::Level,
    .value = "ID",
    .help = QT_TRANSLATE_NOOP("CommandLine", "the level to make")};

inline constexpr OptionSpec kSampleSetOption{
    .name = "set",
    .kind = ValueKind::Setting,
    .value = "STAGE.PARAMETER=VALUE",
    .help = QT_TRANSLATE_NOOP("CommandLine",
                              "sets a parameter of the recipe for this run, as with generate; may "
                              "be given several times")};

/// The level that --level names, with the changes of --set. After an error, which is reported, `of`
/// is nullopt and `exitCode` is not kDone.
struct SampleWish {
    std::optional<analyse::SampleOf> of;
    int exitCode = kDone;
};
SampleWish sampleOf(const QString& pack, const CommandArguments& arguments);

/// Returns the ids of all measures.
std::span<const char* const> surveyMeasureIds();

}  // namespace mazeloom::app
