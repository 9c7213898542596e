// SPDX-License-Identifier: MIT
// Conversions of the core's UTF-8 texts to Qt.
#pragma once

#include <string_view>

#include <QString>

namespace mazeloom::widgets {

inline QString qstring(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// Returns the name of a level, room or pack: its title, or its id if the title is empty.
template <typename Titled>
QString titleOf(const Titled& titled) {
    return qstring(titled.title.empty() ? titled.id : titled.title);
}

}  // namespace mazeloom::widgets
