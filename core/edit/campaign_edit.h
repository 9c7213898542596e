// SPDX-License-Identifier: MIT
// Edits of a campaign's map, including the updates needed when levels are renamed or deleted.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/level/campaign.h"

namespace mazeloom::edit {

/// Adds a node for a level at the free place nearest to `at`. Returns the node's id, which is made
/// from the level's id. The first node of a map is a start node. Returns nullopt if the map is
/// full.
std::optional<std::string> addNode(level::Campaign& campaign, std::string_view level,
                                   grid::Point at);

/// Adds a node for a descent to a depth of 1–kMaxDepth, like addNode(). The node's id does not
/// contain the depth because the depth may change.
std::optional<std::string> addDescent(level::Campaign& campaign, int depth, grid::Point at);

/// Makes a node stand for a level, or for a descent to a depth of 1–kMaxDepth. Returns false if
/// there is no such node, `level` is empty or `depth` is out of range.
bool setLevel(level::Campaign& campaign, std::string_view id, std::string_view level);
bool setDepth(level::Campaign& campaign, std::string_view id, int depth);

/// Returns a depth for a new descent: five floors below the deepest descent on the map, at most
/// kMaxDepth.
int nextDepth(const level::Campaign& campaign);

/// Removes a node. Nodes that needed it get its needs instead, so a chain stays connected; nodes
/// left without needs become start nodes. Every node that could be unlocked before can still be
/// unlocked.
void removeNode(level::Campaign& campaign, std::string_view id);

/// Moves a node to the free place nearest to `at`. Returns false if there is no such node.
bool moveNode(level::Campaign& campaign, std::string_view id, grid::Point at);

/// Whether an edge may be added: both nodes exist, they differ, and the edge does not exist yet.
/// Cycles are allowed; core/check reports nodes that can never be unlocked.
bool canConnect(const level::Campaign& campaign, std::string_view from, std::string_view to);
bool connect(level::Campaign& campaign, std::string_view from, std::string_view to);
bool disconnect(level::Campaign& campaign, std::string_view from, std::string_view to);

/// Returns the campaign with the new id in all nodes of a renamed level.
level::Campaign withLevelRenamed(level::Campaign campaign, std::string_view from,
                                 std::string_view to);
/// Returns the campaign without the nodes of a level, as removed by removeNode(). Descents stay.
level::Campaign withoutLevel(level::Campaign campaign, std::string_view level);

/// Returns the unoccupied place on the map that is nearest to `at` by Manhattan distance; `at` may
/// lie outside of the map. Ties go to the upper row, then the left column. The place of the node
/// `except` counts as free.
grid::Point freePlace(const level::Campaign& campaign, grid::Point at,
                      std::string_view except = {});

/// Returns the approximate memory of a campaign, in bytes.
std::size_t bytesOf(const level::Campaign& campaign);

}  // namespace mazeloom::edit
