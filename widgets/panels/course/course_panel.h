// SPDX-License-Identifier: MIT
// The open level as a stop of its pack's course: what it is about, what to try, and the way on to
// the next stop. Stops are levels with notes (core/level/course/lesson.h).
#pragma once

#include "widgets/panels/edit_panel.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace mazeloom::widgets {

class CoursePanel final : public EditPanel {
    Q_OBJECT

  public:
    /// `context` outlives the panel. The actions, the caller's, go to the stop before and to the
    /// next one; they are shown as buttons.
    CoursePanel(EditContext& context, QAction& previous, QAction& next, QWidget* parent = nullptr);

    /// Whether the panels stand at each stop as the course wants them.
    bool isArranging() const;
    void setArranging(bool arranges);

    QSize sizeHint() const override { return {300, 300}; }

  signals:
    void arrangingChanged(bool arranges);
    /// The open level shall have the panels as they are now, or none any more.
    void keepWanted();
    void forgetWanted();
    /// The built-in course shall be opened.
    void labWanted();

  private:
    void showAll() override;
    void showStop(const level::Pack& pack, const level::Level* level);

    QLabel* where_;
    QLabel* title_;
    QLabel* notes_;
    QLabel* empty_;
    QPushButton* lab_;
    QWidget* walk_;  ///< the buttons to the other stops, and what a course's author does
    QCheckBox* arrange_;
    QAction* keep_;
    QAction* forget_;
};

}  // namespace mazeloom::widgets
