// SPDX-License-Identifier: MIT
// What is measured: a map, and how it came about.
#pragma once

#include <atomic>
#include <memory>
#include <utility>
#include <vector>

#include "core/level/descent.h"
#include "core/level/level.h"
#include "core/level/map/map.h"
#include "core/trace/step_counts.h"

namespace mazeloom::analyse {

struct Subject;

/// What several measures want to know, found when the first of them asks: a fact is a type that is
/// made from a subject.
class Facts {
  public:
    template <typename Fact>
    const Fact& of(const Subject& subject) {
        for (const auto& [key, fact] : known_) {
            if (key == &kKey<Fact>) return *static_cast<const Fact*>(fact.get());
        }
        // A fact may ask for others while it is made.
        auto made = std::make_shared<const Fact>(subject);
        known_.emplace_back(&kKey<Fact>, made);
        return *made;
    }

  private:
    template <typename Fact>
    static constexpr char kKey = 0;

    std::vector<std::pair<const void*, std::shared_ptr<const void>>> known_;
};

/// Is asked by one thread. What it refers to must live as long.
struct Subject {
    const level::Map& map;
    trace::StepCounts steps = {};  ///< of its generation, where they were counted
    /// Asked now and then by what takes long; once set, what is given is worth nothing. Null:
    /// never.
    const std::atomic<bool>* stop = nullptr;
    /// What the map was generated from: its objectives. Null: nothing has to be done.
    const level::Level* level = nullptr;
    /// The monsters' numbers. Null: the rule's.
    const level::DescentTables* tables = nullptr;

    bool isStopped() const { return stop != nullptr && *stop; }
    template <typename Fact>
    const Fact& fact() const {
        return facts.of<Fact>(*this);
    }

    mutable Facts facts = {};
};

}  // namespace mazeloom::analyse
