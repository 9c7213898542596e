// SPDX-License-Identifier: MIT
#include "app/game/full_game.h"

#include <algorithm>
#include <utility>

#include <QClipboard>
#include <QDateTime>
#include <QGuiApplication>
#include <QLocale>
#include <QTimer>

#include "app/dialogs/long_work.h"
#include "app/full_game/choices.h"
#include "app/full_game/day_texts.h"
#include "app/full_game/game_map.h"
#include "app/full_game/kept_run.h"
#include "app/full_game/player_summary.h"
#include "app/full_game/story_texts.h"
#include "app/full_game/title_levels.h"
#include "app/theme/theme_controller.h"
#include "core/challenge/challenge.h"
#include "core/play/campaign.h"
#include "core/play/story.h"
#include "core/play/streak.h"
#include "core/play/temple/attempts.h"
#include "widgets/document/pack_document.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/full/briefing_page.h"
#include "widgets/play/full/challenge_page.h"
#include "widgets/play/full/level_list_page.h"
#include "widgets/play/full/map_page.h"
#include "widgets/play/full/options_page.h"
#include "widgets/play/full/profile_page.h"
#include "widgets/play/full/story_page.h"
#include "widgets/play/full/title_page.h"
#include "widgets/play/full/title_scene.h"
#include "widgets/play/play_options.h"
#include "widgets/play/temple/temple_page.h"
#include "widgets/play/temple/temple_status.h"
#include "widgets/problems/problem_text.h"
#include "widgets/qstring.h"

namespace mazeloom::app {

using widgets::GamePage;

namespace {

QDate todayInUtc() {
    return QDateTime::currentDateTimeUtc().date();
}

Date dateOf(QDate date) {
    return {std::chrono::year(date.year()), std::chrono::month(static_cast<unsigned>(date.month())),
            std::chrono::day(static_cast<unsigned>(date.day()))};
}

QDate qDateOf(Date date) {
    return {static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
            static_cast<int>(static_cast<unsigned>(date.day()))};
}

}  // namespace

FullGame::FullGame(const widgets::PackDocument& document, const Parts& parts, QWidget* parent)
    : name_(document.name()),
      pack_(GamePack::of(document)),
      profiles_(ProfileKeeper::usualFile()),
      window_(std::make_unique<widgets::FullGameWindow>(parts.controls, parts.options, parts.sound,
                                                        parent)) {
    window_->setWindowTitle(pack_.title());
    window_->options().setTextPercent(parts.themes.textPercent());
    connect(&parts.themes, &ThemeController::textPercentChanged, &window_->options(),
            &widgets::OptionsPage::setTextPercent);
    connect(&window_->options(), &widgets::OptionsPage::textPercentChosen, &parts.themes,
            &ThemeController::setTextPercent);
    window_->setTheme(parts.themes.theme());
    connect(&parts.themes, &ThemeController::themeChanged, window_.get(),
            &widgets::FullGameWindow::setTheme);
    connect(window_.get(), &widgets::FullGameWindow::looked, this, [this] {
        pictures_.clear();
        showPictures();
    });
    connect(&pictures_, &widgets::LevelPictures::ready, this, &FullGame::showPictures);
    connect(&pars_, &ParFinder::found, this, &FullGame::takePars);
    connect(&days_, &DayTemples::drawn, this, [this] {
        if (window_->current() == &window_->challenge()) fillDay();
    });
    connect(&ghosts_, &Ghosts::found, this,
            [this](const GhostPlace& place, const Ghosts::Track& track) {
                if (!playing_.descent && ghostPlace() == place) window_->temple().setGhost(track);
            });
    connectPages();
    window_->title().setPack(pack_.title(), pack_.description());
    // The scene lights up cells many times a second.
    const auto showMotion = [this, &themes = parts.themes, &options = parts.options] {
        window_->title().setMotion(themes.hasMotion() && options.hasFlashes());
    };
    connect(&parts.themes, &ThemeController::motionChanged, window_.get(), showMotion);
    connect(&parts.options, &widgets::PlayOptions::changed, window_.get(), showMotion);
    showMotion();
    window_->title().setScene(sceneLevels(pack_));
    window_->challenge().setToday(todayInUtc());
    tell(profiles_.load());
    if (!pack_.dungeon) tell(pack_.dungeon.error());
    fillTitle();
}

FullGame::~FullGame() {
    stop();
}

void FullGame::stop() {
    page().stop();
}

void FullGame::connectPages() {
    widgets::FullGameWindow& game = *window_;
    connect(&game, &widgets::FullGameWindow::left, this, &FullGame::left);
    connect(&game, &widgets::FullGameWindow::opened, this, &FullGame::fillPage);
    connect(&game.title(), &widgets::TitlePage::campaignWanted, this, &FullGame::wantCampaign);
    connect(&game.title(), &widgets::TitlePage::levelsWanted, this,
            [&game] { game.open(game.levels()); });
    connect(&game.title(), &widgets::TitlePage::storyWanted, this,
            [&game] { game.open(game.story()); });
    connect(&game.title(), &widgets::TitlePage::challengeWanted, this, [&game] {
        game.challenge().setToday(todayInUtc());
        game.open(game.challenge());
    });
    connect(&game.title(), &widgets::TitlePage::descentWanted, this, &FullGame::wantDescent);
    connect(&game.title(), &widgets::TitlePage::playersWanted, this, [this, &game] {
        wantsCampaign_ = false;
        game.open(game.profiles());
    });
    connect(&game.title(), &widgets::TitlePage::optionsWanted, this,
            [&game] { game.open(game.options()); });
    connect(&game.map(), &widgets::MapPage::playWanted, this, &FullGame::wantNode);
    connect(&game.levels(), &widgets::LevelListPage::playWanted, this,
            [this](int index) { wantTemple(static_cast<std::size_t>(index)); });
    connect(&game.challenge(), &widgets::ChallengePage::dateChosen, this, [this, &game] {
        if (game.current() == &game.challenge()) fillDay();
    });
    connect(&game.challenge(), &widgets::ChallengePage::playWanted, this, &FullGame::wantChallenge);
    connect(&game.challenge(), &widgets::ChallengePage::shareWanted, this, &FullGame::share);
    connect(&game.briefing(), &widgets::BriefingPage::goOnWanted, this, &FullGame::goOn);
    connect(&game.briefing(), &widgets::BriefingPage::againWanted, this, &FullGame::again);
    connect(&game.temple(), &GamePage::began, this, [this, &game] {
        // Par is searched while the attempt is played.
        if (game.temple().isPlaying()) parOf(playedAttempt());
    });

    connect(&game.temple(), &widgets::TemplePage::consoleRead, this, &FullGame::noteConsole);

    widgets::ProfilePage& players = game.profiles();
    players.setNameCheck([this](const QString& name) {
        const std::string wanted = name.toStdString();
        return play::isProfileName(wanted) && profiles_.all().find(wanted) == nullptr;
    });
    connect(&players, &widgets::ProfilePage::chosen, this, &FullGame::choose);
    connect(&players, &widgets::ProfilePage::added, this, [this](const QString& name) {
        addPlayer(name);
        choose(name);
    });
    connect(&players, &widgets::ProfilePage::renamed, this,
            [this](const QString& from, const QString& to) {
                changeProfiles([&](play::Profiles& all) {
                    play::renameProfile(all, from.toStdString(), to.toStdString());
                });
                fillProfiles();
            });
    connect(&players, &widgets::ProfilePage::removed, this, [this](const QString& name) {
        if (const play::Profile* player = profiles_.all().find(name.toStdString()))
            Ghosts::removeAll(player->seed);
        changeProfiles([&](play::Profiles& all) { play::removeProfile(all, name.toStdString()); });
        fillProfiles();
    });

    for (GamePage* page : game.games()) {
        connect(page, &GamePage::attemptEnded, this, [this](grid::Point, GamePage::Ending ending) {
            takeEnd(ending == GamePage::Ending::Well);
        });
        connect(page, &GamePage::attemptLeft, this, &FullGame::takeLeft);
        connect(page, &GamePage::leaveWanted, &game, &widgets::FullGameWindow::back);
        connect(page, &GamePage::failed, this, [this, &game](const Problem& problem) {
            tell(problem);
            game.back();
        });
    }
}

void FullGame::fillPage(QWidget* page) {
    if (page == &window_->title()) fillTitle();
    if (page == &window_->map()) fillMap();
    if (page == &window_->levels()) fillLevels();
    if (page == &window_->story()) fillStory();
    if (page == &window_->challenge()) fillChallenge();
    if (page == &window_->profiles()) fillProfiles();
    if (page == &window_->options()) fillOptions();
    showPictures();
}

void FullGame::fillTitle() {
    const play::Profile* player = profiles_.current();
    const bool hasCampaign = !pack_.pack->campaign.nodes.empty();
    // The other built-in packs are read only once their list is opened; without them the built-in
    // temple has levels outside its campaign, too.
    const bool hasLevels = !templesOutside(pack_, {}).empty();
    QString note;
    if (!hasCampaign && hasLevels)
        note = tr("This pack has no campaign: its levels can be played one by one.");
    else if (!hasCampaign && !pack_.isDescent())
        note = tr("This pack has no campaign, and no temple to be played.");
    else if (hasCampaign && player != nullptr)
        note = wonText(pack_, *player);
    window_->title().setCampaign(hasCampaign, note, hasLevels);
    window_->title().setStory(play::hasStory(*pack_.pack));
    lookForRun();
    window_->title().setDescent(pack_.isDescent(), keptDepth_);
    window_->title().setChallenge(player == nullptr ? QString()
                                                    : streakNote(*player, dateOf(todayInUtc())));
    window_->title().setPlayer(player == nullptr ? QString() : widgets::qstring(player->name));
}

void FullGame::fillMap() {
    const play::Profile* player = profiles_.current();
    static const play::Profile kNobody;
    window_->map().setHead(pack_.title(),
                           player == nullptr
                               ? QString()
                               : QStringLiteral("%1   ·   %2")
                                     .arg(widgets::qstring(player->name), wonText(pack_, *player)));
    window_->map().setNodes(mapNodes(pack_, player == nullptr ? kNobody : *player, fresh_));
}

void FullGame::fillStory() {
    static const play::Profile kNobody;
    const play::Profile* player = profiles_.current();
    const auto story = play::storyOf(*pack_.pack, player == nullptr ? kNobody : *player);
    window_->story().setStory(storyNote(story), storyChapters(pack_, story));
}

void FullGame::fillLevels() {
    const auto temples = listedTemples();
    widgets::LevelListPage& page = window_->levels();
    if (pack_.pack->campaign.nodes.empty())
        page.setHead(tr("Levels"), tr("This pack has no campaign: every level can be played."));
    else
        page.setHead(tr("More temples"),
                     tr("%n temple(s) beside the campaign; each can be played at once.", nullptr,
                        static_cast<int>(temples.size())));
    page.setLevels(levelLines(pack_, temples, profiles_.current()));
}

std::vector<OtherTemple> FullGame::listedTemples() {
    if (!beside_) beside_ = packsBeside(name_);
    return templesOutside(pack_, *beside_);
}

void FullGame::showPictures() {
    const play::Profile* player = profiles_.current();
    const widgets::Theme& theme = window_->shownTheme();
    const auto pictureOf = [&](const GamePack& pack, const std::string& level) {
        const auto setup = playOf(pack, level, player);
        return setup ? pictures_.of(pack.pack->id, *setup, theme) : QImage();
    };
    if (window_->current() == &window_->levels()) {
        const auto temples = listedTemples();
        for (std::size_t i = 0; i < temples.size(); ++i)
            window_->levels().setPicture(i, pictureOf(*temples[i].pack, temples[i].level->id));
    }
    if (window_->current() == &window_->briefing() && !playing_.descent) {
        window_->briefing().setPicture(pictures_.of(mapName(), playing_.setup, theme));
    }
    const auto& nodes = pack_.pack->campaign.nodes;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (window_->current() == &window_->map())
            window_->map().setPicture(i, pictureOf(pack_, nodes[i].level));
        if (window_->current() == &window_->story())
            window_->story().setPicture(i, pictureOf(pack_, nodes[i].level));
    }
}

void FullGame::fillChallenge() {
    const play::Profile* player = profiles_.current();
    QHash<QDate, widgets::DayMark> marks;
    std::vector<widgets::Figure> figures;
    if (player != nullptr) {
        for (const auto& [day, record] : player->days)
            marks.insert(QDate::fromString(widgets::qstring(day), Qt::ISODate),
                         widgets::DayMark{record.isWon(), record.known().count()});
        figures = streakFigures(play::streakOf(player->days, dateOf(todayInUtc())));
    }
    window_->challenge().setDays(marks, figures);
    fillDay();
}

void FullGame::fillDay() {
    const Date date = dateOf(window_->challenge().date());
    const play::Profile* player = profiles_.current();
    const auto temple = days_.of(date);
    widgets::Facts facts = dayFacts(date, temple.get());
    QString note = tr("No player is selected, so the result will not be saved.");
    if (player != nullptr) {
        const play::LevelRecord* record = play::dayRecordOf(*player, date);
        note = (record == nullptr ? tr("%1 has not tried it yet.")
                : record->isWon() ? tr("✓ %1 has won it.")
                                  : tr("%1 has not won it yet."))
                   .arg(widgets::qstring(player->name));
        // All days have the same rows, so that nothing below moves when the day changes.
        facts += recordFacts(false, record == nullptr ? play::LevelRecord() : *record);
    } else if (playing_.day == date && playing_.unkept.attempts > 0) {
        facts += recordFacts(false, playing_.unkept);
    }
    window_->challenge().setRecord(facts, note);
}

void FullGame::share(QDate date) {
    const Date day = dateOf(date);
    const play::Profile* player = profiles_.current();
    const play::LevelRecord* record = player != nullptr     ? play::dayRecordOf(*player, day)
                                      : playing_.day == day ? &playing_.unkept
                                                            : nullptr;
    QGuiApplication::clipboard()->setText(shareText(
        day, record,
        player == nullptr ? play::Streak() : play::streakOf(player->days, dateOf(todayInUtc()))));
}

void FullGame::fillProfiles() {
    const auto temples = listedTemples();
    const auto best = bestDescent(pack_);
    std::vector<widgets::PlayerInfo> players;
    for (const play::Profile& player : profiles_.all().all)
        players.push_back(playerInfo(pack_, temples, best, player));
    window_->profiles().setPlayers(std::move(players), widgets::qstring(profiles_.all().current));
}

void FullGame::fillOptions() {
    if (std::exchange(hasPreview_, true)) return;
    // The smallest temple has the largest cells.
    std::optional<widgets::GameSetup> smallest;
    const auto offer = [&smallest](const GamePack& pack, const level::Level& level) {
        const std::int64_t most =
            smallest ? smallest->level->size.area() - 1 : widgets::TitleScene::kMostCells;
        if (level.size.area() <= most) smallest = setupOf(pack, level);
    };
    for (const level::Level* const level : pack_.temples())
        offer(pack_, *level);
    if (!smallest) {
        for (const OtherTemple& temple : listedTemples())
            offer(*temple.pack, *temple.level);
    }
    if (!smallest) return;
    preview_.run([this, setup = *smallest](const widgets::LatestTask::Control& control) {
        auto field = play::temple::generateField(*setup.level, *setup.rooms, setup.seed,
                                                 setup.attempt, setup.kinds, &control.stop());
        return [this, field = std::move(field)] {
            if (field) window_->options().setPreview(*field);
        };
    });
}

void FullGame::wantCampaign() {
    // A newcomer plays at once, and can change the name later.
    if (profiles_.all().all.empty()) addPlayer(window_->profiles().proposedName());
    if (profiles_.current() != nullptr) return window_->open(window_->map());
    wantsCampaign_ = true;
    window_->open(window_->profiles());
}

void FullGame::addPlayer(const QString& name) {
    changeProfiles([&](play::Profiles& all) {
        play::addProfile(all, name.toStdString(), ProfileKeeper::newSeed());
    });
}

void FullGame::choose(const QString& name) {
    changeProfiles([&](play::Profiles& all) { play::chooseProfile(all, name.toStdString()); });
    fresh_.clear();
    if (std::exchange(wantsCampaign_, false))
        window_->openInstead(window_->map());
    else
        window_->back();
}

void FullGame::changeProfiles(const std::function<void(play::Profiles&)>& change) {
    tell(profiles_.change(change));
}

void FullGame::wantNode(std::size_t index) {
    auto wanted = playingNode(pack_, index, profiles_.current());
    if (!wanted) return;
    playing_ = *std::move(wanted);
    showBefore();
}

void FullGame::wantTemple(std::size_t index) {
    const auto temples = listedTemples();
    if (index >= temples.size()) return;
    auto wanted = playingLevel(*temples[index].pack, *temples[index].level, profiles_.current());
    if (!wanted) return;
    playing_ = *std::move(wanted);
    showBefore();
}

std::optional<QString> FullGame::openLevel(const std::string& id,
                                           std::optional<std::uint64_t> seed) {
    const auto temples = pack_.temples();
    const auto level = std::ranges::find(temples, id, &level::Level::id);
    if (level == temples.end()) return tr("The pack has no temple “%1”.").arg(widgets::qstring(id));
    auto wanted = playingLevel(pack_, **level, profiles_.current());
    if (!wanted) return wanted.error();
    playing_ = *std::move(wanted);
    if (seed) {
        // The results of a chosen seed are not those of the player's level.
        playing_.setup.seed = *seed;
        playing_.key.clear();
    }
    showBefore();
    return {};
}

void FullGame::openDay(Date day) {
    const QDate wanted = qDateOf(day);
    const QDate today = todayInUtc();
    window_->challenge().setToday(today);
    window_->challenge().select(wanted);
    window_->open(window_->challenge());
    if (wanted > today)
        window_->tell(tr("The challenge of %1 is not open yet. Today's is shown.")
                          .arg(QLocale().toString(wanted, QLocale::LongFormat)),
                      false);
}

void FullGame::wantChallenge(QDate date) {
    if (const auto day = days_.of(dateOf(date))) return playChallenge(date, *day);
    const auto drawing = std::make_shared<tl::expected<challenge::Challenge, Problem>>();
    const bool isDone = doOwnedWork(
        window_.get(), tr("Drawing the day's temple"),
        [drawing, date](const LongWork& work) { *drawing = drawDay(dateOf(date), *work.stop); });
    if (!isDone) return;
    if (!*drawing) return tell(drawing->error());
    const auto day = std::make_shared<const challenge::Challenge>(**std::move(drawing));
    days_.add(dateOf(date), day);
    playChallenge(date, *day);
}

void FullGame::playChallenge(QDate date, const challenge::Challenge& day) {
    playing_ = {};
    playing_.day = dateOf(date);
    playing_.title = QLocale().toString(date, QLocale::LongFormat);
    playing_.setup.level = std::make_shared<const level::Level>(day.level);
    playing_.setup.rooms = std::make_shared<const std::vector<level::Room>>();
    playing_.setup.seed = day.seed;
    showBefore();
}

void FullGame::wantDescent(bool anew) {
    playing_ = {};
    playing_.title = tr("Descent");
    playing_.isKept = true;
    playing_.isAnew = anew;
    playing_.descent = newDescentOf(pack_);
    if (!anew) return start();
    QStringList before;
    if (keptDepth_ > 0)
        before << tr("The descent that you left at depth %1 will end without a score.")
                      .arg(keptDepth_);
    if (!stranded_.isEmpty()) before << stranded_;
    playing_.before = before.join(QStringLiteral("\n\n"));
    showBefore();
}

void FullGame::lookForRun() {
    keptDepth_ = 0;
    keptFile_.clear();
    stranded_.clear();
    if (!pack_.isDescent()) return;
    const KeptRun kept = keptRunOf(pack_.pack->id, *pack_.dungeon);
    keptDepth_ = kept.depth;
    keptFile_ = kept.file;
    stranded_ = kept.stranded;
    if (kept.error) tell(*kept.error);
    for (const Problem& problem : kept.warnings)
        window_->tell(widgets::problemLine(problem), false);
}

GamePage& FullGame::page() const {
    if (playing_.descent) return window_->descent();
    return window_->temple();
}

void FullGame::showBefore() {
    window_->briefing().setPictured(!playing_.descent);
    tellBefore();
    window_->open(window_->briefing());
    window_->briefing().takeFocus();
}

void FullGame::tellBefore() {
    const Par par = playing_.descent ? Par() : parOf(playing_.setup.attempt);
    window_->briefing().tell(briefingBefore(playedPack(), playing_, profiles_.current(), par));
}

std::string FullGame::mapName() const {
    return playing_.day ? textOf(*playing_.day) : playedPack().pack->id;
}

std::uint64_t FullGame::playedAttempt() const {
    return playing_.day ? 0 : static_cast<std::uint64_t>(window_->temple().run().attempt() - 1);
}

Par FullGame::parOf(std::uint64_t attempt) {
    widgets::GameSetup setup = playing_.setup;
    setup.attempt = attempt;
    return pars_.of(mapName(), setup);
}

void FullGame::takePars() {
    for (auto waited = awaited_.begin(); waited != awaited_.end();) {
        const Par par = pars_.of(waited->mapPack, waited->setup);
        if (par.state == Par::State::Searching) {
            ++waited;
            continue;
        }
        takePar(*waited, par);
        waited = awaited_.erase(waited);
    }
    if (window_->current() != &window_->briefing() || playing_.descent) return;
    if (window_->briefing().told().isWon)
        tellAfter();
    else
        tellBefore();
}

void FullGame::takePar(const Awaited& waited, const Par& par) {
    const bool isShown = playing_.key == waited.key && playing_.day == waited.day &&
                         playing_.setup.level == waited.setup.level &&
                         playing_.setup.seed == waited.setup.seed;
    if (isShown) win_.par = par;
    if (!isFast(waited.attempt, par)) return;
    if (isShown) {
        win_.attempt.medals.add(play::Medal::Time);
        play::award(playing_.unkept, play::Medal::Time);
    }
    if (waited.player.empty()) return;
    changeProfiles([&](play::Profiles& all) {
        play::Profile* kept = all.find(waited.player);
        if (kept == nullptr) return;
        if (waited.day)
            play::awardDay(*kept, *waited.day, play::Medal::Time);
        else
            play::award(*kept, waited.pack, waited.key, play::Medal::Time);
    });
}

void FullGame::goOn() {
    if (!window_->briefing().told().isWon) return start();
    if (arrived_) return goBelow();
    if (next_)
        playNext();
    else
        window_->back();
}

void FullGame::goBelow() {
    const auto arrived = *std::exchange(arrived_, std::nullopt);
    window_->openInstead(page());
    if (const auto problem = window_->descent().goBelow(arrived, keptFile_)) {
        tell(*problem);
        window_->back();
    }
}

void FullGame::playNext() {
    const std::size_t next = *std::exchange(next_, std::nullopt);
    if (!playing_.node) return wantTemple(next);
    window_->map().map().select(next);
    wantNode(next);
}

void FullGame::again() {
    const play::Profile* player = profiles_.current();
    if (playing_.descent) {
        if (playing_.isKept) {
            lookForRun();
            return wantDescent(true);
        }
        // The attempt's number decides the seed of a run.
        if (!playing_.node) return;
        auto wanted = playingNode(pack_, *playing_.node, player);
        if (!wanted) return;
        wanted->unkept = std::move(playing_.unkept);
        playing_ = *std::move(wanted);
    } else if (!playing_.day) {
        const auto* kept = recordOf(playedPack(), playing_, player);
        const play::LevelRecord& record = kept == nullptr ? playing_.unkept : *kept;
        playing_.setup.attempt = static_cast<std::uint64_t>(record.attempts);
    }
    start();
}

void FullGame::start() {
    std::optional<Problem> problem;
    arrived_.reset();
    if (window_->current() == &window_->title())
        window_->open(page());
    else
        window_->openInstead(page());
    if (playing_.descent) {
        widgets::DescentPage& descent = window_->descent();
        const DescentSetup& setup = *playing_.descent;
        // Only runs of the endless descent enter the high scores.
        descent.setScoresFolder(playing_.isKept ? scoresFolder() : QString());
        // Without a file the run cannot be kept; the title page has reported the reason.
        problem = playing_.isKept && !keptFile_.isEmpty()
                      ? descent.descendKept(setup.dungeon, setup.start, keptFile_, pack_.pack->id,
                                            playing_.isAnew)
                      : descent.descend(setup.dungeon, setup.start);
    } else {
        window_->temple().setSameMap(playing_.day.has_value());
        problem = window_->temple().play(playing_.setup);
        if (const auto place = ghostPlace(); place && !problem)
            ghosts_.find(*place, playing_.setup);
    }
    if (problem) {
        tell(*problem);
        window_->back();
    }
}

void FullGame::takeEnd(bool isWon) {
    play::Attempt attempt;
    Par par;
    if (playing_.descent) {
        attempt.isWon = isWon;
        attempt.ticks = window_->descent().run().state().turns;
    } else {
        attempt = window_->temple().result();
        par = parOf(playedAttempt());
        if (isFast(attempt, par)) attempt.medals.add(play::Medal::Time);
    }
    const auto* kept = recordOf(playedPack(), playing_, profiles_.current());
    play::LevelRecord before = kept == nullptr ? playing_.unkept : *kept;
    note(attempt);
    if (!isWon) return;
    if (!playing_.descent) keepGhost(attempt, before);
    win_ = {.attempt = attempt, .opened = fresh_, .before = std::move(before), .par = par};
    if (playing_.descent) {
        const play::descent::Session& run = window_->descent().run().session();
        win_.kills = run.state().kills;
        win_.score = run.state().score();
        if (playing_.isKept) arrived_ = run;
    } else {
        win_.coins = window_->temple().run().session().field().coinCount();
        if (par.state == Par::State::Searching) awaitPar(attempt);
    }
    findNext();
    showAfterMoment();
}

void FullGame::awaitPar(const play::Attempt& attempt) {
    const play::Profile* player = profiles_.current();
    widgets::GameSetup setup = playing_.setup;
    setup.attempt = playedAttempt();
    awaited_.push_back({player == nullptr ? std::string() : player->name, playedPack().pack->id,
                        playing_.key, playing_.day, mapName(), std::move(setup), attempt});
    pars_.finish();
}

std::optional<GhostPlace> FullGame::ghostPlace() const {
    const play::Profile* player = profiles_.current();
    if (player == nullptr) return {};
    if (playing_.day) return GhostPlace{player->seed, "day", textOf(*playing_.day)};
    if (playing_.key.empty()) return {};
    return GhostPlace{player->seed, playedPack().pack->id, playing_.key};
}

void FullGame::keepGhost(const play::Attempt& attempt, const play::LevelRecord& before) {
    const auto place = ghostPlace();
    if (!place || attempt.isStepwise || attempt.returns > 0) return;
    if (before.bestTicks && *before.bestTicks <= attempt.ticks) return;
    const widgets::TemplePage& temple = window_->temple();
    Ghosts::keep(*place, temple.replayText(place->pack, place->level));
    // The next attempt at the level has this ghost.
    ghosts_.find(*place, playing_.setup);
}

void FullGame::findNext() {
    next_.reset();
    const play::Profile* player = profiles_.current();
    if (playing_.node) {
        next_ = nodeAfter(pack_, *playing_.node, win_.opened, player);
        if (next_) win_.next = titleOf(pack_, pack_.pack->campaign.nodes[*next_]);
    } else if (playing_.pack != nullptr && !playing_.key.empty()) {
        const auto temples = listedTemples();
        next_ = templeAfter(temples, *playing_.pack, playing_.key, player);
        if (next_) win_.next = shownTitleOf(*temples[*next_].level);
    }
}

void FullGame::showAfterMoment() {
    // The player sees and hears the win first, and reads the text of a console to its end.
    QTimer::singleShot(kWinMoment, window_.get(), [this] {
        if (window_->current() != &page() || !page().isPlaying()) return;
        const bool isOver = playing_.descent ? window_->descent().run().state().isOver()
                                             : window_->temple().run().state().isOver();
        if (!isOver) return;
        if (!playing_.descent && window_->temple().isReading())
            showAfterMoment();
        else
            showAfter();
    });
}

void FullGame::takeLeft() {
    // A kept run continues later, and the daily challenge has the same map for all attempts: record
    // neither.
    if (!playing_.isKept && !playing_.day) note({});
}

void FullGame::note(const play::Attempt& attempt) {
    play::note(playing_.unkept, attempt);
    const play::Profile* player = profiles_.current();
    if (player == nullptr || (playing_.key.empty() && !playing_.day)) return;
    if (attempt.isWon && playing_.node) {
        const auto opened = play::openedBy(pack_.pack->campaign,
                                           play::wonLevels(*player, pack_.pack->id), playing_.key);
        fresh_ = {opened.begin(), opened.end()};
    }
    // Stored at once, so that the attempt cannot be lost later.
    const std::string& packId = playedPack().pack->id;
    changeProfiles([&, name = player->name](play::Profiles& all) {
        play::Profile* kept = all.find(name);
        if (kept == nullptr) return;
        if (playing_.day)
            play::noteDay(*kept, *playing_.day, attempt);
        else
            play::note(*kept, packId, playing_.key, attempt);
    });
}

void FullGame::noteConsole(const play::temple::Console& console) {
    const play::Profile* player = profiles_.current();
    if (playing_.day || playing_.key.empty() || player == nullptr) return;
    const std::string key = play::consoleKeyOf(console.id, console.at);
    const std::string& pack = playedPack().pack->id;
    const auto* record = play::recordOf(*player, pack, playing_.key);
    if (record != nullptr && record->consoles.contains(key)) return;
    changeProfiles([&, name = player->name](play::Profiles& all) {
        if (play::Profile* kept = all.find(name)) play::noteConsole(*kept, pack, playing_.key, key);
    });
}

void FullGame::showAfter() {
    tellAfter();
    window_->openInstead(window_->briefing());
    // Select the node that this win unlocked.
    if (playing_.node && !fresh_.empty()) window_->map().map().select(*fresh_.begin());
}

void FullGame::tellAfter() {
    window_->briefing().tell(briefingAfter(playedPack(), playing_, profiles_.current(), win_));
}

void FullGame::tell(const ProfileKeeper::Told& told) {
    if (!told.text.isEmpty()) window_->tell(told.text, told.isError);
}

void FullGame::tell(const Problem& problem) {
    const QString why =
        widgets::generationText(problem, playedPack().pack.get(), playing_.setup.level.get());
    window_->tell(tr("The level cannot be played: %1").arg(why), true);
}

}  // namespace mazeloom::app
