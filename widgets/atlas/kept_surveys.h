// SPDX-License-Identifier: MIT
// The surveys that the Atlas can show: surveys run since the program's start, or read from files.
#pragma once

#include <cstddef>
#include <deque>
#include <optional>

#include <QString>

#include "widgets/atlas/work/survey_work.h"

namespace mazeloom::widgets {

struct KeptSurvey {
    SharedSurvey survey;
    /// The request that generates the survey's levels. It is nullopt if the survey is from a file
    /// and the level is unknown.
    std::optional<GenerationRequest> request;
    QString title;
    QString pack = {};  ///< the name of the level's document
};

class KeptSurveys {
  public:
    /// Upper bound on the number of surveys, because each may take 20 MB.
    static constexpr std::size_t kMost = 8;

    std::size_t size() const { return surveys_.size(); }
    const KeptSurvey& at(std::size_t place) const { return surveys_[place]; }

    /// Appends a survey, and drops the oldest one if the list is full. If another survey has the
    /// same title, appends a number to the new title.
    void add(KeptSurvey survey);
    /// Replaces the last survey by a later state of it.
    void replaceLast(SharedSurvey survey) { surveys_.back().survey = std::move(survey); }

  private:
    std::deque<KeptSurvey> surveys_;
    int made_ = 0;
};

/// Returns the title of a survey: "Warren, seeds 1–1,000".
QString surveyTitle(const QString& level, const analyse::SeedRange& seeds);
/// Returns the range from a survey's first seed to its last one; nullopt if it has no seeds.
std::optional<analyse::SeedRange> spanOf(const analyse::Survey& survey);

}  // namespace mazeloom::widgets
