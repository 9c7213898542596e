// SPDX-License-Identifier: MIT
// Shows beside a field what is wrong with its content. Fields accept whatever is typed or pasted,
// cut nothing, and keep invalid content until the user fixes or undoes it.
#pragma once

#include <functional>

#include <QString>

class QLineEdit;
class QWidget;

namespace mazeloom::widgets {

/// Marks the field and shows the reason below it while the field has the focus or the pointer. An
/// empty flaw removes both.
void tellFlaw(QWidget& field, const QString& flaw);
/// Returns the flaw that the field shows now; empty if there is none.
QString toldFlaw(const QWidget& field);

/// A function that returns what is wrong with a text; empty if nothing is.
using FlawOf = std::function<QString(const QString& text)>;

/// Makes a line show the flaws of its text. While the text has one, the line has no acceptable
/// input and emits neither editingFinished nor returnPressed.
void tellFlawsOf(QLineEdit& line, const FlawOf& flawOf);

/// Returns why a pack cannot store this text as a title or another single line; empty if it can.
QString lineFlaw(const QString& text);
/// Returns why a pack cannot store this text of several lines; empty if it can.
QString textFlaw(const QString& text);

}  // namespace mazeloom::widgets
