// SPDX-License-Identifier: MIT
// The mark of fields whose text is wrong: a frame in the error colour. widgets/text/field_flaw.h
// sets the mark and shows the reason.
#pragma once

#include <QVariant>
#include <QWidget>

namespace mazeloom::widgets {

/// Name of the property that holds what is wrong with a field's text; it is empty if nothing is.
inline constexpr const char* kFlawProperty = "flaw";

inline bool isMarkedAsFlawed(const QWidget* field) {
    return field != nullptr && !field->property(kFlawProperty).toString().isEmpty();
}

}  // namespace mazeloom::widgets
