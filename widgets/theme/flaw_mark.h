// SPDX-License-Identifier: MIT
// Fields whose text is refused get a marked frame; widgets/text/field_flaw.h shows the reason.
#pragma once

#include <QVariant>
#include <QWidget>

namespace mazeloom::widgets {

/// The property of a field that says what is wrong with its value.
inline constexpr const char* kFlawProperty = "flaw";

inline bool isMarkedAsFlawed(const QWidget* field) {
    return field != nullptr && !field->property(kFlawProperty).toString().isEmpty();
}

}  // namespace mazeloom::widgets
