// SPDX-License-Identifier: MIT
// Survey files of the command line. A file is read completely or reported as faulty; writing is
// atomic.
#pragma once

#include <optional>

#include <QString>

#include "core/analyse/survey/survey.h"

namespace mazeloom::app {

/// Reads a survey; returns nullopt after reporting an error that names the file.
std::optional<analyse::Survey> readSurveyFile(const QString& file);
/// Reads a survey that may be missing; sets `isThere` to whether the file exists.
std::optional<analyse::Survey> readSurveyFile(const QString& file, bool& isThere);

/// Writes the text to the file of --csv or --output. Returns false after reporting an error.
bool writeSurveyFile(const QString& file, const std::string& text);

/// Prints one line per measure (number of seeds, minimum, mean, median, maximum), then the
/// failures.
void printSurvey(const analyse::Survey& survey);

}  // namespace mazeloom::app
