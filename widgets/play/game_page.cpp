// SPDX-License-Identifier: MIT
#include "widgets/play/game_page.h"

#include <algorithm>
#include <utility>

#include <QCloseEvent>
#include <QStringList>
#include <QVBoxLayout>

#include "widgets/panels/elided_label.h"
#include "widgets/play/board/clear_place.h"
#include "widgets/play/play_menu.h"
#include "widgets/play/play_options.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/spoken.h"
#include "widgets/theme/flat_style.h"

namespace mazeloom::widgets {

GamePage::GamePage(QWidget* view, SoundPlayer::Output output, QWidget* parent)
    : QWidget(parent),
      view_(view),
      sounds_(output),
      theme_(Theme::dark()),
      column_(new QVBoxLayout(this)),
      hint_(new ElidedLabel),
      banner_(new PlainLabel(view)),
      menu_(new PlayMenu(*view, gamepad_)) {
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(0);
    column_->addWidget(view_, 1);
    hint_->setContentsMargins(12, 4, 12, 6);
    hint_->setAccessibleName(tr("Controls"));
    column_->addWidget(hint_);
    setFocusProxy(view_);

    banner_->hide();
    banner_->setAlignment(Qt::AlignCenter);
    banner_->setWordWrap(true);
    banner_->setAutoFillBackground(true);
    banner_->setFrameShape(QFrame::StyledPanel);
    banner_->setMargin(12);
    banner_->setAttribute(Qt::WA_TransparentForMouseEvents);
    view_->installEventFilter(this);

    menu_->setKeptClear([this] { return keptClear(); });
    connect(menu_, &PlayMenu::resumed, this, [this] {
        menu_->shut();
        setWaiting(false);
    });
    connect(menu_, &PlayMenu::restartWanted, this, [this] {
        menu_->shut();
        setWaiting(false);
        restartFromMenu();
    });
    connect(menu_, &PlayMenu::lightWanted, this, [this](bool light) {
        setLook({light ? GameTheme::Light : GameTheme::Dark, look_.hasScanLines});
        emit lightChosen(light);
    });
    connect(menu_, &PlayMenu::flashesWanted, this, [this](bool hasFlashes) {
        setFlashes(hasFlashes);
        emit flashesChosen(hasFlashes);
    });
    connect(menu_, &PlayMenu::volumeWanted, this, [this](int percent) {
        sounds_.setVolume(percent);
        sounds_.play(Sound::Coin);
        emit volumeChosen(percent);
    });
    connect(menu_, &PlayMenu::controlsWanted, this, &GamePage::controlsWanted);
    connect(menu_, &PlayMenu::leaveWanted, this, &GamePage::leaveWanted);
}

GamePage::~GamePage() {
    // A pad that is unplugged during destruction must not signal a half-destroyed page.
    gamepad_.disconnect(this);
}

void GamePage::addBelow(QWidget* widget) {
    column_->insertWidget(column_->indexOf(hint_), widget);
}

void GamePage::setBar(QWidget* bar) {
    column_->insertWidget(0, bar);
}

void GamePage::setTheme(const Theme& theme) {
    theme_ = theme;
    applyTheme();
}

void GamePage::setLook(const GameLook& look) {
    if (look == look_) return;
    look_ = look;
    applyTheme();
}

void GamePage::follow(PlayOptions& options) {
    const auto apply = [this, &options] {
        setLook(options.look());
        setFlashes(options.hasFlashes());
        menu_->setFlashes(options.hasFlashes());
        sounds_.setVolume(options.volume());
    };
    connect(&options, &PlayOptions::changed, this, apply);
    connect(this, &GamePage::lightChosen, &options, [&options](bool light) {
        options.setTheme(light ? GameTheme::Light : GameTheme::Dark);
    });
    connect(this, &GamePage::flashesChosen, &options, &PlayOptions::setFlashes);
    connect(this, &GamePage::volumeChosen, &options, &PlayOptions::setVolume);
    apply();
}

void GamePage::applyTheme() {
    const Theme theme = themeOf(look_, theme_);
    // Overlays use the game's theme, not the editor's.
    view_->setPalette(widgets::palette(theme));
    showTheme(theme);
    menu_->setLight(!theme.isDark);
}

void GamePage::begin() {
    // Pads are polled only while a game is played, because polling takes time.
    gamepad_.open();
    sounds_.prepare();
    setWaiting(menu_->isVisible());
    view_->setFocus();
    if (!isHeard() || std::exchange(hasToldKeys_, true)) return;
    //: Read aloud as a game begins: %1 its keys with what they do
    speakMessage(*view_, tr("Keys: %1").arg(keyWords()));
}

void GamePage::stop() {
    const bool isLeft = isUnfinished();
    if (isLeft) emit attemptLeaving();
    stopGame();
    if (menu_->isVisible()) menu_->shut();
    gamepad_.close();
    hideBanner();
    if (isLeft) emit attemptLeft();
}

void GamePage::closeMenu() {
    if (!menu_->isVisible()) return;
    menu_->shut();
    setWaiting(false);
}

void GamePage::openMenu() {
    openMenuFor({});
}

void GamePage::openMenuFor(const QString& reason) {
    if (menu_->isVisible()) return;
    menu_->setReason(reason);
    setWaiting(true);
    menu_->setVolume(sounds_.volume());
    menu_->open();
    if (!isHeard()) return;
    speakMessage(*menu_, statusWords());
    speakMessage(*menu_, tr("Keys: %1").arg(keyWords()));
}

void GamePage::restartOrFail() {
    if (const auto problem = restart(false)) emit failed(*problem);
}

void GamePage::setHint(const QStringList& parts) {
    keys_ = parts;
    hint_->setText(parts.join(QStringLiteral("   ·   ")));
}

void GamePage::showBanner(const QString& text) {
    // If lines are added to a visible banner, only these lines are announced.
    QStringList lines = text.split(u'\n', Qt::SkipEmptyParts);
    if (banner_->isVisible()) {
        const QStringList before = banner_->text().split(u'\n');
        lines.removeIf([&before](const QString& line) { return before.contains(line); });
    }
    speakMessage(*view_, lines.join(u' '));
    banner_->setText(text);
    banner_->setFixedWidth(std::min(scaledPixels(520), pictureRect().width() - 24));
    banner_->adjustSize();
    placeBanner();
    banner_->show();
}

void GamePage::moveBanner() {
    if (banner_->isVisible()) placeBanner();
}

void GamePage::hideBanner() {
    banner_->hide();
}

QRect GamePage::pictureRect() const {
    return view_->rect();
}

void GamePage::placeBanner() {
    constexpr int kToEdge = 12;
    const QRect picture = pictureRect().adjusted(kToEdge, kToEdge, -kToEdge, -kToEdge);
    banner_->move(clearPlace(banner_->size(), picture, keptClear(), Qt::AlignTop).topLeft());
}

void GamePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    gamepad_.setWatching(true);
    setSeen(true);
}

bool GamePage::event(QEvent* event) {
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::WindowDeactivate && isVisible() && isPlaying() && passesByItself())
        openMenuFor(tr("Another window has the keyboard: the game waits for you."));
    return isDone;
}

void GamePage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    gamepad_.setWatching(false);
    setSeen(false);
}

void GamePage::closeEvent(QCloseEvent* event) {
    // In full screen the page is a window of its own; closing that window leaves the game.
    event->ignore();
    emit leaveWanted();
}

bool GamePage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == view_ && event->type() == QEvent::Resize && banner_->isVisible()) placeBanner();
    return QWidget::eventFilter(watched, event);
}

}  // namespace mazeloom::widgets
