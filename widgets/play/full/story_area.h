// SPDX-License-Identifier: MIT
// Texts that scroll if they are long; short ones take only as much height as they need.
#pragma once

#include <QScrollArea>

namespace mazeloom::widgets {

class StoryArea : public QScrollArea {
    Q_OBJECT

  public:
    /// `texts` has a layout. `name` is the area's accessible name.
    StoryArea(QWidget* texts, const QString& name, QWidget* parent = nullptr);

    /// Limits the area's height to that of the texts. Also done when their layout changes.
    void fit();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace mazeloom::widgets
