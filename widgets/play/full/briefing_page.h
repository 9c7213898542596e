// SPDX-License-Identifier: MIT
// Shows a text before a level, and another after the level has been won.
#pragma once

#include <QImage>
#include <QString>

#include "widgets/play/full/facts.h"
#include "widgets/play/full/full_page.h"

class QFormLayout;
class QLabel;
class QPushButton;

namespace mazeloom::widgets {

class PictureBox;
class StoryArea;

struct Briefing {
    QString above;  ///< a line above the title: the place, or the message that the level is won
    QString title;
    QString text;  ///< the story; may have several lines, or be empty
    Facts facts;
    QString button;      ///< the text of the button that continues
    bool isWon = false;  ///< whether the page reports a win rather than introduces a level
};

class BriefingPage : public FullPage {
    Q_OBJECT

  public:
    explicit BriefingPage(QWidget* parent = nullptr);

    void tell(const Briefing& briefing);
    const Briefing& told() const { return told_; }
    /// Shows the picture of the level beside the texts; a null image until it is ready.
    void setPicture(const QImage& picture);
    /// Sets whether there is a picture.
    void setPictured(bool isPictured);

    void takeFocus() override;
    QString hint() const override;

  signals:
    void goOnWanted();

  private:
    Briefing told_;
    PictureBox* picture_;
    QLabel* above_;
    QLabel* title_;
    QLabel* text_;
    StoryArea* story_ = nullptr;
    QFormLayout* facts_;
    QPushButton* goOn_;
    QPushButton* back_;
};

}  // namespace mazeloom::widgets
