// SPDX-License-Identifier: MIT
// Fields whose text is refused have a frame that says so; why is said by widgets/text/field_flaw.h.
#pragma once

#include <QVariant>
#include <QWidget>

namespace mazeloom::widgets {

/// The reason, as a property of the field.
inline constexpr const char* kFlawProperty = "flaw";

inline bool isMarkedAsFlawed(const QWidget* field) {
    return field != nullptr && !field->property(kFlawProperty).toString().isEmpty();
}

}  // namespace mazeloom::widgets
