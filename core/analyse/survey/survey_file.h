// SPDX-License-Identifier: MIT
// Reads the file of a survey, completely or not at all.
#pragma once

#include <filesystem>
#include <optional>

#include <tl/expected.hpp>

#include "core/analyse/survey/survey.h"
#include "core/files/file_system.h"
#include "core/problem.h"

namespace mazeloom::analyse {

/// Reads a survey from a file of at most kMostSurveyBytes. Returns nullopt if there is no such
/// file. A problem names the file.
tl::expected<std::optional<Survey>, Problem> readSurveyFile(const std::filesystem::path& file,
                                                            files::FileSystem& disk);

}  // namespace mazeloom::analyse
