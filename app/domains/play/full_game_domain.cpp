// SPDX-License-Identifier: MIT
#include "app/domains/play/full_game_domain.h"

#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include <QDateTime>
#include <QLocale>
#include <QMainWindow>
#include <QRandomGenerator>
#include <QTimer>

#include "app/actions/action_registry.h"
#include "app/dialogs/long_work.h"
#include "app/domains/parts/window_parts.h"
#include "app/domains/play/play_domain.h"
#include "app/full_game/game_map.h"
#include "app/full_game/kept_run.h"
#include "app/theme/theme_controller.h"
#include "app/workspace/workspace.h"
#include "core/challenge/challenge.h"
#include "core/play/campaign.h"
#include "widgets/document/pack_document.h"
#include "widgets/document/pack_file.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/full/briefing_page.h"
#include "widgets/play/full/challenge_page.h"
#include "widgets/play/full/level_list_page.h"
#include "widgets/play/full/map_page.h"
#include "widgets/play/full/options_page.h"
#include "widgets/play/full/profile_page.h"
#include "widgets/play/full/title_page.h"
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

}  // namespace

FullGameDomain::FullGameDomain(const WindowParts& parts, PlayDomain& play)
    : QObject(&parts.window),
      workspace_(parts.workspace),
      play_(play),
      themes_(parts.themes),
      window_(parts.window),
      open_(parts.actions.add(
          this, {.id = "play.full-game",
                 .text = tr("Full &game"),
                 .icon = "full-screen",
                 .tip = tr("Play the whole pack in full screen: campaign, day's challenge, "
                           "players and options; if no pack is open, the built-in temple"),
                 .menu = MenuGroup::FullGame,
                 .triggered = [this] { open(); }})),
      fullScreen_(*parts.actions.find("play.full-screen")),
      profiles_(ProfileKeeper::usualFile()) {
    connect(&play_, &PlayDomain::fullGameWanted, this, &FullGameDomain::open);
    const auto update = [this] { open_->setEnabled(!play_.isPlaying()); };
    connect(&play_, &PlayDomain::changed, this, update);
    update();
}

FullGameDomain::~FullGameDomain() {
    if (game_ != nullptr) page().stop();
}

void FullGameDomain::open() {
    if (play_.isPlaying()) return;
    if (game_ != nullptr) return game_->activateWindow();
    const widgets::PackDocument* document = workspace_.current();
    // If no pack is open, the built-in temple is played, so a player need not open a pack first.
    std::unique_ptr<widgets::PackDocument> builtIn;
    if (document == nullptr) {
        widgets::PackOnDisk found = widgets::readPackFile(QStringLiteral("builtin:temple"));
        builtIn = std::make_unique<widgets::PackDocument>(found.name, std::move(found.reading));
        document = builtIn.get();
    }
    pack_ = GamePack::of(*document);
    fresh_.clear();
    wantsCampaign_ = false;
    game_ = std::make_unique<widgets::FullGameWindow>(play_.controls(), play_.options(),
                                                      PlayDomain::soundOutput(), &window_);
    game_->setWindowTitle(document->title());
    game_->setTheme(themes_.theme());
    connect(&themes_, &ThemeController::themeChanged, game_.get(),
            &widgets::FullGameWindow::setTheme);
    connectPages();
    // The key that opened the game also closes it.
    auto* back = new QAction(game_.get());
    back->setShortcuts(fullScreen_.shortcuts());
    connect(back, &QAction::triggered, this, &FullGameDomain::leave);
    game_->addAction(back);
    game_->title().setPack(document->title(), widgets::qstring(document->pack().description));
    game_->challenge().setToday(todayInUtc());
    tell(profiles_.load());
    if (!pack_.dungeon) tell(pack_.dungeon.error());
    fillTitle();
    game_->showFullScreen();
    game_->activateWindow();
    game_->title().takeFocus();
}

void FullGameDomain::leave() {
    if (game_ == nullptr) return;
    page().stop();
    // The window is destroyed later, because one of its own events may have led here.
    game_->disconnect(this);
    game_->hide();
    closed_.push_back(std::move(game_));
    QMetaObject::invokeMethod(
        this, [this] { closed_.clear(); }, Qt::QueuedConnection);
    playing_ = {};
    pack_ = {};
    window_.activateWindow();
}

void FullGameDomain::connectPages() {
    widgets::FullGameWindow& game = *game_;
    connect(&game, &widgets::FullGameWindow::left, this, &FullGameDomain::leave);
    connect(&game, &widgets::FullGameWindow::opened, this, &FullGameDomain::fillPage);
    connect(&game.title(), &widgets::TitlePage::campaignWanted, this,
            &FullGameDomain::wantCampaign);
    connect(&game.title(), &widgets::TitlePage::levelsWanted, this,
            [&game] { game.open(game.levels()); });
    connect(&game.title(), &widgets::TitlePage::challengeWanted, this, [&game] {
        game.challenge().setToday(todayInUtc());
        game.open(game.challenge());
    });
    connect(&game.title(), &widgets::TitlePage::descentWanted, this, &FullGameDomain::wantDescent);
    connect(&game.title(), &widgets::TitlePage::playersWanted, this, [this, &game] {
        wantsCampaign_ = false;
        game.open(game.profiles());
    });
    connect(&game.title(), &widgets::TitlePage::optionsWanted, this,
            [&game] { game.open(game.options()); });
    connect(&game.map(), &widgets::MapPage::playWanted, this, &FullGameDomain::wantNode);
    connect(&game.levels(), &widgets::LevelListPage::playWanted, this, &FullGameDomain::wantLevel);
    connect(&game.challenge(), &widgets::ChallengePage::dateChosen, this,
            &FullGameDomain::fillChallenge);
    connect(&game.challenge(), &widgets::ChallengePage::playWanted, this,
            &FullGameDomain::wantChallenge);
    connect(&game.briefing(), &widgets::BriefingPage::goOnWanted, this, &FullGameDomain::goOn);

    widgets::ProfilePage& players = game.profiles();
    players.setNameCheck([this](const QString& name) {
        const std::string wanted = name.toStdString();
        return play::isProfileName(wanted) && profiles_.all().find(wanted) == nullptr;
    });
    connect(&players, &widgets::ProfilePage::chosen, this, &FullGameDomain::choose);
    connect(&players, &widgets::ProfilePage::added, this, [this](const QString& name) {
        changeProfiles([&](play::Profiles& all) {
            play::addProfile(all, name.toStdString(), ProfileKeeper::newSeed());
        });
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
        changeProfiles([&](play::Profiles& all) { play::removeProfile(all, name.toStdString()); });
        fillProfiles();
    });

    for (GamePage* page : game.games()) {
        connect(page, &GamePage::attemptEnded, this, [this](grid::Point, GamePage::Ending ending) {
            takeEnd(ending == GamePage::Ending::Well);
        });
        connect(page, &GamePage::attemptLeft, this, &FullGameDomain::takeLeft);
        connect(page, &GamePage::leaveWanted, &game, &widgets::FullGameWindow::back);
        connect(page, &GamePage::failed, this, [this, &game](const Problem& problem) {
            tell(problem);
            game.back();
        });
    }
}

void FullGameDomain::fillPage(QWidget* page) {
    if (page == &game_->title()) fillTitle();
    if (page == &game_->map()) fillMap();
    if (page == &game_->levels()) fillLevels();
    if (page == &game_->challenge()) fillChallenge();
    if (page == &game_->profiles()) fillProfiles();
}

void FullGameDomain::fillTitle() {
    const play::Profile* player = profiles_.current();
    const bool hasCampaign = !pack_.pack->campaign.nodes.empty();
    const bool hasLevels = !pack_.temples().empty();
    QString note;
    if (!hasCampaign)
        note = hasLevels ? tr("This pack has no campaign: its levels can be played one by one.")
               : pack_.isDescent() ? tr("This pack has no campaign.")
                                   : tr("This pack has no campaign, and no temple to be played.");
    else if (player != nullptr)
        note = wonText(pack_, *player);
    game_->title().setCampaign(hasCampaign, note, hasLevels);
    lookForRun();
    game_->title().setDescent(pack_.isDescent(), keptDepth_);
    game_->title().setPlayer(player == nullptr ? QString() : widgets::qstring(player->name));
}

void FullGameDomain::fillMap() {
    const play::Profile* player = profiles_.current();
    static const play::Profile kNobody;
    game_->map().setHead(pack_.title(), player == nullptr ? QString()
                                                          : QStringLiteral("%1   ·   %2")
                                                                .arg(widgets::qstring(player->name),
                                                                     wonText(pack_, *player)));
    game_->map().setNodes(mapNodes(pack_, player == nullptr ? kNobody : *player, fresh_));
}

void FullGameDomain::fillLevels() {
    game_->levels().setLevels(levelLines(pack_, profiles_.current()));
}

void FullGameDomain::fillChallenge() {
    const Date date = dateOf(game_->challenge().date());
    const play::Profile* player = profiles_.current();
    if (player == nullptr) {
        const bool isTried = playing_.day == date && playing_.unkept.attempts > 0;
        game_->challenge().setRecord(
            isTried ? recordFacts(false, playing_.unkept) : widgets::Facts(),
            tr("No player is selected, so the result will not be saved."));
        return;
    }
    const play::LevelRecord* record = play::dayRecordOf(*player, date);
    const QString note = record == nullptr ? tr("%1 has not tried it yet.")
                         : record->isWon() ? tr("✓ %1 has won it.")
                                           : tr("%1 has not won it yet.");
    // Show the same number of rows for each day, so that nothing below moves when the day changes.
    game_->challenge().setRecord(
        recordFacts(false, record == nullptr ? play::LevelRecord() : *record),
        note.arg(widgets::qstring(player->name)));
}

void FullGameDomain::fillProfiles() {
    QStringList names;
    QStringList notes;
    for (const play::Profile& player : profiles_.all().all) {
        names << widgets::qstring(player.name);
        notes << wonText(pack_, player);
    }
    game_->profiles().setProfiles(names, notes, widgets::qstring(profiles_.all().current));
}

void FullGameDomain::wantCampaign() {
    if (profiles_.current() != nullptr) return game_->open(game_->map());
    wantsCampaign_ = true;
    game_->open(game_->profiles());
}

void FullGameDomain::choose(const QString& name) {
    changeProfiles([&](play::Profiles& all) { play::chooseProfile(all, name.toStdString()); });
    fresh_.clear();
    if (std::exchange(wantsCampaign_, false))
        game_->openInstead(game_->map());
    else
        game_->back();
}

void FullGameDomain::changeProfiles(const std::function<void(play::Profiles&)>& change) {
    tell(profiles_.change(change));
}

void FullGameDomain::wantNode(std::size_t index) {
    const level::CampaignNode& node = pack_.pack->campaign.nodes[index];
    Playing wanted;
    if (isPlayedAsDescent(pack_, node)) {
        auto setup = descentSetupOf(pack_, node, profiles_.current());
        if (!setup) return;
        wanted.descent = *std::move(setup);
    } else {
        auto setup = playOf(pack_, node.level, profiles_.current());
        if (!setup) return;
        wanted.setup = *std::move(setup);
    }
    const level::CampaignTexts texts = level::textsOf(node, pack_.language);
    wanted.key = play::recordKeyOf(node);
    wanted.node = index;
    wanted.title = titleOf(pack_, node);
    wanted.before = widgets::qstring(texts.before);
    wanted.after = widgets::qstring(texts.after);
    playing_ = std::move(wanted);
    showBefore();
}

void FullGameDomain::wantLevel(int index) {
    const level::Level& level = *pack_.temples().at(static_cast<std::size_t>(index));
    auto setup = playOf(pack_, level.id, profiles_.current());
    if (!setup) return;
    playing_ = {};
    playing_.key = level.id;
    playing_.title = widgets::titleOf(level);
    playing_.setup = *std::move(setup);
    showBefore();
}

void FullGameDomain::wantChallenge(QDate date) {
    const auto drawing = std::make_shared<tl::expected<challenge::Challenge, Problem>>();
    const bool isDone = doOwnedWork(
        game_.get(), tr("Drawing the day's temple"), [drawing, date](const LongWork& work) {
            // Cancelling ends the search for a better challenge.
            *drawing = challenge::challengeOf(dateOf(date), [&](const challenge::Challenge& drawn) {
                return *work.stop || challenge::isGoodEnough(drawn);
            });
        });
    if (!isDone) return;
    auto& day = *drawing;
    if (!day) return tell(day.error());
    playing_ = {};
    playing_.day = dateOf(date);
    playing_.title = QLocale().toString(date, QLocale::LongFormat);
    playing_.setup.level = std::make_shared<const level::Level>(std::move(day->level));
    playing_.setup.rooms = std::make_shared<const std::vector<level::Room>>();
    playing_.setup.seed = day->seed;
    showBefore();
}

void FullGameDomain::wantDescent(bool anew) {
    playing_ = {};
    playing_.title = tr("Descent");
    playing_.isKept = true;
    playing_.isAnew = anew;
    playing_.descent = DescentSetup{*pack_.dungeon, {}};
    playing_.descent->start.seed = QRandomGenerator::system()->generate64();
    if (!anew) return start();
    if (keptDepth_ > 0)
        playing_.before =
            tr("The descent that you left at depth %1 will end without a score.").arg(keptDepth_);
    showBefore();
}

void FullGameDomain::lookForRun() {
    keptDepth_ = 0;
    keptFile_.clear();
    if (!pack_.isDescent()) return;
    const KeptRun kept = keptRunOf(pack_.pack->id, *pack_.dungeon);
    keptDepth_ = kept.depth;
    keptFile_ = kept.file;
    if (kept.error) tell(*kept.error);
    for (const Problem& problem : kept.warnings)
        game_->tell(widgets::qstring(problem.describe()), false);
}

GamePage& FullGameDomain::page() const {
    if (playing_.descent) return game_->descent();
    return game_->temple();
}

void FullGameDomain::showBefore() {
    game_->briefing().tell(briefingBefore(pack_, playing_, profiles_.current()));
    game_->open(game_->briefing());
}

void FullGameDomain::goOn() {
    if (!game_->briefing().told().isWon) return start();
    game_->back();
}

void FullGameDomain::start() {
    std::optional<Problem> problem;
    if (game_->current() == &game_->title())
        game_->open(page());
    else
        game_->openInstead(page());
    if (playing_.descent) {
        widgets::DescentPage& descent = game_->descent();
        const DescentSetup& setup = *playing_.descent;
        // Only runs of the endless descent enter the high scores.
        descent.setScoresFolder(playing_.isKept ? scoresFolder() : QString());
        // Without a file the run cannot be kept; the title page has reported the reason.
        problem = playing_.isKept && !keptFile_.isEmpty()
                      ? descent.descendKept(setup.dungeon, setup.start, keptFile_, pack_.pack->id,
                                            playing_.isAnew)
                      : descent.descend(setup.dungeon, setup.start);
    } else {
        game_->temple().setSameMap(playing_.day.has_value());
        problem = game_->temple().play(playing_.setup);
    }
    if (problem) {
        tell(*problem);
        game_->back();
    }
}

void FullGameDomain::takeEnd(bool isWon) {
    play::Attempt attempt;
    attempt.isWon = isWon;
    if (playing_.descent) {
        attempt.ticks = game_->descent().run().state().turns;
    } else {
        const widgets::TempleRun& run = game_->temple().run();
        const auto& state = run.state();
        attempt.isStepwise = run.session().pace() == play::temple::Pace::Step;
        attempt.ticks = state.tick;
        attempt.coins = static_cast<int>(state.coins.size());
        attempt.hints = game_->temple().help().hints;
        attempt.returns = game_->temple().help().returns;
    }
    note(attempt);
    if (!isWon) return;
    showAfterMoment(attempt);
}

void FullGameDomain::showAfterMoment(const play::Attempt& attempt) {
    // The player sees and hears the win first, and reads the text of a console to its end.
    QTimer::singleShot(kWinMoment, game_.get(), [this, attempt] {
        if (game_ == nullptr || game_->current() != &page() || !page().isPlaying()) return;
        const bool isOver = playing_.descent ? game_->descent().run().state().isOver()
                                             : game_->temple().run().state().isOver();
        if (!isOver) return;
        if (!playing_.descent && game_->temple().isReading())
            showAfterMoment(attempt);
        else
            showAfter(attempt);
    });
}

void FullGameDomain::takeLeft() {
    // A kept run continues later, and the daily challenge has the same map for all attempts: record
    // neither.
    if (!playing_.isKept && !playing_.day) note({});
}

void FullGameDomain::note(const play::Attempt& attempt) {
    play::note(playing_.unkept, attempt);
    const play::Profile* player = profiles_.current();
    if (player == nullptr || (playing_.key.empty() && !playing_.day)) return;
    if (attempt.isWon && playing_.node) {
        const auto opened = play::openedBy(pack_.pack->campaign,
                                           play::wonLevels(*player, pack_.pack->id), playing_.key);
        fresh_ = {opened.begin(), opened.end()};
    }
    // Stored at once, so that the attempt cannot be lost later.
    changeProfiles([&, name = player->name](play::Profiles& all) {
        play::Profile* kept = all.find(name);
        if (kept == nullptr) return;
        if (playing_.day)
            play::noteDay(*kept, *playing_.day, attempt);
        else
            play::note(*kept, pack_.pack->id, playing_.key, attempt);
    });
}

void FullGameDomain::showAfter(const play::Attempt& attempt) {
    const int kills = playing_.descent ? game_->descent().run().state().kills : 0;
    game_->briefing().tell(
        briefingAfter(pack_, playing_, profiles_.current(), {attempt, kills, fresh_}));
    game_->openInstead(game_->briefing());
    // Select the node that this win unlocked.
    if (playing_.node && !fresh_.empty()) game_->map().map().select(*fresh_.begin());
}

void FullGameDomain::tell(const ProfileKeeper::Told& told) {
    if (!told.text.isEmpty()) game_->tell(told.text, told.isError);
}

void FullGameDomain::tell(const Problem& problem) {
    const QString why =
        widgets::generationText(problem, pack_.pack.get(), playing_.setup.level.get());
    game_->tell(tr("The level cannot be played: %1").arg(why), true);
}

}  // namespace mazeloom::app
