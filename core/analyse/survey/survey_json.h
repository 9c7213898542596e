// SPDX-License-Identifier: MIT
// Surveys as files: JSON with a checksum, the same bytes for the same survey.
#pragma once

#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/analyse/survey/survey.h"
#include "core/problem.h"

namespace mazeloom::analyse {

/// No larger file is read: some sixteen times what all measures of a million seeds take.
inline constexpr std::size_t kMostSurveyBytes = std::size_t{256} << 20;
/// Bytes that a survey's text and the values in it may take together while it is read.
inline constexpr std::size_t kMostSurveyMemory = std::size_t{1} << 30;
inline constexpr std::string_view kSurveyFormat = "mazeloom-survey";
inline constexpr int kSurveyVersion = 2;

std::string writeSurvey(const Survey& survey);
/// The problem names the file, and what is wrong with it: no survey, a newer version, or damaged.
tl::expected<Survey, Problem> readSurvey(std::string_view text, const std::string& file);

/// The histograms of all measures as a table: measure, least value of the bin, count. Lines end in
/// CR LF, as RFC 4180 has them.
std::string writeSurveyCsv(const Survey& survey);

}  // namespace mazeloom::analyse
