// SPDX-License-Identifier: MIT
// A rule of design, and the collector of its findings.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/check/findings/finding.h"
#include "core/check/findings/level_view.h"
#include "core/level/level.h"
#include "core/pack/json/listing.h"

namespace mazeloom::check {

/// The titles of a pack and its folders.
struct PackTitles {
    std::string_view title;
    std::span<const std::string> tabs;
};

/// A room, and the pack's content that affects it.
struct RoomView {
    const level::Room& room;
    std::span<const level::OwnKind> kinds;
};

/// A campaign, and the pack's content that affects it.
struct CampaignView {
    const level::Campaign& campaign;
    const pack::Listing& listing;
    const level::Pack& pack;

    /// Returns the title of the level with this id, or the id if the pack has no such level.
    const std::string& levelTitle(const std::string& id) const;
};

/// A descent, and the pack's content that affects it.
struct DescentView {
    const level::Descent& descent;
    const pack::Listing& listing;
    std::vector<const level::Level*> levels;  ///< levels that could be read
    std::vector<const level::Room*> rooms;
};

/// A pack's tile mappings, and the content that tiles may represent.
struct TilesView {
    const level::TileMappings& mappings;
    std::span<const level::OwnKind> kinds;
    const level::TerrainTable& terrains;
};

/// A pack's own terrains, and the pack's content that affects them.
struct TerrainsView {
    const level::TerrainTable& terrains;
    level::TerrainSet used = {};  ///< own terrains in use (edit::usedOwn)
    std::span<const level::OwnKind> kinds;
};

/// The sentence for findings that are only counted.
inline constexpr Sentence kMoreOfTheSame{"more-of-the-same", "%1 more problems of this kind"};

/// Collects the findings of one rule about one sheet.
class Findings {
  public:
    /// Upper bound on reported findings; further ones are only counted.
    static constexpr std::size_t kMost = 50;

    Findings(Sheet sheet, std::vector<Finding>& all) : sheet_(std::move(sheet)), all_(all) {}
    /// Reports the number of findings that were only counted.
    ~Findings();
    Findings(const Findings&) = delete;
    Findings& operator=(const Findings&) = delete;

    const Sheet& sheet() const { return sheet_; }
    /// Whether further findings are only counted.
    bool isFull() const { return count_ == kMost; }

    /// A finding to which a place and fixes can be added until the next finding is reported.
    class Draft {
      public:
        explicit Draft(Finding& finding) : finding_(finding) {}

        Draft& at(grid::Point cell);
        /// Sets all cells concerned, if there are more than the cell of at().
        Draft& cells(edit::Area cells);
        /// Sets the place to the `index`-th of the sheet's objects, and the cell to its cell.
        Draft& object(const std::vector<level::Object>& objects, std::size_t index);
        Draft& trajectory(const std::vector<level::Trajectory>& trajectories, std::size_t index,
                          int point = -1);
        Draft& stage(const level::Recipe& recipe, std::size_t index);
        /// Sets the place to the `index`-th node of the campaign.
        Draft& node(const level::Campaign& campaign, std::size_t index);
        /// Sets the file if it is not the file of the level, room or pack.
        Draft& file(std::string name);
        /// Adds a word to the place, such as "max".
        Draft& field(std::string_view name);
        Draft& fix(Fix fix);
        /// Adds a fix that changes another level or room.
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
    Finding spare_;  ///< receives drafts of findings that are only counted
};

/// The checks of a rule. Each ignores subjects to which it does not apply.
struct Rule {
    /// All sentences of the rule and its own fixes, for translation.
    std::span<const Sentence> sentences;
    std::span<const Word> words = {};  ///< words used in these sentences
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
    void (*checkMerge)(const level::Pack& pack, Findings& findings) = nullptr;
};

}  // namespace mazeloom::check
