// SPDX-License-Identifier: MIT
// Selects a pack's tile mapping, and edits its name, its picture, and the layout of tiles in the
// picture.
#pragma once

#include <map>
#include <string>

#include <QString>
#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace mazeloom::widgets {
class NumberBox;
}

namespace mazeloom::app {

class TileSession;

/// The files from which pictures of tiles were read, by the ids of the mappings.
using PictureSources = std::map<std::string, QString>;

class MappingBar : public QWidget {
    Q_OBJECT

  public:
    /// `session` and `sources` must outlive this object.
    MappingBar(TileSession& session, PictureSources& sources, QWidget* parent = nullptr);

    /// Adds a mapping for each of these pictures; reports the ones that cannot be used.
    void addPictures(const QStringList& files);

  signals:
    /// A picture was added; next, the user assigns its tiles.
    void added();
    /// Tells the user that something succeeded or failed.
    void told(const QString& text);

  private:
    QWidget* makeHead();
    QWidget* makeMeasures();
    void connectAll();
    void showAll();
    void addPicture();
    void duplicate();
    void rename();
    void remove();
    void reload();
    void exchange();
    void take(const QString& file);
    void takeMeasures();
    /// Reports why pictures cannot be used.
    void refuse(const QStringList& why);

    TileSession& session_;
    PictureSources& sources_;
    QComboBox* list_;
    QPushButton* add_;
    QToolButton* duplicate_;
    QToolButton* rename_;
    QToolButton* remove_;
    QToolButton* reload_;
    QToolButton* exchange_;
    QToolButton* undo_;
    QToolButton* redo_;
    widgets::NumberBox* side_;
    widgets::NumberBox* margin_;
    widgets::NumberBox* spacing_;
    QLabel* count_;
};

}  // namespace mazeloom::app
