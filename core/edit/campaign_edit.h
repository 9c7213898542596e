// SPDX-License-Identifier: MIT
// Edits of a campaign's map, and what becomes of it when levels are renamed or deleted.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "core/level/campaign.h"

namespace mazeloom::edit {

/// Adds a node for a level, on the free place nearest to `at`. Returns its id, made from the
/// level's. The first node of a map is one to start with. Nothing when the map is full.
std::optional<std::string> addNode(level::Campaign& campaign, std::string_view level,
                                   grid::Point at);

/// Adds a node for a descent to a depth of 1–kMaxDepth in the same way; its id does not
/// tell the depth, which may change.
std::optional<std::string> addDescent(level::Campaign& campaign, int depth, grid::Point at);

/// What a node stands for from now on: a level, or a descent to a depth of 1–kMaxDepth. False when
/// there is no such node, or it cannot stand for that.
bool setLevel(level::Campaign& campaign, std::string_view id, std::string_view level);
bool setDepth(level::Campaign& campaign, std::string_view id, int depth);

/// A depth for a new descent: five floors below the deepest that is on the map, at most kMaxDepth.
int nextDepth(const level::Campaign& campaign);

/// Takes a node out. What needed it needs what it needed instead, so that a chain stays a chain;
/// what would need nothing any more is one to start with. Whatever could be unlocked still can.
void removeNode(level::Campaign& campaign, std::string_view id);

/// Puts a node on the free place nearest to `at`. False when there is no such node.
bool moveNode(level::Campaign& campaign, std::string_view id, grid::Point at);

/// Whether an edge may lead from one node to another: both are there, they are two, and it is not
/// there yet. Edges in a circle are allowed: whether all can be unlocked, core/check tells.
bool canConnect(const level::Campaign& campaign, std::string_view from, std::string_view to);
bool connect(level::Campaign& campaign, std::string_view from, std::string_view to);
bool disconnect(level::Campaign& campaign, std::string_view from, std::string_view to);

/// The nodes of a level follow its new id.
level::Campaign withLevelRenamed(level::Campaign campaign, std::string_view from,
                                 std::string_view to);
/// The nodes of a level go, as removeNode() has it; descents stay.
level::Campaign withoutLevel(level::Campaign campaign, std::string_view level);

/// The place without a node that is nearest to `at`, which may lie off the map: along rows and
/// columns, then by row, then by column. The place of the node `except` counts as free.
grid::Point freePlace(const level::Campaign& campaign, grid::Point at,
                      std::string_view except = {});

/// What a campaign takes of memory, about.
std::size_t bytesOf(const level::Campaign& campaign);

}  // namespace mazeloom::edit
