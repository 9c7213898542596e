// SPDX-License-Identifier: MIT
// A pack's campaign: a map of its levels, where winning some opens others (RULES.md T-15).
//
// The map is a graph. A node is a goal to win: a level of the pack (a temple or a floor of a
// descent), or a depth to reach in a descent. A node has an id of its own, so that edges do not
// depend on level ids. An edge leads from a node to a node that needs it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid/point.h"
#include "core/level/map/translations.h"

namespace mazeloom::level {

/// The texts of a node in one language.
struct CampaignTexts {
    std::string title;   ///< the node's name on the map; empty: the level's title
    std::string before;  ///< shown before the level is played; may have several lines
    std::string after;   ///< shown after the node is won
    std::string more;    ///< JSON of unknown keys, as in Object

    bool isEmpty() const { return *this == CampaignTexts{}; }
    friend bool operator==(const CampaignTexts&, const CampaignTexts&) = default;
};

struct CampaignNode {
    /// Upper bound on each side of the map, in places.
    static constexpr int kMaxSide = 1000;
    /// The value of `enough` if all needs must be won.
    static constexpr int kAll = 0;
    static constexpr int kAny = 1;

    std::string id;                  ///< unique in the campaign
    std::string level;               ///< the id of the level; empty: a descent
    int descendTo = 0;               ///< the depth that wins a descent, 1–kMaxDepth; 0: a level
    grid::Point at;                  ///< on the map's grid, each coordinate in 0–kMaxSide − 1
    bool isStart = false;            ///< open from the beginning, whatever it needs
    std::vector<std::string> needs;  ///< ids of nodes, each once
    int enough = kAll;               ///< how many of `needs` must be won: kAll, or a minimum
    CampaignTexts texts;
    /// Translations of `texts`. Where a translation leaves a text empty, the one in `texts` is
    /// shown.
    Translations<CampaignTexts> translations;
    std::string more;  ///< JSON of unknown keys, as in Object

    friend bool operator==(const CampaignNode&, const CampaignNode&) = default;
};

struct Campaign {
    static constexpr std::size_t kMaxNodes = 1000;

    std::vector<CampaignNode> nodes;  ///< in the designer's order
    std::string more;                 ///< JSON of unknown keys, as in Object

    bool isEmpty() const { return nodes.empty() && more.empty(); }
    /// Returns the node with the id; null if none exists.
    const CampaignNode* find(std::string_view id) const;
    std::optional<std::size_t> indexOf(std::string_view id) const;
    /// Returns the first node of a level; null if there is none.
    const CampaignNode* findLevel(std::string_view level) const;

    friend bool operator==(const Campaign&, const Campaign&) = default;
};

/// Returns a node's texts in a language (translations.h). A text that the translation lacks is
/// returned untranslated.
CampaignTexts textsOf(const CampaignNode& node, std::string_view language);

}  // namespace mazeloom::level
