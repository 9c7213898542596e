// SPDX-License-Identifier: MIT
// The card beside a list or map of levels: tells about the selected level, and plays it.
#pragma once

#include <QFrame>
#include <QImage>
#include <QString>

#include "widgets/play/full/facts.h"

class QFormLayout;
class QLabel;
class QPushButton;

namespace mazeloom::widgets {

class PictureBox;
class StoryArea;

class LevelCard : public QFrame {
    Q_OBJECT

  public:
    struct Content {
        QImage picture;  ///< null until it is ready
        QString title;
        QString state;  ///< such as "✓ Won"; may be empty
        QString text;   ///< what the level teaches; may be empty
        Facts facts;
        QString note;  ///< why the level cannot be played; may be empty
        QString button;
        bool canPlay = false;
    };

    /// `mostPicture` is the greatest height of the picture, in pixels.
    explicit LevelCard(int mostPicture, QWidget* parent = nullptr);

    void tell(const Content& content);
    /// Shows the picture of the level, once it is ready.
    void setPicture(const QImage& picture);
    const Content& told() const { return told_; }
    /// Returns the card's texts for screen readers.
    QString words() const;

  signals:
    void playWanted();

  private:
    Content told_;
    PictureBox* picture_;
    QLabel* name_;
    QLabel* state_;
    StoryArea* story_ = nullptr;
    QLabel* text_;
    QFormLayout* facts_;
    QLabel* note_;
    QPushButton* play_;
};

}  // namespace mazeloom::widgets
