// SPDX-License-Identifier: MIT
// Reads and writes surveys as JSON with a checksum. Equal surveys give equal bytes.
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
/// Upper bound on the bytes that a survey's text and the values in the text take together while the
/// survey is read.
inline constexpr std::size_t kMostSurveyMemory = std::size_t{1} << 30;
inline constexpr std::string_view kSurveyFormat = "mazeloom-survey";
inline constexpr int kSurveyVersion = 2;

std::string writeSurvey(const Survey& survey);
/// Reads a survey from `text`, the content of `file`. A problem names the file and the fault, such
/// as: no survey, a newer version, or damaged.
tl::expected<Survey, Problem> readSurvey(std::string_view text, const std::string& file);

/// Returns the histograms of all measures as a table with the columns: measure, bin (the value in
/// the bin that is nearest to 0), count. Lines end in CR LF, as in RFC 4180.
std::string writeSurveyCsv(const Survey& survey);

}  // namespace mazeloom::analyse
