// SPDX-License-Identifier: MIT
// All formats that generated levels can be written in: those of core/doors, and the pictures, which
// are drawn here.
#pragma once

#include <span>
#include <string_view>

#include <QString>

#include "core/doors/exporter.h"

namespace mazeloom::widgets {

/// In the order in which they are offered; the standard first.
std::span<const doors::Exporter* const> exporters();

/// Null where there is none.
const doors::Exporter* findExporter(std::string_view id);
/// The one whose files end as this name does; null where there is none.
const doors::Exporter* exporterOfFile(const QString& file);

}  // namespace mazeloom::widgets
