// SPDX-License-Identifier: MIT
#include "app/domains/play/play_domain.h"

#include <QMainWindow>

#include <algorithm>

#include <QGuiApplication>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>

#include "app/actions/action_registry.h"
#include "app/domains/parts/window_parts.h"
#include "app/domains/play/play_instruments.h"
#include "app/full_game/kept_run.h"
#include "app/theme/theme_controller.h"
#include "app/workspace/sound_output.h"
#include "app/workspace/workspace.h"
#include "core/check/check.h"
#include "core/level/id.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/lookup.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/message_bar.h"
#include "widgets/play/controls_dialog.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/temple/temple_page.h"
#include "widgets/play/temple/temple_view.h"
#include "widgets/problems/fix_offer.h"
#include "widgets/problems/problem_text.h"
#include "widgets/theme/icon.h"

namespace mazeloom::app {

using widgets::PackDocument;
using widgets::SoundPlayer;

/// Marks the cell where the last attempt ended; drawn on the editor's canvas.
class PlayDomain::DeathMark : public widgets::CanvasLayer {
  public:
    void paint(QPainter& painter, const widgets::CanvasScene& scene) const override {
        if (!cell) return;
        const QRectF where = scene.view.rectOf(*cell);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(scene.theme.error, std::max(1.5, where.width() * 0.1)));
        painter.setBrush(Qt::NoBrush);
        // The mark is large enough to be found when zoomed out.
        const double radius = std::max(6.0, where.width() * 0.7);
        painter.drawEllipse(where.center(), radius, radius);
        painter.restore();
    }

    std::optional<grid::Point> cell;
};

PlayDomain::PlayDomain(const WindowParts& parts)
    : QObject(&parts.window),
      workspace_(parts.workspace),
      canvas_(parts.canvas),
      message_(parts.message),
      window_(parts.window),
      temple_(std::make_unique<widgets::TemplePage>(controls_, soundOutput())),
      descent_(std::make_unique<widgets::DescentPage>(controls_, soundOutput())),
      page_(temple_.get()),
      mark_(std::make_unique<DeathMark>()),
      offer_(new widgets::FixOffer(parts.message, this)) {
    temple_->setObjectName(QStringLiteral("playPage"));
    descent_->setObjectName(QStringLiteral("descentPage"));
    descent_->setScoresFolder(scoresFolder());
    connect(offer_, &widgets::FixOffer::mended, this, [this] { start(from_); });
    addActions(parts.actions);
    instruments_ = new PlayInstruments(parts.actions, *temple_, *descent_, this);
    connect(instruments_, &PlayInstruments::againWanted, this, [this] {
        if (const auto problem = page_->restart(true)) tell(*problem);
    });
    addPage(temple_.get(), instruments_->newTempleBar(play_, fullScreen_));
    addPage(descent_.get(), instruments_->newDescentBar(play_, fullScreen_));
    options_.setMotion(parts.themes.hasMotion());
    connect(&parts.themes, &ThemeController::motionChanged, &options_,
            &widgets::PlayOptions::setMotion);
    temple_->follow(options_);
    descent_->follow(options_);
    canvas_.setMarkLayer(mark_.get());
    for (widgets::GamePage* page : pages_) {
        connect(&parts.themes, &ThemeController::themeChanged, page, &widgets::GamePage::setTheme);
        page->setTheme(parts.themes.theme());
    }
    connect(&workspace_, &Workspace::documentAdded, this, &PlayDomain::follow);
    connect(&workspace_, &Workspace::currentChanged, this, [this] {
        // If another pack was selected, the current game ends.
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
    // No signal of the pages may reach this object while it is being destroyed.
    temple_->run().disconnect(this);
    for (widgets::GamePage* page : pages_)
        page->disconnect(this);
}

void PlayDomain::addPage(widgets::GamePage* page, QWidget* bar) {
    pages_.append(page);
    page->setBar(bar);
    // Add the actions to the page: in full screen it is a separate window, in which the editor's
    // shortcuts do not work.
    page->addActions(instruments_->common());
    page->addActions({play_, fullScreen_});
    page->setOthersKeys([page](int key) {
        const auto ours = page->actions();
        return std::any_of(ours.begin(), ours.end(), [&](const QAction* action) {
            return action->shortcuts().contains(QKeySequence(key));
        });
    });
    connect(instruments_, &PlayInstruments::xRayToggled, page, &widgets::GamePage::setXRay);
    connect(page, &widgets::GamePage::began, this, &PlayDomain::update);
    connect(page, &widgets::GamePage::leaveWanted, this, &PlayDomain::leave);
    connect(page, &widgets::GamePage::controlsWanted, this, &PlayDomain::showControls);
    connect(page, &widgets::GamePage::failed, this, [this](const Problem& problem) {
        leave();
        tell(problem);
    });
    connect(page, &widgets::GamePage::attemptEnded, this,
            [this, page](grid::Point at, widgets::GamePage::Ending ending) {
                if (ending == widgets::GamePage::Ending::Badly && page->isOnPlayedLevel() &&
                    !page->isWatched())
                    mark_->cell = at;
            });
}

bool PlayDomain::isPlaying() const {
    return page_->isPlaying();
}

bool PlayDomain::isTemplePlayed() const {
    return temple_->isPlaying();
}

void PlayDomain::addActions(ActionRegistry& actions) {
    play_ = actions.add(
        this,
        {.id = "play.start",
         .text = tr("&Play the level"),
         .icon = "playtest",
         .shortcuts = {QKeySequence(Qt::Key_F5)},
         .tip = tr("Play the level from the hero's start; the same key returns to the editor"),
         .menu = MenuGroup::Play,
         .triggered = [this] {
             if (isPlaying())
                 leave();
             else
                 start({});
         }});
    playHere_ = actions.add(this, {.id = "play.start-here",
                                   .text = tr("Play from the p&ointer"),
                                   .shortcuts = {QKeySequence(Qt::SHIFT | Qt::Key_F5)},
                                   .tip = tr("Play the level from the cell under the pointer"),
                                   .menu = MenuGroup::Play,
                                   .triggered = [this] {
                                       const auto cell = canvas_.hoveredCell();
                                       if (cell) start(cell);
                                   }});
    beside_ = actions.add(
        this, {.id = "play.beside",
               .text = tr("Play &beside the canvas"),
               .shortcuts = {QKeySequence(Qt::CTRL | Qt::Key_F5)},
               .tip = tr("Play in one half of the window while the level in the other half can be "
                         "edited; starts the game if nothing is played"),
               .checkable = true,
               .menu = MenuGroup::PlayPlace,
               // If no game is running, starts one beside the canvas.
               .triggered =
                   [this] {
                       if (isPlaying() || !canPlay()) return;
                       beside_->setChecked(true);
                       start({});
                   },
               .toggled =
                   [this](bool beside) {
                       QSettings().setValue(QStringLiteral("play/beside"), beside);
                       if (isPlaying()) moveTo(usualPlace());
                   }});
    beside_->setChecked(QSettings().value(QStringLiteral("play/beside"), false).toBool());
    showControls_ = actions.add(this, {.id = "play.controls",
                                       .text = tr("&Controls of the game…"),
                                       .tip = tr("See and change the keys and the gamepad buttons"),
                                       .menu = MenuGroup::PlayControls,
                                       .triggered = [this] { showControls(); }});
    fullScreen_ = actions.add(
        this, {.id = "play.full-screen",
               .text = tr("&Full screen"),
               .icon = "full-screen",
               .shortcuts = {QKeySequence(Qt::Key_F11)},
               .tip = tr("Show only the game: the running one, or else the pack's full game"),
               .checkable = true,
               .menu = MenuGroup::PlayPlace,
               .triggered = [this](bool full) {
                   if (isPlaying()) return moveTo(full ? Place::FullScreen : usualPlace());
                   fullScreen_->setChecked(false);
                   emit fullGameWanted();
               }});
}

QWidget* PlayDomain::wrap(QWidget* editor) {
    stack_ = new QStackedWidget;
    editor_ = editor;
    stack_->addWidget(editor);
    for (widgets::GamePage* page : pages_)
        stack_->addWidget(page);
    return stack_;
}

QWidget* PlayDomain::split(QWidget* level) {
    split_ = new QSplitter(Qt::Horizontal);
    split_->setObjectName(QStringLiteral("besideSplit"));
    split_->setChildrenCollapsible(false);
    split_->setHandleWidth(4);
    split_->addWidget(level);
    return split_;
}

widgets::GamePage* PlayDomain::pageOf(const level::Level* level) const {
    if (level == nullptr) return nullptr;
    switch (level->ruleset) {
        case level::Ruleset::Temple:
            return temple_.get();
        case level::Ruleset::Descent:
            return descent_.get();
    }
    return nullptr;
}

widgets::GamePage* PlayDomain::wantedPage() const {
    const PackDocument* document = workspace_.current();
    return document == nullptr ? nullptr : pageOf(currentLevel(*document));
}

void PlayDomain::setPage(widgets::GamePage* page) {
    if (page == page_) return;
    page_->stop();
    stack_->addWidget(page_);
    page_ = page;
}

void PlayDomain::setPlayed() {
    document_ = workspace_.current();
    level_ = subject().level;
}

void PlayDomain::start(std::optional<grid::Point> from) {
    from_ = from;
    mark_->cell.reset();
    if (!canPlay()) return;
    setPlayed();
    setPage(wantedPage());
    moveTo(usualPlace());
    play();
}

const PackDocument* PlayDomain::document() const {
    return workspace_.current();
}

PlayDomain::Subject PlayDomain::subject() const {
    const PackDocument* document = workspace_.current();
    if (document == nullptr) return {};
    return {QString::fromStdString(document->pack().id), currentLevelId(*document)};
}

bool PlayDomain::canPlay() const {
    return wantedPage() != nullptr;
}

bool PlayDomain::canPlayTemple() const {
    return wantedPage() == temple_.get();
}

bool PlayDomain::canPlayDescent() const {
    return wantedPage() == descent_.get();
}

std::optional<widgets::GameSetup> PlayDomain::setup() const {
    if (!canPlay()) return {};
    const auto wanted = generationRequest(*workspace_.current());
    if (!wanted) return {};
    widgets::GameSetup setup{wanted->level, wanted->rooms, wanted->seed};
    setup.kinds = wanted->kinds;
    const level::Pack& pack = workspace_.current()->pack();
    for (std::size_t i = 0; i < pack.levels.size(); ++i)
        setup.titles[pack.levels[i].id] = level::titleOrId(pack.levels[i]);
    if (canPlayDescent()) {
        setup.pack = std::make_shared<const level::Pack>(pack);
        setup.depth = wanted->floor.depth;
    }
    return setup;
}

std::int64_t PlayDomain::watch(widgets::GamePage& page, const widgets::GamePage::Show& show,
                               const QString& who) {
    instruments_->setWatched(who.isEmpty() ? tr("Replay") : who);
    // A dialog over the game that was played has opened its menu, which belongs to that game.
    page.closeMenu();
    const std::int64_t late = show();
    setPage(&page);
    setPlayed();
    from_.reset();
    moveTo(usualPlace());
    update();
    return late;
}

void PlayDomain::play() {
    isStale_ = false;
    auto wanted = setup();
    if (!wanted) return leave();
    wanted->start = from_;
    message_.clear();
    if (const auto problem = page_->play(*std::move(wanted))) {
        leave();
        tellWhyNot(*problem);
    }
}

void PlayDomain::leave() {
    if (place_ == Place::FullScreen) page_->showNormal();
    moveTo(Place::Canvas);
    page_->stop();
    document_ = nullptr;
    stack_->setCurrentWidget(editor_);
    canvas_.setFocus();
    canvas_.update();
    update();
}

PlayDomain::Place PlayDomain::usualPlace() const {
    return beside_->isChecked() ? Place::Beside : Place::Canvas;
}

void PlayDomain::moveTo(Place place) {
    place_ = place;
    if (place == Place::FullScreen) {
        page_->setParent(nullptr);
        page_->setWindowTitle(window_.windowTitle());
        page_->showFullScreen();
    } else if (place == Place::Beside) {
        split_->addWidget(page_);
        page_->show();
        const int half = split_->width() / 2;
        split_->setSizes({half, half});
    } else {
        stack_->addWidget(page_);
    }
    stack_->setCurrentWidget(place == Place::Canvas ? static_cast<QWidget*>(page_) : editor_);
    fullScreen_->setChecked(place == Place::FullScreen);
    page_->setFocus();
    emit moved();
}

void PlayDomain::showControls() {
    // If a game is shown, even in full screen, the dialog opens over it.
    QWidget* over = page_->isVisible() ? static_cast<QWidget*>(page_) : &window_;
    widgets::ControlsDialog dialog(controls_, page_->gamepad(), over);
    dialog.addParagraph(widgets::DescentPage::padNote());
    if (page_->isVisible()) dialog.setPalette(page_->gamePalette());
    dialog.exec();
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
    // A stroke emits many changes: restart once, after the last one.
    QTimer::singleShot(0, this, [this] {
        if (isStale_ && isPlaying()) play();
    });
}

void PlayDomain::tell(const Problem& problem) {
    const PackDocument* document = workspace_.current();
    const level::Level* level = document == nullptr ? nullptr : currentLevel(*document);
    const level::Pack* pack = document == nullptr ? nullptr : &document->pack();
    message_.showMessage(
        widgets::MessageBar::Kind::Error,
        tr("The level cannot be played: %1").arg(widgets::generationText(problem, pack, level)));
}

void PlayDomain::tellWhyNot(const Problem& problem) {
    PackDocument* document = workspace_.current();
    const level::Level* level = document == nullptr ? nullptr : currentLevel(*document);
    if (level == nullptr) return tell(problem);
    // The floor is checked as if it were the only floor of a descent.
    level::Descent descent = document->pack().descent;
    if (level->ruleset == level::Ruleset::Descent) descent.otherFloors = level->id;
    const std::vector<check::Finding> findings =
        check::checkLevel(*level, *document->pack().rooms.share(), nullptr, descent,
                          *document->pack().ownKinds.share());
    // The finding of a rule has a text in the user's language, and perhaps a fix.
    const auto why = std::ranges::find_if(findings, &check::Finding::isError);
    if (why == findings.end()) return tell(problem);
    offer_->show(*document, *why,
                 tr("The level cannot be played: %1").arg(widgets::findingText(*why)));
}

void PlayDomain::update() {
    const bool plays = isPlaying();
    if (const widgets::GamePage* page = plays ? page_ : wantedPage())
        instruments_->setTextsFor(*page);
    play_->setEnabled(plays || canPlay());
    play_->setText(plays ? tr("Back to the edito&r") : tr("&Play the level"));
    // The texts of the buttons are short, so that the width of the buttons does not change.
    play_->setIconText(plays ? tr("Stop") : tr("Play"));
    play_->setIcon(
        widgets::themedIcon(plays ? QStringLiteral("stop") : QStringLiteral("playtest")));
    playHere_->setEnabled(canPlay());
    instruments_->setPlaying(plays, isTemplePlayed());
    emit changed();
}

}  // namespace mazeloom::app
