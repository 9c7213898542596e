// SPDX-License-Identifier: MIT
#include "app/domains/play/bot_domain.h"

#include <sstream>
#include <string>
#include <utility>

#include <QAction>
#include <QMainWindow>
#include <QMenu>

#include "app/actions/action_registry.h"
#include "app/dialogs/long_work.h"
#include "app/domains/parts/window_events.h"
#include "app/domains/parts/window_parts.h"
#include "app/domains/play/play_domain.h"
#include "app/domains/play/replay_domain.h"
#include "app/exchange/replays/loading.h"
#include "core/analyse/bots/descent/bots.h"
#include "core/analyse/bots/descent/game.h"
#include "core/analyse/bots/heat.h"
#include "core/analyse/bots/temple/bots.h"
#include "core/play/temple/attempts.h"
#include "core/random/unmix.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/message_bar.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/play_options.h"
#include "widgets/play/temple/temple_page.h"
#include "widgets/problems/problem_text.h"
#include "widgets/timeline/names.h"

namespace mazeloom::app {

namespace bots = analyse::bots;
namespace descent = play::descent;
namespace temple = play::temple;
using Show = widgets::GamePage::Show;

namespace {

QString generationText(const Problem& problem, const widgets::GameSetup& setup) {
    return widgets::generationText(problem, setup.pack.get(), setup.level.get());
}

/// A bot's game, ready to be watched.
struct Watchable {
    Show show;
    bool hasGivenUp = false;
};

tl::expected<Watchable, QString> playedBy(const bots::temple::Bot& bot, widgets::TemplePage& page,
                                          const widgets::GameSetup& setup, temple::Numbers numbers,
                                          const LongWork& work) {
    const auto field = temple::generateField(*setup.level, *setup.rooms, setup.seed, setup.attempt,
                                             setup.kinds, work.stop);
    if (!field) return tl::unexpected(generationText(field.error(), setup));
    auto game = bots::temple::playGame(bot, {*field, numbers, setup.seed, work.stop});
    game.replay.header.seed = setup.seed;
    game.replay.header.attempt = setup.attempt;
    auto show = page.load(setup, game.replay, loadControlOf(work));
    if (!show) return tl::unexpected(show.error());
    return Watchable{*std::move(show), !game.isWon() && !game.isDead()};
}

tl::expected<Watchable, QString> playedBy(const bots::descent::Bot& bot, widgets::DescentPage& page,
                                          const widgets::GameSetup& setup, const LongWork& work) {
    const auto dungeon = descent::Dungeon::with(*setup.pack, setup.level->id, setup.depth);
    if (!dungeon) return tl::unexpected(generationText(dungeon.error(), setup));
    // The first floor looks as it does in the editor.
    descent::Start start;
    start.depth = setup.depth;
    start.goal = (*dungeon)->tables().goalFrom(start.depth);
    start.seed = random::unmix(setup.seed, static_cast<std::uint64_t>(setup.depth));
    const auto game = bots::descent::playRun(bot, *dungeon, start, work.stop);
    if (!game) return tl::unexpected(generationText(game.error(), setup));
    auto replay = bots::descent::replayOf(*game, *dungeon, start);
    if (!replay) return tl::unexpected(generationText(replay.error(), setup));
    replay->header.level = setup.level->id;
    replay->header.levelDepth = setup.depth;
    std::ostringstream text;
    descent::writeReplay(text, *replay);
    auto show = page.load(setup, text.str(), std::string(bot.id), loadControlOf(work));
    if (!show) return tl::unexpected(show.error());
    return Watchable{*std::move(show), !game->isDead()};
}

std::vector<widgets::HeatSpot> spotsOf(const bots::Heat& heat) {
    std::vector<widgets::HeatSpot> spots;
    for (int y = 0; y < heat.deaths.size().height; ++y) {
        for (int x = 0; x < heat.deaths.size().width; ++x) {
            const grid::Point at{x, y};
            if (heat.deaths.at(at) > 0) spots.push_back({at, static_cast<int>(heat.deaths.at(at))});
        }
    }
    return spots;
}

}  // namespace

BotDomain::BotDomain(const WindowParts& parts, PlayDomain& play, ReplayDomain& replays)
    : QObject(&parts.window),
      play_(play),
      replays_(replays),
      window_(&parts.window),
      message_(parts.message),
      playMenu_(parts.actions.addMenu(
          MenuGroup::Proof, tr("Let &a bot play"),
          tr("Watch how a bot plays the level; any move lets you take over"))),
      heatMenu_(parts.actions.addMenu(
          MenuGroup::Proof, tr("Where a bot dies"),
          tr("Mark where a bot dies in %1 attempts at the level").arg(kHeatAttempts))) {
    playMenu_->setToolTipsVisible(true);
    heatMenu_->setToolTipsVisible(true);
    for (const bots::temple::Bot* bot : bots::temple::bots())
        add(parts.actions, {.temple = bot, .title = widgets::stageText(bot->title)});
    for (const bots::descent::Bot* bot : bots::descent::bots())
        add(parts.actions, {.descent = bot, .title = widgets::stageText(bot->title)});
    connect(&play_, &PlayDomain::changed, this, &BotDomain::update);
    connect(&replays_, &ReplayDomain::botHeatReplaced, this, &BotDomain::hideDeaths);
    connect(&play_.options(), &widgets::PlayOptions::changed, this, [this] {
        if (markedNumbers_ && *markedNumbers_ != play_.options().numbers()) hideDeaths();
    });
    connect(this, &BotDomain::told, &parts.events, &WindowEvents::told);
    fillMenus();
    update();
}

void BotDomain::add(ActionRegistry& actions, Entry entry) {
    const std::string_view bot = entry.temple != nullptr ? entry.temple->id : entry.descent->id;
    const QString sentence = widgets::stageText(entry.temple != nullptr ? entry.temple->sentence
                                                                        : entry.descent->sentence);
    const std::string playId = "bot.play." + std::string(bot);
    const std::string heatId = "bot.deaths." + std::string(bot);
    const std::size_t index = entries_.size();
    //: An action: %1 the name of a bot
    entry.play = actions.add(this, {.id = playId.c_str(),
                                    .text = tr("%1 plays").arg(entry.title),
                                    .icon = "playtest",
                                    .tip = sentence,
                                    .triggered = [this, index] { letPlay(entries_[index]); }});
    //: An action: %1 the name of a bot
    entry.heat = actions.add(
        this, {.id = heatId.c_str(),
               .text = tr("Where %1 dies").arg(entry.title),
               .icon = "heat",
               .tip = tr("Mark where this bot dies: the more deaths, the stronger the mark. %1")
                          .arg(sentence),
               .checkable = true,
               .triggered = [this, index](bool on) {
                   if (on)
                       showDeaths(entries_[index]);
                   else
                       hideDeaths();
               }});
    entries_.push_back(std::move(entry));
}

widgets::GameSetup BotDomain::wanted() const {
    widgets::GameSetup setup = *play_.setup();
    if (!play_.isTemplePlayed()) return setup;
    const play::ReplayHeader header = play_.templePage().run().replay().header;
    setup.seed = header.seed.value_or(setup.seed);
    setup.attempt = header.attempt;
    return setup;
}

void BotDomain::tell(const QString& why) {
    message_.showMessage(widgets::MessageBar::Kind::Error, tr("The bot cannot play: %1").arg(why));
}

void BotDomain::letPlay(const Entry& entry) {
    if (!play_.setup()) return;
    const widgets::GameSetup setup = wanted();
    const temple::Numbers numbers = setup.level->numbers.value_or(play_.options().numbers());
    tl::expected<Watchable, QString> game;
    const bool isDone =
        doLongWork(window_, tr("%1 plays").arg(entry.title), [&](const LongWork& work) {
            game = entry.temple != nullptr
                       ? playedBy(*entry.temple, play_.templePage(), setup, numbers, work)
                       : playedBy(*entry.descent, play_.descentPage(), setup, work);
        });
    if (!isDone) return;
    if (!game) return tell(game.error());
    message_.clear();
    replays_.remember();
    widgets::GamePage& page = *play_.wantedPage();
    //: Over a game: %1 the name of a bot
    play_.watch(page, game->show, tr("Bot: %1").arg(entry.title));
    emit told(
        game->hasGivenUp
            ? tr("%1 plays and gives up in the end. Any move lets you take over.").arg(entry.title)
            : tr("%1 plays. Any move lets you take over.").arg(entry.title));
}

void BotDomain::showDeaths(const Entry& entry) {
    entry.heat->setChecked(false);  // until the marks are shown
    if (!play_.setup()) return;
    widgets::GameSetup setup = wanted();
    const temple::Numbers numbers = setup.level->numbers.value_or(play_.options().numbers());
    bots::HeatLevel level{*setup.level, *setup.rooms, setup.kinds};
    if (entry.descent != nullptr) level.floor = {setup.pack->descent.tables, setup.depth, true};
    bots::Heat heat;
    const bool isDone =
        doLongWork(window_, tr("Where %1 dies").arg(entry.title), [&](const LongWork& work) {
            const bots::HeatControl control{work.stop, [&work](std::uint64_t done) {
                                                work.tell(tr("Playing"), static_cast<int>(done),
                                                          static_cast<int>(kHeatAttempts));
                                            }};
            heat = entry.temple != nullptr ? bots::heatOfAttempts(*entry.temple, level, setup.seed,
                                                                  kHeatAttempts, numbers, control)
                                           : bots::heatOfDice(*entry.descent, level, setup.seed,
                                                              {1, kHeatAttempts}, control);
        });
    if (!isDone) return;
    hideDeaths();
    // The marks are shown over the game, which waits for the first move.
    if (!play_.isPlaying()) {
        play_.begin();
        if (!play_.isPlaying()) return;
        if (play_.isTemplePlayed()) play_.templePage().run().setPaused(true);
    }
    if (entry.descent != nullptr && !isAtStart(setup)) {
        return tell(
            tr("the marks belong to the floor of the level that is open: play it from its "
               "start to see them"));
    }
    entry.heat->setChecked(true);
    marked_ = play_.playedDocument();
    if (entry.temple != nullptr && !setup.level->numbers) markedNumbers_ = numbers;
    replays_.showBotHeat(replays_.placeOfBotHeat(), spotsOf(heat));
    edited_ = connect(play_.playedDocument(), &widgets::PackDocument::generationWanted, this,
                      &BotDomain::hideDeaths);
    if (heat.games == 0) return tell(tr("no attempt gives a level that can be played"));
    emit told(tr("%1 dies in %2 of %3 attempts, and wins %4.")
                  .arg(entry.title)
                  .arg(heat.died)
                  .arg(heat.games)
                  .arg(heat.wins));
}

bool BotDomain::isAtStart(const widgets::GameSetup& setup) const {
    const widgets::DescentRun& run = play_.descentPage().run();
    return run.isPlaying() && run.state().depth == setup.depth &&
           run.session().start().depth == setup.depth &&
           run.session().start().seed ==
               random::unmix(setup.seed, static_cast<std::uint64_t>(setup.depth));
}

void BotDomain::hideDeaths() {
    disconnect(edited_);
    marked_ = nullptr;
    markedNumbers_.reset();
    for (const Entry& entry : entries_)
        entry.heat->setChecked(false);
    replays_.hideBotHeat();
}

void BotDomain::fillMenus() {
    for (QMenu* menu : {playMenu_, heatMenu_})
        menu->clear();
    for (const Entry& entry : entries_) {
        if ((entry.descent != nullptr) != listsDescents_) continue;
        playMenu_->addAction(entry.play);
        heatMenu_->addAction(entry.heat);
    }
}

void BotDomain::update() {
    if (marked_ != nullptr && marked_ != play_.playedDocument()) hideDeaths();
    const bool isTemple = play_.canPlayTemple();
    const bool isDescent = play_.canPlayDescent();
    for (const Entry& entry : entries_) {
        const bool isOfGame = entry.temple != nullptr ? isTemple : isDescent;
        entry.play->setEnabled(isOfGame);
        entry.heat->setEnabled(isOfGame);
    }
    if (std::exchange(listsDescents_, isDescent) != isDescent) fillMenus();
    for (QMenu* menu : {playMenu_, heatMenu_})
        menu->menuAction()->setEnabled(isTemple || isDescent);
}

}  // namespace mazeloom::app
