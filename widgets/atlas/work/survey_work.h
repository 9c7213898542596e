// SPDX-License-Identifier: MIT
// Surveys a level off the GUI thread. Delivers intermediate results; a stopped survey keeps the
// seeds that it has done.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <QObject>

#include "core/analyse/survey/run.h"
#include "widgets/atlas/work/growing_task.h"
#include "widgets/document/generation_service.h"

namespace mazeloom::widgets {

using SharedSurvey = std::shared_ptr<const analyse::Survey>;

/// The input of a survey. The seed in the request is ignored.
struct SurveyPlan {
    GenerationRequest request;
    std::vector<const analyse::Measure*> measures;
    analyse::SeedRange seeds{1, 1000};
    unsigned threads = 1;
};

class SurveyWork : public QObject {
    Q_OBJECT

  public:
    /// `program` is the program's version, which surveys store.
    explicit SurveyWork(std::string program, QObject* parent = nullptr);

    /// Starts a survey; drops a running one.
    void run(const SurveyPlan& plan);
    /// Asks the survey to stop soon; ended() then delivers the seeds done so far.
    void stop() { task_.stop(); }
    bool isBusy() const { return task_.isBusy(); }

  signals:
    /// Emitted with an intermediate result, several times a second.
    void grown(const mazeloom::widgets::SharedSurvey& soFar);
    void ended(const mazeloom::widgets::SharedSurvey& survey);
    /// The recipe cannot run; `why` is the reason.
    void failed(const QString& why);

  private:
    std::string program_;
    GrowingTask task_;
};

}  // namespace mazeloom::widgets
