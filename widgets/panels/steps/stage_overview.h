// SPDX-License-Identifier: MIT
// The stages of a generation at a glance: colour, title, steps, purpose.
#pragma once

#include <QWidget>

#include "core/trace/trace.h"

namespace mazeloom::widgets {

class StageOverview : public QWidget {
    Q_OBJECT

  public:
    explicit StageOverview(QWidget* parent = nullptr);

    /// Lists the stages that a trace records; none for null.
    void setTrace(const trace::Trace* trace);
};

}  // namespace mazeloom::widgets
