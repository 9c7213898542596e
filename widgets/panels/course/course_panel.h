// SPDX-License-Identifier: MIT
// Shows the open level as a lesson of its pack's course: its subject, things to try, and the way to
// the next lesson. The code calls lessons stops; stops are levels with notes
// (core/level/course/lesson.h).
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
    /// `context` must outlive the panel. The actions, owned by the caller, open the previous and
    /// the next lesson; the panel shows them as buttons.
    CoursePanel(EditContext& context, QAction& previous, QAction& next, QWidget* parent = nullptr);

    /// Whether the window arranges its panels at each lesson as the course specifies.
    bool isArranging() const;
    void setArranging(bool arranges);

    QSize sizeHint() const override { return {300, 300}; }

  signals:
    void arrangingChanged(bool arranges);
    /// Emitted when the user wants to store the current arrangement of panels with the open level,
    /// or to remove the stored arrangement.
    void keepWanted();
    void forgetWanted();
    /// Emitted when the user wants to open the built-in course.
    void labWanted();

  private:
    void showAll() override;
    void showStop(const level::Pack& pack, const level::Level* level);

    QLabel* where_;
    QLabel* title_;
    QLabel* notes_;
    QLabel* empty_;
    QPushButton* lab_;
    QWidget* walk_;  ///< buttons to the other lessons, and controls for the course's author
    QCheckBox* arrange_;
    QAction* keep_;
    QAction* forget_;
};

}  // namespace mazeloom::widgets
