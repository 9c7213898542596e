// SPDX-License-Identifier: MIT
// The surveys that the Atlas can show: those run since the start, and those read from files.
#pragma once

#include <cstddef>
#include <deque>
#include <optional>

#include <QString>

#include "widgets/atlas/work/survey_work.h"

namespace mazeloom::widgets {

struct KeptSurvey {
    SharedSurvey survey;
    /// The source of its levels. nullopt: the survey is from a file, and its level is unknown.
    std::optional<GenerationRequest> request;
    QString title;
    QString pack = {};  ///< the name of the level's document
};

class KeptSurveys {
  public:
    /// Upper bound on the number kept: each may take 20 MB.
    static constexpr std::size_t kMost = 8;

    std::size_t size() const { return surveys_.size(); }
    const KeptSurvey& at(std::size_t place) const { return surveys_[place]; }

    /// Appends a survey and drops the first one if the list is full. If another has the same title,
    /// a number is added to the new title.
    void add(KeptSurvey survey);
    /// Replaces the last survey by a later state of it.
    void replaceLast(SharedSurvey survey) { surveys_.back().survey = std::move(survey); }

  private:
    std::deque<KeptSurvey> surveys_;
    int made_ = 0;
};

/// "Warren, seeds 1–1,000"
QString surveyTitle(const QString& level, const analyse::SeedRange& seeds);
/// Returns the range from a survey's first seed to its last; nullopt if it has none.
std::optional<analyse::SeedRange> spanOf(const analyse::Survey& survey);

}  // namespace mazeloom::widgets
