// SPDX-License-Identifier: MIT
// Gives a level that the user drags from the list to another program. The level becomes a file in
// the format of the last export.
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
    /// While this object exists, the list provides files.
    DragOut(widgets::LevelList& list, TileLooks& looks);

    /// Creates the level's file and its accompanying files, and returns their paths. Returns an
    /// empty list if they cannot be created. If the level is too large, reports this and returns an
    /// empty list. The files exist until the program ends.
    QStringList filesOf(const widgets::PackDocument& document, const QString& level);

  signals:
    /// Tells the user why there is no file.
    void told(const QString& text);

  private:
    TileLooks& looks_;
    QTemporaryDir folder_;
    int made_ = 0;  ///< number of drags so far; each has its own folder
};

}  // namespace mazeloom::app
