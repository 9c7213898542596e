// SPDX-License-Identifier: MIT
#include "app/domains/full_game_domain.h"

#include <algorithm>
#include <functional>
#include <utility>

#include <QDateTime>
#include <QLocale>
#include <QMainWindow>
#include <QMenu>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTimer>

#include "app/actions/action_registry.h"
#include "app/dialogs/long_work.h"
#include "app/domains/play_domain.h"
#include "app/theme_controller.h"
#include "app/workspace.h"
#include "core/challenge/challenge.h"
#include "core/pack/file_system.h"
#include "core/play/campaign.h"
#include "core/play/descent/saved_run.h"
#include "core/play/descent/scores.h"
#include "widgets/document/pack_document.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/full/briefing_page.h"
#include "widgets/play/full/challenge_page.h"
#include "widgets/play/full/level_list_page.h"
#include "widgets/play/full/map_page.h"
#include "widgets/play/full/options_page.h"
#include "widgets/play/full/profile_page.h"
#include "widgets/play/full/title_page.h"
#include "widgets/play/temple_page.h"
#include "widgets/play/temple_status.h"

namespace mazeloom::app {

using widgets::GamePage;

namespace {

QString text(const std::string& string) {
    return QString::fromStdString(string);
}

QString number(std::int64_t number) {
    return QLocale().toString(static_cast<qlonglong>(number));
}

QString dataFile(const std::string& name) {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u'/' + text(name);
}

QDate todayInUtc() {
    return QDateTime::currentDateTimeUtc().date();
}

challenge::Date dateOf(QDate date) {
    return {std::chrono::year(date.year()), std::chrono::month(static_cast<unsigned>(date.month())),
            std::chrono::day(static_cast<unsigned>(date.day()))};
}

}  // namespace

FullGameDomain::FullGameDomain(ActionRegistry& actions, Workspace& workspace, PlayDomain& play,
                               ThemeController& themes, QMainWindow& window)
    : QObject(&window),
      workspace_(workspace),
      play_(play),
      themes_(themes),
      window_(window),
      open_(actions.add({"play.full-game",
                         tr("Full &game"),
                         "full-screen",
                         {},
                         tr("Play the whole pack, alone on the screen: campaign, day's challenge, "
                            "players and options")})),
      profiles_(ProfileKeeper::usualFile()) {
    connect(open_, &QAction::triggered, this, &FullGameDomain::open);
    connect(&play_, &PlayDomain::fullGameWanted, this, &FullGameDomain::open);
    const auto update = [this] {
        open_->setEnabled(workspace_.current() != nullptr && !play_.isPlaying());
    };
    connect(&play_, &PlayDomain::changed, this, update);
    update();
}

FullGameDomain::~FullGameDomain() {
    delete game_;
    delete left_;
}

void FullGameDomain::fill(QMenu& menu) const {
    menu.addSeparator();
    menu.addAction(open_);
}

void FullGameDomain::open() {
    const widgets::PackDocument* document = workspace_.current();
    if (document == nullptr || play_.isPlaying()) return;
    if (game_ != nullptr) return game_->activateWindow();
    pack_ = {
        std::make_shared<const level::Pack>(document->pack()), {}, QLocale().name().toStdString()};
    for (const level::Level& level : pack_.pack->levels)
        pack_.seeds.emplace(level.id, document->seed(text(level.id)));
    const bool goesDown =
        std::any_of(pack_.pack->levels.begin(), pack_.pack->levels.end(),
                    [](const auto& level) { return level.ruleset == level::Ruleset::Descent; });
    dungeon_.reset();
    std::optional<Problem> noDungeon;
    if (goesDown) {
        auto dungeon = play::descent::Dungeon::of(*pack_.pack);
        if (dungeon)
            dungeon_ = *std::move(dungeon);
        else
            noDungeon = std::move(dungeon.error());
    }
    fresh_.clear();
    wantsCampaign_ = false;
    game_ = new widgets::FullGameWindow(play_.controls(), play_.options(),
                                        PlayDomain::soundOutput(), &window_);
    game_->setWindowTitle(document->title());
    game_->setTheme(themes_.theme());
    connect(&themes_, &ThemeController::themeChanged, game_, &widgets::FullGameWindow::setTheme);
    connectPages();
    game_->title().setPack(document->title(), document->description());
    game_->challenge().setToday(todayInUtc());
    tell(profiles_.load());
    if (noDungeon) tell(*noDungeon);
    fillTitle();
    game_->showFullScreen();
    game_->activateWindow();
    game_->title().takeFocus();
}

void FullGameDomain::leave() {
    if (game_ == nullptr) return;
    // Not at once: one of its own events has led here.
    game_->disconnect(this);
    game_->hide();
    game_->deleteLater();
    left_ = std::exchange(game_, nullptr);
    playing_ = {};
    pack_ = {};
    dungeon_.reset();
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
        changeProfiles([&](play::Profiles& all) { play::addProfile(all, name.toStdString()); });
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

    for (GamePage* page :
         {static_cast<GamePage*>(&game.temple()), static_cast<GamePage*>(&game.descent())}) {
        connect(page, &GamePage::attemptEnded, this, [this](grid::Point, GamePage::Ending ending) {
            takeEnd(ending == GamePage::Ending::Well);
        });
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
    if (page == &game_->profiles()) fillProfiles();
}

QString FullGameDomain::counted(const play::Profile& player) const {
    const auto won = play::wonLevels(player, pack_.pack->id);
    const auto& nodes = pack_.pack->campaign.nodes;
    if (nodes.empty()) return tr("%n level(s) won", nullptr, static_cast<int>(won.size()));
    if (play::isComplete(pack_.pack->campaign, won)) return tr("All of the campaign is won");
    const auto count = std::count_if(nodes.begin(), nodes.end(), [&](const auto& node) {
        return won.contains(play::recordKeyOf(node));
    });
    return tr("%1 of %2 won").arg(number(count), number(static_cast<std::int64_t>(nodes.size())));
}

void FullGameDomain::fillTitle() {
    const play::Profile* player = profiles_.current();
    const bool hasCampaign = !pack_.pack->campaign.nodes.empty();
    const bool hasLevels = !playableLevels(*pack_.pack).empty();
    QString note;
    if (!hasCampaign)
        note = hasLevels ? tr("This pack has no campaign: its levels can be played one by one.")
               : dungeon_ != nullptr ? tr("This pack has no campaign.")
                                     : tr("This pack has no campaign, and no temple to be played.");
    else if (player != nullptr)
        note = counted(*player);
    game_->title().setCampaign(hasCampaign, note, hasLevels);
    game_->title().setDescent(dungeon_ != nullptr, keptDepth());
    game_->title().setPlayer(player == nullptr ? QString() : text(player->name));
}

void FullGameDomain::fillMap() {
    const play::Profile* player = profiles_.current();
    static const play::Profile kNobody;
    game_->map().setHead(
        text(pack_.pack->title.empty() ? pack_.pack->id : pack_.pack->title),
        player == nullptr
            ? QString()
            : QStringLiteral("%1   ·   %2").arg(text(player->name), counted(*player)));
    game_->map().setNodes(mapNodes(pack_, player == nullptr ? kNobody : *player, fresh_));
}

void FullGameDomain::fillLevels() {
    QStringList lines;
    for (const level::Level* level : playableLevels(*pack_.pack)) {
        QString line =
            QStringLiteral("%1   ·   %2")
                .arg(text(level->title.empty() ? level->id : level->title), sizeText(*level));
        const auto* record = profiles_.current() == nullptr
                                 ? nullptr
                                 : play::recordOf(*profiles_.current(), pack_.pack->id, level->id);
        if (record != nullptr && record->bestTicks)
            line += tr("   ·   ✓ won in %1").arg(widgets::playTimeText(*record->bestTicks));
        lines << line;
    }
    game_->levels().setLevels(lines);
}

void FullGameDomain::fillProfiles() {
    QStringList names;
    QStringList notes;
    for (const play::Profile& player : profiles_.all().all) {
        names << text(player.name);
        notes << counted(player);
    }
    game_->profiles().setProfiles(names, notes, text(profiles_.all().current));
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
    if (isWayDown(pack_, node)) {
        auto way = wayDownOf(pack_, node, profiles_.current());
        if (!way) return;
        wanted.way = *std::move(way);
    } else {
        auto setup = playOf(pack_, node, profiles_.current());
        if (!setup) return;
        wanted.setup = *std::move(setup);
    }
    const level::CampaignTexts texts = level::textsOf(node, pack_.language);
    wanted.key = play::recordKeyOf(node);
    wanted.node = index;
    wanted.title = titleOf(pack_, node);
    wanted.before = text(texts.before);
    wanted.after = text(texts.after);
    playing_ = std::move(wanted);
    showBefore();
}

void FullGameDomain::wantLevel(int index) {
    const auto levels = playableLevels(*pack_.pack);
    const level::Level& level = *levels.at(static_cast<std::size_t>(index));
    auto setup = playOf(pack_, level.id, profiles_.current());
    if (!setup) return;
    playing_ = {};
    playing_.key = level.id;
    playing_.title = text(level.title.empty() ? level.id : level.title);
    playing_.setup = *std::move(setup);
    showBefore();
}

void FullGameDomain::wantChallenge(QDate date) {
    tl::expected<challenge::Challenge, Problem> day;
    const bool isDone =
        doLongWork(game_, tr("Drawing the day's temple"), [&](const LongWork& work) {
            // Who cancels wants no proof any more.
            day = challenge::challengeOf(dateOf(date), [&](const challenge::Challenge& drawn) {
                return *work.stop || challenge::isProven(drawn);
            });
        });
    if (!isDone) return;
    if (!day) return tell(day.error());
    playing_ = {};
    playing_.isChallenge = true;
    playing_.title = QLocale().toString(date, QLocale::LongFormat);
    playing_.setup.level = std::make_shared<const level::Level>(std::move(day->level));
    playing_.setup.rooms = std::make_shared<const std::vector<level::Room>>();
    playing_.setup.seed = day->seed;
    challengeBest_.reset();
    showBefore();
}

void FullGameDomain::wantDescent(bool anew) {
    playing_ = {};
    playing_.title = tr("Descent");
    playing_.isKept = true;
    playing_.isAnew = anew;
    playing_.way = WayDown{dungeon_, {}};
    playing_.way->start.seed = QRandomGenerator::system()->generate64();
    const int depth = keptDepth();
    if (!anew) return start();
    if (depth > 0)
        playing_.before =
            tr("The descent that you have left at depth %1 is given up, without a score.")
                .arg(depth);
    showBefore();
}

int FullGameDomain::keptDepth() {
    if (dungeon_ == nullptr) return 0;
    pack::DiskFiles files;
    play::descent::SavedRun kept(runFile().toStdString(), pack_.pack->id, files);
    const auto resumed = kept.resume(dungeon_);
    if (!resumed) {
        tell(resumed.error());
        return 0;
    }
    for (const Problem& problem : resumed->problems)
        game_->tell(text(problem.describe()), false);
    if (!resumed->session) return 0;
    if (!resumed->session->state().isOver()) return resumed->session->state().depth;
    const std::string now = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    const auto done = kept.finish(*resumed->session, resumed->ended.empty() ? now : resumed->ended,
                                  dataFile(play::descent::kScoresFile).toStdString());
    if (!done) tell(done.error());
    return 0;
}

QString FullGameDomain::runFile() const {
    return dataFile(play::descent::runFileOf(pack_.pack->id));
}

GamePage& FullGameDomain::page() const {
    if (playing_.way) return game_->descent();
    return game_->temple();
}

void FullGameDomain::showBefore() {
    widgets::Briefing briefing;
    briefing.above = playing_.isChallenge
                         ? tr("The day's challenge")
                         : text(pack_.pack->title.empty() ? pack_.pack->id : pack_.pack->title);
    briefing.title = playing_.title;
    briefing.text = playing_.before;
    if (!playing_.way) {
        briefing.facts.append({tr("Size"), sizeText(*playing_.setup.level)});
    } else {
        const play::descent::Start& start = playing_.way->start;
        briefing.facts.append({tr("Begins at depth"), number(start.depth)});
        if (start.goal > 0) briefing.facts.append({tr("Won at depth"), number(start.goal)});
    }
    const play::Profile* player = profiles_.current();
    const play::LevelRecord* record = playing_.key.empty() || player == nullptr
                                          ? nullptr
                                          : play::recordOf(*player, pack_.pack->id, playing_.key);
    if (record != nullptr) {
        if (record->bestTicks)
            briefing.facts.append(
                {tr("Best time"), bestText(playing_.way.has_value(), *record->bestTicks)});
        briefing.facts.append({tr("Attempts"), number(record->attempts)});
    }
    briefing.button = tr("Play");
    game_->briefing().tell(briefing);
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
    if (playing_.way) {
        widgets::DescentPage& descent = game_->descent();
        const WayDown& way = *playing_.way;
        // Only what nobody set a goal for is for the table.
        descent.setScoresFile(playing_.isKept ? dataFile(play::descent::kScoresFile) : QString());
        problem = playing_.isKept ? descent.descendKept(way.dungeon, way.start, runFile(),
                                                        pack_.pack->id, playing_.isAnew)
                                  : descent.descend(way.dungeon, way.start);
    } else {
        game_->temple().setSameMap(playing_.isChallenge);
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
    if (playing_.way) {
        attempt.ticks = game_->descent().run().state().turns;
    } else {
        const auto& state = game_->temple().run().state();
        attempt.ticks = state.tick;
        attempt.coins = static_cast<int>(state.coins.size());
    }
    ++playing_.attempts;
    if (playing_.isChallenge) {
        if (isWon) challengeBest_ = std::min(challengeBest_.value_or(attempt.ticks), attempt.ticks);
    } else if (const play::Profile* player = profiles_.current();
               player != nullptr && !playing_.key.empty()) {
        // Kept at once: whatever comes next, this is not lost.
        if (isWon && playing_.node) {
            const auto opened = play::openedBy(
                pack_.pack->campaign, play::wonLevels(*player, pack_.pack->id), playing_.key);
            fresh_ = {opened.begin(), opened.end()};
        }
        const std::string name = player->name;
        changeProfiles([&](play::Profiles& all) {
            if (play::Profile* kept = all.find(name))
                play::note(*kept, pack_.pack->id, playing_.key, attempt);
        });
    }
    if (!isWon) return;
    // The win is seen and heard first.
    QTimer::singleShot(kWinMoment, game_, [this, attempt] {
        if (game_ == nullptr || game_->current() != &page() || !page().isPlaying()) return;
        const bool isOver = playing_.way ? game_->descent().run().state().isOver()
                                         : game_->temple().run().state().isOver();
        if (isOver) showAfter(attempt);
    });
}

void FullGameDomain::showAfter(const play::Attempt& attempt) {
    const bool goesDown = playing_.way.has_value();
    widgets::Briefing briefing;
    briefing.isWon = true;
    briefing.above = tr("✓ Won");
    briefing.title = playing_.title;
    briefing.text = playing_.after;
    briefing.facts.append({tr("Time"), bestText(goesDown, attempt.ticks)});
    if (goesDown)
        briefing.facts.append({tr("Kills"), number(game_->descent().run().state().kills)});
    else
        briefing.facts.append({tr("Coins"), number(attempt.coins)});
    const play::Profile* player = profiles_.current();
    const auto* record = playing_.key.empty() || player == nullptr
                             ? nullptr
                             : play::recordOf(*player, pack_.pack->id, playing_.key);
    const int attempts = record == nullptr ? playing_.attempts : record->attempts;
    briefing.facts.append({tr("Attempt"), number(attempts)});
    const auto best = record == nullptr ? challengeBest_ : record->bestTicks;
    if (best) briefing.facts.append({tr("Best so far"), bestText(goesDown, *best)});
    QStringList opened;
    if (playing_.node) {
        for (const std::size_t node : fresh_)
            opened << titleOf(pack_, pack_.pack->campaign.nodes[node]);
    }
    if (!opened.isEmpty()) briefing.facts.append({tr("Unlocked"), opened.join(u'\n')});
    const bool isComplete =
        playing_.node && player != nullptr &&
        play::isComplete(pack_.pack->campaign, play::wonLevels(*player, pack_.pack->id));
    if (isComplete) briefing.facts.append({tr("Campaign"), tr("All of it is won.")});
    briefing.button = playing_.node ? tr("On to the map") : tr("Go on");
    game_->briefing().tell(briefing);
    game_->openInstead(game_->briefing());
    // What opened is where the way goes on.
    if (playing_.node && !fresh_.empty()) game_->map().map().select(*fresh_.begin());
    if (playing_.isChallenge)
        game_->challenge().setResult(tr("Won in %1, with %n coin(s).", nullptr, attempt.coins)
                                         .arg(widgets::playTimeText(attempt.ticks)));
}

void FullGameDomain::tell(const ProfileKeeper::Told& told) {
    if (!told.text.isEmpty()) game_->tell(told.text, told.isError);
}

void FullGameDomain::tell(const Problem& problem) {
    game_->tell(tr("The level cannot be played: %1").arg(text(problem.describe())), true);
}

}  // namespace mazeloom::app
