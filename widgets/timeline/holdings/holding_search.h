// SPDX-License-Identifier: MIT
// Searches, on a background thread, for the steps of a generation at which the chosen properties
// hold.
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

    /// Sets another generation, or null. Drops all results for the previous generation.
    void setTrace(SharedTrace trace);
    /// Sets the level from which `trace` was generated; some properties need the level for proofs.
    /// May be called before or after setTrace().
    void setLevel(SharedTrace trace, SharedLevel level);
    /// Sets the properties to search for.
    void setChosen(Chosen chosen);
    const Chosen& chosen() const { return chosen_; }

    /// Returns the result for a property; null until it is found.
    const analyse::Holding* of(const analyse::Property& property) const;

  signals:
    /// A result was found or dropped.
    void changed();

  private:
    void start();
    /// Returns the chosen properties that have no result yet, cheap ones first.
    Chosen due() const;

    SharedTrace trace_;
    SharedTrace levelsTrace_;
    SharedLevel level_;
    Chosen chosen_;
    std::map<const analyse::Property*, analyse::Holding> found_;
    LatestTask task_;
};

}  // namespace mazeloom::widgets
