// SPDX-License-Identifier: MIT
// A label that shows its text literally. A QLabel interprets text that looks like HTML, and loads
// the pictures that it names. That is dangerous, because titles and messages quote packs, which are
// untrusted.
#pragma once

#include <QLabel>

namespace mazeloom::widgets {

class PlainLabel : public QLabel {
    Q_OBJECT

  public:
    explicit PlainLabel(QWidget* parent = nullptr);
    explicit PlainLabel(const QString& text, QWidget* parent = nullptr);

    void setTextFormat(Qt::TextFormat format) = delete;
};

}  // namespace mazeloom::widgets
