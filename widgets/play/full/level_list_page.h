// SPDX-License-Identifier: MIT
// Lists levels that can be played one by one, each with a small picture, beside a card about the
// selected level: the levels of a pack without a campaign, or those that no campaign contains.
#pragma once

#include <optional>
#include <vector>

#include <QImage>
#include <QString>

#include "core/play/medals.h"
#include "widgets/play/full/facts.h"
#include "widgets/play/full/full_page.h"

class QListWidget;

namespace mazeloom::widgets {

class LevelCard;

/// A level in the list.
struct LevelLine {
    QString title;
    QString caption;  ///< a second line below the title
    QString result;   ///< the best result so far, in a few words; empty if the level is not won
    QString text;     ///< what the level is or teaches; may be empty
    Facts facts;
    QString whyNot;  ///< why the level cannot be played; empty if it can
    QImage picture = {};
    std::optional<play::Medals> medals = {};  ///< those that were won, if the level was won
};

class LevelListPage : public FullPage {
    Q_OBJECT

  public:
    explicit LevelListPage(QWidget* parent = nullptr);

    /// Sets the heading, and a sentence about the list.
    void setHead(const QString& title, const QString& note);
    /// Sets the levels; keeps the selection.
    void setLevels(std::vector<LevelLine> levels);
    const std::vector<LevelLine>& levels() const { return levels_; }
    /// Sets the picture of a level, once it is ready.
    void setPicture(std::size_t level, const QImage& picture);

    void takeFocus() override;
    QString hint() const override;

  signals:
    /// `level` is the index in the list.
    void playWanted(int level);

  protected:
    QString words() const override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void showCard();
    void play();

    QLabel* title_;
    QLabel* note_;
    QListWidget* list_;
    LevelCard* card_;
    std::vector<LevelLine> levels_;
};

}  // namespace mazeloom::widgets
