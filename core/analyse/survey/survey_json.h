// SPDX-License-Identifier: MIT
// Surveys as files: JSON with a checksum. Equal surveys give equal bytes.
#pragma once

#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/analyse/survey/survey.h"
#include "core/problem.h"

namespace mazeloom::analyse {

/// Upper bound on the size of a survey file: some sixteen times a survey of a million seeds with
/// all measures.
inline constexpr std::size_t kMostSurveyBytes = std::size_t{256} << 20;
/// Bytes that a survey's text and the values in it may take together while it is read.
inline constexpr std::size_t kMostSurveyMemory = std::size_t{1} << 30;
inline constexpr std::string_view kSurveyFormat = "mazeloom-survey";
inline constexpr int kSurveyVersion = 2;

std::string writeSurvey(const Survey& survey);
/// The problem names the file, and the fault: no survey, a newer version, or damaged.
tl::expected<Survey, Problem> readSurvey(std::string_view text, const std::string& file);

/// Writes the histograms of all measures as a table: measure, bin (the value in it nearest to 0),
/// count. Lines end in CR LF, as in RFC 4180.
std::string writeSurveyCsv(const Survey& survey);

}  // namespace mazeloom::analyse
