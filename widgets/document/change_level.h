// SPDX-License-Identifier: MIT
// Swaps one part of a level: the undo command of all edits but painting. Private to
// widgets/document.
#pragma once

#include <cstdint>
#include <memory>
#include <variant>
#include <vector>

#include "core/level/level.h"
#include "widgets/document/sheet_command.h"

namespace mazeloom::widgets {

/// What a level is called and listed under.
struct LevelHead {
    std::string id;
    std::string tab;
    std::string title;
    std::string notes;
    level::Ruleset ruleset = level::Ruleset::Temple;
    level::Sight sight = level::Sight::Rays;
    /// The campaign and the descent that go with the id; null: whichever there are. Set by the
    /// document.
    std::shared_ptr<const level::Campaign> campaign = {};
    std::shared_ptr<const level::Descent> descent = {};

    friend bool operator==(const LevelHead&, const LevelHead&) = default;
};

/// All that has a place in a level; what resizing changes.
struct LevelBody {
    grid::Size size;
    std::optional<level::PaintGrid> paint;
    std::vector<level::Object> objects;
    std::vector<level::Trajectory> trajectories;

    friend bool operator==(const LevelBody&, const LevelBody&) = default;
};

using ObjectList = std::vector<level::Object>;
using TrajectoryList = std::vector<level::Trajectory>;
/// A seed is no part of the level that is saved, but changing it can be undone.
using LevelValue = std::variant<level::Recipe, std::uint64_t, LevelHead, level::Objectives,
                                LevelBody, ObjectList, TrajectoryList>;

class ChangeLevel final : public SheetCommand {
  public:
    ChangeLevel(LevelEntry& entry, LevelValue before, LevelValue after, Gesture gesture,
                const QString& text);

    std::size_t bytes() const override;
    DocumentCommand* handOver() override { return new ChangeLevel(std::move(*this)); }

  private:
    ChangeLevel(ChangeLevel&& from);
    void apply(bool forward) override;
    bool join(const SheetCommand& next) override;
    bool isIdle() const override { return before_ == after_; }

    LevelValue before_;
    LevelValue after_;
};

}  // namespace mazeloom::widgets
