// SPDX-License-Identifier: MIT
// A tree with all measures that apply to levels of a ruleset, in groups, with check boxes.
#pragma once

#include <utility>
#include <vector>

#include <QTreeWidget>

#include "core/analyse/facts/measure.h"

namespace mazeloom::widgets {

class MeasureTree : public QTreeWidget {
    Q_OBJECT

  public:
    using Chosen = std::vector<const analyse::Measure*>;

    explicit MeasureTree(level::Ruleset ruleset, QWidget* parent = nullptr);

    /// Returns the checked measures in the order shown.
    Chosen chosen() const;
    /// Checks these measures and unchecks all others.
    void choose(const Chosen& measures);

  signals:
    void changed();

  private:
    QTreeWidgetItem* groupOf(const analyse::Measure& measure);

    std::vector<std::pair<QTreeWidgetItem*, const analyse::Measure*>> rows_;
};

}  // namespace mazeloom::widgets
