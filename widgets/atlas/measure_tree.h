// SPDX-License-Identifier: MIT
// All measures that tell something of a level of some rules, in groups, to be chosen by a check.
#pragma once

#include <utility>
#include <vector>

#include <QTreeWidget>

#include "core/analyse/measure/measure.h"

namespace mazeloom::widgets {

class MeasureTree : public QTreeWidget {
    Q_OBJECT

  public:
    using Chosen = std::vector<const analyse::Measure*>;

    explicit MeasureTree(level::Ruleset ruleset, QWidget* parent = nullptr);

    /// In the order in which they stand.
    Chosen chosen() const;
    /// Checks these and no others.
    void choose(const Chosen& measures);

  signals:
    void changed();

  private:
    QTreeWidgetItem* groupOf(const analyse::Measure& measure);

    std::vector<std::pair<QTreeWidgetItem*, const analyse::Measure*>> rows_;
};

}  // namespace mazeloom::widgets
