// SPDX-License-Identifier: MIT
#include "widgets/play/full/title_page.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyle>

#include "widgets/play/full/title_scene.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/flat_style.h"

namespace mazeloom::widgets {

namespace {

// Sizes grow with the page, within these limits.
constexpr int kLeastTexts = 300;  ///< width of the texts, in pixels
constexpr int kMostTexts = 520;
constexpr double kLeastTitle = 1.8;  ///< size of the title's letters, relative to the body's
constexpr double kMostTitle = 5;
constexpr int kEntryInset = 16;
constexpr int kLeastEntry = 34;  ///< height of an entry where the text allows it, in pixels
constexpr int kMostEntry = 44;
constexpr int kEntryBar = 4;  ///< width of the bar that marks the focus

/// An entry of the title's menu: a line of text with a mark where the focus is. The default button
/// is filled.
class TitleEntry final : public QPushButton {
  public:
    TitleEntry(const QString& text, const QString& tip) : QPushButton(text) {
        setTips(*this, tip);
        setAccessibleName(text);
        setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Maximum);
        setCursor(Qt::PointingHandCursor);
    }

    QSize sizeHint() const override { return least().expandedTo({0, height_}); }
    QSize minimumSizeHint() const override { return least(); }

    /// Wants `height` pixels, or more if the text is taller.
    void setHeight(int height) {
        if (height == height_) return;
        height_ = height;
        updateGeometry();
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool isReached = hasFocus() || isDown();
        const QColor accent = palette().color(QPalette::Highlight);
        const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
        QColor ink = palette().color(QPalette::Text);
        painter.setPen(Qt::NoPen);
        if (!isEnabled()) {
            ink = palette().color(QPalette::Disabled, QPalette::Text);
        } else if (isDefault()) {
            painter.setBrush(isDown()       ? accent.darker(115)
                             : underMouse() ? accent.lighter(108)
                                            : accent);
            painter.drawRoundedRect(box, 6, 6);
            ink = palette().color(QPalette::HighlightedText);
        } else if (isReached || underMouse()) {
            QColor ground = isReached ? accent : palette().color(QPalette::Text);
            ground.setAlphaF(isReached ? 0.16F : 0.07F);
            painter.setBrush(ground);
            painter.drawRoundedRect(box, 6, 6);
        }
        if (hasFocus() && isDefault()) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(ink, 2));
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 4, 4);
        } else if (hasFocus()) {
            painter.setBrush(accent);
            painter.drawRoundedRect(QRectF(box.left(), box.top() + 6, kEntryBar, box.height() - 12),
                                    2, 2);
        }
        QFont face = font();
        face.setBold(isDefault() || hasFocus());
        painter.setFont(face);
        painter.setPen(ink);
        const QRect place = rect().adjusted(kEntryInset, 0, -kEntryInset, 0);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         QFontMetrics(face).elidedText(shown(), Qt::ElideRight, place.width()));
    }
    void enterEvent(QEnterEvent* event) override {
        QPushButton::enterEvent(event);
        update();
    }
    void leaveEvent(QEvent* event) override {
        QPushButton::leaveEvent(event);
        update();
    }

  private:
    /// Returns the text without the marks of mnemonics.
    QString shown() const { return text().replace(QStringLiteral("&&"), QStringLiteral("&")); }
    QSize least() const {
        QFont face = font();
        face.setBold(true);
        const QFontMetrics metrics(face);
        return {std::min(metrics.horizontalAdvance(shown()) + 2 * kEntryInset, kLeastTexts),
                metrics.height() + 10};
    }

    int height_ = kMostEntry;
};

}  // namespace

TitlePage::TitlePage(QWidget* parent)
    : FullPage(0, parent),
      scene_(new TitleScene(this)),
      texts_(new QWidget),
      title_(newHeading({})),
      description_(newNote()),
      campaign_(new TitleEntry(tr("Campaign"), tr("Go to the map of the campaign"))),
      note_(newNote()),
      story_(
          new TitleEntry(tr("Story"), tr("Read the campaign's texts, and those that you found"))),
      levels_(new TitleEntry({}, tr("Play levels one by one"))),
      goOn_(new TitleEntry({}, tr("Go on with the descent where you left it"))),
      descend_(
          new TitleEntry(tr("Descent"), tr("Descend from depth 1 as far as you can, for a score"))),
      dayNote_(newNote()),
      players_(new TitleEntry({}, tr("Choose who plays: wins are saved for each player"))),
      back_(new TitleEntry(tr("Back to the editor"), tr("Leave the game"))) {
    setObjectName(QStringLiteral("titlePage"));
    auto* challenge = new TitleEntry(
        tr("Today's challenge"),
        tr("Play the day's temple, which is the same for everybody; or an earlier one"));
    auto* options = new TitleEntry(tr("Options"), tr("Numbers, pace, light, sound and controls"));
    auto* inside = new QVBoxLayout(texts_);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(4);
    inside->addStretch(2);
    inside->addWidget(title_);
    inside->addSpacing(4);
    inside->addWidget(description_);
    inside->addSpacing(20);
    inside->addWidget(campaign_);
    inside->addWidget(note_);
    inside->addSpacing(8);
    for (QWidget* entry : std::initializer_list<QWidget*>{
             levels_, goOn_, descend_, challenge, dayNote_, story_, players_, options, back_})
        inside->addWidget(entry);
    inside->addStretch(3);
    note_->setContentsMargins(kEntryInset, 2, 0, 0);
    dayNote_->setContentsMargins(kEntryInset, 0, 0, 4);
    column().addWidget(texts_);
    column().addStretch(1);
    scene_->lower();

    connect(campaign_, &QPushButton::clicked, this, &TitlePage::campaignWanted);
    connect(story_, &QPushButton::clicked, this, &TitlePage::storyWanted);
    connect(levels_, &QPushButton::clicked, this, &TitlePage::levelsWanted);
    connect(challenge, &QPushButton::clicked, this, &TitlePage::challengeWanted);
    connect(goOn_, &QPushButton::clicked, this, [this] { emit descentWanted(false); });
    connect(descend_, &QPushButton::clicked, this, [this] { emit descentWanted(true); });
    connect(players_, &QPushButton::clicked, this, &TitlePage::playersWanted);
    connect(options, &QPushButton::clicked, this, &TitlePage::optionsWanted);
    connect(back_, &QPushButton::clicked, this, &TitlePage::backWanted);
    setPlayer({});
    setChallenge({});
    setCampaign(false, {}, false);
    setStory(false);
    setDescent(false, 0);
    scene_->hide();
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
    levels_->setText(isThere ? tr("More temples") : tr("Levels"));
    levels_->setAccessibleName(levels_->text());
    levels_->setVisible(hasLevels);
    chooseMain();
}

void TitlePage::setStory(bool isThere) {
    story_->setVisible(isThere);
}

void TitlePage::setDescent(bool isThere, int depth) {
    const bool isKept = isThere && depth > 0;
    goOn_->setVisible(isKept);
    goOn_->setText(tr("Go on with the descent, at depth %1").arg(depth));
    goOn_->setAccessibleName(goOn_->text());
    descend_->setVisible(isThere);
    descend_->setText(isKept ? tr("Another descent") : tr("Descent"));
    descend_->setAccessibleName(descend_->text());
    chooseMain();
}

std::array<QPushButton*, 4> TitlePage::games() const {
    return {campaign_, levels_, goOn_, descend_};
}

void TitlePage::chooseMain() {
    const auto games = this->games();
    const auto canBePlayed = [](const QPushButton* game) {
        return game->isEnabled() && !game->isHidden();
    };
    campaign_->setVisible(campaign_->isEnabled());
    const auto main = std::ranges::find_if(games, canBePlayed);
    // A pack without any game says so where its campaign would be.
    if (main == games.end()) campaign_->show();
    for (QPushButton* game : games)
        game->setDefault(main != games.end() && game == *main);
}

void TitlePage::setChallenge(const QString& note) {
    dayNote_->setText(note);
    dayNote_->setVisible(!note.isEmpty());
}

void TitlePage::setPlayer(const QString& name) {
    const QString text = name.isEmpty() ? tr("Player") : tr("Player: %1").arg(name);
    players_->setAccessibleName(text);
    // An ampersand in a name must not become a mnemonic.
    players_->setText(QString(text).replace(u'&', QStringLiteral("&&")));
}

void TitlePage::setScene(std::vector<GameSetup> levels) {
    scene_->setLevels(std::move(levels));
}

void TitlePage::setMotion(bool wanted) {
    scene_->setMotion(wanted);
}

void TitlePage::setAlone() {
    isAlone_ = true;
    back_->setText(tr("Quit"));
    back_->setAccessibleName(back_->text());
}

void TitlePage::takeFocus() {
    for (QPushButton* game : games()) {
        if (game->isDefault()) return game->setFocus(Qt::TabFocusReason);
    }
    players_->setFocus(Qt::TabFocusReason);
}

QString TitlePage::hint() const {
    return isAlone_ ? tr("↑ ↓ choose   ·   Enter open   ·   Esc quit   ·   F11 full screen")
                    : tr("↑ ↓ choose   ·   Enter open   ·   Esc back to the editor");
}

void TitlePage::fit() {
    const int margin = std::max(0, width() / 16 - contentsMargins().left() - 24);
    const int texts = std::min(
        std::clamp(scaledPixels(width() * 30 / 100), kLeastTexts, scaledPixels(kMostTexts)),
        width() - margin - 2 * 24);
    texts_->setFixedWidth(texts);
    static_cast<QBoxLayout*>(&column())->setContentsMargins(margin, 0, 0, 0);
    const QFont body = QApplication::font(this);
    // A large title needs room in both directions.
    const double share =
        std::clamp(std::min(width() / 380.0, height() / 240.0) / std::max(1.0, textScale()),
                   kLeastTitle, kMostTitle);
    QFont title = enlarged(body, share);
    title.setBold(true);
    title_->setFont(title);
    description_->setFont(enlarged(body, std::clamp(height() / 800.0, 1.0, 1.3)));
    const QFont entry = enlarged(body, std::clamp(height() / 640.0, 1.0, 1.45));
    // Nine entries and their notes fit into the lowest window.
    const int entryHeight = std::clamp(height() / 14, kLeastEntry, kMostEntry);
    for (QPushButton* button : texts_->findChildren<QPushButton*>()) {
        button->setFont(entry);
        static_cast<TitleEntry*>(button)->setHeight(entryHeight);
    }
    scene_->setGeometry(rect());
    scene_->setHidden(margin + 24 + texts + 24);
}

void TitlePage::resizeEvent(QResizeEvent* event) {
    FullPage::resizeEvent(event);
    fit();
}

void TitlePage::changeEvent(QEvent* event) {
    FullPage::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fit();
}

}  // namespace mazeloom::widgets
