// SPDX-License-Identifier: MIT
// Signs of the mechanics that the shown level needs, in the level list and in its properties.
#pragma once

#include <QObject>
#include <QString>

namespace mazeloom::widgets {
class LevelList;
class NeedsWatch;
class PackDocument;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class GenerateDomain;
class WindowEvents;
class Workspace;
struct WindowParts;

class NeedsDomain : public QObject {
    Q_OBJECT

  public:
    NeedsDomain(const WindowParts& parts, GenerateDomain& generate);

  private:
    void take(widgets::PackDocument* document);
    void show(widgets::PackDocument* document, const QString& level);
    void tellShown();

    Workspace& workspace_;
    WindowEvents& events_;
    widgets::LevelList& levels_;
    widgets::NeedsWatch* watch_;
};

}  // namespace mazeloom::app
