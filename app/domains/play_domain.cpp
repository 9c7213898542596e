// SPDX-License-Identifier: MIT
#include "app/domains/play_domain.h"

#include <algorithm>
#include <array>

#include <QDockWidget>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QSettings>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/actions/action_registry.h"
#include "app/theme_controller.h"
#include "app/window/docks.h"
#include "app/workspace.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/message_bar.h"
#include "widgets/play/controls_dialog.h"
#include "widgets/play/play_page.h"
#include "widgets/play/temple_view.h"

namespace mazeloom::app {

using widgets::PackDocument;
using widgets::SoundPlayer;

namespace {

/// Percent of real time.
constexpr std::array<int, 5> kSpeeds{25, 50, 100, 200, 400};

/// Where nobody listens there is nothing to open.
SoundPlayer::Output soundOutput() {
    const QString platform = QGuiApplication::platformName();
    return platform == QLatin1String("offscreen") || platform == QLatin1String("minimal")
               ? SoundPlayer::Output::None
               : SoundPlayer::Output::Device;
}

}  // namespace

/// Where the last attempt ended, on the editor's canvas.
class PlayDomain::DeathMark : public widgets::CanvasLayer {
  public:
    void paint(QPainter& painter, const widgets::CanvasScene& scene) const override {
        if (!cell) return;
        const QRectF where = scene.view.rectOf(*cell);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(scene.theme.error, std::max(1.5, where.width() * 0.1)));
        painter.setBrush(Qt::NoBrush);
        // Wide enough to be found from afar.
        const double radius = std::max(6.0, where.width() * 0.7);
        painter.drawEllipse(where.center(), radius, radius);
        painter.restore();
    }

    std::optional<grid::Point> cell;
};

PlayDomain::PlayDomain(ActionRegistry& actions, Workspace& workspace, widgets::Canvas& canvas,
                       widgets::MessageBar& message, ThemeController& themes, QMainWindow& window)
    : QObject(&window),
      workspace_(workspace),
      canvas_(canvas),
      message_(message),
      window_(window),
      page_(new widgets::PlayPage(controls_, soundOutput())),
      mark_(std::make_unique<DeathMark>()) {
    page_->setObjectName(QStringLiteral("playPage"));
    page_->sounds().setVolume(QSettings().value(QStringLiteral("play/volume"), 60).toInt());
    addActions(actions);
    addInstruments(actions);
    page_->setBar(newBar());
    // Alone on the screen it is a window of its own.
    page_->addActions(instruments_);
    page_->addActions({play_, fullScreen_});
    page_->input().setOthersKeys([this](int key) {
        const auto ours = page_->actions();
        return std::any_of(ours.begin(), ours.end(), [&](const QAction* action) {
            return action->shortcuts().contains(QKeySequence(key));
        });
    });
    canvas_.setMarkLayer(mark_.get());
    connect(page_, &widgets::PlayPage::leaveWanted, this, &PlayDomain::leave);
    connect(page_, &widgets::PlayPage::controlsWanted, this, &PlayDomain::showControls);
    connect(page_, &widgets::PlayPage::failed, this, [this](const Problem& problem) {
        leave();
        tell(problem);
    });
    connect(page_, &widgets::PlayPage::attemptEnded, this,
            [this](grid::Point at, play::temple::Outcome outcome) {
                if (outcome == play::temple::Outcome::Lost) mark_->cell = at;
            });
    connect(&page_->run(), &widgets::TempleRun::began, this, &PlayDomain::update);
    connect(&themes, &ThemeController::themeChanged, page_, &widgets::PlayPage::setTheme);
    page_->setTheme(themes.theme());
    connect(&workspace_, &Workspace::documentAdded, this, &PlayDomain::follow);
    connect(&workspace_, &Workspace::currentChanged, this, [this] {
        // Another pack is to be seen: the game of this one is over.
        if (isPlaying() && workspace_.current() != document_) leave();
        mark_->cell.reset();
        update();
    });
    connect(&workspace_, &Workspace::documentAboutToClose, this, [this](PackDocument* document) {
        if (document == document_) leave();
    });
    update();
}

PlayDomain::~PlayDomain() {
    canvas_.setMarkLayer(nullptr);
    // Wherever it stands: it looks at the controls, and tells this domain of its end.
    page_->disconnect(this);
    page_->run().disconnect(this);
    delete page_;
}

bool PlayDomain::isPlaying() const {
    return page_->run().isPlaying();
}

void PlayDomain::addActions(ActionRegistry& actions) {
    play_ = actions.add({"play.start",
                         tr("&Play the level"),
                         "playtest",
                         {QKeySequence(Qt::Key_F5)},
                         tr("Play the level from the hero's start; the same key comes back")});
    connect(play_, &QAction::triggered, this, [this] {
        if (isPlaying())
            leave();
        else
            start({});
    });
    playHere_ = actions.add({"play.start-here",
                             tr("Play from the p&ointer"),
                             "",
                             {QKeySequence(Qt::SHIFT | Qt::Key_F5)},
                             tr("Play the level from the cell under the pointer")});
    connect(playHere_, &QAction::triggered, this, [this] {
        const auto cell = canvas_.hoveredCell();
        if (cell) start(cell);
    });
    beside_ = actions.add({"play.beside",
                           tr("Play &beside the canvas"),
                           "",
                           {QKeySequence(Qt::CTRL | Qt::Key_F5)},
                           tr("Show the game in a panel, so that the level can be edited while it "
                              "is played"),
                           true});
    beside_->setChecked(QSettings().value(QStringLiteral("play/beside"), false).toBool());
    connect(beside_, &QAction::toggled, this, [this](bool beside) {
        QSettings().setValue(QStringLiteral("play/beside"), beside);
        if (isPlaying()) moveTo(usualPlace());
    });
    showControls_ = actions.add({"play.controls",
                                 tr("&Controls of the game…"),
                                 "",
                                 {},
                                 tr("See and change the keys and the buttons of the pad")});
    connect(showControls_, &QAction::triggered, this, &PlayDomain::showControls);
    fullScreen_ = actions.add({"play.full-screen",
                               tr("&Full screen"),
                               "full-screen",
                               {QKeySequence(Qt::Key_F11)},
                               tr("Show nothing but the game"),
                               true});
    connect(fullScreen_, &QAction::triggered, this,
            [this](bool full) { moveTo(full ? Place::FullScreen : usualPlace()); });
}

void PlayDomain::addInstruments(ActionRegistry& actions) {
    widgets::TempleRun& run = page_->run();
    const auto add = [&](const ActionSpec& spec) {
        QAction* action = actions.add(spec);
        instruments_.append(action);
        return action;
    };
    pause_ = add({"play.pause",
                  tr("Pa&use"),
                  "pause",
                  {QKeySequence(Qt::SHIFT | Qt::Key_P), QKeySequence(Qt::Key_Pause)},
                  tr("Let the game's time stand still"),
                  true});
    connect(pause_, &QAction::triggered, &run, &widgets::TempleRun::setPaused);
    connect(&run, &widgets::TempleRun::pausedChanged, pause_, &QAction::setChecked);
    tick_ = add({"play.tick",
                 tr("Single &tick"),
                 "step-forward",
                 {QKeySequence(Qt::SHIFT | Qt::Key_T)},
                 tr("Let a sixtieth of a second pass, then pause")});
    connect(tick_, &QAction::triggered, &run, &widgets::TempleRun::tickOnce);
    again_ = add({"play.same-traps",
                  tr("&Same traps again"),
                  "repeat",
                  {QKeySequence(Qt::SHIFT | Qt::Key_R)},
                  tr("Begin this attempt once more, with the same traps and coins")});
    connect(again_, &QAction::triggered, this, [this, &run] {
        page_->view().setMark({});
        if (const auto problem = run.restart(true)) tell(*problem);
    });
    xRay_ = add({"play.x-ray",
                 tr("&X-ray"),
                 "x-ray",
                 {QKeySequence(Qt::Key_X)},
                 tr("See the hidden maze, traps, beams, paths, and what the boss sees"),
                 true});
    connect(xRay_, &QAction::toggled, &page_->view(), &widgets::TempleView::setXRay);
    invulnerable_ = add({"play.invulnerable",
                         tr("&Invulnerable"),
                         "shield",
                         {QKeySequence(Qt::Key_J)},
                         tr("Nothing ends the attempt"),
                         true});
    connect(invulnerable_, &QAction::triggered, &run, &widgets::TempleRun::setInvulnerable);
    connect(&run, &widgets::TempleRun::invulnerableChanged, invulnerable_, &QAction::setChecked);
    const auto step = [&run](int by) {
        const auto at = std::find(kSpeeds.begin(), kSpeeds.end(), run.speed()) - kSpeeds.begin();
        const auto to = std::clamp<std::ptrdiff_t>(at + by, 0, kSpeeds.size() - 1);
        run.setSpeed(kSpeeds.at(static_cast<std::size_t>(to)));
    };
    slower_ = add({"play.slower",
                   tr("S&lower"),
                   "slower",
                   {QKeySequence(Qt::ALT | Qt::Key_Down)},
                   tr("Let the game run at half the speed, down to a quarter")});
    connect(slower_, &QAction::triggered, this, [step] { step(-1); });
    faster_ = add({"play.faster",
                   tr("Fast&er"),
                   "faster",
                   {QKeySequence(Qt::ALT | Qt::Key_Up)},
                   tr("Let the game run at double the speed, up to four times")});
    connect(faster_, &QAction::triggered, this, [step] { step(1); });
}

QWidget* PlayDomain::newBar() {
    auto* bar = new QWidget;
    bar->setAccessibleName(tr("Instruments"));
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(2);
    const auto add = [row](const QList<QAction*>& actions) {
        for (QAction* action : actions) {
            auto* button = new QToolButton;
            button->setDefaultAction(action);
            button->setAutoRaise(true);
            button->setIconSize({18, 18});
            button->setFocusPolicy(Qt::NoFocus);  // keys are the game's
            button->setAccessibleName(withoutMnemonic(action->text()));
            row->addWidget(button);
        }
    };
    add({play_, pause_, tick_, again_});
    row->addSpacing(8);
    add({xRay_, invulnerable_});
    row->addSpacing(8);
    add({slower_});
    auto* speed = new QLabel;
    speed->setAccessibleName(tr("Speed of the game"));
    speed->setToolTip(tr("How fast the game runs"));
    speed->setMinimumWidth(44);
    speed->setAlignment(Qt::AlignCenter);
    const auto showSpeed = [this, speed] {
        speed->setText(QStringLiteral("%1×").arg(page_->run().speed() / 100.0));
    };
    connect(&page_->run(), &widgets::TempleRun::speedChanged, speed, showSpeed);
    showSpeed();
    row->addWidget(speed);
    add({faster_});
    row->addStretch(1);
    add({fullScreen_});
    return bar;
}

void PlayDomain::fill(QMenu& menu) const {
    menu.addActions({play_, playHere_});
    menu.addSeparator();
    menu.addActions({beside_, fullScreen_});
    menu.addSeparator();
    menu.addActions({pause_, tick_, again_, slower_, faster_});
    menu.addSeparator();
    menu.addActions({xRay_, invulnerable_});
    menu.addSeparator();
    menu.addAction(showControls_);
}

QWidget* PlayDomain::wrap(QWidget* editor) {
    stack_ = new QStackedWidget;
    stack_->addWidget(editor);
    auto* place = new QWidget;
    auto* column = new QVBoxLayout(place);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(page_);
    stack_->addWidget(place);
    return stack_;
}

void PlayDomain::start(std::optional<grid::Point> from) {
    from_ = from;
    mark_->cell.reset();
    document_ = workspace_.current();
    moveTo(usualPlace());
    play();
}

PlayDomain::Subject PlayDomain::subject() const {
    const PackDocument* document = workspace_.current();
    if (document == nullptr) return {};
    return {QString::fromStdString(document->pack().id), document->currentLevelId()};
}

bool PlayDomain::canPlay() const {
    const PackDocument* document = workspace_.current();
    return document != nullptr && document->currentLevel() != nullptr &&
           document->currentLevel()->ruleset == level::Ruleset::Temple;
}

std::optional<widgets::TempleSetup> PlayDomain::setup() const {
    if (!canPlay()) return {};
    const auto wanted = workspace_.current()->generationRequest();
    if (!wanted) return {};
    widgets::TempleSetup setup;
    setup.level = wanted->level;
    setup.rooms = wanted->rooms;
    setup.seed = wanted->seed;
    return setup;
}

std::optional<Problem> PlayDomain::watch(const play::Replay& replay) {
    auto setup = this->setup();
    if (!setup) return Problem{};
    if (auto problem = page_->watch(*std::move(setup), replay)) return problem;
    document_ = workspace_.current();
    from_.reset();
    moveTo(usualPlace());
    update();
    return {};
}

void PlayDomain::play() {
    isStale_ = false;
    auto wanted = setup();
    if (!wanted) return leave();
    wanted->start = from_;
    const bool wasPaused = isPlaying() && page_->run().isPaused();
    message_.clear();
    if (const auto problem = page_->play(*std::move(wanted))) {
        leave();
        tell(*problem);
        return;
    }
    page_->run().setPaused(wasPaused);
}

void PlayDomain::leave() {
    if (place_ == Place::FullScreen) page_->showNormal();
    moveTo(Place::Canvas);
    page_->stop();
    document_ = nullptr;
    stack_->setCurrentIndex(0);
    canvas_.setFocus();
    canvas_.update();
    QSettings().setValue(QStringLiteral("play/volume"), page_->sounds().volume());
    update();
}

PlayDomain::Place PlayDomain::usualPlace() const {
    return beside_->isChecked() ? Place::Dock : Place::Canvas;
}

void PlayDomain::moveTo(Place place) {
    QWidget* home = stack_->widget(1);
    if (place == Place::Dock && dock_ == nullptr) {
        dock_ = addDock(window_, "playDock", tr("Playtest"), page_, Qt::RightDockWidgetArea);
        connect(dock_, &QDockWidget::visibilityChanged, this, [this](bool) {
            // Closed by hand: that is a way to leave.
            if (place_ == Place::Dock && dock_->isHidden() && isPlaying()) leave();
        });
    }
    place_ = place;
    if (place == Place::FullScreen) {
        page_->setParent(nullptr);
        page_->setWindowTitle(window_.windowTitle());
        page_->showFullScreen();
    } else if (place == Place::Dock) {
        dock_->setWidget(page_);
        page_->show();
    } else {
        home->layout()->addWidget(page_);
        page_->show();
    }
    if (dock_) dock_->setVisible(place == Place::Dock);
    stack_->setCurrentIndex(place == Place::Canvas ? 1 : 0);
    fullScreen_->setChecked(place == Place::FullScreen);
    page_->view().setFocus();
}

void PlayDomain::showControls() {
    // Over the game when it is alone on the screen.
    QWidget* over = page_->isVisible() ? static_cast<QWidget*>(page_) : &window_;
    widgets::ControlsDialog(controls_, page_->gamepad(), over).exec();
}

void PlayDomain::follow(PackDocument* document) {
    const auto edited = [this, document] {
        if (document == document_) sheetEdited();
    };
    connect(document, &PackDocument::generationWanted, this, edited);
    connect(document, &PackDocument::currentLevelChanged, this, [this, document] {
        if (document == document_ && isPlaying()) leave();
        mark_->cell.reset();
        update();
    });
}

void PlayDomain::sheetEdited() {
    if (!isPlaying() || isStale_) return;
    isStale_ = true;
    // A stroke tells of many changes: the attempt begins once, on the last of them.
    QTimer::singleShot(0, this, [this] {
        if (isStale_ && isPlaying()) play();
    });
}

void PlayDomain::tell(const Problem& problem) {
    message_.showMessage(
        widgets::MessageBar::Kind::Error,
        tr("The level cannot be played: %1").arg(QString::fromStdString(problem.describe())));
}

void PlayDomain::update() {
    const bool plays = isPlaying();
    play_->setEnabled(plays || canPlay());
    play_->setText(plays ? tr("Back to the edito&r") : tr("&Play the level"));
    playHere_->setEnabled(canPlay());
    fullScreen_->setEnabled(plays);
    for (QAction* action : instruments_)
        action->setEnabled(plays);
    emit changed();
}

}  // namespace mazeloom::app
