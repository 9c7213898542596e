// SPDX-License-Identifier: MIT
#include "widgets/play/full/player_card.h"

#include <algorithm>

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "widgets/play/full/full_page.h"
#include "widgets/play/full/results/medal_list.h"
#include "widgets/play/full/story_area.h"
#include "widgets/text/plain_label.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

/// Draws a share as a filled part of a bar.
class PlayerCard::ShareBar final : public QWidget {
  public:
    ShareBar() {
        setFixedHeight(kHeight);
        setAccessibleName(PlayerCard::tr("Share of the campaign"));
    }
    void show(int won, int of) {
        won_ = won;
        of_ = of;
        setVisible(of > 0);
        update();
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        if (of_ <= 0) return;
        const Theme theme = themeOf(*this);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        const QRectF whole(rect());
        painter.setBrush(mixedColour(theme.base, theme.text, 0.16));
        painter.drawRoundedRect(whole, kHeight / 2.0, kHeight / 2.0);
        if (won_ == 0) return;
        QRectF part = whole;
        part.setWidth(std::max<double>(kHeight, whole.width() * won_ / of_));
        painter.setBrush(theme.accent);
        painter.drawRoundedRect(part, kHeight / 2.0, kHeight / 2.0);
    }

  private:
    static constexpr int kHeight = 10;

    int won_ = 0;
    int of_ = 0;
};

PlayerCard::PlayerCard(QWidget* parent)
    : QFrame(parent),
      name_(FullPage::newHeading({})),
      note_(FullPage::newNote()),
      bar_(new ShareBar),
      figures_(new FigureRow),
      medalsTitle_(FullPage::newHeading(tr("Medals"))),
      medals_(new MedalList) {
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("The selected player"));
    auto* inside = new QWidget;
    auto* texts = new QVBoxLayout(inside);
    texts->setContentsMargins(0, 0, 8, 0);
    texts->setSpacing(10);
    texts->addWidget(name_);
    texts->addWidget(note_);
    texts->addWidget(bar_);
    texts->addSpacing(14);
    texts->addWidget(figures_);
    texts->addSpacing(14);
    texts->addWidget(medalsTitle_);
    texts->addWidget(medals_);
    texts->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(32, 28, 24, 28);
    column->addStretch(2);
    column->addWidget(new StoryArea(inside, tr("About the player")), 100);
    column->addStretch(3);
}

void PlayerCard::tell(const PlayerInfo& player) {
    name_->setText(player.name);
    // The bar and the counts say the same about a campaign.
    note_->setText(player.note);
    note_->setVisible(player.of == 0 && !player.note.isEmpty());
    bar_->show(player.won, player.of);
    figures_->tell(player.figures);
    std::vector<MedalLine> medals;
    for (const play::MedalInfo& one : play::kMedals) {
        const int count = player.medals[static_cast<std::size_t>(one.medal)];
        MedalLine line;
        line.medal = one.medal;
        line.isWon = count > 0;
        //: The number of levels at which a player has won a medal
        line.text = count > 0 ? tr("At %n level(s)", nullptr, count) : tr("Not won yet");
        medals.push_back(line);
    }
    medals_->tell(medals);
}

void PlayerCard::setFonts(const QFont& name, const QFont& values, const QFont& words) {
    name_->setFont(name);
    note_->setFont(words);
    figures_->setFonts(values, words);
    medals_->setWordFont(words);
}

}  // namespace mazeloom::widgets
