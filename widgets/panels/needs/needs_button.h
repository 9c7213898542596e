// SPDX-License-Identifier: MIT
// A button with a menu of the mechanics that a temple promises to need.
#pragma once

#include <vector>

#include <QPushButton>

#include "core/level/mechanics.h"

class QAction;

namespace mazeloom::widgets {

class NeedsButton : public QPushButton {
    Q_OBJECT

  public:
    explicit NeedsButton(QWidget* parent = nullptr);

    /// Returns the field's help.
    static QString help();

    level::Mechanics needs() const { return needs_; }
    /// Shows other needs; does not emit edited().
    void setNeeds(level::Mechanics needs);

  signals:
    /// The user added or removed a mechanic.
    void edited();

  private:
    level::Mechanics needs_;
    std::vector<QAction*> actions_;  ///< in the order of level::kMechanics
};

}  // namespace mazeloom::widgets
