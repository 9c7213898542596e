// SPDX-License-Identifier: MIT
// The surveys that the Atlas can show: those made since the start, and those read from files.
#pragma once

#include <cstddef>
#include <deque>
#include <optional>

#include <QString>

#include "widgets/atlas/work/survey_work.h"

namespace mazeloom::widgets {

struct KeptSurvey {
    SharedSurvey survey;
    /// What its levels are made from. Nothing: it is of a file, and no level is known to be its.
    std::optional<GenerationRequest> request;
    QString title;
    QString pack = {};  ///< the name of the document that the level is in
};

class KeptSurveys {
  public:
    /// So many are kept: each may take 20 MB.
    static constexpr std::size_t kMost = 8;

    std::size_t size() const { return surveys_.size(); }
    const KeptSurvey& at(std::size_t place) const { return surveys_[place]; }

    /// Adds one as the last, in the place of the first where there is no room. Its title gets a
    /// number, so that it is known from others of the same level and seeds.
    void add(KeptSurvey survey);
    /// The same survey, further on or at its end.
    void replaceLast(SharedSurvey survey) { surveys_.back().survey = std::move(survey); }

  private:
    std::deque<KeptSurvey> surveys_;
    int made_ = 0;
};

/// "Warren, seeds 1–1,000"
QString surveyTitle(const QString& level, const analyse::SeedRange& seeds);
/// From the first seed of a survey to its last; nothing of one without any.
std::optional<analyse::SeedRange> spanOf(const analyse::Survey& survey);

}  // namespace mazeloom::widgets
