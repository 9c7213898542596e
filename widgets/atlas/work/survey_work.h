// SPDX-License-Identifier: MIT
// Surveys a level off the GUI thread. What is done can be looked at meanwhile, and stays when the
// survey is stopped.
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

/// What to survey. The request's seed does not matter.
struct SurveyPlan {
    GenerationRequest request;
    std::vector<const analyse::Measure*> measures;
    analyse::SeedRange seeds{1, 1000};
    unsigned threads = 1;
};

class SurveyWork : public QObject {
    Q_OBJECT

  public:
    /// `program`: the version that surveys name.
    explicit SurveyWork(std::string program, QObject* parent = nullptr);

    /// Begins anew; one that is under way is dropped.
    void run(const SurveyPlan& plan);
    /// Ends what is under way soon: ended() comes with what is done.
    void stop() { task_.stop(); }
    bool isBusy() const { return task_.isBusy(); }

  signals:
    /// What is done so far, several times a second.
    void grown(const mazeloom::widgets::SharedSurvey& soFar);
    void ended(const mazeloom::widgets::SharedSurvey& survey);
    /// The recipe cannot run, and why.
    void failed(const QString& why);

  private:
    std::string program_;
    GrowingTask task_;
};

}  // namespace mazeloom::widgets
