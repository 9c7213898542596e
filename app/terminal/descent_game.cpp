// SPDX-License-Identifier: MIT
#include "app/terminal/descent_game.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include <QKeyEvent>
#include <QStringList>

#include "app/terminal/descent_screen.h"
#include "app/terminal/layout.h"
#include "app/terminal/panel.h"
#include "core/play/descent/rules/towards.h"
#include "widgets/canvas/cells/map_view.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/descent/descent_words.h"
#include "widgets/play/descent/overlays/game_over.h"
#include "widgets/play/descent/overlays/give_up_question.h"
#include "widgets/play/descent/overlays/message_history.h"
#include "widgets/play/descent/told_lines.h"
#include "widgets/theme/theme.h"

namespace mazeloom::app::terminal {

using play::descent::Asked;
using play::descent::Key;
using play::descent::Session;
using play::descent::State;
using widgets::DescentPage;
using widgets::GameOver;
using widgets::GiveUpQuestion;
using widgets::PlayCommand;

namespace {

/// Returns the key for a click on a cell of the map (RULES.md D-4.6): a step towards it, or on the
/// hero's cell picking up or the stairs.
std::optional<Key> clickedKey(const State& state, grid::Point cell) {
    const grid::Point hero = state.hero.at;
    if (play::descent::asksForItem(state.asked)) return Key::Other;
    if (cell != hero && state.asked == Asked::Nothing) {
        if (const auto direction = play::descent::towards(state, cell))
            return play::descent::keyOf(*direction);
        return {};
    }
    if (cell != hero) {
        const grid::Point way = cell - hero;
        if (std::abs(way.x) >= std::abs(way.y)) return way.x > 0 ? Key::Right : Key::Left;
        return way.y > 0 ? Key::Down : Key::Up;
    }
    if (play::descent::asksForDirection(state.asked)) return Key::Other;
    if (state.floor.itemAt(hero) != nullptr) return play::descent::kPickUp;
    switch (state.floor.terrain(hero)) {
        case level::Terrain::StairsDown:
            return play::descent::kDescend;
        case level::Terrain::StairsUp:
            return play::descent::kAscend;
        default:
            return {};
    }
}

}  // namespace

DescentGame::DescentGame(const widgets::PlayControls& controls, bool hasEmoji)
    : plain_(controls), keys_(controls, plain_), hasEmoji_(hasEmoji) {
    connect(&records_, &widgets::RunRecords::told, this, [this](const QString& text) {
        note_ = text;
        onChange();
    });
    connect(&run_, &widgets::DescentRun::changed, this,
            [this](const play::descent::Happenings& since) {
                for (const play::descent::Happening& happening : since) {
                    const auto& problem = run_.session().problem();
                    if (happening.what == play::descent::What::StairsRefused && problem)
                        note_ = QString::fromStdString(problem->text);
                }
                change();
            });
    // Saves at once, so that no key is lost if the program is killed during a fireball's flight.
    connect(&run_, &widgets::DescentRun::keyPlayed, this, [this] {
        if (run_.state().outcome != play::descent::Outcome::Quit) records_.save(run_.session());
    });
    connect(&run_, &widgets::DescentRun::fireAt, this, [this](std::optional<grid::Point> cell) {
        fire_ = cell;
        onChange();
    });
    connect(&run_, &widgets::DescentRun::ended, this, [this] { end(); });
    connect(&run_, &widgets::DescentRun::errandEnded, this,
            [this](const play::descent::ErrandEnd& end) {
                note_ = DescentPage::errandText(end, run_.state(), run_.session().dungeon());
                onChange();
            });
}

std::optional<Problem> DescentGame::begin(const DescentSetup& setup,
                                          const std::optional<Keeping>& keeping) {
    stage_ = Stage::Playing;
    note_.clear();
    keeping_ = keeping;
    if (!keeping) return run_.begin(setup.dungeon, setup.start);
    records_.setScoresFolder(keeping->scoresFolder);
    auto session = records_.open(setup.dungeon, keeping->file, keeping->pack, keeping->isAnew);
    if (!session) return session.error();
    if (!*session) {
        auto begun = Session::begin(setup.dungeon, setup.start);
        if (!begun) {
            records_.close();
            return begun.error();
        }
        *session = *std::move(begun);
    }
    run_.resume(**std::move(session));
    if (run_.state().isOver())
        end();
    else
        records_.save(run_.session());
    return {};
}

void DescentGame::change() {
    if (!run_.isPlaying()) return;
    if (run_.state().outcome == play::descent::Outcome::Quit) {
        records_.giveUp(run_.session());
        records_.close();
        return onLeave();
    }
    onChange();
}

void DescentGame::end() {
    if (run_.state().outcome == play::descent::Outcome::Quit) return;
    stage_ = Stage::Over;
    records_.finish(run_.session(), run_.isHonest());
    onEnd(run_.state().outcome == play::descent::Outcome::Arrived);
    onChange();
}

void DescentGame::rest() {
    if (!run_.isPlaying()) return;
    run_.setResting(true);
    run_.setResting(false);
    if (!run_.state().isOver()) records_.pause(run_.session());
}

void DescentGame::take(Key key) {
    note_.clear();
    const bool isQuit = key == play::descent::kQuit && run_.state().asked == Asked::Nothing;
    if (isQuit && run_.state().isUnfinished()) {
        stage_ = Stage::GivingUp;
        return onChange();
    }
    if (const auto errand = play::descent::Errand::of(key, run_.state())) return setOut(*errand);
    run_.press(key);
}

void DescentGame::setOut(const play::descent::Errand& errand) {
    note_.clear();
    run_.setOut(errand);
}

void DescentGame::leave() {
    if (!records_.isKeeping() && run_.state().isUnfinished()) {
        stage_ = Stage::GivingUp;
        return onChange();
    }
    rest();
    records_.close();
    onLeave();
}

void DescentGame::press(const QKeyEvent& event) {
    if (!run_.isPlaying()) return;
    switch (stage_) {
        case Stage::GivingUp:
            stage_ = Stage::Playing;
            if (event.text().toUpper() == GiveUpQuestion::tr("Y", "the key that says yes"))
                return run_.press(play::descent::kQuit);
            return onChange();
        case Stage::Over:
            if (const auto aid = keys_.aidOf(event, Asked::Nothing)) return openAid(*aid);
            return showScores();
        case Stage::Messages:
            return pressMessages(event);
        case Stage::Looking:
            return pressLooking(event);
        case Stage::Scores:
            if (canGoBelow() && keys_.keyOf(event, Asked::Nothing) == play::descent::kDescend)
                return goBelow();
            return onLeave();
        case Stage::Playing:
            break;
    }
    if (run_.isOnErrand()) return run_.stopErrand();
    if (const auto errand = keys_.errandOf(event, run_.state().asked)) return setOut(*errand);
    if (const auto aid = keys_.aidOf(event, run_.state().asked)) return openAid(*aid);
    const auto command = keys_.commandOf(event);
    if (command == PlayCommand::Menu && run_.state().asked == Asked::Nothing) return leave();
    if (const auto key = keys_.keyOf(event, run_.state().asked)) take(*key);
}

void DescentGame::click(const Click& click) {
    if (!run_.isPlaying() || click.isRight) return;
    if (stage_ == Stage::Over) return showScores();
    if (stage_ == Stage::Scores) return onLeave();
    if (stage_ == Stage::GivingUp || stage_ == Stage::Messages) return;
    if (stage_ == Stage::Looking) {
        const grid::Size board = run_.state().floor.size();
        const auto cell = Layout(size(), board, cursor_).cellAt(click.at);
        if (cell && run_.state().floor.contains(*cell)) cursor_ = *cell;
        return onChange();
    }
    if (run_.isOnErrand()) return run_.stopErrand();
    const State& state = run_.state();
    const auto cell = Layout(size(), state.floor.size(), state.hero.at).cellAt(click.at);
    if (!cell) return;
    if (const auto key = clickedKey(state, *cell)) take(*key);
}

void DescentGame::turn(const Wheel& wheel) {
    if (!run_.isPlaying()) return;
    if (stage_ == Stage::Messages) {
        if (!wheel.isUp && firstMessage_ == lastFirstMessage()) return closeAid();
        return scrollMessages(firstMessage_ + (wheel.isUp ? -kWheelLines : kWheelLines));
    }
    const bool canRead = stage_ == Stage::Playing || stage_ == Stage::Over;
    if (!wheel.isUp || !canRead || run_.state().asked != Asked::Nothing) return;
    if (run_.isOnErrand()) return run_.stopErrand();
    openAid(widgets::DescentAid::Messages);
}

bool DescentGame::canGoBelow() const {
    return keeping_ && run_.state().outcome == play::descent::Outcome::Arrived;
}

void DescentGame::goBelow() {
    auto below = records_.goBelow(run_.session(), keeping_->file);
    if (!below) {
        note_ = QString::fromStdString(below.error().describe());
        return onChange();
    }
    stage_ = Stage::Playing;
    run_.resume(*std::move(below));
    records_.save(run_.session());
}

void DescentGame::openAid(widgets::DescentAid aid) {
    note_.clear();
    if (aid == widgets::DescentAid::Messages) return openMessages();
    stageBefore_ = std::exchange(stage_, Stage::Looking);
    cursor_ = run_.state().hero.at;
    onChange();
}

template <typename Tell>
auto DescentGame::known(const Tell& tell) const {
    const level::Map& map = run_.state().floor.ground->map;
    const widgets::ThingIndex own(map.cells, widgets::ownThingsOf(map));
    return tell(widgets::ShownDescent{
        .state = run_.state(), .rules = run_.session().dungeon(), .own = &own});
}

void DescentGame::pressLooking(const QKeyEvent& event) {
    const grid::Size board = run_.state().floor.size();
    const auto move = [&](int x, int y) {
        cursor_ = {std::clamp(cursor_.x + x, 0, board.width - 1),
                   std::clamp(cursor_.y + y, 0, board.height - 1)};
    };
    switch (event.key()) {
        case Qt::Key_Up:
            move(0, -1);
            break;
        case Qt::Key_Down:
            move(0, 1);
            break;
        case Qt::Key_Left:
            move(-1, 0);
            break;
        case Qt::Key_Right:
            move(1, 0);
            break;
        case Qt::Key_Home:
            cursor_ = run_.state().hero.at;
            break;
        case Qt::Key_Tab: {
            const auto sights = known(widgets::sightsOf);
            if (!sights.empty()) cursor_ = widgets::sightBeside(sights, cursor_, true);
            break;
        }
        case Qt::Key_Escape:
        case Qt::Key_Return:
        case Qt::Key_L:
        case Qt::Key_Q:
            return closeAid();
        default:
            return;
    }
    onChange();
}

void DescentGame::openMessages() {
    stageBefore_ = std::exchange(stage_, Stage::Messages);
    scrollMessages(lastFirstMessage());
}

int DescentGame::lastFirstMessage() const {
    return std::max(0, static_cast<int>(messageRows().size()) - cardRoom(size()));
}

void DescentGame::scrollMessages(int to) {
    firstMessage_ = std::clamp(to, 0, lastFirstMessage());
    onChange();
}

void DescentGame::closeAid() {
    stage_ = stageBefore_;
    onChange();
}

QStringList DescentGame::messageRows() const {
    QStringList rows;
    for (const QString& line : widgets::toldLines(run_.session().told()))
        rows << wrappedLines(line, cardColumns(size()));
    return rows;
}

void DescentGame::pressMessages(const QKeyEvent& event) {
    const int page = cardRoom(size());
    switch (event.key()) {
        case Qt::Key_Up:
            return scrollMessages(firstMessage_ - 1);
        case Qt::Key_Down:
            return scrollMessages(firstMessage_ + 1);
        case Qt::Key_PageUp:
            return scrollMessages(firstMessage_ - page);
        case Qt::Key_PageDown:
        case Qt::Key_Space:
            return scrollMessages(firstMessage_ + page);
        case Qt::Key_Home:
            return scrollMessages(0);
        case Qt::Key_End:
            return scrollMessages(lastFirstMessage());
        case Qt::Key_Escape:
        case Qt::Key_M:
        case Qt::Key_Q:
            return closeAid();
        default:
            break;
    }
}

void DescentGame::showScores() {
    stage_ = Stage::Scores;
    onChange();
}

QString DescentGame::prompt() const {
    const State& state = run_.state();
    if (stage_ == Stage::Looking)
        return TerminalText::tr("Arrow keys move, Tab goes to the next thing, Esc ends.");
    if (stage_ == Stage::GivingUp) {
        return GiveUpQuestion::tr("Give this run up?") + u' ' +
               GiveUpQuestion::tr("Yes, give it up (Y)") + QStringLiteral(" · ") +
               GiveUpQuestion::tr("No, go on (N)");
    }
    if (stage_ == Stage::Over) {
        const auto& tables = run_.session().dungeon().tables();
        return DescentPage::endText(state, tables).replace(u'\n', u' ');
    }
    return {};
}

Screen DescentGame::shown() const {
    if (!run_.isPlaying()) return blankScreen(size(), widgets::Theme::dark());
    if (stage_ == Stage::Scores) return scoresScreen();
    if (stage_ == Stage::Messages) {
        return cardScreen(
            size(), widgets::MessageHistory::tr("Messages of this run"), messageRows(),
            firstMessage_, -1,
            TerminalText::tr("The arrow keys or the wheel scroll, M or Esc goes back."),
            widgets::Theme::dark());
    }
    const bool isLooking = stage_ == Stage::Looking;
    const QString looked = isLooking ? known([this](const widgets::ShownDescent& shown) {
        return widgets::lookWords(shown, cursor_);
    })
                                     : QString();
    return descentScreen({.state = run_.state(),
                          .dungeon = run_.session().dungeon(),
                          .hasEmoji = hasEmoji_,
                          .fire = fire_,
                          .cursor = isLooking ? std::optional(cursor_) : std::nullopt,
                          .prompt = prompt(),
                          .note = isLooking         ? looked
                                  : note_.isEmpty() ? records_.savingProblem()
                                                    : note_},
                         size());
}

Screen DescentGame::scoresScreen() const {
    const State& state = run_.state();
    QStringList lines{DescentPage::tr("Score %1: depth %2, kills %3.")
                          .arg(state.score())
                          .arg(state.greatestDepth)
                          .arg(state.kills),
                      {}};
    int marked = -1;
    const auto& table = records_.scores();
    for (std::size_t i = 0; i < table.best.size(); ++i) {
        const auto& best = table.best[i];
        if (i == table.added) marked = static_cast<int>(lines.size());
        lines << GameOver::tr("%1. score %2, depth %3, kills %4, %5")
                     .arg(i + 1)
                     .arg(best.points)
                     .arg(best.depth)
                     .arg(best.kills)
                     .arg(QString::fromStdString(best.when).left(10));
    }
    for (const QString& note : {records_.note(), note_}) {
        if (!note.isEmpty())
            lines << QString() << wrappedLines(note.trimmed(), cardColumns(size()));
    }
    const bool isWon = state.outcome == play::descent::Outcome::Arrived;
    return cardScreen(size(), isWon ? DescentPage::tr("Well done") : DescentPage::tr("Game over"),
                      lines, 0, marked,
                      canGoBelow() ? TerminalText::tr("> goes on below, without an end. Any other "
                                                      "key goes back to the list.")
                                   : TerminalText::tr("Any key goes back to the list."),
                      widgets::Theme::dark());
}

}  // namespace mazeloom::app::terminal
