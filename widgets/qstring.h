// SPDX-License-Identifier: MIT
// Text of the core, which is UTF-8, as Qt has it.
#pragma once

#include <string_view>

#include <QString>

namespace mazeloom::widgets {

inline QString qstring(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// What a level, a room or a pack is called: its title, or its id where it has none.
template <typename Titled>
QString titleOf(const Titled& titled) {
    return qstring(titled.title.empty() ? titled.id : titled.title);
}

}  // namespace mazeloom::widgets
