// SPDX-License-Identifier: MIT
// Chooses how a pattern may be turned and mirrored.
#pragma once

#include <cstdint>

#include <QComboBox>
#include <QString>

namespace mazeloom::widgets {

/// Returns a box with the sets of symmetries that have a name. Their data are the sets, as in
/// level::rewriting::Rule::symmetries.
QComboBox* newSymmetryBox(const QString& name, const QString& tip);
/// Shows a set of symmetries; adds the entry "Some" for a set without a name.
void showSymmetries(QComboBox& box, std::uint8_t symmetries);

}  // namespace mazeloom::widgets
