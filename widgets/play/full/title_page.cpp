// SPDX-License-Identifier: MIT
#include "widgets/play/full/title_page.h"

#include <array>
#include <cmath>

#include <QImage>
#include <QLabel>
#include <QPaintEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/play/temple/number_art.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

constexpr int kTitleWidth = 460;
constexpr int kPatternCell = 40;
constexpr int kPatternNumbers = 4;

/// Returns the number at a place of the background pattern, which depends only on the place. 0 is a
/// dot; at −1 nothing is drawn.
int patternNumber(int x, int y) {
    unsigned hash =
        static_cast<unsigned>(x) * 374'761'393U + static_cast<unsigned>(y) * 668'265'263U;
    hash = (hash ^ (hash >> 13)) * 1'274'126'177U;
    const int drawn = static_cast<int>((hash ^ (hash >> 16)) % 11);
    return drawn < kPatternNumbers ? drawn : drawn < 6 ? 0 : -1;
}

}  // namespace

TitlePage::TitlePage(QWidget* parent)
    : FullPage(kTitleWidth, parent),
      title_(newHeading({})),
      description_(newNote()),
      campaign_(newButton(tr("Campaign"), tr("Go to the map of the campaign"))),
      note_(newNote()),
      levels_(newButton(tr("Levels"), tr("Play the levels of the pack, one by one"))),
      goOn_(newButton({}, tr("Go on with the descent where you left it"))),
      descend_(newButton(tr("Descent"), tr("Descend from depth 1 as far as you can, for a score"))),
      players_(newButton({}, tr("Choose who plays: wins are saved for each player"))),
      back_(newButton(tr("Back to the editor"), tr("Leave the game"))) {
    setObjectName(QStringLiteral("titlePage"));
    auto* challenge =
        newButton(tr("Today's challenge"),
                  tr("Play the day's temple, which is the same for everybody; or an earlier one"));
    auto* options = newButton(tr("Options"), tr("Numbers, pace, light, sound and controls"));
    title_->setAlignment(Qt::AlignHCenter);
    description_->setAlignment(Qt::AlignHCenter);
    note_->setAlignment(Qt::AlignHCenter);
    column().addStretch(2);
    column().addWidget(title_);
    column().addSpacing(4);
    column().addWidget(description_);
    column().addSpacing(24);
    column().addWidget(campaign_);
    column().addWidget(note_);
    column().addSpacing(8);
    column().addWidget(levels_);
    column().addWidget(goOn_);
    column().addWidget(descend_);
    column().addWidget(challenge);
    column().addWidget(players_);
    column().addWidget(options);
    column().addSpacing(8);
    column().addWidget(back_);
    column().addStretch(3);
    QFont strong = campaign_->font();
    strong.setBold(true);
    campaign_->setFont(strong);

    connect(campaign_, &QPushButton::clicked, this, &TitlePage::campaignWanted);
    connect(levels_, &QPushButton::clicked, this, &TitlePage::levelsWanted);
    connect(challenge, &QPushButton::clicked, this, &TitlePage::challengeWanted);
    connect(goOn_, &QPushButton::clicked, this, [this] { emit descentWanted(false); });
    connect(descend_, &QPushButton::clicked, this, [this] { emit descentWanted(true); });
    connect(players_, &QPushButton::clicked, this, &TitlePage::playersWanted);
    connect(options, &QPushButton::clicked, this, &TitlePage::optionsWanted);
    connect(back_, &QPushButton::clicked, this, &TitlePage::backWanted);
    setPlayer({});
    setDescent(false, 0);
}

void TitlePage::setPack(const QString& title, const QString& description) {
    title_->setText(title);
    description_->setText(description);
    description_->setVisible(!description.isEmpty());
}

void TitlePage::setCampaign(bool isThere, const QString& note, bool hasLevels) {
    campaign_->setEnabled(isThere);
    note_->setText(note);
    note_->setVisible(!note.isEmpty());
    levels_->setVisible(!isThere && hasLevels);
}

void TitlePage::setDescent(bool isThere, int depth) {
    const bool isKept = isThere && depth > 0;
    goOn_->setVisible(isKept);
    goOn_->setText(tr("Go on with the descent, at depth %1").arg(depth));
    goOn_->setAccessibleName(goOn_->text());
    descend_->setVisible(isThere);
    descend_->setText(isKept ? tr("Another descent") : tr("Descent"));
    descend_->setAccessibleName(descend_->text());
}

void TitlePage::setPlayer(const QString& name) {
    const QString text = name.isEmpty() ? tr("Player") : tr("Player: %1").arg(name);
    players_->setAccessibleName(text);
    // An ampersand in a name must not become a mnemonic.
    players_->setText(QString(text).replace(u'&', QStringLiteral("&&")));
}

void TitlePage::setAlone() {
    isAlone_ = true;
    back_->setText(tr("Quit"));
}

void TitlePage::takeFocus() {
    QPushButton* first = campaign_->isEnabled() ? campaign_
                         : levels_->isHidden()  ? players_
                                                : levels_;
    first->setFocus(Qt::TabFocusReason);
}

QString TitlePage::hint() const {
    return isAlone_ ? tr("↑ ↓ choose   ·   Enter open   ·   Esc quit   ·   F11 full screen")
                    : tr("↑ ↓ choose   ·   Enter open   ·   Esc back to the editor");
}

void TitlePage::paintEvent(QPaintEvent* event) {
    // Draws the floor of a temple, fainter towards the middle, where the texts are.
    const Theme theme = themeOf(*this);
    std::array<QImage, kPatternNumbers> art;
    for (int number = 0; number < kPatternNumbers; ++number)
        art.at(static_cast<std::size_t>(number)) = numberArt(number, kPatternCell / 2, theme);
    QPainter painter(this);
    const double half = width() / 2.0;
    const QRect seen = event->rect();
    for (int y = seen.top() / kPatternCell; y * kPatternCell <= seen.bottom(); ++y) {
        for (int x = seen.left() / kPatternCell; x * kPatternCell <= seen.right(); ++x) {
            const int number = patternNumber(x, y);
            if (number < 0) continue;
            const double away = std::abs((x + 0.5) * kPatternCell - half) / half;
            const double opacity = (away - 0.35) * (theme.isDark ? 0.4 : 0.5);
            if (opacity <= 0) continue;
            painter.setOpacity(opacity);
            painter.drawImage(
                QPoint(x * kPatternCell + kPatternCell / 4, y * kPatternCell + kPatternCell / 4),
                art.at(static_cast<std::size_t>(number)));
        }
    }
}

}  // namespace mazeloom::widgets
