// SPDX-License-Identifier: MIT
// Names and icons of campaign nodes.
#pragma once

#include <QString>

#include "core/level/campaign/node_kind.h"

namespace mazeloom::widgets {

/// Returns the title of an untitled descent to this depth.
QString descentTitle(int depth);
/// Returns a node's title on the map; `level` may be null. `language` as in titleOf().
QString nodeTitle(const level::CampaignNode& node, const level::Level* level,
                  const QString& language = {});
/// Returns a node's icon name: "temple", "floor", "descent", or "warning" if its level is missing.
QString nodeIconName(level::NodeKind kind);
/// Returns the name of a kind of nodes: "Temple", "Designed floor", "Descent".
QString nodeKindText(level::NodeKind kind);

}  // namespace mazeloom::widgets
