// SPDX-License-Identifier: MIT
#include "app/terminal/temple_game.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include <QKeyEvent>
#include <QLocale>

#include "app/terminal/layout.h"
#include "app/terminal/panel.h"
#include "core/generate/generate.h"
#include "core/play/temple/rules/walk.h"
#include "core/play/temple/state/buttons.h"
#include "widgets/play/temple/temple_page.h"
#include "widgets/play/temple/temple_status.h"
#include "widgets/play/temple/temple_words.h"
#include "widgets/theme/theme.h"

namespace mazeloom::app::terminal {

using grid::Direction;
using grid::Point;
using play::temple::Button;
using widgets::PlayCommand;
using widgets::TemplePage;

namespace {

/// The lines of the log that are remembered.
constexpr qsizetype kRemembered = kLogLines;

}  // namespace

TempleGame::TempleGame(const widgets::PlayControls& controls, Habits habits)
    : controls_(controls), keys_(controls), habits_(habits) {
    connect(&run_, &widgets::TempleRun::began, this, [this] { startAttempt(); });
    connect(&run_, &widgets::TempleRun::frame, this,
            [this](const play::temple::Happenings& since) { showFrame(since); });
    connect(&run_, &widgets::TempleRun::ended, this,
            [this](play::temple::Outcome outcome) { showEnd(outcome); });
    connect(&run_, &widgets::TempleRun::pausedChanged, this, [this] { onChange(); });
}

std::optional<Problem> TempleGame::begin(widgets::GameSetup setup) {
    return run_.start({std::move(setup), habits_.pace, false});
}

void TempleGame::startAttempt() {
    blasts_.clear();
    log_.clear();
    closeText();
    returns_ = 0;
    isTapWaiting_ = false;
}

play::temple::Numbers TempleGame::numbers() const {
    const level::Level* level = run_.setup().level.get();
    return level != nullptr && level->numbers ? *level->numbers : habits_.numbers;
}

void TempleGame::showFrame(const play::temple::Happenings& since) {
    if (!run_.isPlaying()) return;
    const auto& state = run_.state();
    const widgets::ShownTemple shown{
        .field = run_.session().field(), .state = state, .numbers = numbers()};
    isTapWaiting_ = false;
    std::erase_if(blasts_, [&state](const Blast& blast) {
        return state.tick < blast.tick || state.tick - blast.tick >= Blast::kTicks;
    });
    for (const auto& happening : since) {
        if (happening.what == play::temple::What::Blasted)
            blasts_.push_back({happening.at, happening.subject, state.tick});
        if (happening.what == play::temple::What::ConsoleRead)
            read(static_cast<std::size_t>(happening.subject));
        if (happening.what == play::temple::What::Bumped) continue;
        const QString news = widgets::newsText(happening, shown);
        if (!news.isEmpty()) log_ << news;
    }
    if (log_.size() > kRemembered) log_ = log_.mid(log_.size() - kRemembered);
    onChange();
}

void TempleGame::showEnd(play::temple::Outcome outcome) {
    const auto& state = run_.state();
    if (outcome == play::temple::Outcome::Lost) {
        log_ << widgets::lossText(state.cause)
             << TemplePage::tr("%1 goes back to before the loss; then the time does not count.")
                    .arg(keyOf(PlayCommand::Rewind));
    }
    // A terminal has no hints.
    onEnd(run_.result(0, returns_));
    onChange();
}

void TempleGame::read(std::size_t console) {
    const auto& said = run_.session().field().consoles()[console];
    text_ = QString::fromStdString(
        level::inLanguage(said.text, said.translations, QLocale().name().toStdString()));
    run_.setReading(true);
}

void TempleGame::readOn() {
    firstLine_ += cardRoom(size());
    if (firstLine_ >= wrappedLines(text_, cardColumns(size())).size()) closeText();
    onChange();
}

void TempleGame::closeText() {
    text_.clear();
    firstLine_ = 0;
    run_.setReading(false);
}

void TempleGame::rest() {
    if (run_.isPlaying() && !run_.state().isOver()) run_.setPaused(true);
}

void TempleGame::noteLeft() {
    if (isUnfinished()) onEnd({});
}

void TempleGame::leave() {
    noteLeft();
    run_.setPaused(true);
    onLeave();
}

void TempleGame::restart() {
    noteLeft();
    // As in the window, a restart before any time has passed keeps the map.
    const bool isUntouched = run_.state().tick == 0 && returns_ == 0;
    if (const auto problem = run_.restart(isUntouched))
        log_ << QString::fromStdString(problem->describe());
    onChange();
}

void TempleGame::turnBack() {
    if (run_.state().outcome != play::temple::Outcome::Lost) return;
    ++returns_;
    run_.returnBeforeEnd();
    log_ << QString(TemplePage::tr("Back before the loss. Any move continues."));
    onChange();
}

void TempleGame::act(play::Stroke stroke) {
    if (run_.state().isOver()) {
        if (run_.state().outcome == play::temple::Outcome::Lost) restart();
        return;
    }
    run_.take(stroke);
    // At the pace "step", and while the game waits for a move, a frame is due at once.
    onChange();
}

void TempleGame::walk(Button button) {
    if (!run_.state().isOver()) {
        if (isTapWaiting_ || run_.state().controls.queued > 0) return;
        isTapWaiting_ = true;
    }
    act(play::temple::tap(button));
}

void TempleGame::take(PlayCommand command) {
    switch (command) {
        case PlayCommand::Menu:
            if (run_.state().isOver() || run_.isPaused()) return leave();
            return run_.setPaused(true);
        case PlayCommand::Restart:
            if (run_.state().outcome != play::temple::Outcome::Won) restart();
            return;
        case PlayCommand::Rewind:
            return turnBack();
        case PlayCommand::Hint:
            return;
        default:
            break;
    }
    const auto button = widgets::buttonOf(command);
    if (!button) return;
    if (command <= PlayCommand::Left)
        walk(*button);
    else
        act(play::temple::tap(*button));
}

void TempleGame::press(const QKeyEvent& event) {
    if (!run_.isPlaying()) return;
    if (!text_.isEmpty()) return readOn();
    if (run_.state().outcome == play::temple::Outcome::Won) return leave();
    if (const auto command = keys_.commandOf(event)) return take(*command);
    if (event.text() == u'p') return run_.setPaused(!run_.isPaused());
    if (event.text() == u'q') leave();
}

void TempleGame::click(const Click& click) {
    if (!run_.isPlaying()) return;
    if (!text_.isEmpty()) return readOn();
    const auto& state = run_.state();
    if (state.outcome == play::temple::Outcome::Won) return leave();
    const Point hero = state.hero.at;
    const auto cell = Layout(size(), run_.session().field().size(), hero).cellAt(click.at);
    if (!cell) return;
    const Point way = *cell - hero;
    std::optional<Direction> direction;
    if (way != Point{}) {
        if (std::abs(way.x) >= std::abs(way.y))
            direction = way.x > 0 ? Direction::Right : Direction::Left;
        else
            direction = way.y > 0 ? Direction::Down : Direction::Up;
    }
    if (click.isRight) {
        if (direction && !state.isOver())
            run_.take(play::temple::tap(play::temple::faceButtonOf(*direction)));
        return act(play::temple::tap(Button::Throw));
    }
    if (direction) walk(play::temple::buttonOf(*direction));
}

QString TempleGame::keyOf(PlayCommand command) const {
    return controls_.describe(command, false);
}

std::vector<SideRow> TempleGame::keyRows() const {
    std::vector<SideRow> rows;
    const auto key = [&rows](const QString& keys, const QString& what) {
        if (!keys.isEmpty()) rows.push_back({keys, what});
    };
    key(keyOf(PlayCommand::Throw), TemplePage::tr("throw"));
    key(keyOf(PlayCommand::Read), TemplePage::tr("read"));
    key(keyOf(PlayCommand::Switch), TerminalText::tr("other supply"));
    key(keyOf(PlayCommand::Menu), TerminalText::tr("pause"));
    // The player may have given the letter another meaning.
    const QKeyEvent leaving(QEvent::KeyPress, Qt::Key_Q, Qt::NoModifier, QStringLiteral("q"));
    if (!keys_.commandOf(leaving)) key(leaving.text(), TerminalText::tr("leave"));
    return rows;
}

QString TempleGame::prompt() const {
    const auto& state = run_.state();
    if (state.outcome == play::temple::Outcome::Won) {
        return TemplePage::tr("Won in %1.").arg(widgets::playTimeText(state.tick)) + u' ' +
               TerminalText::tr("Any key goes back to the list.");
    }
    if (state.outcome == play::temple::Outcome::Lost) {
        return TemplePage::tr("Any move, or %1, begins another attempt.")
            .arg(keyOf(PlayCommand::Restart));
    }
    if (run_.isPaused()) {
        return TerminalText::tr("Paused. A move goes on, %1 restarts, %2 leaves.")
            .arg(keyOf(PlayCommand::Restart), keyOf(PlayCommand::Menu));
    }
    return {};
}

Screen TempleGame::shown() const {
    const auto& theme = widgets::Theme::dark();
    if (!run_.isPlaying()) return blankScreen(size(), theme);
    if (!text_.isEmpty()) {
        return cardScreen(size(), TerminalText::tr("A console"),
                          wrappedLines(text_, cardColumns(size())), firstLine_, -1,
                          TerminalText::tr("Any key goes on."), theme);
    }
    const bool isLost = run_.state().outcome == play::temple::Outcome::Lost;
    return templeScreen({.field = run_.session().field(),
                         .state = run_.state(),
                         .numbers = numbers(),
                         .areTrapsShown = isLost && generate::drawsTrapsAnew(*run_.setup().level),
                         .attempt = run_.attempt(),
                         .blasts = blasts_,
                         .log = log_,
                         .prompt = prompt(),
                         .keys = keyRows()},
                        size());
}

}  // namespace mazeloom::app::terminal
