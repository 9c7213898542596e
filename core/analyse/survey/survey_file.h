// SPDX-License-Identifier: MIT
// The file of a survey, read completely or not at all.
#pragma once

#include <filesystem>
#include <optional>

#include <tl/expected.hpp>

#include "core/analyse/survey/survey.h"
#include "core/files/file_system.h"
#include "core/problem.h"

namespace mazeloom::analyse {

/// Returns nullopt if there is no such file. The problem names the file. At most kMostSurveyBytes
/// are read.
tl::expected<std::optional<Survey>, Problem> readSurveyFile(const std::filesystem::path& file,
                                                            files::FileSystem& disk);

}  // namespace mazeloom::analyse
