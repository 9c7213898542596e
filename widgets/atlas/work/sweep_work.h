// SPDX-License-Identifier: MIT
// Sweeps a parameter of a level's recipe off the GUI thread, like SurveyWork.
#pragma once

#include <memory>

#include <QObject>

#include "core/analyse/atlas/sweep.h"
#include "widgets/atlas/work/growing_task.h"

namespace mazeloom::widgets {

using SharedSweep = std::shared_ptr<const analyse::Sweep>;

struct SweepPlan {
    analyse::SweepOf of;
    analyse::SeedRange seeds{1, 100};  ///< seeds for each value
    unsigned threads = 1;
};

class SweepWork : public QObject {
    Q_OBJECT

  public:
    explicit SweepWork(QObject* parent = nullptr) : QObject(parent), task_("sweep") {}

    void run(const SweepPlan& plan);
    void stop() { task_.stop(); }
    bool isBusy() const { return task_.isBusy(); }

  signals:
    void grown(const mazeloom::widgets::SharedSweep& soFar);
    void ended(const mazeloom::widgets::SharedSweep& sweep);
    void failed(const QString& why);

  private:
    GrowingTask task_;
};

}  // namespace mazeloom::widgets
