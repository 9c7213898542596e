// SPDX-License-Identifier: MIT
#include "widgets/play/temple/temple_page.h"

#include <utility>

#include <QLocale>
#include <QSignalBlocker>
#include <QSlider>
#include <QStringList>

#include "core/generate/generate.h"
#include "core/play/temple/state/buttons.h"
#include "core/text_stream.h"
#include "widgets/play/play_menu.h"
#include "widgets/play/play_options.h"
#include "widgets/play/temple/board_note.h"
#include "widgets/play/temple/console_overlay.h"
#include "widgets/play/temple/temple_status.h"
#include "widgets/play/temple/temple_view.h"
#include "widgets/problems/problem_text.h"
#include "widgets/text/spoken.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

using play::temple::Cause;
using play::temple::Happenings;
using play::temple::Outcome;
using play::temple::What;

namespace {

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
        case What::Wounded:
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

QString lossText(Cause cause) {
    switch (cause) {
        case Cause::Trap:
            return TemplePage::tr("You stepped on a trap.");
        case Cause::Bug:
            return TemplePage::tr("A bug got you.");
        case Cause::Boss:
            return TemplePage::tr("The boss got you.");
        case Cause::Laser:
            return TemplePage::tr("A laser burnt you.");
        case Cause::Blast:
            return TemplePage::tr("You were too near the blast.");
        case Cause::Drowned:
            return TemplePage::tr("You ran out of air.");
        case Cause::Ground:
            return TemplePage::tr("The ground was deadly.");
        case Cause::None:
            break;
    }
    return {};
}

TemplePage::TemplePage(PlayControls& controls, SoundPlayer::Output output, QWidget* parent)
    : TemplePage(controls, output, new TempleView, parent) {}

TemplePage::TemplePage(PlayControls& controls, SoundPlayer::Output output, TempleView* view,
                       QWidget* parent)
    : GamePage(view, output, parent),
      controls_(controls),
      view_(view),
      status_(new TempleStatus),
      past_(new QSlider(Qt::Horizontal)),
      input_(new TempleInput(*view_, controls_, gamepad(), this)),
      consoles_(new ConsoleOverlay(*view_, gamepad())),
      lesson_(new NumberLesson(*view_)),
      note_(new BoardNote(*view_)) {
    lesson_->stackUnder(&menu());
    consoles_->setKeptClear([this] { return keptClear(); });
    note_->setObjectName(QStringLiteral("hintNote"));
    note_->stackUnder(&menu());
    endMoment_.setSingleShot(true);
    endMoment_.setInterval(kEndMoment);
    verdictWait_.setSingleShot(true);
    verdictWait_.setInterval(kVerdictWait);
    past_->setAccessibleName(tr("Moments of this attempt"));
    setPlainToolTip(*past_,
                    tr("Drag to any moment of this attempt; any move continues from there"));
    past_->setFocusPolicy(Qt::NoFocus);  // the game handles keys
    past_->setSingleStep(1);
    past_->setPageStep(play::temple::kTicksPerSecond);
    past_->setContentsMargins(12, 0, 12, 0);
    addBelow(past_);
    addBelow(status_);

    connect(&run_, &TempleRun::began, this, &TemplePage::beginAttempt);
    connect(&run_, &TempleRun::frame, this, &TemplePage::showFrame);
    connect(&run_, &TempleRun::moved, this,
            [this] { input_->heroMoved(view_->rectOf(run_.state().hero.at), openWays()); });
    connect(&run_, &TempleRun::ended, this, &TemplePage::showEnd);
    connect(&run_, &TempleRun::watchedChanged, this, &TemplePage::watchedChanged);
    connect(&run_, &TempleRun::speedChanged, this, &TemplePage::speedChanged);
    connect(input_, &TempleInput::stroke, this, &TemplePage::takeStroke);
    connect(consoles_, &ConsoleOverlay::dismissed, this, &TemplePage::readOn);
    connect(&menu(), &PlayMenu::consolesWanted, this, &TemplePage::readAgain);
    menu().setHasNumbers(true);
    connect(&menu(), &PlayMenu::numbersWanted, this, [this] {
        menu().shut();
        setWaiting(false);
        showLesson();
    });
    connect(lesson_, &NumberLesson::learnt, this, [this] {
        if (options_ != nullptr) options_->setKnowsNumbers(true);
    });
    connect(past_, &QSlider::valueChanged, this, [this](int tick) {
        if (isReading()) readOn();
        run_.seek(tick);
    });
    connect(input_, &TempleInput::rewinding, this, [this](bool on) {
        if (isTesting_)
            run_.setRewinding(on);
        else if (on)
            turnBack();
    });
    connect(input_, &TempleInput::commanded, this, &TemplePage::command);
    connect(&controls_, &PlayControls::changed, this, &TemplePage::showControls);
    connect(&gamepad(), &Gamepad::changed, this, &TemplePage::showControls);
    connect(&hints_, &TempleHints::changed, this, &TemplePage::showHint);
    connect(&hints_, &TempleHints::given, this, [this] { ++help_.hints; });
    showControls();
}

TemplePage::~TemplePage() {
    // Neither the game nor buttons that the pad releases may signal a half-destroyed page.
    run_.disconnect(this);
    input_->disconnect(this);
    hints_.disconnect(this);
}

void TemplePage::takeStroke(play::Stroke stroke) {
    if (isDone()) return;
    if (run_.isPlaying() && run_.state().isOver() && !run_.isInThePast()) {
        // A press starts the next attempt. Right after a death it does not, because the player
        // still meant it for the old attempt.
        if (stroke.action != play::Action::Release && isEndSeen()) restartOrFail();
        return;
    }
    run_.take(stroke);
}

bool TemplePage::isReading() const {
    return !consoles_->isHidden();
}

QString TemplePage::textOf(std::size_t console) const {
    const auto& said = run_.session().field().consoles()[console];
    return QString::fromStdString(
        level::inLanguage(said.text, said.translations, QLocale().name().toStdString()));
}

void TemplePage::showConsole(std::size_t console) {
    const bool isNew = known_.insert(console).second;
    lastRead_ = console;
    menu().setHasConsoles(true);
    if (isNew && !isWatched()) emit consoleRead(run_.session().field().consoles()[console]);
    // A console's text does not interrupt a replay that is being watched.
    if (run_.isInThePast()) return showBanner(textOf(console));
    readAgain();
}

void TemplePage::readAgain() {
    if (!run_.isPlaying() || known_.empty()) return;
    if (menu().isVisible()) {
        menu().shut();
        setWaiting(false);
    }
    QStringList texts;
    int index = 0;
    for (const std::size_t console : known_) {
        if (console == lastRead_) index = static_cast<int>(texts.size());
        texts << textOf(console);
    }
    run_.setReading(true);
    input_->setOn(false);
    consoles_->read(texts, index);
}

void TemplePage::readOn() {
    if (!isReading()) return;
    consoles_->shut();
    run_.setReading(false);
    input_->setOn(run_.isPlaying() && !menu().isVisible());
    // The console's text covered the end of the attempt, so the time to look at the end starts now.
    if (run_.isPlaying() && run_.state().isOver()) endMoment_.start();
}

void TemplePage::showTheme(const Theme& theme) {
    view_->setTheme(theme);
    status_->setTheme(theme);
}

std::optional<Problem> TemplePage::play(GameSetup setup) {
    // If the game was paused, it stays paused when it restarts on the edited level.
    const bool wasPaused = isPlaying() && run_.isPaused();
    view_->setMark({});
    known_.clear();
    ghost_.reset();
    menu().setHasConsoles(false);
    if (auto problem = run_.start({std::move(setup), pace_, isSameMap_})) return problem;
    begin();
    run_.setPaused(wasPaused);
    return {};
}

tl::expected<LoadedAttempt, QString> TemplePage::read(GameSetup setup, std::string_view text,
                                                      const std::string& file,
                                                      const play::LoadControl& control) {
    const auto replay = play::readReplay(text, file, play::temple::kButtonNames, control);
    if (!replay) return tl::unexpected(problemLine(replay.error()));
    const std::string& level = replay->header.level;
    if (!level.empty() && level != setup.level->id)
        return tl::unexpected(tr("It belongs to the level “%1”.").arg(titleOfLevel(setup, level)));
    auto loaded = loadAttempt(std::move(setup), *replay, control);
    if (!loaded) return tl::unexpected(problemLine(loaded.error()));
    return *std::move(loaded);
}

tl::expected<GamePage::Show, QString> TemplePage::load(GameSetup setup, std::string_view text,
                                                       const std::string& file,
                                                       const play::LoadControl& control) {
    auto loaded = read(std::move(setup), text, file, control);
    if (!loaded) return tl::unexpected(loaded.error());
    return showing(*std::move(loaded));
}

tl::expected<GamePage::Show, QString> TemplePage::load(GameSetup setup, const play::Replay& replay,
                                                       const play::LoadControl& control) {
    auto loaded = loadAttempt(std::move(setup), replay, control);
    if (!loaded) return tl::unexpected(problemLine(loaded.error()));
    return showing(*std::move(loaded));
}

GamePage::Show TemplePage::showing(LoadedAttempt loaded) {
    // std::function requires a copyable callable.
    return [this, attempt = std::make_shared<LoadedAttempt>(std::move(loaded))] {
        return watch(std::move(*attempt));
    };
}

std::int64_t TemplePage::watch(LoadedAttempt loaded) {
    const std::int64_t late = loaded.late;
    known_.clear();
    run_.watch(std::move(loaded), pace_, isSameMap_);
    view_->setMark({});
    menu().setHasConsoles(!known_.empty());
    begin();
    return late;
}

std::string TemplePage::replayText(const std::string& pack, const std::string& level) const {
    play::Replay replay = run_.replay();
    replay.header.pack = pack;
    replay.header.level = level;
    TextStream text;
    play::writeReplay(text, replay, play::temple::kButtonNames);
    return text.str();
}

GamePage::Words TemplePage::words() const {
    return {tr("&Same traps again"),
            tr("Begin this attempt once more, with the same traps and coins"),
            tr("See the hidden maze, traps, beams, paths, and what the boss sees")};
}

std::optional<Problem> TemplePage::restart(bool same) {
    view_->setMark({});
    const bool isLeft = isUnfinished();
    if (isLeft) emit attemptLeaving();
    // A restart before any time has passed keeps the map, so that players cannot choose among maps
    // by restarting.
    const bool isUntouched = !isTesting_ && run_.state().tick == 0 && help_.returns == 0;
    if (auto problem = run_.restart(same || isUntouched)) return problem;
    if (isLeft) emit attemptLeft();
    return {};
}

QString TemplePage::statusWords() const {
    return status_->words();
}

void TemplePage::setNumbers(play::temple::Numbers numbers) {
    numbers_ = numbers;
    showNumbers();
}

play::temple::Numbers TemplePage::shownNumbers() const {
    const level::Level* level = run_.setup().level.get();
    return level != nullptr && level->numbers ? *level->numbers : numbers_;
}

void TemplePage::showNumbers() {
    if (shownNumbers() != view_->numbers()) hints_.forget();
    view_->setNumbers(shownNumbers());
}

void TemplePage::follow(PlayOptions& options) {
    GamePage::follow(options);
    options_ = &options;
    const auto apply = [this, &options] {
        setNumbers(options.numbers());
        setPace(options.pace());
        showGhost();
    };
    connect(&options, &PlayOptions::changed, this, apply);
    apply();
}

void TemplePage::setGhost(std::shared_ptr<const play::temple::Track> track) {
    ghost_ = std::move(track);
    showGhost();
}

void TemplePage::showGhost() {
    if (!run_.isPlaying()) return;
    // A hero that moves step by step has no time to compare. A watched attempt has an own hero.
    const bool isShown = ghost_ != nullptr && options_ != nullptr && options_->hasGhost() &&
                         run_.session().pace() == play::temple::Pace::RealTime &&
                         !run_.isWatched() && fits(*ghost_, run_.session().field());
    view_->setGhost(isShown ? ghost_ : nullptr);
}

void TemplePage::setTesting(bool isTesting) {
    isTesting_ = isTesting;
    past_->setVisible(isTesting);
    showControls();
}

bool TemplePage::isDone() const {
    return !isTesting_ && run_.isPlaying() && run_.state().outcome == Outcome::Won;
}

void TemplePage::setXRay(bool xRay) {
    view_->setXRay(xRay);
}

void TemplePage::setFlashes(bool hasFlashes) {
    view_->setFlashes(hasFlashes);
}

void TemplePage::setOthersKeys(std::function<bool(int key)> isOthers) {
    input_->setOthersKeys(std::move(isOthers));
}

void TemplePage::setHeat(std::vector<HeatSpot> heat) {
    view_->setHeat(std::move(heat));
}

void TemplePage::setWaiting(bool isWaiting) {
    input_->setOn(!isWaiting && !isReading());
    run_.setPaused(isWaiting);
}

void TemplePage::setSeen(bool isSeen) {
    run_.setSeen(isSeen);
}

bool TemplePage::passesByItself() const {
    return pace_ == play::temple::Pace::RealTime && !run_.isPaused() && !isReading() &&
           !run_.state().isOver();
}

std::vector<QRectF> TemplePage::keptClear() const {
    if (!run_.isPlaying()) return {};
    return {view_->rectOf(run_.state().hero.at), view_->rectOf(run_.session().field().start())};
}

void TemplePage::stopGame() {
    readOn();
    lesson_->hide();
    hints_.forget();
    endMoment_.stop();
    input_->setOn(false);
    run_.stop();
    view_->setField(nullptr);
    status_->clear();
}

void TemplePage::beginAttempt() {
    emit began();
    hints_.forget();
    help_ = {};
    view_->setTrapsShown(false);
    if (!run_.isPlaying()) return;
    readOn();
    endMoment_.stop();
    isEndShown_ = false;
    hideBanner();
    showNumbers();
    view_->setField(run_.session().sharedField());
    showGhost();
    status_->setAttempt(run_.attempt());
    input_->setOn(!menu().isVisible());
    selected_ = run_.state().hero.selected;
    showFrame({});
    if (isHeard()) speakMessage(*view_, status_->words());
    teachNumbers();
}

void TemplePage::teachNumbers() {
    // Does nothing for players who only watch a replay: they need not know how to play.
    if (options_ == nullptr || options_->knowsNumbers() || run_.isInThePast()) return;
    if (!lesson_->isVisible()) showLesson();
}

void TemplePage::showLesson() {
    QStringList moves;
    for (const auto command :
         {PlayCommand::Left, PlayCommand::Up, PlayCommand::Down, PlayCommand::Right})
        moves << controls_.describe(command, false);
    lesson_->teach(tr("The number on a cell says how many of the eight cells around it hold a "
                      "trap. %1 move.")
                       .arg(moves.join(QChar::Nbsp)));
}

void TemplePage::showFrame(const Happenings& since) {
    if (!run_.isPlaying()) return;
    view_->setSpeed(run_.shownSpeed());
    view_->showState(run_.state(), run_.thousandths(), since);
    status_->showState(run_.session().field(), run_.state());
    hints_.follow(run_.state());
    if (isEndShown_ && !run_.state().isOver()) {
        // The player went back to a moment before the end.
        isEndShown_ = false;
        hideBanner();
        view_->setMark({});
        view_->setTrapsShown(false);
    }
    sound(since);
    if (isHeard()) speakMessage(*view_, view_->newsWords(since));
    const auto selected = run_.state().hero.selected;
    if (std::exchange(selected_, selected) != selected && isHeard())
        speakMessage(*view_, TempleStatus::supplyWords(run_.state()));
    sayAir();
    for (const auto& happening : since) {
        if (happening.what == What::ConsoleRead) {
            showConsole(static_cast<std::size_t>(happening.subject));
        } else if (happening.what == What::Stepped) {
            hideBanner();
            if (!run_.isInThePast()) lesson_->step();
        }
    }
    showPast();
    input_->frame(view_->rectOf(run_.state().hero.at), run_.state().hero.facing, openWays());
    moveBanner();
    const auto clear = keptClear();
    note_->keepClear(clear);
    lesson_->keepClear(clear);
}

void TemplePage::sayAir() {
    constexpr int kFewSeconds = 5;
    const int air = run_.state().hero.air;
    const int seconds = air / play::temple::kTicksPerSecond;
    if (std::exchange(secondsOfAir_, seconds) == seconds || !isHeard()) return;
    if (air < play::temple::kAir && seconds <= kFewSeconds && !run_.state().isOver())
        speakMessage(*view_, TempleStatus::tr("Air for %n seconds", nullptr, seconds));
}

play::temple::Ways TemplePage::openWays() const {
    return play::temple::openWays(run_.session().field(), run_.state());
}

void TemplePage::showPast() {
    // Ticks between two updates of the slider: a delay of six is not noticeable, and an update in
    // each frame would cost time.
    constexpr std::int64_t kSteps = 6;
    const std::int64_t tick = run_.state().tick;
    const bool isStill = run_.isPaused() || run_.state().isOver();
    if (!isStill && tick / kSteps == past_->value() / kSteps) return;
    const QSignalBlocker quiet(past_);
    past_->setMaximum(static_cast<int>(run_.session().length()));
    past_->setValue(static_cast<int>(tick));
}

void TemplePage::sound(const Happenings& since) {
    for (const auto& happening : since) {
        if (const auto sound = soundOf(happening)) sounds().play(*sound);
    }
}

void TemplePage::showEnd(Outcome outcome) {
    const QString time = playTimeText(run_.state().tick);
    if (outcome == Outcome::Won) {
        showBanner(isTesting_ ? tr("Won in %1, at attempt %2.\nAny move plays it again.")
                                    .arg(time)
                                    .arg(run_.attempt())
                              : tr("Won in %1.").arg(time));
    } else {
        showLoss({});
        view_->setMark(run_.state().end);
        // Shows the traps only if the next attempt has others; otherwise it would give them away.
        view_->setTrapsShown(!isSameMap_ && generate::drawsTrapsAnew(*run_.setup().level));
        if (run_.state().cause == Cause::Trap) {
            hints_.explainDeath(run_.session().sharedField(), run_.state(), shownNumbers(),
                                keyOf(PlayCommand::Hint));
        }
    }
    isEndShown_ = true;
    endMoment_.start();
    verdictWait_.start();
    emit attemptEnded(run_.state().end, outcome == Outcome::Won ? Ending::Well : Ending::Badly);
}

void TemplePage::showLoss(const QString& verdict) {
    QStringList lines{lossText(run_.state().cause), verdict};
    const QString back = keyOf(PlayCommand::Rewind);
    if (!isTesting_ && !back.isEmpty()) {
        //: %1 a key
        lines << tr("%1 goes back to before the loss; then the time does not count.").arg(back);
    }
    lines << tr("Any move, or %1, begins another attempt.").arg(keyOf(PlayCommand::Restart));
    lines.removeAll(QString());
    showBanner(lines.join(u'\n'));
}

void TemplePage::turnBack() {
    if (!run_.isPlaying() || run_.state().outcome != Outcome::Lost || isReading()) return;
    ++help_.returns;
    endMoment_.stop();
    run_.returnBeforeEnd();
    showBanner(tr("Back before the loss. Any move continues."));
}

void TemplePage::takeOver() {
    if (!run_.isWatched()) return;
    if (run_.state().outcome == Outcome::Won)
        return showBanner(tr("The game is over: go back to an earlier moment to take over."));
    readOn();
    endMoment_.stop();
    if (run_.state().isOver())
        run_.returnBeforeEnd();
    else
        run_.takeOver();
    showBanner(tr("Your turn: any move goes on from here."));
}

void TemplePage::giveHint() {
    if (!run_.isPlaying() || isReading() || menu().isVisible()) return;
    if (run_.state().isOver()) return hints_.next();
    hints_.ask(run_.session().sharedField(), run_.state(), shownNumbers(),
               keyOf(PlayCommand::Hint));
}

void TemplePage::showHint() {
    view_->setHint(hints_.marks());
    const auto& marks = hints_.marks();
    if (hints_.isVerdict() && isEndShown_) {
        showLoss(hints_.text());
        if (!hints_.text().isEmpty()) endMoment_.start();
    }
    if (hints_.text().isEmpty() || hints_.isVerdict()) {
        note_->hide();
    } else {
        lesson_->hide();
        note_->tell(hints_.text(), marks ? view_->rectOf(marks->about.cell) : QRectF());
    }
    if (marks && isHeard()) speakMessage(*view_, hintWords(*marks, run_.state().hero.at));
}

void TemplePage::command(PlayCommand command) {
    if (command == PlayCommand::Menu) {
        openMenu();
    } else if (command == PlayCommand::Hint) {
        giveHint();
    } else if (command == PlayCommand::Restart && !isDone()) {
        restartOrFail();
    }
}

void TemplePage::showControls() {
    const bool withPad = !gamepad().name().isEmpty();
    const auto entry = [&](PlayCommand command, const QString& what) {
        const QString keys = controls_.describe(command, withPad);
        return keys.isEmpty() ? QString() : QStringLiteral("%1 %2").arg(keys, what);
    };
    QStringList moves;
    for (const auto command :
         {PlayCommand::Left, PlayCommand::Up, PlayCommand::Down, PlayCommand::Right})
        moves << controls_.describe(command, false);
    QStringList parts{
        tr("%1 move").arg(moves.join(u' ')),  entry(PlayCommand::Throw, tr("throw")),
        entry(PlayCommand::Read, tr("read")), entry(PlayCommand::Switch, tr("TNT or grenade")),
        entry(PlayCommand::Hint, tr("hint")), entry(PlayCommand::Restart, tr("restart")),
        entry(PlayCommand::Menu, tr("menu"))};
    parts.removeAll(QString());
    setHint(parts);
}

}  // namespace mazeloom::widgets
