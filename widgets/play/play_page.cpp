// SPDX-License-Identifier: MIT
#include "widgets/play/play_page.h"

#include <QCloseEvent>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QStringList>
#include <QVBoxLayout>

#include "widgets/panels/elided_label.h"
#include "widgets/play/play_menu.h"
#include "widgets/play/temple_status.h"
#include "widgets/play/temple_view.h"

namespace mazeloom::widgets {

using play::temple::Cause;
using play::temple::Happenings;
using play::temple::Outcome;
using play::temple::What;

namespace {

QString lossText(Cause cause) {
    switch (cause) {
        case Cause::Trap:
            return PlayPage::tr("You stepped on a trap.");
        case Cause::Bug:
            return PlayPage::tr("A bug got you.");
        case Cause::Boss:
            return PlayPage::tr("The boss got you.");
        case Cause::Laser:
            return PlayPage::tr("A laser burnt you.");
        case Cause::Blast:
            return PlayPage::tr("You were too near the blast.");
        case Cause::Drowned:
            return PlayPage::tr("You ran out of air.");
        case Cause::None:
            break;
    }
    return {};
}

std::optional<Sound> soundOf(const play::temple::Happening& happening) {
    switch (happening.what) {
        case What::Stepped:
            return Sound::Step;
        case What::CoinTaken:
            return Sound::Coin;
        case What::HeartTaken:
            return Sound::Heart;
        case What::TntTaken:
        case What::GrenadeTaken:
            return Sound::Take;
        case What::TrapSprung:
            return Sound::Trap;
        case What::GrenadeThrown:
        case What::TntPlaced:
            return Sound::Throw;
        case What::Blasted:
            return Sound::Blast;
        case What::Dived:
        case What::Surfaced:
        case What::Carried:
            return Sound::Water;
        case What::ConsoleRead:
            return Sound::Text;
        case What::Won:
            return Sound::Win;
        case What::Lost:
            return static_cast<Cause>(happening.subject) == Cause::Laser ? Sound::Laser
                                                                         : Sound::Loss;
        default:
            return {};
    }
}

}  // namespace

PlayPage::PlayPage(PlayControls& controls, SoundPlayer::Output output, QWidget* parent)
    : QWidget(parent),
      controls_(controls),
      sounds_(output),
      theme_(Theme::dark()),
      column_(new QVBoxLayout(this)),
      view_(new TempleView),
      status_(new TempleStatus),
      hint_(new ElidedLabel),
      banner_(new QLabel(view_)),
      past_(new QSlider(Qt::Horizontal)),
      menu_(new PlayMenu(*view_)),
      input_(new PlayInput(*view_, controls_, gamepad_, this)) {
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(0);
    column_->addWidget(view_, 1);
    past_->setAccessibleName(tr("Moments of this attempt"));
    past_->setToolTip(tr("Drag to any moment of this attempt; a move takes over there"));
    past_->setFocusPolicy(Qt::NoFocus);  // keys are the game's
    past_->setSingleStep(1);
    past_->setPageStep(play::temple::kTicksPerSecond);
    past_->setContentsMargins(12, 0, 12, 0);
    column_->addWidget(past_);
    column_->addWidget(status_);
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

    connect(&run_, &TempleRun::began, this, &PlayPage::begin);
    connect(&run_, &TempleRun::frame, this, &PlayPage::showFrame);
    connect(&run_, &TempleRun::ended, this, &PlayPage::showEnd);
    connect(input_, &PlayInput::stroke, this, [this](play::Stroke stroke) {
        // Whoever goes on after the end plays the next attempt.
        if (run_.isPlaying() && run_.state().isOver() && !run_.isInThePast()) {
            if (stroke.action != play::Action::Release) nextAttempt();
            return;
        }
        run_.take(stroke);
    });
    connect(past_, &QSlider::valueChanged, &run_, &TempleRun::seek);
    connect(input_, &PlayInput::rewinding, &run_, &TempleRun::setRewinding);
    connect(input_, &PlayInput::commanded, this, &PlayPage::command);
    connect(menu_, &PlayMenu::resumed, this, [this] {
        menu_->shut();
        input_->setOn(true);
        run_.setPaused(false);
    });
    connect(menu_, &PlayMenu::restartWanted, this, [this] {
        menu_->shut();
        run_.setPaused(false);
        nextAttempt();
    });
    connect(menu_, &PlayMenu::lightWanted, this, [this](bool light) {
        light_ = light;
        applyTheme();
    });
    connect(menu_, &PlayMenu::volumeWanted, this, [this](int percent) {
        sounds_.setVolume(percent);
        sounds_.play(Sound::Coin);
    });
    connect(menu_, &PlayMenu::controlsWanted, this, &PlayPage::controlsWanted);
    connect(menu_, &PlayMenu::leaveWanted, this, &PlayPage::leaveWanted);
    connect(&controls_, &PlayControls::changed, this, &PlayPage::showHint);
    connect(&gamepad_, &Gamepad::changed, this, &PlayPage::showHint);
    showHint();
}

PlayPage::~PlayPage() {
    // The game must not tell a half destroyed page of its end.
    run_.disconnect(this);
    gamepad_.disconnect(this);
}

void PlayPage::setBar(QWidget* bar) {
    column_->insertWidget(0, bar);
}

void PlayPage::setTheme(const Theme& theme) {
    theme_ = theme;
    applyTheme();
}

void PlayPage::applyTheme() {
    const bool isLight = light_.value_or(!theme_.isDark);
    const Theme theme = isLight == !theme_.isDark ? theme_
                        : isLight                 ? Theme::light()
                                                  : Theme::dark();
    view_->setTheme(theme);
    status_->setTheme(theme);
    menu_->setLight(isLight);
}

std::optional<Problem> PlayPage::play(TempleSetup setup) {
    light_.reset();
    applyTheme();
    view_->setMark({});
    if (auto problem = run_.start(std::move(setup))) return problem;
    takeInput();
    return {};
}

std::optional<Problem> PlayPage::watch(TempleSetup setup, const play::Replay& replay) {
    if (auto problem = run_.watch(std::move(setup), replay)) return problem;
    view_->setMark({});
    takeInput();
    return {};
}

void PlayPage::takeInput() {
    // Only while something is played: pads are asked, and cost something.
    gamepad_.open();
    input_->setOn(true);
    view_->setFocus();
}

void PlayPage::stop() {
    input_->setOn(false);
    if (menu_->isVisible()) menu_->shut();
    run_.stop();
    gamepad_.close();
    view_->setField(nullptr);
    status_->clear();
    banner_->hide();
}

void PlayPage::begin() {
    if (!run_.isPlaying()) return;
    banner_->hide();
    view_->setField(run_.session().sharedField());
    status_->setAttempt(run_.attempt());
    input_->setOn(!menu_->isVisible());
    showFrame({});
}

void PlayPage::showFrame(const Happenings& since) {
    if (!run_.isPlaying()) return;
    view_->showState(run_.state(), run_.thousandths(), since);
    status_->showState(run_.session().field(), run_.state());
    sound(since);
    for (const auto& happening : since) {
        if (happening.what == What::ConsoleRead) {
            const auto index = static_cast<std::size_t>(happening.subject);
            const auto& console = run_.session().field().consoles()[index];
            showBanner(QString::fromStdString(level::inLanguage(console.text, console.translations,
                                                                QLocale().name().toStdString())));
        } else if (happening.what == What::Stepped) {
            banner_->hide();
        }
    }
    showPast();
    const QPointF hero = view_->rectOf(run_.state().hero.at).center();
    input_->frame(hero, run_.state().hero.facing);
}

void PlayPage::showPast() {
    // Six ticks are nothing to see: the slider must not be drawn with every frame.
    constexpr std::int64_t kSteps = 6;
    const std::int64_t tick = run_.state().tick;
    const bool isStill = run_.isPaused() || run_.state().isOver();
    if (!isStill && tick / kSteps == past_->value() / kSteps) return;
    const QSignalBlocker quiet(past_);
    past_->setMaximum(static_cast<int>(run_.session().length()));
    past_->setValue(static_cast<int>(tick));
}

void PlayPage::sound(const Happenings& since) {
    for (const auto& happening : since) {
        if (const auto sound = soundOf(happening)) sounds_.play(*sound);
    }
}

void PlayPage::showBanner(const QString& text) {
    banner_->setText(text);
    banner_->setFixedWidth(std::min(520, view_->width() - 24));
    banner_->adjustSize();
    placeBanner();
    banner_->show();
}

void PlayPage::placeBanner() {
    banner_->move((view_->width() - banner_->width()) / 2, 12);
}

void PlayPage::showEnd(Outcome outcome) {
    const QString time = playTimeText(run_.state().tick);
    const QString again = controls_.describe(PlayCommand::Restart, false);
    if (outcome == Outcome::Won) {
        showBanner(tr("Won in %1, at attempt %2.\nAny move plays it again.")
                       .arg(time)
                       .arg(run_.attempt()));
    } else {
        showBanner(tr("%1\nAny move, or %2, begins another attempt.")
                       .arg(lossText(run_.state().cause), again));
        view_->setMark(run_.state().end);
    }
    emit attemptEnded(run_.state().end, outcome);
}

void PlayPage::command(PlayCommand command) {
    if (command == PlayCommand::Menu) {
        openMenu();
    } else if (command == PlayCommand::Restart) {
        nextAttempt();
    }
}

void PlayPage::openMenu() {
    if (menu_->isVisible()) return;
    input_->setOn(false);
    run_.setPaused(true);
    menu_->setVolume(sounds_.volume());
    menu_->open();
}

void PlayPage::nextAttempt() {
    view_->setMark({});
    if (const auto problem = run_.restart()) emit failed(*problem);
}

void PlayPage::showHint() {
    const bool withPad = !gamepad_.name().isEmpty();
    const auto entry = [&](PlayCommand command, const QString& what) {
        const QString keys = controls_.describe(command, withPad);
        return keys.isEmpty() ? QString() : QStringLiteral("%1 %2").arg(keys, what);
    };
    QStringList moves;
    for (const auto command :
         {PlayCommand::Left, PlayCommand::Up, PlayCommand::Down, PlayCommand::Right})
        moves << controls_.describe(command, false);
    QStringList parts{tr("%1 move").arg(moves.join(u' ')),
                      entry(PlayCommand::Throw, tr("throw")),
                      entry(PlayCommand::Read, tr("read")),
                      entry(PlayCommand::Switch, tr("TNT or grenade")),
                      entry(PlayCommand::Restart, tr("restart")),
                      entry(PlayCommand::Menu, tr("menu"))};
    parts.removeAll(QString());
    hint_->setText(parts.join(QStringLiteral("   ·   ")));
}

void PlayPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    run_.setSeen(true);
}

void PlayPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    run_.setSeen(false);
}

void PlayPage::closeEvent(QCloseEvent* event) {
    // Alone on the screen it is a window: to close it is to go back.
    event->ignore();
    emit leaveWanted();
}

bool PlayPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == view_ && event->type() == QEvent::Resize && banner_->isVisible()) placeBanner();
    return QWidget::eventFilter(watched, event);
}

}  // namespace mazeloom::widgets
