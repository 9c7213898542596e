// SPDX-License-Identifier: MIT
// Translates descriptions of file formats from core/exchange into the user's language.
#pragma once

#include <string_view>

#include <QString>

#include "core/exchange/exporter.h"

namespace mazeloom::widgets {

QString formatText(std::string_view english);
/// Returns the list of what a format carries, such as "terrain, what stands where"; empty if it
/// carries nothing.
QString carriedText(exchange::CarriesSet what);

}  // namespace mazeloom::widgets
