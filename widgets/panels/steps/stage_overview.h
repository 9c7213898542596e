// SPDX-License-Identifier: MIT
// Shows the stages of a generation at a glance: their colours, titles, steps and purposes.
#pragma once

#include <QWidget>

#include "core/trace/trace.h"

namespace mazeloom::widgets {

class StageOverview : public QWidget {
    Q_OBJECT

  public:
    explicit StageOverview(QWidget* parent = nullptr);

    /// Lists the stages that a trace records; null lists none.
    void setTrace(const trace::Trace* trace);
};

}  // namespace mazeloom::widgets
