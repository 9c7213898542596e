// SPDX-License-Identifier: MIT
// A pack as a course: the way from stop to stop, and the panels that stand open at each of them
// (core/level/course/lesson.h).
#pragma once

#include <string>

#include <QObject>
#include <QPointer>
#include <QString>

class QAction;
class QWidget;

namespace mazeloom::widgets {
class CoursePanel;
class EditContext;
class PackDocument;
class Workbench;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class LayoutDomain;
class Workspace;

class CourseDomain : public QObject {
    Q_OBJECT

  public:
    struct Sources {
        Workspace& workspace;
        widgets::EditContext& context;
    };

    CourseDomain(ActionRegistry& actions, const Sources& sources, widgets::Workbench& workbench,
                 QObject* parent);

    /// Called once; the workbench owns it.
    QWidget* newPanel();
    /// From now on stops are arranged, by `layouts`. Call it when the window is as it was left.
    void begin(LayoutDomain& layouts);

  signals:
    /// A stop is about the stages of this id: their cards shall be seen.
    void stageWanted(const std::string& stageId);

  private:
    void follow(widgets::PackDocument* document);
    /// Goes to the next stop in a direction: 1 or -1.
    void go(int by);
    void update();
    /// Puts the panels as the open stop wants them, once for each coming to it.
    void arrange();
    /// Puts them back as they were before the course.
    void giveBack();
    void keep(const QStringList& panels, const QString& text);
    QStringList openPanels() const;

    const Sources sources_;
    widgets::Workbench& workbench_;
    QPointer<LayoutDomain> layouts_;
    QAction* previous_;
    QAction* next_;
    QPointer<widgets::CoursePanel> panel_;
    QPointer<widgets::PackDocument> document_;
};

}  // namespace mazeloom::app
