// SPDX-License-Identifier: MIT
// All export formats for levels: the formats of core/exchange, and the picture formats, which this
// folder draws.
#pragma once

#include <span>
#include <string_view>

#include <QString>

#include "core/exchange/exporter.h"

namespace mazeloom::widgets {

/// Returns all exporters in display order, the default first.
std::span<const exchange::Exporter* const> exporters();

/// Returns the exporter with this id; null if there is none.
const exchange::Exporter* findExporter(std::string_view id);
/// Returns the exporter for the file's extension; null if there is none.
const exchange::Exporter* exporterOfFile(const QString& file);

}  // namespace mazeloom::widgets
