// SPDX-License-Identifier: MIT
// The open level as a stop of its pack's course: its subject, things to try, and the way to the
// next stop. Stops are levels with notes (core/level/course/lesson.h).
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
    /// `context` must outlive the panel. The actions, owned by the caller, go to the previous and
    /// the next stop; they are shown as buttons.
    CoursePanel(EditContext& context, QAction& previous, QAction& next, QWidget* parent = nullptr);

    /// Whether the window arranges its panels at each stop as the course specifies.
    bool isArranging() const;
    void setArranging(bool arranges);

    QSize sizeHint() const override { return {300, 300}; }

  signals:
    void arrangingChanged(bool arranges);
    /// Store the present panels with the open level, or remove the stored ones.
    void keepWanted();
    void forgetWanted();
    /// The user wants to open the built-in course.
    void labWanted();

  private:
    void showAll() override;
    void showStop(const level::Pack& pack, const level::Level* level);

    QLabel* where_;
    QLabel* title_;
    QLabel* notes_;
    QLabel* empty_;
    QPushButton* lab_;
    QWidget* walk_;  ///< the buttons to the other stops, and controls for the course's author
    QCheckBox* arrange_;
    QAction* keep_;
    QAction* forget_;
};

}  // namespace mazeloom::widgets
