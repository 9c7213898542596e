// SPDX-License-Identifier: MIT
#include "widgets/play/descent/descent_page.h"

#include <utility>

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <QStringList>
#include <QToolButton>

#include "core/play/descent/runs/replay.h"
#include "core/random/unmix.h"
#include "core/text_stream.h"
#include "widgets/play/descent/descent_board.h"
#include "widgets/play/descent/descent_input.h"
#include "widgets/play/descent/descent_log.h"
#include "widgets/play/descent/descent_sidebar.h"
#include "widgets/play/descent/descent_text.h"
#include "widgets/play/descent/descent_view.h"
#include "widgets/play/descent/descent_words.h"
#include "widgets/play/descent/inventory_overlay.h"
#include "widgets/play/descent/look_overlay.h"
#include "widgets/play/descent/overlays/game_over.h"
#include "widgets/play/descent/overlays/give_up_question.h"
#include "widgets/play/descent/overlays/message_history.h"
#include "widgets/play/descent/told_lines.h"
#include "widgets/play/play_menu.h"
#include "widgets/play/play_options.h"
#include "widgets/problems/problem_text.h"
#include "widgets/text/spoken.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

using play::descent::Dungeon;
using play::descent::Happening;
using play::descent::Happenings;
using play::descent::Key;
using play::descent::Message;
using play::descent::Outcome;
using play::descent::Start;
using play::descent::State;
using play::descent::What;

namespace {

QString deathText(const State& state) {
    if (state.killer == level::ThingKind::Hero) return DescentPage::tr("Killed by the ground.");
    return DescentPage::tr("Killed by: %1.").arg(descentName(state.killer));
}

std::optional<Sound> soundOf(const Happening& happening) {
    switch (happening.what) {
        case What::Stepped:
            return Sound::Step;
        case What::HitMonster:
        case What::GlancedOff:
        case What::Thrust:
        case What::Blinked:
            return Sound::Throw;
        case What::KilledMonster:
            return Sound::Coin;
        case What::MonsterHit:
        case What::Wounded:
        case What::BossNear:
            return Sound::Trap;
        case What::PickedUp:
        case What::Wielded:
        case What::Readied:
        case What::Wore:
        case What::TookKey:
            return Sound::Take;
        case What::Drank:
        case What::Recovered:
            return Sound::Heart;
        case What::FireballHit:
        case What::FireballBurst:
            return Sound::Blast;
        case What::Enchanted:
        case What::FountainIdle:
            return Sound::Water;
        case What::InventoryOpened:
        case What::DoorOpened:
        case What::DoorFound:
        case What::Unlocked:
        case What::Barred:
        case What::Descended:
        case What::Ascended:
            return Sound::Text;
        case What::Died:
            return Sound::Loss;
        case What::Arrived:
            return Sound::Win;
        default:
            return {};
    }
}

/// Returns the pack's dungeon, with the level to play at `depth`.
tl::expected<std::shared_ptr<const Dungeon>, Problem> dungeonOf(const GameSetup& setup, int depth) {
    const level::Pack& pack = *setup.pack;
    const std::string& id = setup.level->id;
    if (!setup.start) return Dungeon::with(pack, id, depth);
    level::Pack moved = pack;
    for (std::size_t i = 0; i < moved.levels.size(); ++i) {
        if (pack.levels[i].id == id) moved.levels[i] = startingAt(pack.levels[i], *setup.start);
    }
    return Dungeon::with(moved, id, depth);
}

}  // namespace

DescentPage::DescentPage(PlayControls& controls, SoundPlayer::Output output, QWidget* parent)
    : DescentPage(controls, output, new DescentBoard, parent) {}

DescentPage::DescentPage(PlayControls& controls, SoundPlayer::Output output, DescentBoard* board,
                         QWidget* parent)
    : GamePage(board, output, parent),
      controls_(controls),
      board_(board),
      pastRow_(new QWidget),
      past_(new QSlider(Qt::Horizontal)),
      playOn_(newToolButton(themedIcon("play"), tr("Play on"), tr("Continue the recording"))),
      input_(new DescentInput(*board_, board_->view(), controls_, gamepad(), this)),
      question_(new GiveUpQuestion(*board_, gamepad())),
      messages_(new MessageHistory(*board_, gamepad())),
      look_(new LookOverlay(*board_, board_->view(), gamepad())) {
    auto* row = new QHBoxLayout(pastRow_);
    row->setContentsMargins(12, 2, 12, 2);
    past_->setAccessibleName(tr("Turns of this run"));
    setTips(*past_, tr("Drag to any turn of this run; any key continues from there"));
    past_->setFocusPolicy(Qt::NoFocus);  // the game handles keys
    past_->setPageStep(10);
    row->addWidget(past_, 1);
    playOn_->setCheckable(true);
    playOn_->setFocusPolicy(Qt::NoFocus);
    row->addWidget(playOn_);
    addBelow(pastRow_);

    connect(&records_, &RunRecords::told, this, &DescentPage::keepingTold);
    connect(&run_, &DescentRun::began, this, &DescentPage::beginRun);
    connect(&run_, &DescentRun::changed, this, &DescentPage::showFrame);
    connect(&run_, &DescentRun::ended, this, &DescentPage::showEnd);
    connect(&run_, &DescentRun::watchedChanged, this, &DescentPage::watchedChanged);
    connect(&run_, &DescentRun::speedChanged, this, &DescentPage::speedChanged);
    connect(&run_, &DescentRun::fireAt, this,
            [this](std::optional<grid::Point> cell) { board_->view().showFire(cell); });
    connect(&run_, &DescentRun::playingOnChanged, playOn_, &QToolButton::setChecked);
    connect(playOn_, &QToolButton::clicked, &run_, &DescentRun::setPlayingOn);
    connect(past_, &QSlider::valueChanged, &run_, &DescentRun::seekMove);
    connect(input_, &DescentInput::pressed, this, &DescentPage::press);
    connect(input_, &DescentInput::errandWanted, this, &DescentPage::setOut);
    connect(&run_, &DescentRun::errandEnded, this, &DescentPage::endErrand);
    connect(input_, &DescentInput::aidWanted, this, &DescentPage::openAid);
    connect(messages_, &MessageHistory::dismissed, this, &DescentPage::closeAids);
    connect(look_, &LookOverlay::dismissed, this, &DescentPage::closeAids);
    menu().setHasMessages(true);
    connect(&menu(), &PlayMenu::messagesWanted, this, [this] {
        closeMenu();
        openMessages();
    });
    question_->setKeptClear([this] { return keptClear(); });
    board_->inventory().setKeptClear([this] { return keptClear(); });
    board_->gameOver().setKeptClear([this] { return keptClear(); });
    connect(question_, &GiveUpQuestion::confirmed, this, [this] { giveUp(true); });
    connect(question_, &GiveUpQuestion::dismissed, this, [this] { giveUp(false); });
    // Saves immediately, so that no key is lost if the program is killed during a fireball's
    // flight.
    connect(&run_, &DescentRun::keyPlayed, this, [this] {
        if (run_.state().outcome != Outcome::Quit) records_.save(run_.session());
    });
    connect(input_, &DescentInput::rewinding, this,
            [this](bool on) { run_.setRewinding(on && isTesting_); });
    connect(input_, &DescentInput::goOn, this, &DescentPage::goOn);
    connect(input_, &DescentInput::menuWanted, this, &DescentPage::openMenu);
    InventoryOverlay& inventory = board_->inventory();
    connect(input_, &DescentInput::stepped, &inventory, [this, &inventory](int step) {
        inventory.choose(step);
        speakPlace(*board_, inventory.chosenLine());
    });
    const auto use = [this](int place) {
        run_.press(place < 0 ? Key::Other : play::descent::keyOfPlace(place));
    };
    connect(input_, &DescentInput::confirmed, this, [use, &inventory] { use(inventory.chosen()); });
    connect(input_, &DescentInput::verbChosen, this, &DescentPage::doWithChosen);
    connect(&inventory, &InventoryOverlay::picked, this, use);
    connect(&inventory, &InventoryOverlay::dismissed, this, [use] { use(-1); });
    connect(&board_->gameOver(), &GameOver::clicked, this, &DescentPage::goOn);
    connect(&controls_, &PlayControls::changed, this, &DescentPage::showHint);
    connect(&gamepad(), &Gamepad::changed, this, [this, &inventory] {
        inventory.setHasPad(!gamepad().name().isEmpty());
        showHint();
    });
    showHint();
}

DescentPage::~DescentPage() {
    // Neither the run nor keys that the pad releases may signal a half-destroyed page.
    run_.disconnect(this);
    input_->disconnect(this);
}

void DescentPage::setOut(const play::descent::Errand& errand) {
    // Any input ends an errand, and does nothing else: it may be meant for the step before.
    if (run_.isOnErrand()) return run_.stopErrand();
    run_.setOut(errand);
}

void DescentPage::endErrand(const play::descent::ErrandEnd& end) {
    const QString why = errandText(end, run_.state(), run_.session().dungeon());
    const QString news = std::exchange(errandNews_, {}).join(u' ');
    if (!board_->tellPlace() && news.isEmpty() && why.isEmpty()) repeatPlace(*board_);
    speakMessage(*board_, news);
    if (!why.isEmpty()) showBanner(why);
    // A banner that is already shown is not announced again.
    speakMessage(*board_, why);
}

QString DescentPage::errandText(const play::descent::ErrandEnd& end, const State& state,
                                const Dungeon& rules) {
    using Why = play::descent::ErrandEnd::Why;
    switch (end.why) {
        case Why::Monster:
        case Why::SomethingNew:
            //: %1 what has come into view: "rat, 4 of 4 HP, floor"
            return tr("In sight: %1").arg(cellWords({.state = state, .rules = rules}, end.at));
        case Why::Explored:
            return tr("Nothing is left to explore here.");
        case Why::NoWay:
            return tr("No safe way leads there.");
        case Why::Done:
        case Why::Hurt:
        case Why::Interrupted:
            break;
    }
    return {};
}

void DescentPage::press(Key key) {
    if (run_.isOnErrand()) return run_.stopErrand();
    if (run_.isPlaying() && !run_.isInThePast()) {
        if (const auto errand = play::descent::Errand::of(key, run_.state()))
            return run_.setOut(*errand);
    }
    const bool isQuit = key == play::descent::kQuit && run_.isPlaying() && !run_.state().isOver() &&
                        run_.state().asked == play::descent::Asked::Nothing;
    if (!isQuit || !records_.isKeeping()) return run_.press(key);
    question_->ask(GiveUpQuestion::Then::Leave, run_.state());
    updateInput();
}

void DescentPage::doWithChosen(Key verb) {
    const int place = board_->inventory().chosen();
    if (place < 0) return;
    // The keys that a player of the keyboard presses: the open inventory closes first.
    for (const Key key : {Key::Other, verb, play::descent::keyOfPlace(place)})
        run_.press(key);
}

void DescentPage::openAid(DescentAid aid) {
    if (run_.isOnErrand()) return run_.stopErrand();
    if (!run_.isPlaying()) return;
    if (board_->gameOver().isVisible()) return goOn();
    switch (aid) {
        case DescentAid::Messages:
            return openMessages();
        case DescentAid::Look:
            hideBanner();
            look_->open();
            return updateInput();
    }
}

void DescentPage::closeAids() {
    if (!messages_->isHidden()) messages_->shut();
    if (!look_->isHidden()) look_->shut();
    updateInput();
}

void DescentPage::openMessages() {
    if (!run_.isPlaying()) return;
    messages_->read(toldLines(run_.session().told()));
    updateInput();
}

void DescentPage::restartFromMenu() {
    if (!records_.isKeeping() || !isUnfinished()) return GamePage::restartFromMenu();
    question_->ask(GiveUpQuestion::Then::Restart, run_.state());
    updateInput();
}

void DescentPage::giveUp(bool isMeant) {
    question_->shut();
    updateInput();
    if (!isMeant) return;
    if (question_->then() == GiveUpQuestion::Then::Restart)
        restartOrFail();
    else
        run_.press(play::descent::kQuit);
}

DescentView& DescentPage::view() {
    return board_->view();
}

void DescentPage::setGlyphs(Glyphs glyphs) {
    if (glyphs != board_->view().glyphs()) board_->setGlyphs(glyphs);
}

void DescentPage::setFlashes(bool hasFlashes) {
    board_->view().setFlashes(hasFlashes);
}

void DescentPage::follow(PlayOptions& options) {
    GamePage::follow(options);
    const auto apply = [this, &options] { setGlyphs(options.glyphs()); };
    connect(&options, &PlayOptions::changed, this, apply);
    apply();
}

void DescentPage::showTheme(const Theme& theme) {
    board_->setTheme(theme);
    look_->setTheme(theme);
    if (isPlaying()) board_->sidebar().showState(&run_.state());
}

QRect DescentPage::pictureRect() const {
    const DescentView& map = board_->view();
    return {map.mapTo(board_, QPoint()), map.size()};
}

std::vector<QRectF> DescentPage::keptClear() const {
    if (!run_.isPlaying()) return {};
    const DescentView& map = board_->view();
    const QPointF corner = map.mapTo(board_, QPoint());
    const State& state = run_.state();
    std::vector<QRectF> clear{map.rectOf(state.hero.at).translated(corner)};
    const grid::Point start = state.floor.ground->entrance;
    if (state.floor.isExplored(start)) clear.push_back(map.rectOf(start).translated(corner));
    return clear;
}

QString DescentPage::statusWords() const {
    return board_->sidebar().description();
}

QString DescentPage::keyWords() const {
    return DescentSidebar::keyWords() + QStringLiteral(", ") + GamePage::keyWords();
}

void DescentPage::setTesting(bool isTesting) {
    isTesting_ = isTesting;
    pastRow_->setVisible(isTesting);
    showHint();
}

std::optional<Problem> DescentPage::descend(std::shared_ptr<const Dungeon> dungeon, Start start) {
    records_.close();
    level_.clear();
    board_->view().setMark({});
    if (auto problem = run_.begin(std::move(dungeon), std::move(start))) return problem;
    begin();
    return {};
}

std::optional<Problem> DescentPage::descendKept(std::shared_ptr<const Dungeon> dungeon, Start start,
                                                const QString& file, const std::string& pack,
                                                bool anew) {
    auto session = records_.open(dungeon, file, pack, anew);
    if (!session) return session.error();
    if (!*session) {
        auto begun = play::descent::Session::begin(std::move(dungeon), start);
        if (!begun) {
            records_.close();
            return begun.error();
        }
        *session = *std::move(begun);
    }
    resume(**std::move(session));
    // If the run had ended before the program was killed, it gets its score now.
    if (run_.state().isOver()) showEnd();
    return {};
}

std::optional<Problem> DescentPage::goBelow(const play::descent::Session& arrived,
                                            const QString& file) {
    auto below = records_.goBelow(arrived, file);
    if (!below) return below.error();
    resume(*std::move(below));
    return {};
}

void DescentPage::resume(play::descent::Session session) {
    level_.clear();
    board_->view().setMark({});
    run_.resume(std::move(session));
    begin();
}

std::optional<Problem> DescentPage::play(GameSetup setup) {
    records_.close();
    records_.setPack(setup.pack->id);
    // In a trial run, the level is at its depth in the pack, not at the depth shown in the editor.
    const int depth = trial_ ? setup.pack->descent.depthOf(setup.level->id) : setup.depth;
    auto dungeon = dungeonOf(setup, depth);
    if (!dungeon) return dungeon.error();
    Start start = trial_.value_or(Start());
    if (!trial_) start.depth = depth;
    start.goal = (*dungeon)->tables().goalFrom(start.depth);
    // Chooses the run's seed so that this floor looks as it does in the editor.
    start.seed = random::unmix(setup.seed, static_cast<std::uint64_t>(depth));
    level_ = setup.level->id;
    levelDepth_ = depth;
    board_->view().setMark({});
    if (auto problem = run_.begin(*std::move(dungeon), std::move(start))) return problem;
    begin();
    return {};
}

tl::expected<LoadedRun, QString> DescentPage::read(const GameSetup& setup, std::string_view text,
                                                   const std::string& file,
                                                   const play::LoadControl& control) {
    const auto replay = play::descent::readReplay(text, file, control);
    if (!replay) return tl::unexpected(problemLine(replay.error()));
    const std::string& level = replay->header.level;
    if (!level.empty() && level != setup.level->id)
        return tl::unexpected(tr("It belongs to the level “%1”.").arg(titleOfLevel(setup, level)));
    // Replays of earlier versions do not store the depth at which the level was played. It was the
    // depth at which the run began.
    const play::descent::ReplayHeader& header = replay->header;
    const int depth = header.levelDepth.value_or(
        header.depth.value_or(setup.pack->descent.depthOf(setup.level->id)));
    auto dungeon = dungeonOf(setup, depth);
    if (!dungeon) return tl::unexpected(problemLine(dungeon.error()));
    auto loaded = play::descent::Session::of(*std::move(dungeon), *replay, control);
    if (!loaded) return tl::unexpected(problemLine(loaded.error()));
    const std::int64_t late = leftOut(*loaded, *replay);
    loaded->seek(0);
    return LoadedRun{*std::move(loaded), depth, late};
}

tl::expected<GamePage::Show, QString> DescentPage::load(GameSetup setup, std::string_view text,
                                                        const std::string& file,
                                                        const play::LoadControl& control) {
    auto read = DescentPage::read(setup, text, file, control);
    if (!read) return tl::unexpected(read.error());
    // std::function requires a copyable callable.
    return [this, loaded = std::make_shared<LoadedRun>(*std::move(read)), id = setup.level->id] {
        run_.watch(std::move(loaded->session));
        level_ = id;
        levelDepth_ = loaded->levelDepth;
        board_->view().setMark({});
        begin();
        return loaded->late;
    };
}

std::string DescentPage::replayText(const std::string& pack, const std::string& level) const {
    play::descent::Replay replay = run_.session().replay();
    replay.header.pack = pack;
    replay.header.level = level;
    replay.header.levelDepth = levelDepth_;
    TextStream text;
    play::descent::writeReplay(text, replay);
    return text.str();
}

std::optional<Problem> DescentPage::restart(bool same) {
    board_->view().setMark({});
    const bool isLeft = isUnfinished();
    if (isLeft) emit attemptLeaving();
    if (auto problem = run_.restart(same)) return problem;
    if (isLeft) emit attemptLeft();
    return {};
}

GamePage::Words DescentPage::words() const {
    return {tr("&Same dungeon again"),
            tr("Begin this run once more, with the same floors, monsters and items"),
            tr("See the whole floor with all its creatures, and what each of them sees")};
}

void DescentPage::setXRay(bool xRay) {
    board_->view().setXRay(xRay);
}

void DescentPage::setOthersKeys(std::function<bool(int key)> isOthers) {
    input_->setOthersKeys(std::move(isOthers));
}

bool DescentPage::isOnPlayedLevel() const {
    return run_.isPlaying() && run_.state().floor.ground->level == level_;
}

QString DescentPage::floorName() const {
    return run_.isPlaying() ? QString::number(run_.state().depth) : QString();
}

void DescentPage::setHeat(std::vector<HeatSpot> heat) {
    board_->view().setHeat(std::move(heat));
}

void DescentPage::setWaiting(bool isWaiting) {
    isWaiting_ = isWaiting;
    updateInput();
}

void DescentPage::setSeen(bool isSeen) {
    isSeen_ = isSeen;
    updateInput();
}

void DescentPage::updateInput() {
    const bool isOn = run_.isPlaying() && isSeen_ && !isWaiting_ && question_->isHidden() &&
                      messages_->isHidden() && look_->isHidden();
    input_->setOn(isOn);
    run_.setResting(!isOn);
}

void DescentPage::stopGame() {
    trial_.reset();
    if (isPlaying() && !run_.state().isOver()) records_.pause(run_.session());
    records_.close();
    if (!question_->isHidden()) question_->shut();
    closeAids();
    run_.stop();
    updateInput();
}

void DescentPage::beginRun() {
    board_->gameOver().shut();
    hideBanner();
    closeAids();
    depth_ = 0;
    if (!run_.isPlaying()) {
        // The input must no longer refer to the run.
        input_->setState(nullptr);
        board_->showState(nullptr, nullptr);
    } else if (!run_.state().isOver()) {
        records_.save(run_.session());
    }
    emit began();
    updateInput();
}

void DescentPage::showFrame(const Happenings& since, const std::vector<Message>& lines) {
    const State& state = run_.state();
    if (state.outcome == Outcome::Quit && !run_.isInThePast()) {
        // A run that was quit gets no score. The player returns to where the run was started.
        records_.giveUp(run_.session());
        emit leaveWanted();
        return;
    }
    hideBanner();
    if (!state.isOver()) {
        board_->gameOver().shut();
        board_->view().setMark({});
    }
    hideToolTip();
    input_->setState(&state);
    QString news = isHeard() ? descentText(lines) : QString();
    const bool isHeardOf = board_->showState(&state, &run_.session().dungeon(), run_.isOnErrand());
    if (run_.isOnErrand()) {
        // The steps of an errand follow each other faster than they can be spoken, so endErrand()
        // tells their news.
        if (!news.isEmpty()) errandNews_ << news;
    } else if (isHeard()) {
        news += board_->view().bumpWords(since);
        // If nothing has been announced since the key press, the hero's place is announced again.
        if (news.isEmpty() && !isHeardOf) repeatPlace(*board_);
        speakMessage(*board_, news);
    }
    sound(since);
    showPast();
    moveBanner();
    if (std::exchange(depth_, state.depth) != state.depth) emit floorChanged();
    for (const Happening& happening : since) {
        if (happening.what == What::StairsRefused && run_.session().problem())
            showBanner(QString::fromStdString(run_.session().problem()->text));
    }
}

void DescentPage::showPast() {
    const QSignalBlocker quiet(past_);
    past_->setMaximum(static_cast<int>(run_.session().moves()));
    past_->setValue(static_cast<int>(run_.session().move()));
    playOn_->setEnabled(run_.isInThePast());
}

void DescentPage::sound(const Happenings& since) {
    for (const Happening& happening : since) {
        if (const auto sound = soundOf(happening)) sounds().play(*sound);
    }
}

QString DescentPage::endText(const State& state, const level::DescentTables& tables) {
    if (state.outcome != Outcome::Arrived)
        return tr("You died at depth %1.\nAny key goes on.").arg(state.depth);
    return state.depth == tables.lastFloor
               ? tr("You have found the way out.\nAny key goes on.")
               : tr("You have reached depth %1.\nAny key goes on.").arg(state.goal);
}

void DescentPage::showEnd() {
    const State& state = run_.state();
    if (state.outcome == Outcome::Quit) return;
    const bool isWon = state.outcome == Outcome::Arrived;
    if (!isWon) board_->view().setMark(state.hero.at);
    showBanner(endText(state, run_.session().dungeon().tables()));
    records_.finish(run_.session(), run_.isHonest());
    emit attemptEnded(state.hero.at, isWon ? Ending::Well : Ending::Badly);
}

void DescentPage::takeOver() {
    if (!run_.isWatched()) return;
    if (run_.state().isOver())
        return showBanner(tr("The game is over: go back to an earlier turn to take over."));
    run_.takeOver();
    showBanner(tr("Your turn: any key goes on from here."));
}

void DescentPage::goOn() {
    if (!run_.isPlaying()) return;
    if (board_->gameOver().isVisible()) return restartOrFail();
    const State& state = run_.state();
    hideBanner();
    const bool isWon = state.outcome == Outcome::Arrived;
    const QString score = tr("Score %1: depth %2, kills %3.")
                              .arg(state.score())
                              .arg(state.greatestDepth)
                              .arg(state.kills);
    std::vector<GameOver::Row> rows;
    for (const auto& best : records_.scores().best) {
        rows.push_back({best.points, best.depth, best.kills,
                        QString::fromStdString(best.when).left(10),
                        rows.size() == records_.scores().added});
    }
    GameOver::Facts facts{{tr("Depth"), QString::number(state.depth)},
                          {tr("Max depth"), QString::number(state.greatestDepth)},
                          {tr("Turns"), QString::number(state.turns)},
                          {tr("Kills"), QString::number(state.kills)},
                          {tr("Attack"), QString::number(state.hero.attack())}};
    if (!isWon && state.killer != level::ThingKind::Hero)
        facts.insert(facts.begin(), {tr("Killer"), descentName(state.killer)});
    board_->gameOver().setRun(std::move(facts), FloorSketch::of(state));
    board_->gameOver().open(isWon ? tr("Well done") : tr("Game over"),
                            isWon ? score : deathText(state) + u'\n' + score, std::move(rows),
                            records_.note() + tr("Any key begins another run."));
}

void DescentPage::showHint() {
    QStringList parts;
    const QString menu = controls_.describe(PlayCommand::Menu, false);
    const QString rewind = controls_.describe(PlayCommand::Rewind, false);
    if (!menu.isEmpty()) parts << tr("%1 menu").arg(menu);
    if (isTesting_ && !rewind.isEmpty()) parts << tr("%1 rewind").arg(rewind);
    // The sidebar lists only the keys of the keyboard.
    if (!gamepad().name().isEmpty()) parts << padWords();
    setHint(parts);
}

QStringList DescentPage::padWords() {
    return {tr("D-pad walk, fight"),
            tr("A pick up"),
            tr("Y inventory"),
            tr("B zap"),
            tr("X look"),
            tr("bumpers stairs"),
            tr("right trigger wait"),
            tr("Back explore")};
}

QString DescentPage::padNote() {
    return tr("In a descent the gamepad has these buttons: %1 · Start menu. In the inventory: %2")
        .arg(padWords().join(QStringLiteral(" · ")),
             InventoryOverlay::padHintOf(play::descent::Asked::Item));
}

}  // namespace mazeloom::widgets
