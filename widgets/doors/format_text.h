// SPDX-License-Identifier: MIT
// What core says of formats, in the user's language.
#pragma once

#include <string_view>

#include <QString>

#include "core/doors/exporter.h"

namespace mazeloom::widgets {

QString formatText(std::string_view english);
/// "terrain, what stands where"; empty for none.
QString carriedText(doors::CarriesSet what);

}  // namespace mazeloom::widgets
