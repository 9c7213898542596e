// SPDX-License-Identifier: MIT
// Time controls for paths: a play button, and a scrubber that moves all bugs and lasers together.
#pragma once

#include <QWidget>

class QLabel;
class QSlider;
class QToolButton;

namespace mazeloom::widgets {

class EditContext;
class PathTool;

class PathBar : public QWidget {
    Q_OBJECT

  public:
    PathBar(PathTool& tool, EditContext& context, QWidget* parent = nullptr);

  protected:
    void hideEvent(QHideEvent* event) override;

  private:
    void showLength();
    void showTick();
    void showPlaying();
    void showPicked();

    PathTool& tool_;
    EditContext& context_;
    QToolButton* play_;
    QSlider* slider_;
    QLabel* time_;
    QToolButton* remove_;
};

}  // namespace mazeloom::widgets
