// SPDX-License-Identifier: MIT
// Core's descriptions of formats, in the user's language.
#pragma once

#include <string_view>

#include <QString>

#include "core/exchange/exporter.h"

namespace mazeloom::widgets {

QString formatText(std::string_view english);
/// Returns a list such as "terrain, what stands where"; empty for none.
QString carriedText(exchange::CarriesSet what);

}  // namespace mazeloom::widgets
