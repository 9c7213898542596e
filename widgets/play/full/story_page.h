// SPDX-License-Identifier: MIT
// The story of a campaign: a list of its chapters, beside the texts of the selected chapter.
#pragma once

#include <vector>

#include <QImage>
#include <QString>

#include "widgets/play/full/full_page.h"

class QLabel;
class QListWidget;
class QScrollArea;
class QVBoxLayout;

namespace mazeloom::widgets {

class PictureBox;

/// A text that lies in a level.
struct StoryText {
    QString text;
    bool isFound = false;  ///< otherwise the text is not shown
};

struct StoryChapter {
    QString title;
    bool isLocked = false;  ///< then only its title is known
    QImage picture = {};    ///< null until it is ready
    QString found;          ///< how many of its texts were found; empty if it has none
    QString before;         ///< the text before the level; may be empty
    std::vector<StoryText> texts;
    QString after;  ///< the text after the win; empty until then
};

class StoryPage : public FullPage {
    Q_OBJECT

  public:
    explicit StoryPage(QWidget* parent = nullptr);

    /// Sets the chapters, and a sentence about how much of the story is known. If more or fewer are
    /// locked than before, selects the last one that is not.
    void setStory(const QString& note, std::vector<StoryChapter> chapters);
    /// Sets the picture of a chapter's level, once it is ready.
    void setPicture(std::size_t chapter, const QImage& picture);
    const std::vector<StoryChapter>& chapters() const { return chapters_; }

    void takeFocus() override;
    QString hint() const override;

  protected:
    QString words() const override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void showChapter();
    void addText(const QString& text, bool isFaint);
    /// Adds a text of the level, framed; `caption` counts it.
    void addFound(const QString& caption, const StoryText& text);
    /// Lets the letters grow with the page.
    void fit();

    std::vector<StoryChapter> chapters_;
    QWidget* left_;  ///< note and list
    QLabel* note_;
    QListWidget* list_;
    QWidget* texts_;
    QVBoxLayout* inside_;
    QScrollArea* area_;
    PictureBox* picture_;
};

}  // namespace mazeloom::widgets
