// SPDX-License-Identifier: MIT
// What is wrong with what a field holds, said beside the field. Fields take whatever is typed or
// pasted, cut nothing, and keep what they refuse until it is mended or taken back.
#pragma once

#include <functional>

#include <QString>

class QLineEdit;
class QWidget;

namespace mazeloom::widgets {

/// Marks the field, and says the reason below it while it has the focus or the pointer. An empty
/// one takes both away.
void tellFlaw(QWidget& field, const QString& flaw);
/// What is told of the field now; empty when all is good.
QString toldFlaw(const QWidget& field);

/// What is wrong with a text; empty when nothing is.
using FlawOf = std::function<QString(const QString& text)>;

/// Has a line tell of the flaws of what stands in it. While it has one, it has no acceptable input:
/// neither editingFinished nor returnPressed come.
void tellFlawsOf(QLineEdit& line, const FlawOf& flawOf);

/// Why a pack could not hold this as a title, or as another text of one line.
QString lineFlaw(const QString& text);
/// Why a pack could not hold this as a text of several lines.
QString textFlaw(const QString& text);

}  // namespace mazeloom::widgets
