// SPDX-License-Identifier: MIT
// The campaign map, and a card about the selected level.
#pragma once

#include "widgets/play/full/full_page.h"
#include "widgets/play/full/progress_map.h"

class QLabel;

namespace mazeloom::widgets {

class LevelCard;

class MapPage : public FullPage {
    Q_OBJECT

  public:
    explicit MapPage(QWidget* parent = nullptr);

    /// `title` is the campaign's title; `progress` describes how far the player has come.
    void setHead(const QString& title, const QString& progress);
    void setNodes(std::vector<MapNode> nodes);
    /// Sets the picture of a node, once it is ready.
    void setPicture(std::size_t node, const QImage& picture);
    ProgressMap& map() { return *map_; }

    void takeFocus() override;
    QString hint() const override;

  signals:
    /// Emitted only for a level that can be played now.
    void playWanted(std::size_t node);

  protected:
    /// Returns the page's texts without the card, which is announced whenever the selection
    /// changes.
    QString words() const override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    /// Lets the card grow with the text size.
    void fit();
    void showCard();
    void play(std::size_t node);

    QLabel* title_;
    QLabel* progress_;
    ProgressMap* map_;
    LevelCard* card_;
};

}  // namespace mazeloom::widgets
