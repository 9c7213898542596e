// SPDX-License-Identifier: MIT
#include "widgets/compare/compare_panel.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <QGridLayout>
#include <QHBoxLayout>
#include <QMenu>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/compare/equal_cells.h"
#include "widgets/compare/compare_table.h"
#include "widgets/compare/lockstep_bar.h"
#include "widgets/compare/side_words.h"
#include "widgets/document/lookup.h"
#include "widgets/document/seeds.h"
#include "widgets/panels/quiet_inputs.h"
#include "widgets/text/line_field.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/focus_overlay.h"
#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

namespace {

constexpr double kSpeeds[] = {0.25, 0.5, 1, 2, 4};
constexpr int kUsualSpeed = 2;
/// Names under which the values of compare::Pace are stored, in their order.
const QString kPaces[] = {QStringLiteral("steps"), QStringLiteral("stages"),
                          QStringLiteral("share")};

}  // namespace

ComparePanel::ComparePanel(EditContext& context, QAction* film, QWidget* parent)
    : QWidget(parent),
      context_(context),
      comparison_(new Comparison(this)),
      pages_(new QStackedWidget),
      empty_(new PlainLabel),
      grid_(new QGridLayout),
      table_(new CompareTable(*comparison_)),
      bar_(new LockstepBar(*comparison_)) {
    setAccessibleName(tr("Compare"));
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    empty_->setMargin(24);
    empty_->setFocusPolicy(Qt::StrongFocus);
    new FocusOverlay(*empty_);
    empty_->setForegroundRole(QPalette::PlaceholderText);

    auto* maps = new QWidget;
    maps->setLayout(grid_);
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setSpacing(4);
    for (std::size_t place = 0; place < compare::kMostSides; ++place) {
        auto* tile = new SideTile(*comparison_, place);
        connect(tile, &SideTile::takeOverWanted, this, &ComparePanel::takeOver);
        connect(tile, &SideTile::removeWanted, this, &ComparePanel::remove);
        connect(&tile->view(), &SideView::moved, this, [this, place] { moveWith(place); });
        connect(&tile->view(), &SideView::playWanted, this, [this] { play_->click(); });
        tiles_.push_back(tile);
    }
    auto* top = new QWidget;
    auto* upper = new QVBoxLayout(top);
    upper->setContentsMargins(0, 0, 0, 0);
    upper->setSpacing(0);
    upper->addWidget(maps, 1);
    upper->addWidget(newFoot(film));
    auto* both = new QSplitter(Qt::Vertical);
    both->setChildrenCollapsible(false);
    both->addWidget(top);
    both->addWidget(table_);
    both->setStretchFactor(0, 1);
    both->setStretchFactor(1, 0);
    pages_->addWidget(both);
    pages_->addWidget(empty_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(pages_);

    connect(&context_, &EditContext::sheetChanged, this, &ComparePanel::follow);
    connect(comparison_, &Comparison::sidesChanged, this, &ComparePanel::showSides);
    connect(comparison_, &Comparison::outcomeChanged, this, &ComparePanel::showOutcome);
    connect(comparison_, &Comparison::shownChanged, this,
            [this](std::size_t place, const trace::ChangedRegion& region) {
                tiles_[place]->view().takeMoment(region);
            });
    connect(comparison_, &Comparison::momentChanged, this, [this] {
        dim();
        update();
    });
    connect(comparison_, &Comparison::playingChanged, this, &ComparePanel::update);
    follow();
    showSides();
}

QWidget* ComparePanel::newFoot(QAction* film) {
    auto* foot = new QWidget;
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(4);
    play_ = newPictureButton(themedIcon("play"), tr("Play"),
                             tr("Play all generations from here, or pause them"), 20);
    place_ = new PlainLabel;
    pace_ = new QuietComboBox;
    pace_->setAccessibleName(tr("Lockstep"));
    setTips(*pace_, tr("How the generations keep step: by single steps, with each stage beginning "
                       "and ending together, or all beginning and ending together"));
    pace_->addItem(tr("By step"));
    pace_->addItem(tr("By stage"));
    pace_->addItem(tr("By share"));
    pace_->setCurrentIndex(static_cast<int>(comparison_->pace()));
    speed_ = new QuietComboBox;
    speed_->setAccessibleName(tr("Speed"));
    setTips(*speed_, tr("How fast all are played; at ×1 they take %1 seconds")
                         .arg(Comparison::kUsualLength.count()));
    for (const double speed : kSpeeds)
        speed_->addItem(QStringLiteral("×%1").arg(QLocale().toString(speed)));
    speed_->setCurrentIndex(kUsualSpeed);
    dim_ = newPictureButton(themedIcon("dim"), tr("Dim equal cells"),
                            tr("Show what differs: cells that are the same in all are dimmed"), 16);
    dim_->setCheckable(true);
    fit_ = newPictureButton(themedIcon("fit"), tr("Show all of the maps"),
                            tr("Show all maps whole again (0); wheel and drag, or +, − and the "
                               "arrow keys, zoom and move all of them"),
                            16);
    add_ = newPictureButton(themedIcon("add"), tr("Add a generation"),
                            tr("Show another generation beside these, up to four"), 16);
    addMenu_ = new QMenu(this);
    addMenu_->setTitle(add_->accessibleName());
    addMenu_->menuAction()->setStatusTip(add_->statusTip());
    add_->setMenu(addMenu_);
    add_->setPopupMode(QToolButton::InstantPopup);
    cancel_ = newPictureButton(themedIcon("stop"), tr("Cancel the generations"),
                               tr("Cancel the generations in progress"), 16);
    again_ = newPictureButton(themedIcon("reload"), tr("Generate again"),
                              tr("Restart the generations that were cancelled"), 16);
    row->addWidget(play_);
    row->addWidget(bar_, 1);
    row->addWidget(place_);
    row->addWidget(pace_);
    row->addWidget(speed_);
    row->addWidget(dim_);
    row->addWidget(fit_);
    row->addWidget(add_);
    row->addWidget(cancel_);
    row->addWidget(again_);
    if (film != nullptr) row->addWidget(newActionButton(*film, 16));

    connect(play_, &QToolButton::clicked, comparison_,
            [this] { comparison_->isPlaying() ? comparison_->pause() : comparison_->play(); });
    connect(pace_, &QComboBox::currentIndexChanged, comparison_, [this](int index) {
        comparison_->setPace(static_cast<compare::Pace>(index));
        keep();
    });
    connect(speed_, &QComboBox::currentIndexChanged, comparison_,
            [this](int index) { comparison_->setSpeed(kSpeeds[index]); });
    connect(dim_, &QToolButton::toggled, this, &ComparePanel::dim);
    connect(fit_, &QToolButton::clicked, this, [this] {
        for (const SideTile* tile : tiles_)
            tile->view().showAll();
    });
    connect(addMenu_, &QMenu::aboutToShow, this, &ComparePanel::fillAddMenu);
    connect(cancel_, &QToolButton::clicked, comparison_, &Comparison::cancel);
    connect(again_, &QToolButton::clicked, comparison_, &Comparison::makeAgain);
    return foot;
}

void ComparePanel::follow() {
    PackDocument* document = context_.document();
    if (document != document_) {
        if (document_ != nullptr) document_->disconnect(this);
        document_ = document;
        if (document_ != nullptr) {
            connect(document_, &QObject::destroyed, this, [this] {
                document_ = nullptr;
                takeLevel();
            });
            connect(document_, &PackDocument::generationWanted, this, &ComparePanel::takeLevel);
            connect(document_, &PackDocument::currentLevelChanged, this, &ComparePanel::takeLevel);
            connect(document_, &PackDocument::partsChanged, this, &ComparePanel::takeLevel);
            connect(document_, &PackDocument::loadProblemsChanged, this, &ComparePanel::takeLevel);
        }
        level_.clear();
    }
    takeLevel();
}

void ComparePanel::takeLevel() {
    const bool hasLevel = document_ != nullptr && currentLevel(*document_) != nullptr;
    if (!hasLevel) {
        level_.clear();
        comparison_->setLevel({}, {});
    } else {
        const QString id = currentLevelId(*document_);
        const bool isOther = id != level_;
        level_ = id;
        const QScopedValueRollback recalling(isRecalling_, isRecalling_ || isOther);
        comparison_->setLevel(generationRequest(*document_, id), document_->pack().recipes);
        // The sides belong to the level shown before.
        if (isOther) recall();
    }
    for (SideTile* tile : tiles_)
        tile->update();
    update();
    emit changed();
}

void ComparePanel::setMemory(LevelMemory memory) {
    memory_ = std::move(memory);
    chosen_.clear();
    if (comparison_->hasLevel()) recall();
}

/// Restores the level's last comparison. Without one, compares the level's seed with the next seed.
void ComparePanel::recall() {
    const QScopedValueRollback recalling(isRecalling_, true);
    std::vector<compare::Side> sides;
    const QString kept = memory_.recall ? memory_.recall(*document_, level_) : QString();
    const QStringList lines = kept.split('\n');
    if (const auto pace = std::ranges::find(kPaces, lines.front()); pace != std::end(kPaces))
        pace_->setCurrentIndex(static_cast<int>(pace - std::begin(kPaces)));
    for (const QString& line : lines.mid(1)) {
        // An empty line stands for the level itself.
        const auto side = line.isEmpty()
                              ? compare::Side{}
                              : compare::sideOf(line.toStdString())
                                    .value_or(compare::Side{.seed = comparison_->request()->seed});
        sides.push_back(side);
    }
    const auto chosen = chosen_.find({document_, level_});
    if (chosen != chosen_.end()) sides = chosen->second;
    if (sides.size() < compare::kFewestSides)
        sides = {compare::Side{}, compare::Side{.seed = comparison_->request()->seed + 1}};
    comparison_->setSides(std::move(sides));
}

void ComparePanel::keep() {
    if (isRecalling_ || document_ == nullptr || level_.isEmpty()) return;
    keepInThisRun();
    if (!memory_.keep) return;
    QStringList lines{kPaces[pace_->currentIndex()]};
    for (const compare::Side& side : comparison_->sides()) {
        // A frozen copy cannot be stored: store the level itself in its place.
        lines << (side.held == nullptr ? QString::fromStdString(compare::textOf(side)) : QString());
    }
    memory_.keep(*document_, level_, lines.join('\n'));
}

void ComparePanel::keepInThisRun() {
    const PackDocument* document = document_;
    const auto isOfDocument = [document](const auto& entry) {
        return entry.first.first == document;
    };
    if (std::ranges::none_of(chosen_, isOfDocument)) {
        // setDocument() disconnects `this` from a document that is no longer shown. The context
        // here is comparison_, so that this connection remains: the document's sides must be erased
        // when the document is destroyed.
        connect(document, &QObject::destroyed, comparison_,
                [this, isOfDocument] { std::erase_if(chosen_, isOfDocument); });
    }
    chosen_[{document, level_}] = comparison_->sides();
}

void ComparePanel::fillAddMenu() {
    addMenu_->clear();
    if (!comparison_->hasLevel()) return;
    const auto& request = *comparison_->request();
    const auto entry = [this](const QString& text, const QString& tip) {
        QAction* action = addMenu_->addAction(text);
        setTips(*action, tip);
        return action;
    };
    const bool hasRoom = comparison_->sides().size() < compare::kMostSides;
    if (hasRoom) {
        std::uint64_t next = request.seed + 1;
        while (std::ranges::find(comparison_->sides(), std::optional(next), &compare::Side::seed) !=
               comparison_->sides().end())
            ++next;
        connect(entry(tr("Another &seed"), tr("The level from a seed that is not shown yet")),
                &QAction::triggered, this, [this, next] { add({.seed = next}); });
        addSideChoices(*addMenu_, *comparison_, nullptr,
                       [this](compare::Side side) { add(std::move(side)); });
        addMenu_->addSeparator();
    }
    connect(
        entry(tr("&Four seeds"), tr("The level from its seed and the next three")),
        &QAction::triggered, this, [this, seed = request.seed] {
            comparison_->setSides({{}, {.seed = seed + 1}, {.seed = seed + 2}, {.seed = seed + 3}});
        });
    const auto settings = compare::algorithmSettings(*request.level);
    if (settings.size() < compare::kMostSides) return;
    connect(entry(tr("Four &algorithms"), tr("The level's first maze, woven in four ways")),
            &QAction::triggered, this, [this, settings] {
                std::vector<compare::Side> sides;
                for (std::size_t i = 0; i < compare::kMostSides; ++i)
                    sides.push_back(
                        {.settings = {
                             settings[i * (settings.size() - 1) / (compare::kMostSides - 1)]}});
                comparison_->setSides(std::move(sides));
            });
}

void ComparePanel::addSeed(std::uint64_t seed) {
    add({.seed = seed});
}

void ComparePanel::compareWith(std::shared_ptr<const level::Level> version) {
    comparison_->setSides({compare::Side{}, {.held = std::move(version), .isOther = true}});
    dim_->setChecked(true);
}

void ComparePanel::add(compare::Side side) {
    std::vector<compare::Side> sides = comparison_->sides();
    if (std::ranges::find(sides, side) != sides.end() && !side.isLevelItself()) return;
    if (sides.size() == compare::kMostSides) sides.pop_back();
    sides.push_back(std::move(side));
    comparison_->setSides(std::move(sides));
}

void ComparePanel::remove(std::size_t place) {
    std::vector<compare::Side> sides = comparison_->sides();
    if (sides.size() <= compare::kFewestSides || place >= sides.size()) return;
    sides.erase(sides.begin() + static_cast<std::ptrdiff_t>(place));
    comparison_->setSides(std::move(sides));
}

void ComparePanel::takeOver(std::size_t place) {
    const Outcome* outcome = comparison_->outcome(place);
    if (document_ == nullptr || outcome == nullptr || outcome->level == nullptr) return;
    if (!comparison_->isCurrent(place)) return;
    const auto level = outcome->level;
    const std::uint64_t seed = outcome->seed;
    const QString title = titleOf(comparison_->sides()[place], comparison_->recipes());
    if (!widgets::takeOver(*document_, level_, *level, seed)) return;
    emit told(tr("The level is now: %1").arg(title));
}

void ComparePanel::showSides() {
    const std::size_t count = comparison_->sides().size();
    for (std::size_t place = 0; place < tiles_.size(); ++place) {
        tiles_[place]->setVisible(place < count);
        if (place >= count) tiles_[place]->view().show(nullptr, {});
        tiles_[place]->update();
    }
    arrange();
    table_->update();
    update();
    keep();
    emit changed();
}

void ComparePanel::showOutcome(std::size_t place) {
    if (place < tiles_.size()) {
        SideView& view = tiles_[place]->view();
        const bool hadMap = !view.mapSize().isEmpty();
        tiles_[place]->update();
        // A new map begins with the part that maps of the same size show.
        const auto other = std::ranges::find_if(tiles_, [&](const SideTile* tile) {
            return &tile->view() != &view && tile->view().mapSize() == view.mapSize();
        });
        if (!hadMap && other != tiles_.end()) view.showPlace((*other)->view().place());
    }
    table_->update();
    update();
}

/// Makes all maps of the same size as the map of side `place` show the same part as that map.
void ComparePanel::moveWith(std::size_t place) {
    const SideView& moved = tiles_[place]->view();
    for (const SideTile* tile : tiles_) {
        if (&tile->view() != &moved && tile->view().mapSize() == moved.mapSize())
            tile->view().showPlace(moved.place());
    }
    update();
}

void ComparePanel::dim() {
    std::vector<const trace::Timeline*> timelines;
    const std::size_t count = comparison_->sides().size();
    for (std::size_t place = 0; place < count; ++place) {
        const Outcome* outcome = comparison_->outcome(place);
        if (outcome != nullptr && outcome->timeline != nullptr)
            timelines.push_back(outcome->timeline.get());
    }
    const bool isDimmed = dim_->isChecked() && timelines.size() >= compare::kFewestSides;
    for (std::size_t place = 0; place < tiles_.size(); ++place) {
        const Outcome* outcome = comparison_->outcome(place);
        if (!isDimmed || outcome == nullptr || outcome->timeline == nullptr) {
            tiles_[place]->view().setDimmed({});
            continue;
        }
        // This side's timeline must be first: equalCells() returns a grid of the first one's size.
        const auto own = std::ranges::find(timelines, outcome->timeline.get());
        std::iter_swap(timelines.begin(), own);
        tiles_[place]->view().setDimmed(compare::equalCells(timelines));
    }
}

/// Whether `count` maps of the level are larger in one row than in two.
bool ComparePanel::isLargerInOneRow(int count) const {
    if (!comparison_->hasLevel()) return true;
    const grid::Size level = comparison_->request()->level->size;
    const QSize room = grid_->parentWidget()->size();
    const int head = tiles_.front()->kindButton()->sizeHint().height();
    const auto scale = [&](int columns, int rows) {
        const double across = static_cast<double>(room.width()) / columns / level.width;
        const double down = (static_cast<double>(room.height()) / rows - head) / level.height;
        return std::min(across, down);
    };
    return scale(count, 1) >= scale(2, 2);
}

void ComparePanel::arrange() {
    const int count = static_cast<int>(comparison_->sides().size());
    const int columns = count <= 2 || isLargerInOneRow(count) ? count : 2;
    for (SideTile* tile : tiles_)
        grid_->removeWidget(tile);
    for (int i = 0; i < 4; ++i) {
        grid_->setColumnStretch(i, i < columns ? 1 : 0);
        grid_->setRowStretch(i, i * columns < count ? 1 : 0);
    }
    for (int i = 0; i < count; ++i)
        grid_->addWidget(tiles_[static_cast<std::size_t>(i)], i / columns, i % columns);
}

void ComparePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void ComparePanel::update() {
    const bool isPlaying = comparison_->isPlaying();
    const bool hasLevel = comparison_->hasLevel();
    const QString name = isPlaying ? tr("Pause") : tr("Play");
    play_->setIcon(themedIcon(isPlaying ? QStringLiteral("pause") : QStringLiteral("play")));
    setTitleAndTips(*play_, name, tr("Play all generations from here, or pause them"));
    play_->setEnabled(comparison_->lockstep().length() > 0);
    const auto percent = comparison_->lockstep().length() == 0
                             ? 100
                             : comparison_->moment() * 100 / comparison_->lockstep().length();
    //: The share of the timeline before the shown moment
    place_->setText(tr("%1 %").arg(percent));
    place_->setMinimumWidth(fontMetrics().horizontalAdvance(tr("%1 %").arg(100)));
    place_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    fit_->setEnabled(std::ranges::any_of(
        tiles_, [](const SideTile* tile) { return !tile->view().place().isFitted; }));
    cancel_->setVisible(comparison_->isBusy());
    again_->setVisible(!comparison_->isBusy() && comparison_->hasCancelled());
    empty_->setText(document_ == nullptr ? tr("Open a pack to compare generations of its levels")
                    : document_->currentSheet().isRoom()
                        ? tr("A room has no recipe. Choose a level in the list.")
                        : tr("This pack has no levels yet"));
    pages_->setCurrentIndex(hasLevel ? 0 : 1);
}

bool ComparePanel::event(QEvent* event) {
    if (event->type() == QEvent::Show) comparison_->setActive(true);
    if (event->type() == QEvent::Hide) comparison_->setActive(false);
    return QWidget::event(event);
}

}  // namespace mazeloom::widgets
