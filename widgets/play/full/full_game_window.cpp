// SPDX-License-Identifier: MIT
#include "widgets/play/full/full_game_window.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "widgets/panels/message_bar.h"
#include "widgets/play/controls_dialog.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/full/briefing_page.h"
#include "widgets/play/full/challenge_page.h"
#include "widgets/play/full/level_list_page.h"
#include "widgets/play/full/map_page.h"
#include "widgets/play/full/options_page.h"
#include "widgets/play/full/profile_page.h"
#include "widgets/play/full/story_page.h"
#include "widgets/play/full/title_page.h"
#include "widgets/play/pad_navigation.h"
#include "widgets/play/play_menu.h"
#include "widgets/play/play_options.h"
#include "widgets/play/temple/temple_page.h"
#include "widgets/text/plain_label.h"

namespace mazeloom::widgets {

FullGameWindow::FullGameWindow(PlayControls& controls, PlayOptions& options,
                               SoundPlayer::Output output, QWidget* parent)
    : QWidget(parent, Qt::Window),
      controls_(controls),
      options_(options),
      theme_(Theme::dark()),
      message_(new MessageBar),
      pages_(new QStackedWidget),
      hint_(new PlainLabel),
      title_(new TitlePage),
      map_(new MapPage),
      levels_(new LevelListPage),
      story_(new StoryPage),
      challenge_(new ChallengePage),
      briefing_(new BriefingPage),
      profiles_(new ProfilePage),
      optionsPage_(new OptionsPage(options)),
      temple_(new TemplePage(controls, output)),
      descent_(new DescentPage(controls, output)),
      navigation_(std::make_unique<PadNavigation>(temple_->gamepad(), *this)),
      way_({title_}) {
    setObjectName(QStringLiteral("fullGame"));
    setAutoFillBackground(true);
    temple_->setTesting(false);
    descent_->setTesting(false);
    temple_->follow(options_);
    descent_->follow(options_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(message_);
    column->addWidget(pages_, 1);
    hint_->setAlignment(Qt::AlignCenter);
    hint_->setForegroundRole(QPalette::PlaceholderText);
    hint_->setContentsMargins(12, 4, 12, 12);
    hint_->setAccessibleName(tr("Keys"));
    column->addWidget(hint_);
    for (FullPage* page : QList<FullPage*>{title_, map_, levels_, story_, challenge_, briefing_,
                                           profiles_, optionsPage_}) {
        pages_->addWidget(page);
        connect(page, &FullPage::backWanted, this, &FullGameWindow::back);
    }
    for (GamePage* game : games()) {
        pages_->addWidget(game);
        connect(game, &GamePage::controlsWanted, this,
                [this, game] { showControls(game->gamepad()); });
    }
    connect(descent_, &DescentPage::keepingTold, this,
            [this](const QString& text) { tell(text, false); });
    connect(optionsPage_, &OptionsPage::controlsWanted, this,
            [this] { showControls(temple_->gamepad()); });
    connect(navigation_.get(), &PadNavigation::back, this, &FullGameWindow::goBackAsEscape);
    connect(&options_, &PlayOptions::changed, this, &FullGameWindow::applyTheme);
    applyTheme();
    show(*title_);
}

FullGameWindow::~FullGameWindow() {
    for (GamePage* game : games())
        game->stop();
}

void FullGameWindow::setAlone() {
    title_->setAlone();
    if (current() == title_) hint_->setText(title_->hint());
}

void FullGameWindow::setTheme(const Theme& theme) {
    theme_ = theme;
    for (GamePage* game : games())
        game->setTheme(theme);
    applyTheme();
}

void FullGameWindow::applyTheme() {
    Theme wanted = themeOf(options_.look(), theme_);
    const bool isOther = wanted.number() != shown_.number() || wanted.canvas != shown_.canvas;
    shown_ = std::move(wanted);
    setPalette(widgets::palette(shown_));
    optionsPage_->setTheme(shown_);
    if (isOther) emit looked();
}

std::array<GamePage*, 2> FullGameWindow::games() const {
    return {temple_, descent_};
}

QString FullGameWindow::leaveTip() const {
    const QWidget* before = way_.size() > 1 ? way_[way_.size() - 2] : title_;
    if (before == map_) return tr("End this attempt, and go back to the map");
    if (before == levels_) return tr("End this attempt, and go back to the list of levels");
    if (before == challenge_) return tr("Go back to the day's challenge");
    return tr("Go back to the title, where you can continue this game");
}

QWidget* FullGameWindow::current() const {
    return way_.back();
}

void FullGameWindow::open(QWidget& page) {
    if (way_.contains(&page)) return backTo(page);
    way_.append(&page);
    show(page);
}

void FullGameWindow::openInstead(QWidget& page) {
    way_.back() = &page;
    show(page);
}

void FullGameWindow::backTo(QWidget& page) {
    while (way_.size() > 1 && way_.back() != &page)
        way_.removeLast();
    showAgain(*way_.back());
}

void FullGameWindow::back() {
    if (way_.size() == 1) {
        emit left();
        return;
    }
    way_.removeLast();
    showAgain(*way_.back());
}

void FullGameWindow::showAgain(QWidget& page) {
    QWidget* last = focusBefore_.value(&page);
    show(page);
    if (last != nullptr && last->isVisible() && last->isEnabled())
        last->setFocus(Qt::TabFocusReason);
}

/// Takes the focus from a page that will be hidden. Otherwise Qt would move the focus to any other
/// widget, which a screen reader would announce.
void FullGameWindow::putFocusAside(QWidget& page) {
    QWidget* focus = focusWidget();
    if (focus == nullptr || !page.isAncestorOf(focus)) return;
    focusBefore_[&page] = focus;
    focus->clearFocus();
}

void FullGameWindow::show(QWidget& page) {
    if (pages_->currentWidget() != &page) putFocusAside(*pages_->currentWidget());
    bool isGame = false;
    for (GamePage* game : games()) {
        isGame = isGame || game == &page;
        if (game == &page) game->menu().setLeaveTip(leaveTip());
        if (game != &page && game->isPlaying()) game->stop();
    }
    pages_->setCurrentWidget(&page);
    auto* full = qobject_cast<FullPage*>(&page);
    hint_->setVisible(full != nullptr);
    emit opened(&page);
    if (full != nullptr) {
        hint_->setText(full->hint());
        full->takeFocus();
        full->speakTexts();
        // Makes the focus frame visible for players with keys or a pad.
        setAttribute(Qt::WA_KeyboardFocusChange);
        temple_->gamepad().open();
        temple_->gamepad().setWatching(true);
    } else {
        // The temple page polls the pads itself, so the pads stay open for it.
        if (&page != temple_) temple_->gamepad().close();
        page.setFocus();
    }
    navigation_->setOn(!isGame);
}

void FullGameWindow::tell(const QString& text, bool isError) {
    if (message_->isHidden()) {
        listed_.clear();
        hasError_ = false;
    }
    if (!isError && told_.contains(text)) return;
    if (!isError) told_ << text;
    listed_.removeAll(text);
    listed_ << text;
    hasError_ = hasError_ || isError;
    // Upper bound on the lines shown; more would leave no room for the game.
    constexpr qsizetype kMostLines = 6;
    QStringList lines = listed_.mid(std::max<qsizetype>(0, listed_.size() - kMostLines));
    if (lines.size() < listed_.size())
        lines.prepend(
            tr("%n earlier message(s)", nullptr, static_cast<int>(listed_.size() - lines.size())));
    message_->showMessage(hasError_ ? MessageBar::Kind::Error : MessageBar::Kind::Warning,
                          lines.join(u'\n'));
}

void FullGameWindow::showControls(Gamepad& gamepad) {
    ControlsDialog dialog(controls_, gamepad, this);
    dialog.addParagraph(DescentPage::padNote());
    dialog.setPalette(palette());
    dialog.exec();
}

void FullGameWindow::goBackAsEscape() {
    QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QApplication::sendEvent(current(), &escape);
}

void FullGameWindow::closeEvent(QCloseEvent* event) {
    event->ignore();
    emit left();
}

}  // namespace mazeloom::widgets
