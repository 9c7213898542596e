// SPDX-License-Identifier: MIT
// The subject of a measurement: a map, and how it was generated.
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

/// Results that several measures share. A result is computed when the first measure asks for it. A
/// fact is a type that is constructed from a subject.
class Facts {
  public:
    template <typename Fact>
    const Fact& of(const Subject& subject) {
        for (const auto& [key, fact] : known_) {
            if (key == &kKey<Fact>) return *static_cast<const Fact*>(fact.get());
        }
        // The constructor of a fact can call of() for other facts, which adds them to `known_`.
        auto made = std::make_shared<const Fact>(subject);
        known_.emplace_back(&kKey<Fact>, made);
        return *made;
    }

  private:
    template <typename Fact>
    static constexpr char kKey = 0;

    std::vector<std::pair<const void*, std::shared_ptr<const void>>> known_;
};

/// For use by one thread only. All objects that a subject refers to must outlive it.
struct Subject {
    const level::Map& map;
    trace::StepCounts steps = {};  ///< the steps of the map's generation, if they were counted
    /// Slow measures check this flag now and then; once it is set, the result is meaningless. Null:
    /// the measurement is never stopped.
    const std::atomic<bool>* stop = nullptr;
    /// The level that the map was generated from, for its objectives. Null: the level is unknown;
    /// core/analyse/measures/temple/temple_facts.h says which objectives are assumed then.
    const level::Level* level = nullptr;
    /// The monsters' numbers. Null: the default tables.
    const level::DescentTables* tables = nullptr;

    bool isStopped() const { return stop != nullptr && *stop; }
    template <typename Fact>
    const Fact& fact() const {
        return facts.of<Fact>(*this);
    }

    mutable Facts facts = {};
};

}  // namespace mazeloom::analyse
