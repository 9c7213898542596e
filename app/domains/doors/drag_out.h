// SPDX-License-Identifier: MIT
// A level that is dragged out of the list gives other programs its file, in the format that levels
// were exported in last.
#pragma once

#include <QObject>
#include <QStringList>
#include <QTemporaryDir>

namespace mazeloom::widgets {
class LevelList;
class PackDocument;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class TileLooks;

class DragOut : public QObject {
    Q_OBJECT

  public:
    /// As long as it is there, the list gives files.
    DragOut(widgets::LevelList& list, TileLooks& looks);

    /// The level's file and those beside it, made now; empty where it cannot be made, or where that
    /// would take long, which is told. They stay until the program ends.
    QStringList filesOf(const widgets::PackDocument& document, const QString& level);

  signals:
    /// Why there is no file.
    void told(const QString& text);

  private:
    TileLooks& looks_;
    QTemporaryDir folder_;
    int made_ = 0;  ///< drags so far, each with a folder of its own
};

}  // namespace mazeloom::app
