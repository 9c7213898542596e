// SPDX-License-Identifier: MIT
// Handles a pack as a course: navigation between its stops, and the panels that are open at each
// stop (core/level/course/lesson.h).
#pragma once

#include <string>

#include <QObject>
#include <QPointer>
#include <QString>

class QAction;

namespace mazeloom::widgets {
class CoursePanel;
class EditContext;
class PackDocument;
class Workbench;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class LayoutDomain;
class Panels;
class Workspace;
struct WindowParts;

class CourseDomain : public QObject {
    Q_OBJECT

  public:
    explicit CourseDomain(const WindowParts& parts);

    /// From now on, lets each stop of the course arrange the panels. Call this function after the
    /// window has been restored.
    void begin(LayoutDomain& layouts);

  signals:
    /// Emitted at a stop: the receiver should show the cards of the stages with this id.
    void stageWanted(const std::string& stageId);

  private:
    void addPanel(Panels& panels);
    void follow(widgets::PackDocument* document);
    /// Goes to the next (1) or previous (−1) stop.
    void go(int by);
    void update();
    /// Arranges the panels as the open stop defines, once per visit.
    void arrange();
    /// Restores the arrangement that the panels had before the course.
    void giveBack();
    void keep(const QStringList& panels, const QString& text);
    QStringList openPanels() const;

    Workspace& workspace_;
    widgets::EditContext& context_;
    widgets::Workbench& workbench_;
    QPointer<LayoutDomain> layouts_;
    QAction* previous_;
    QAction* next_;
    QPointer<widgets::CoursePanel> panel_;
    QPointer<widgets::PackDocument> document_;
};

}  // namespace mazeloom::app
