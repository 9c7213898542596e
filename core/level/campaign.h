// SPDX-License-Identifier: MIT
// A pack's campaign: a map of its levels, where winning some opens others (RULES.md T-15).
//
// The map is a graph. A node stands for something to be won: a level of the pack, which is a temple
// or a floor of a descent, or a descent to some depth. It has an id of its own, so that edges do
// not care what a level is called. An edge leads from a node to one that needs it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/grid/point.h"
#include "core/level/map/translations.h"

namespace mazeloom::level {

/// What is told about a node, in one language.
struct CampaignTexts {
    std::string title;   ///< what the map calls the node; empty: as the level is called
    std::string before;  ///< shown before the level is played; may have several lines
    std::string after;   ///< shown when it has been won
    std::string more;    ///< as in Object

    bool isEmpty() const { return *this == CampaignTexts{}; }
    friend bool operator==(const CampaignTexts&, const CampaignTexts&) = default;
};

struct CampaignNode {
    /// No side of the map is longer, in places.
    static constexpr int kMaxSide = 1000;
    /// All that the node needs must be won.
    static constexpr int kAll = 0;
    static constexpr int kAny = 1;

    std::string id;                  ///< unique in the campaign
    std::string level;               ///< the id of the level; empty: a descent
    int descendTo = 0;               ///< the depth that wins a descent, 1–kMaxDepth; 0: a level
    grid::Point at;                  ///< on the map's grid, 0–kMaxSide − 1 both ways
    bool isStart = false;            ///< open from the beginning, whatever it needs
    std::vector<std::string> needs;  ///< ids of nodes, each once
    int enough = kAll;               ///< how many of these must be won: kAll, or at least so many
    CampaignTexts texts;
    /// Only texts that are there: what is empty in a translation is as in `texts`.
    Translations<CampaignTexts> translations;
    std::string more;  ///< as in Object

    friend bool operator==(const CampaignNode&, const CampaignNode&) = default;
};

struct Campaign {
    static constexpr std::size_t kMaxNodes = 1000;

    std::vector<CampaignNode> nodes;  ///< in the designer's order
    std::string more;                 ///< as in Object

    bool isEmpty() const { return nodes.empty() && more.empty(); }
    /// Null when there is none.
    const CampaignNode* find(std::string_view id) const;
    std::optional<std::size_t> indexOf(std::string_view id) const;
    /// The first node of a level; null when there is none.
    const CampaignNode* findLevel(std::string_view level) const;

    friend bool operator==(const Campaign&, const Campaign&) = default;
};

/// A node's texts for a language (translations.h), each of them the plain one where the
/// translation has none.
CampaignTexts textsOf(const CampaignNode& node, std::string_view language);

}  // namespace mazeloom::level
