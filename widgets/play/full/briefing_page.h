// SPDX-License-Identifier: MIT
// The page before a level, and the page with the result after the level has been won: the level's
// picture beside its texts, times in large letters, and medals.
#pragma once

#include <vector>

#include <QImage>
#include <QString>

#include "widgets/play/full/facts.h"
#include "widgets/play/full/full_page.h"
#include "widgets/play/full/results/figure_row.h"
#include "widgets/play/full/results/medal_list.h"

class QFormLayout;
class QLabel;
class QPushButton;

namespace mazeloom::widgets {

class PictureBox;
class StoryArea;

struct Briefing {
    QString above;      ///< a line above the title, such as the place
    QString word = {};  ///< the result in a word, above the title in large letters; may be empty
    QString title;
    QString text;  ///< the story; may have several lines, or be empty
    std::vector<Figure> figures = {};
    std::vector<MedalLine> medals = {};
    Facts facts;
    QString button;      ///< the text of the button that continues
    QString again = {};  ///< the text of the button that plays the level again; empty: no button
    /// The text of the button that goes back, which Escape does, too; empty: no button, because the
    /// button that continues leads to the same page.
    QString back = {};
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
    void againWanted();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    /// Lets the large letters grow with the page.
    void fit();

    Briefing told_;
    PictureBox* picture_;
    QLabel* above_;
    QLabel* word_;
    QLabel* title_;
    QLabel* text_;
    FigureRow* figures_;
    MedalList* medals_;
    StoryArea* story_ = nullptr;
    QFormLayout* facts_;
    QPushButton* goOn_;
    QPushButton* again_;
    QPushButton* back_;
};

}  // namespace mazeloom::widgets
