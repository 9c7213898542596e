// SPDX-License-Identifier: MIT
#include "app/terminal/play.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <QLocale>
#include <QStringList>

#include "app/full_game/choices.h"
#include "app/full_game/game_map.h"
#include "app/full_game/kept_run.h"
#include "app/full_game/more_temples.h"
#include "core/document/seed_history.h"
#include "core/level/campaign/node_kind.h"
#include "core/play/campaign.h"
#include "core/play/descent/runs/replay.h"
#include "core/play/medals.h"
#include "core/play/replay.h"
#include "core/random/unmix.h"
#include "core/text_stream.h"
#include "widgets/play/full/profile_page.h"
#include "widgets/play/full/results/medal_signs.h"
#include "widgets/qstring.h"

namespace mazeloom::app::terminal {

using play::NodeState;
using play::descent::Dungeon;

namespace {

GamePack gamePackOf(std::shared_ptr<const level::Pack> pack) {
    GamePack game{std::move(pack), {}, QLocale().name().toStdString(), {}};
    for (const level::Level& level : game.pack->levels)
        game.seeds.emplace(level.id, document::SeedHistory::kFirstSeed);
    game.dungeon = Dungeon::of(*game.pack);
    return game;
}

QString factsText(const widgets::Facts& facts) {
    QStringList lines;
    for (const auto& [name, value] : facts)
        lines << QStringLiteral("%1: %2").arg(name, QString(value).replace(u'\n', u' '));
    return lines.join(u'\n');
}

QString medalsText(const std::vector<widgets::MedalLine>& medals) {
    QStringList lines;
    for (const widgets::MedalLine& medal : medals)
        lines << QStringLiteral("%1: %2").arg(widgets::titleOf(medal.medal), medal.text);
    return lines.join(u'\n');
}

QString briefingText(const widgets::Briefing& briefing) {
    QStringList parts;
    if (!briefing.text.isEmpty()) parts << briefing.text;
    if (!briefing.medals.empty()) parts << medalsText(briefing.medals);
    if (!briefing.facts.isEmpty()) parts << factsText(briefing.facts);
    return parts.join(QStringLiteral("\n\n"));
}

}  // namespace

Play::Play(std::shared_ptr<const level::Pack> pack, PlayWish wish)
    : pack_(gamePackOf(std::move(pack))),
      wish_(std::move(wish)),
      options_(false),
      profiles_(ProfileKeeper::usualFile()) {}

Play::~Play() = default;

std::optional<QString> Play::begin() {
    tell(profiles_.load());
    if (wish_.level.empty()) {
        showList();
        return {};
    }
    const level::Level& level = *pack_.pack->findLevel(wish_.level);
    if (wish_.seed || level.ruleset == level::Ruleset::Descent) return chooseTrial(level);
    auto setup = playOf(pack_, level.id, profiles_.current());
    if (!setup) return setup.error();
    playing_ = {};
    playing_.key = level.id;
    playing_.title = widgets::titleOf(level);
    playing_.setup = *std::move(setup);
    return start();
}

void Play::setSize(grid::Size size) {
    size_ = size;
    if (page_) page_->setSize(size);
}

void Play::rest() {
    if (page_) page_->rest();
}

void Play::end() {
    rest();
    takeReplay();
    if (temple_ != nullptr && temple_->isUnfinished()) note({});
    const bool isLost = descent_ != nullptr && !playing_.isKept && descent_->isUnfinished();
    if (isLost) note({});
}

std::string Play::replayText() const {
    return replay_;
}

void Play::show(std::unique_ptr<Page> page) {
    temple_ = nullptr;
    descent_ = nullptr;
    // The page may be the one that calls, so it is destroyed later.
    if (list_ != nullptr) chosen_ = list_->chosen();
    list_ = nullptr;
    if (page_) {
        page_->onChange = [] {};
        page_.release()->deleteLater();
    }
    page_ = std::move(page);
    page_->setSize(size_);
    page_->onChange = [this] { onChange(); };
    onChange();
}

void Play::showList() {
    auto list = std::make_unique<ListPage>();
    list->onBack = [this] { onQuit(); };
    const play::Profile* player = profiles_.current();
    QString title = pack_.title();
    if (player != nullptr) {
        title += QStringLiteral("   ·   %1   ·   %2")
                     .arg(widgets::qstring(player->name), wonText(pack_, *player));
    }
    // Making the entries may find something to tell.
    auto found = entries();
    if (!note_.isEmpty())
        return showText(pack_.title(), std::exchange(note_, {}), [this] { showList(); });
    list->setNote(TerminalText::tr("Enter plays, Esc ends the program."));
    list->setEntries(title, std::move(found));
    ListPage* const shown = list.get();
    show(std::move(list));
    list_ = shown;
    list_->select(chosen_);
}

std::vector<ListPage::Entry> Play::entries() {
    std::vector<ListPage::Entry> entries;
    if (pack_.isDescent()) addDescent(entries);
    if (!pack_.pack->campaign.nodes.empty())
        addNodes(entries);
    else
        addLevels(entries);
    if (entries.empty()) tellOnce(TerminalText::tr("This pack has nothing to play."));
    return entries;
}

void Play::addDescent(std::vector<ListPage::Entry>& entries) {
    const KeptRun kept = keptRunOf(pack_.pack->id, *pack_.dungeon);
    keptFile_ = kept.file;
    if (kept.error) tellOnce(widgets::qstring(kept.error->describe()));
    for (const Problem& problem : kept.warnings)
        tellOnce(widgets::qstring(problem.describe()));
    if (kept.depth > 0) {
        entries.push_back({TerminalText::tr("Continue the descent (depth %1)").arg(kept.depth),
                           [this] { chooseDescent(false); }});
    }
    entries.push_back({TerminalText::tr("New descent"), [this] { chooseNewDescent(); }});
}

void Play::chooseNewDescent() {
    // Another program may have begun a run since the list was made.
    const KeptRun kept = keptRunOf(pack_.pack->id, *pack_.dungeon);
    keptFile_ = kept.file;
    QStringList told;
    if (kept.depth > 0)
        told << TerminalText::tr("The descent that you left at depth %1 will end without a score.")
                    .arg(kept.depth);
    if (!kept.stranded.isEmpty()) told << kept.stranded;
    if (told.isEmpty()) return chooseDescent(true);
    ask(TerminalText::tr("New descent"), told.join(QStringLiteral("\n\n")),
        [this] { chooseDescent(true); });
}

void Play::addNodes(std::vector<ListPage::Entry>& entries) {
    static const play::Profile kNobody;
    const play::Profile* player = profiles_.current();
    const auto nodes = mapNodes(pack_, player == nullptr ? kNobody : *player, fresh_);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const widgets::MapNode& node = nodes[i];
        const bool isLocked = node.state == NodeState::Locked;
        const bool isWon = node.state == NodeState::Won;
        QString line = (isWon ? QStringLiteral("✓ ") : QStringLiteral("  ")) + node.title;
        if (isLocked) line += u' ' + TerminalText::tr("(locked)");
        if (node.isNew) line += u' ' + TerminalText::tr("(new)");
        if (player != nullptr) {
            const level::CampaignNode& known = pack_.pack->campaign.nodes[i];
            const auto* record = play::recordOf(*player, pack_.pack->id, play::recordKeyOf(known));
            if (record != nullptr && record->bestTicks)
                line += QStringLiteral("   ·   ") +
                        bestText(isPlayedAsDescent(pack_, known), *record->bestTicks);
        }
        const QString why = node.whyNot.isEmpty() ? node.needsText : node.whyNot;
        entries.push_back({line, [this, i, isLocked, title = node.title, why] {
                               if (isLocked || !why.isEmpty())
                                   return showText(title, why, [this] { showList(); });
                               if (profiles_.current() == nullptr)
                                   return askForName([this, i] { chooseNode(i); });
                               chooseNode(i);
                           }});
    }
}

void Play::addLevels(std::vector<ListPage::Entry>& entries) {
    const std::vector<OtherTemple> temples = templesOutside(pack_, {});
    const auto lines = levelLines(pack_, temples, profiles_.current());
    for (std::size_t i = 0; i < temples.size(); ++i) {
        entries.push_back({lines[i].title + QStringLiteral("   ·   ") + lines[i].caption,
                           [this, level = temples[i].level] { chooseLevel(*level); }});
    }
}

void Play::askForName(std::function<void()> then) {
    auto page = std::make_unique<LinePage>(
        TerminalText::tr("Player"),
        TerminalText::tr("The campaign keeps your results under a name:"), play::kMaxProfileName);
    page->onBack = [this] { showList(); };
    page->onLine = [this, then = std::move(then)](const QString& line) {
        const std::string name = line.toStdString();
        if (name.empty()) return widgets::ProfilePage::tr("Enter a name.");
        if (!play::isProfileName(name)) {
            return widgets::ProfilePage::tr("A name has at most %1 characters, in one line.")
                .arg(play::kMaxProfileName);
        }
        tell(profiles_.change([&name](play::Profiles& all) {
            if (!play::chooseProfile(all, name))
                play::addProfile(all, name, ProfileKeeper::newSeed());
        }));
        then();
        return QString();
    };
    show(std::move(page));
}

void Play::showText(const QString& title, const QString& text, std::function<void()> then) {
    auto page = std::make_unique<TextPage>(title, text);
    page->onEnd = std::move(then);
    show(std::move(page));
}

void Play::ask(const QString& title, const QString& text, std::function<void()> then) {
    auto page = std::make_unique<TextPage>(title, text);
    page->onEnd = std::move(then);
    page->onBack = [this] { showList(); };
    show(std::move(page));
}

void Play::chooseNode(std::size_t index) {
    auto wanted = playingNode(pack_, index, profiles_.current());
    const QString title = titleOf(pack_, pack_.pack->campaign.nodes[index]);
    if (!wanted) return showText(title, wanted.error(), [this] { showList(); });
    playing_ = *std::move(wanted);
    playBriefed();
}

void Play::chooseLevel(const level::Level& level) {
    auto wanted = playingLevel(pack_, level, profiles_.current());
    if (!wanted) return showText(shownTitleOf(level), wanted.error(), [this] { showList(); });
    playing_ = *std::move(wanted);
    playBriefed();
}

std::optional<QString> Play::chooseTrial(const level::Level& level) {
    playing_ = {};
    playing_.title = widgets::titleOf(level);
    const std::uint64_t seed = wish_.seed.value_or(document::SeedHistory::kFirstSeed);
    if (level.ruleset == level::Ruleset::Temple) {
        auto setup = playOf(pack_, level.id, nullptr);
        if (!setup) return setup.error();
        playing_.setup = *std::move(setup);
        playing_.setup.seed = seed;
        return start();
    }
    // As in the editor, the run's seed gives the floor the level's seed.
    const int depth = pack_.pack->descent.depthOf(level.id);
    auto dungeon = Dungeon::with(*pack_.pack, level.id, depth);
    if (!dungeon) return widgets::qstring(dungeon.error().describe());
    DescentSetup setup{*std::move(dungeon), {}};
    setup.start.depth = depth;
    setup.start.seed = random::unmix(seed, static_cast<std::uint64_t>(depth));
    playing_.descent = std::move(setup);
    return start();
}

void Play::chooseDescent(bool anew) {
    playing_ = {};
    playing_.title = TerminalText::tr("Descent");
    playing_.isKept = true;
    playing_.isAnew = anew;
    playing_.descent = newDescentOf(pack_);
    if (const auto why = start()) showText(playing_.title, *why, [this] { showList(); });
}

void Play::playBriefed() {
    const Par par = playing_.descent ? Par() : pars_.of(pack_.pack->id, playing_.setup);
    const auto briefing = briefingBefore(pack_, playing_, profiles_.current(), par);
    ask(briefing.title, briefingText(briefing), [this] {
        if (const auto why = start()) showText(playing_.title, *why, [this] { showList(); });
    });
}

std::optional<QString> Play::start() {
    return playing_.descent ? startDescent() : startTemple();
}

std::optional<QString> Play::startTemple() {
    auto game = std::make_unique<TempleGame>(
        controls_, TempleGame::Habits{options_.numbers(), options_.pace()});
    if (const auto problem = game->begin(playing_.setup))
        return widgets::qstring(problem->describe());
    game->onLeave = [this] { leaveGame(); };
    const auto parOfAttempt = [this, &run = game->run()] {
        widgets::GameSetup setup = playing_.setup;
        setup.attempt = static_cast<std::uint64_t>(run.attempt() - 1);
        return pars_.of(pack_.pack->id, setup);
    };
    game->onEnd = [this, parOfAttempt](play::Attempt attempt) {
        if (isFast(attempt, parOfAttempt())) attempt.medals.add(play::Medal::Time);
        note(attempt);
    };
    // Par is searched while the attempt is played.
    connect(&game->run(), &widgets::TempleRun::began, this, [parOfAttempt, &run = game->run()] {
        if (run.isPlaying()) parOfAttempt();
    });
    TempleGame* const shown = game.get();
    show(std::move(game));
    temple_ = shown;
    return {};
}

std::optional<QString> Play::startDescent() {
    auto game = std::make_unique<DescentGame>(controls_, wish_.hasEmoji);
    game->onLeave = [this] { leaveGame(); };
    game->onEnd = [this](bool isWon) {
        if (playing_.isKept || descent_ == nullptr) return;
        note({.isWon = isWon, .ticks = descent_->run().state().turns});
    };
    std::optional<DescentGame::Keeping> keeping;
    if (playing_.isKept && !keptFile_.isEmpty())
        keeping = {keptFile_, scoresFolder(), pack_.pack->id, playing_.isAnew};
    if (const auto problem = game->begin(*playing_.descent, keeping))
        return widgets::qstring(problem->describe());
    DescentGame* const shown = game.get();
    show(std::move(game));
    descent_ = shown;
    return {};
}

void Play::leaveGame() {
    takeReplay();
    if (!playing_.isKept && descent_ != nullptr && descent_->isUnfinished()) note({});
    const bool isWonNode =
        playing_.node && !playing_.after.isEmpty() &&
        ((temple_ != nullptr && temple_->run().state().outcome == play::temple::Outcome::Won) ||
         (descent_ != nullptr &&
          descent_->run().state().outcome == play::descent::Outcome::Arrived));
    if (isWonNode) return showText(playing_.title, playing_.after, [this] { showList(); });
    if (wish_.level.empty()) return showList();
    // The attempt is noted: end() must not note it again.
    temple_ = nullptr;
    descent_ = nullptr;
    onQuit();
}

void Play::takeReplay() {
    TextStream text;
    if (temple_ != nullptr) {
        play::Replay replay = temple_->run().replay();
        replay.header.pack = pack_.pack->id;
        replay.header.level = playing_.setup.level->id;
        play::writeReplay(text, replay, play::temple::kButtonNames);
    } else if (descent_ != nullptr && descent_->run().isPlaying()) {
        play::descent::Replay replay = descent_->run().session().replay();
        replay.header.pack = pack_.pack->id;
        if (!wish_.level.empty()) {
            replay.header.level = wish_.level;
            replay.header.levelDepth = descent_->run().session().start().depth;
        }
        play::descent::writeReplay(text, replay);
    } else {
        return;
    }
    replay_ = text.str();
}

void Play::note(const play::Attempt& attempt) {
    play::note(playing_.unkept, attempt);
    const play::Profile* player = profiles_.current();
    if (player == nullptr || playing_.key.empty()) return;
    if (attempt.isWon && playing_.node) {
        const auto opened = play::openedBy(pack_.pack->campaign,
                                           play::wonLevels(*player, pack_.pack->id), playing_.key);
        fresh_ = {opened.begin(), opened.end()};
    }
    tell(profiles_.change([&, name = player->name](play::Profiles& all) {
        if (play::Profile* kept = all.find(name))
            play::note(*kept, pack_.pack->id, playing_.key, attempt);
    }));
}

void Play::tell(const ProfileKeeper::Told& told) {
    if (!told.text.isEmpty()) tellOnce(told.text);
}

void Play::tellOnce(const QString& remark) {
    if (!told_.insert(remark).second) return;
    if (!note_.isEmpty()) note_ += u'\n';
    note_ += remark;
}

}  // namespace mazeloom::app::terminal
