// SPDX-License-Identifier: MIT
// Finds, on a thread of its own, when the chosen properties hold while the shown level is made.
#pragma once

#include <map>
#include <memory>
#include <vector>

#include <QObject>

#include "core/analyse/properties/properties.h"
#include "widgets/document/latest_task.h"

namespace mazeloom::widgets {

class HoldingSearch : public QObject {
    Q_OBJECT

  public:
    using Chosen = std::vector<const analyse::Property*>;
    using SharedTrace = std::shared_ptr<const trace::Trace>;
    using SharedLevel = std::shared_ptr<const level::Level>;

    explicit HoldingSearch(QObject* parent = nullptr);

    /// Another generation, or null; what was found of the one before is forgotten.
    void setTrace(SharedTrace trace);
    /// What that trace was generated from, before or after setTrace(): proofs need it.
    void setLevel(SharedTrace trace, SharedLevel level);
    /// Only these are looked for.
    void setChosen(Chosen chosen);
    const Chosen& chosen() const { return chosen_; }

    /// Null as long as it is not found.
    const analyse::Holding* of(const analyse::Property& property) const;

  signals:
    /// Something was found, or forgotten.
    void changed();

  private:
    void start();
    /// What is chosen and not found yet, the cheap ones first.
    Chosen due() const;

    SharedTrace trace_;
    SharedTrace levelsTrace_;
    SharedLevel level_;
    Chosen chosen_;
    std::map<const analyse::Property*, analyse::Holding> found_;
    LatestTask task_;
};

}  // namespace mazeloom::widgets
