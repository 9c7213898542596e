// SPDX-License-Identifier: MIT
// Shows the flaw of a field's content below the field. Fields accept all text that is typed or
// pasted, do not shorten it, and keep invalid content until the user fixes or undoes it.
#pragma once

#include <functional>

#include <QString>

class QLineEdit;
class QWidget;

namespace mazeloom::widgets {

/// Marks a field as wrong, and shows `flaw`, the reason, below the field while it has the focus or
/// the pointer. An empty flaw removes the mark and the text.
void tellFlaw(QWidget& field, const QString& flaw);
/// Returns the flaw that the field shows now; empty if there is none.
QString toldFlaw(const QWidget& field);

/// A function that returns the reason why a text is wrong; empty if it is not.
using FlawOf = std::function<QString(const QString& text)>;

/// Makes a line edit show the flaws of its text. While the text has a flaw, hasAcceptableInput() is
/// false, and the line emits neither editingFinished nor returnPressed.
void tellFlawsOf(QLineEdit& line, const FlawOf& flawOf);

/// Returns the reason why a pack cannot store this text as a title or another single line; empty if
/// it can.
QString lineFlaw(const QString& text);
/// Returns the reason why a pack cannot store this text of several lines; empty if it can.
QString textFlaw(const QString& text);

}  // namespace mazeloom::widgets
