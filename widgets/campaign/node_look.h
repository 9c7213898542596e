// SPDX-License-Identifier: MIT
// What a node of the campaign is called, and how its kind is shown.
#pragma once

#include <QString>

#include "core/level/campaign/node_kind.h"

namespace mazeloom::widgets {

/// What a descent to a depth is called where nobody gave it a title.
QString descentTitle(int depth);
/// What the map calls a node; `level` is its level, if it has one. `language` as in titleOf().
QString nodeTitle(const level::CampaignNode& node, const level::Level* level,
                  const QString& language = {});
/// "temple", "floor", "descent", or "warning" where the level is missing: names of icons.
QString nodeIconName(level::NodeKind kind);
/// "Temple", "Designed floor", "Descent".
QString nodeKindText(level::NodeKind kind);

}  // namespace mazeloom::widgets
