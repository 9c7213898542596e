// SPDX-License-Identifier: MIT
// Which of a pack's tile mappings is edited, and what is done to it as a whole: its name, its
// picture, how its tiles lie in that.
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

/// The files that pictures came from, by the ids of mappings.
using PictureSources = std::map<std::string, QString>;

class MappingBar : public QWidget {
    Q_OBJECT

  public:
    /// Session and sources outlive it.
    MappingBar(TileSession& session, PictureSources& sources, QWidget* parent = nullptr);

    /// A mapping of each of these pictures; tells which cannot be.
    void addPictures(const QStringList& files);

  signals:
    /// A picture was added: what its tiles stand for comes next.
    void added();
    /// A word for the user that something went well, or did not.
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
    /// Says why pictures cannot be used.
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
