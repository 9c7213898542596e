// SPDX-License-Identifier: MIT
// A rule of design, and where it puts what it finds.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/check/rule/finding.h"
#include "core/check/rule/level_view.h"
#include "core/level/level.h"
#include "core/pack/json/listing.h"

namespace mazeloom::check {

/// What a pack calls itself and its folders.
struct PackTitles {
    std::string_view title;
    std::span<const std::string> tabs;
};

/// A room, and what its pack has for it.
struct RoomView {
    const level::Room& room;
    std::span<const level::OwnKind> kinds;
};

/// A campaign, and what its pack has for it.
struct CampaignView {
    const level::Campaign& campaign;
    const pack::Listing& listing;
    const level::Pack& pack;

    /// Returns the title of the level of that id, or the id if the pack has no such level.
    const std::string& levelTitle(const std::string& id) const;
};

/// A descent, and what its pack has for it.
struct DescentView {
    const level::Descent& descent;
    const pack::Listing& listing;
    std::vector<const level::Level*> levels;  ///< those that could be read
    std::vector<const level::Room*> rooms;
};

/// How a pack's levels look in a game's own tiles, and what its tiles may stand for.
struct TilesView {
    const level::TileMappings& mappings;
    std::span<const level::OwnKind> kinds;
    const level::TerrainTable& terrains;
};

/// A pack's own terrains, and what there is beside them.
struct TerrainsView {
    const level::TerrainTable& terrains;
    std::uint64_t used = 0;  ///< those that something shows, a bit each (edit::usedOwn)
    std::span<const level::OwnKind> kinds;
};

/// Stands for findings that are only counted.
inline constexpr Sentence kMoreOfTheSame{"more-of-the-same", "%1 more problems of this kind"};

/// Takes the findings of one rule about one sheet.
class Findings {
  public:
    /// Of more findings only the count is told.
    static constexpr std::size_t kMost = 50;

    Findings(Sheet sheet, std::vector<Finding>& all) : sheet_(std::move(sheet)), all_(all) {}
    /// Adds how many more there were.
    ~Findings();
    Findings(const Findings&) = delete;
    Findings& operator=(const Findings&) = delete;

    /// What is being checked.
    const Sheet& sheet() const { return sheet_; }
    /// Whether all further findings are only counted.
    bool isFull() const { return count_ == kMost; }

    /// A finding to which place and fixes can be added until the next one is reported.
    class Draft {
      public:
        explicit Draft(Finding& finding) : finding_(finding) {}

        Draft& at(grid::Point cell);
        /// All cells that it is about, beside the one that it is at.
        Draft& cells(edit::Area cells);
        /// The `index`-th of the sheet's objects, and its cell.
        Draft& object(const std::vector<level::Object>& objects, std::size_t index);
        Draft& trajectory(const std::vector<level::Trajectory>& trajectories, std::size_t index,
                          int point = -1);
        Draft& stage(const level::Recipe& recipe, std::size_t index);
        /// The `index`-th node of the campaign.
        Draft& node(const level::Campaign& campaign, std::size_t index);
        /// The file, where it is not that of the level, room or pack.
        Draft& file(std::string name);
        /// Further words on the place, such as "max".
        Draft& field(std::string_view name);
        Draft& fix(Fix fix);
        /// Of another level or room.
        Draft& fix(Sheet sheet, Fix fix);

      private:
        Draft& place(std::string words);

        Finding& finding_;
    };

    Draft error(const Sentence& sentence, Arguments arguments = {});
    Draft warning(const Sentence& sentence, Arguments arguments = {});

  private:
    Draft add(Severity severity, const Sentence& sentence, Arguments arguments);

    Sheet sheet_;
    std::vector<Finding>& all_;
    std::size_t count_ = 0;
    std::size_t untold_ = 0;
    Severity worstUntold_ = Severity::Warning;
    Finding spare_;  ///< where drafts of what is only counted go
};

/// What a rule looks at; it leaves out what it does not apply to.
struct Rule {
    /// All that it and its own fixes may say, for translation.
    std::span<const Sentence> sentences;
    std::span<const Word> words = {};  ///< that stand in these sentences
    void (*checkLevel)(const LevelView& view, Findings& findings) = nullptr;
    void (*checkRoom)(const level::Room& room, Findings& findings) = nullptr;
    void (*checkRoomKinds)(const RoomView& view, Findings& findings) = nullptr;
    void (*checkTitles)(const PackTitles& titles, Findings& findings) = nullptr;
    void (*checkListing)(const pack::Listing& listing, Findings& findings) = nullptr;
    void (*checkUnlisted)(const std::span<const pack::Unlisted>& files,
                          Findings& findings) = nullptr;
    void (*checkCampaign)(const CampaignView& view, Findings& findings) = nullptr;
    void (*checkDescent)(const DescentView& view, Findings& findings) = nullptr;
    void (*checkTiles)(const TilesView& view, Findings& findings) = nullptr;
    void (*checkTerrains)(const TerrainsView& view, Findings& findings) = nullptr;
};

}  // namespace mazeloom::check
