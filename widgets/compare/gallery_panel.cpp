// SPDX-License-Identifier: MIT
#include "widgets/compare/gallery_panel.h"

#include <algorithm>

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QMenu>
#include <QProgressBar>
#include <QScopedValueRollback>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/analyse/drift/map_mark.h"
#include "core/exchange/bake.h"
#include "widgets/compare/gallery_delegate.h"
#include "widgets/compare/measure_text.h"
#include "widgets/document/edits.h"
#include "widgets/document/lookup.h"
#include "widgets/document/seeds.h"
#include "widgets/panels/quiet_inputs.h"
#include "widgets/qstring.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/focus_overlay.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_change.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

GalleryPanel::GalleryPanel(EditContext& context, QAction* sheet, QWidget* parent)
    : QWidget(parent),
      context_(context),
      model_(new GalleryModel(this)),
      view_(new QListView),
      pages_(new QStackedWidget),
      empty_(new PlainLabel) {
    setAccessibleName(tr("Gallery"));
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    empty_->setMargin(24);
    empty_->setFocusPolicy(Qt::StrongFocus);
    new FocusOverlay(*empty_);
    empty_->setForegroundRole(QPalette::PlaceholderText);
    setUpView();
    pages_->addWidget(view_);
    pages_->addWidget(empty_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(newHead(sheet));
    column->addWidget(pages_, 1);
    connect(&context_, &EditContext::sheetChanged, this, &GalleryPanel::follow);
    connect(model_, &GalleryModel::progressed, this, &GalleryPanel::tellProgress);
    follow();
    tellProgress();
}

QWidget* GalleryPanel::newHead(QAction* sheet) {
    auto* head = new QWidget;
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(4);
    const auto count = static_cast<int>(compare::kUsualSeeds);
    previous_ = newPictureButton(themedIcon("step-back"), tr("Previous seeds"),
                                 tr("Show the %1 seeds before these").arg(count), 16);
    next_ = newPictureButton(themedIcon("step-forward"), tr("Next seeds"),
                             tr("Show the next %1 seeds").arg(count), 16);
    kept_ = newPictureButton(themedIcon("star"), tr("Favourites"),
                             tr("Show the level's favourite seeds"), 16);
    kept_->setCheckable(true);
    range_ = new PlainLabel;
    sorting_ = new QuietComboBox;
    sorting_->setAccessibleName(tr("Order of the gallery"));
    // The box shrinks in a narrow window, so that the buttons beside it keep their texts.
    sorting_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    sorting_->setMinimumContentsLength(8);
    setTips(*sorting_, tr("What the pictures are sorted by"));
    sorting_->addItem(tr("Seed"));
    for (const analyse::Measure* measure : analyse::measures())
        sorting_->addItem(titleOf(*measure));
    down_ = newPictureButton(themedIcon("arrow-down"), tr("Reverse order"),
                             tr("Show the largest first"), 16);
    down_->setCheckable(true);
    progress_ = new QProgressBar;
    progress_->setMinimumWidth(40);
    progress_->setMaximumWidth(120);
    progress_->setAccessibleName(tr("Progress of the gallery"));
    setPlainToolTip(*progress_, tr("Generating levels"));
    cancel_ = newPictureButton(themedIcon("stop"), tr("Cancel the gallery"),
                               tr("Stop generating; finished levels stay"), 16);
    auto* sort = new PlainLabel(tr("Sorted by"));
    sort->setBuddy(sorting_);

    row->addWidget(previous_);
    row->addWidget(range_);
    row->addWidget(next_);
    row->addWidget(kept_);
    row->addSpacing(8);
    row->addWidget(sort);
    row->addWidget(sorting_);
    row->addWidget(down_);
    row->addStretch(1);
    row->addWidget(progress_);
    row->addWidget(cancel_);
    if (sheet != nullptr) {
        QToolButton* button = newActionButton(*sheet, 16);
        row->addWidget(button);
    }
    connect(previous_, &QToolButton::clicked, this, [this] { page(-1); });
    connect(next_, &QToolButton::clicked, this, [this] { page(1); });
    connect(kept_, &QToolButton::toggled, this, &GalleryPanel::shootAgain);
    connect(sorting_, &QComboBox::currentIndexChanged, this, &GalleryPanel::takeOrder);
    connect(down_, &QToolButton::toggled, this, &GalleryPanel::takeOrder);
    connect(cancel_, &QToolButton::clicked, model_, &GalleryModel::cancel);
    return head;
}

void GalleryPanel::setUpView() {
    view_->setAccessibleName(tr("Levels of these seeds"));
    new FocusOverlay(*view_);
    view_->setStatusTip(
        tr("Click a level, or press Enter on it, to open its seed; a right click, or Insert and "
           "Delete, adds or removes a favourite"));
    showTiles(*view_, *model_);
    view_->installEventFilter(this);
    view_->viewport()->installEventFilter(this);
    connect(view_, &QListView::clicked, this, &GalleryPanel::open);
    connect(view_, &QListView::doubleClicked, this, &GalleryPanel::levelWanted);
}

void GalleryPanel::follow() {
    PackDocument* document = context_.document();
    if (document != document_) {
        if (document_ != nullptr) document_->disconnect(this);
        document_ = document;
        if (document_ != nullptr) {
            // The document may be destroyed before another one is reported open.
            connect(document_, &QObject::destroyed, this, [this] {
                document_ = nullptr;
                level_.clear();
                takeLevel();
            });
            connect(document_, &PackDocument::edited, this, &GalleryPanel::takeChange);
            connect(document_, &PackDocument::sheetChanged, this,
                    [this](const Sheet& sheet, SheetPart part) {
                        if (part == SheetPart::Depth && sheet == levelSheet(level_))
                            isStale_ = true;
                    });
            // For a very large level, generationWanted() is not emitted during a stroke.
            connect(document_, &PackDocument::generationWanted, this, &GalleryPanel::takeLevel);
            connect(document_, &PackDocument::currentLevelChanged, this, &GalleryPanel::takeLevel);
            connect(document_, &PackDocument::loadProblemsChanged, this, &GalleryPanel::takeLevel);
        }
        level_.clear();
        isStale_ = true;
    }
    takeLevel();
}

/// Marks the pictures as stale, unless only the seed or the favourites changed.
void GalleryPanel::takeChange(const document::Change& change) {
    if (change.mayConcernEveryLevel()) isStale_ = true;
    const document::SheetKey level = keyOf(*document_, levelSheet(level_));
    for (const document::SheetChange& of : change.sheets) {
        if (of.sheet != level) continue;
        if (of.part != SheetPart::Seed && of.part != SheetPart::Favourites) isStale_ = true;
    }
}

void GalleryPanel::takeLevel() {
    const QString id = document_ != nullptr ? currentLevelId(*document_) : QString();
    const level::Level* level = document_ != nullptr ? currentLevel(*document_) : nullptr;
    hasLevel_ = level != nullptr;
    if (!hasLevel_) {
        level_.clear();
        isStale_ = true;
        model_->clear();
    } else {
        const bool isOther = id != level_;
        level_ = id;
        if (isOther) first_ = seedOf(*document_, id);
        if (isOther) isStale_ = true;
        if (isOther) recallOrder();
        takeMarks();
        if (isStale_) shootAgain();
    }
    tellProgress();
    emit levelChanged();
}

std::vector<std::uint64_t> GalleryPanel::wantedSeeds() const {
    if (!kept_->isChecked()) return compare::seedsFrom(first_);
    return findLevel(*document_, level_)->favourites.seeds;
}

std::vector<std::uint64_t> GalleryPanel::seeds() const {
    if (!hasLevel_) return {};
    return isStale_ ? wantedSeeds() : model_->seeds();
}

void GalleryPanel::shootAgain() {
    isStale_ = true;
    if (!isVisible() || !hasLevel_) return;
    const auto request = generationRequest(*document_, level_);
    if (!request) return;
    isStale_ = false;
    recipe_.reset();
    const double ratio = devicePixelRatioF();
    const int side = static_cast<int>(GalleryDelegate::kPicture * ratio);
    model_->show(*request, wantedSeeds(),
                 {.theme = themeOf(*this), .most = {side, side}, .ratio = ratio});
    takeMarks();
    tellProgress();
}

void GalleryPanel::page(int by) {
    // The addition wraps around: seed 0 follows the largest seed.
    first_ += static_cast<std::uint64_t>(by * static_cast<std::int64_t>(compare::kUsualSeeds));
    if (kept_->isChecked()) {
        kept_->setChecked(false);
    } else {
        shootAgain();
    }
    view_->scrollToTop();
}

void GalleryPanel::takeOrder() {
    const int chosen = sorting_->currentIndex();
    const analyse::Measure* by =
        chosen > 0 ? analyse::measures()[static_cast<std::size_t>(chosen) - 1] : nullptr;
    const QModelIndex index = view_->currentIndex();
    const auto seed = index.isValid() ? std::optional(model_->seedAt(index.row())) : std::nullopt;
    setTips(*sorting_, by != nullptr ? sentenceOf(*by) : tr("What the pictures are sorted by"));
    model_->setOrder({by, down_->isChecked()});
    if (seed) view_->setCurrentIndex(model_->index(model_->rowOf(*seed)));
    // After sorting, the user wants to see the first tiles.
    view_->scrollToTop();
    if (isRecalling_ || !memory_.keep || document_ == nullptr || !hasLevel_) return;
    const QString id = by != nullptr ? qstring(by->id) : QStringLiteral("seed");
    memory_.keep(*document_, level_, down_->isChecked() ? id + QStringLiteral(" down") : id);
}

void GalleryPanel::setMemory(LevelMemory memory) {
    memory_ = std::move(memory);
    if (hasLevel_) recallOrder();
}

/// Restores the level's sort order. If none is stored, keeps the current order.
void GalleryPanel::recallOrder() {
    const QString kept = memory_.recall ? memory_.recall(*document_, level_) : QString();
    if (kept.isEmpty()) return;
    const QScopedValueRollback recalling(isRecalling_, true);
    const QStringList words = kept.split(' ');
    const auto measures = analyse::measures();
    const auto by = std::ranges::find_if(measures, [&](const analyse::Measure* measure) {
        return qstring(measure->id) == words.front();
    });
    // The box's first entry sorts by seed; the measures follow.
    sorting_->setCurrentIndex(by == measures.end() ? 0
                                                   : static_cast<int>(by - measures.begin()) + 1);
    down_->setChecked(words.size() > 1);
}

void GalleryPanel::takeMarks() {
    const level::Level* level = document_ != nullptr ? findLevel(*document_, level_) : nullptr;
    if (level == nullptr) return;
    model_->setMarks(level->favourites.seeds, seedOf(*document_, level_));
    const auto& marks = level->favourites.marks;
    if (marks.empty() || isStale_) return model_->setChanges({});
    // The hash takes long for large painted levels.
    if (!recipe_) {
        if (const auto mark = markOf(*document_, level_, 0)) recipe_ = mark->recipe;
    }
    model_->setChanges(
        [marks, recipe = recipe_.value_or(0)](std::uint64_t seed, std::uint64_t map) {
            const auto mark = marks.find(seed);
            return mark == marks.end() ? analyse::MapChange::None
                                       : analyse::changeSince(mark->second, {recipe, map, {}});
        });
}

void GalleryPanel::tellProgress() {
    const bool isBusy = hasLevel_ && model_->isBusy();
    const bool showsKept = kept_->isChecked();
    progress_->setVisible(isBusy);
    cancel_->setVisible(isBusy);
    progress_->setRange(0, std::max(1, model_->rowCount()));
    progress_->setValue(static_cast<int>(model_->done()));
    //: %1 how many levels are made, %2 of how many
    progress_->setFormat(tr("%1 of %2").arg(model_->done()).arg(model_->rowCount()));
    for (QWidget* widget :
         std::initializer_list<QWidget*>{previous_, next_, kept_, sorting_, down_})
        widget->setEnabled(hasLevel_);
    const std::uint64_t last = first_ + (compare::kUsualSeeds - 1);
    range_->setText(!hasLevel_  ? QString()
                    : showsKept ? tr("%n favourite(s)", nullptr, model_->rowCount())
                                //: %1 and %2 the first and the last seed that are shown
                                : tr("Seeds %1–%2").arg(first_).arg(last));
    const bool any = hasLevel_ && model_->rowCount() > 0;
    empty_->setText(
        any || document_ == nullptr ? tr("Open a pack to see the seeds of its levels")
        : !hasLevel_ && !document_->currentSheet().isRoom() ? tr("This pack has no levels yet")
        : !hasLevel_ ? tr("A room has no seeds. Choose a level in the list.")
        : showsKept  ? tr("No favourites yet. Switch the star off, then right-click a level, or "
                           "press Insert on it, to add its seed to the favourites.")
                     : QString());
    pages_->setCurrentWidget(any ? static_cast<QWidget*>(view_) : empty_);
}

void GalleryPanel::open(const QModelIndex& index) {
    if (!index.isValid() || document_ == nullptr) return;
    setSeed(*document_, level_, model_->seedAt(index.row()));
}

void GalleryPanel::setKept(const QModelIndex& index, bool isKept) {
    if (!index.isValid() || document_ == nullptr) return;
    const std::uint64_t seed = model_->seedAt(index.row());
    if (isFavourite(*document_, level_, seed) == isKept) return;
    const bool isDone = isKept ? addFavourite(*document_, level_, seed, model_->mapAt(index.row()))
                               : removeFavourite(*document_, level_, seed);
    if (!isDone) return;
    takeMarks();
    emit told(isKept ? tr("Seed %1 added to favourites").arg(seed)
                     : tr("Seed %1 removed from favourites").arg(seed));
    // If only favourites are shown, a seed that was removed from them keeps its tile until the
    // favourites are shown anew, because the click may be a mistake.
}

void GalleryPanel::keepMap(std::uint64_t seed) {
    const int row = model_->rowOf(seed);
    const level::Level* level = document_ != nullptr ? findLevel(*document_, level_) : nullptr;
    if (level == nullptr || row < 0 || !model_->mapAt(row)) return;
    level::Favourites favourites = level->favourites;
    if (!favourites.contains(seed)) return;
    const auto mark = markOf(*document_, level_, *model_->mapAt(row));
    if (!mark) return;
    favourites.marks[seed] = *mark;
    if (!setFavourites(*document_, level_, std::move(favourites), tr("Keep today's map"))) return;
    takeMarks();
    emit told(tr("Seed %1 stands for the map of this version").arg(seed));
}

QString GalleryPanel::bakedLevel(std::uint64_t seed) const {
    const level::Level* level = document_ != nullptr ? findLevel(*document_, level_) : nullptr;
    if (level == nullptr) return {};
    const auto mark = level->favourites.marks.find(seed);
    if (mark == level->favourites.marks.end()) return {};
    const auto& levels = document_->pack().levels;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        if (exchange::isBakedFrom(levels[i], level->id, seed, mark->second.map))
            return qstring(levels[i].id);
    }
    return {};
}

void GalleryPanel::toggleKept(const QModelIndex& index) {
    if (index.isValid()) setKept(index, !index.data(GalleryModel::IsKeptRole).toBool());
}

void GalleryPanel::showMenu(const QModelIndex& index, const QPoint& at) {
    if (!index.isValid()) return;
    const bool isKept = index.data(GalleryModel::IsKeptRole).toBool();
    const std::uint64_t seed = model_->seedAt(index.row());
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [menu](const char* icon, const QString& text, const QString& tip) {
        QAction* action = menu->addAction(themedIcon(icon), text);
        setTips(*action, tip);
        return action;
    };
    connect(add("level", tr("&Open"), tr("Use this seed for the level")), &QAction::triggered, this,
            [this, seed] {
                if (document_ == nullptr) return;
                setSeed(*document_, level_, seed);
                emit levelWanted();
            });
    connect(add("star", isKept ? tr("&Remove from favourites") : tr("&Add to favourites"),
                isKept ? tr("Remove this seed from the level's favourites")
                       : tr("Add this seed to the level's favourites")),
            &QAction::triggered, this, [this, seed, isKept] {
                const int row = model_->rowOf(seed);
                if (row >= 0) setKept(model_->index(row), !isKept);
            });
    if (index.data(GalleryModel::IsOtherMapRole).toBool()) {
        connect(add("restore", tr("&Keep today's map"),
                    tr("From now on this favourite stands for the map that this version makes")),
                &QAction::triggered, this, [this, seed] { keepMap(seed); });
        if (const QString baked = bakedLevel(seed); !baked.isEmpty()) {
            connect(add("level", tr("Open the &baked level"),
                        tr("Open the level that was baked from this seed: it keeps its map")),
                    &QAction::triggered, this, [this, baked] {
                        if (document_ == nullptr) return;
                        document_->setCurrentSheet(levelSheet(baked));
                        emit levelWanted();
                    });
        }
    }
    connect(add("compare", tr("&Compare"), tr("Show this seed beside the level")),
            &QAction::triggered, this, [this, seed] { emit compareWanted(seed); });
    connect(add("copy", tr("Co&py the seed"), tr("Put its number into the clipboard")),
            &QAction::triggered, this,
            [seed] { QGuiApplication::clipboard()->setText(QString::number(seed)); });
    menu->popup(at);
}

bool GalleryPanel::event(QEvent* event) {
    const bool isHandled = QWidget::event(event);
    if (isThemeChange(*event) && !isStale_) shootAgain();
    if (event->type() == QEvent::Show && isStale_) shootAgain();
    // A hidden panel leaves the processor to the level that is being edited.
    if (event->type() == QEvent::Hide && model_->isBusy()) {
        model_->cancel();
        isStale_ = true;
    }
    return isHandled;
}

/// Handles a key, both when it is pressed and when Qt offers it to the panel before any shortcut.
/// Returns whether it was handled.
bool GalleryPanel::takeKey(const QKeyEvent& key) {
    const QModelIndex index = view_->currentIndex();
    const bool isPressed = key.type() == QEvent::KeyPress;
    const bool isPlain = (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (key.key() == Qt::Key_Menu ||
        (key.key() == Qt::Key_F10 && key.modifiers() == Qt::ShiftModifier)) {
        if (isPressed && index.isValid()) {
            showMenu(index, view_->viewport()->mapToGlobal(view_->visualRect(index).center()));
        }
        return true;
    }
    if (!isPlain) return false;
    switch (key.key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (isPressed && index.isValid()) {
                open(index);
                emit levelWanted();
            }
            return true;
        case Qt::Key_Insert:
            if (isPressed) setKept(index, true);
            return true;
        case Qt::Key_Delete:
            if (isPressed) setKept(index, false);
            return true;
        default:
            return false;
    }
}

/// Handles right clicks on tiles, and handles the panel's own keys before shortcuts of the window.
bool GalleryPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == view_->viewport()) {
        if (event->type() == QEvent::ContextMenu) {
            const auto* menu = static_cast<QContextMenuEvent*>(event);
            if (menu->reason() == QContextMenuEvent::Mouse) {
                const QModelIndex index = view_->indexAt(menu->pos());
                if (index.isValid()) view_->setCurrentIndex(index);
                toggleKept(index);
            }
            return true;
        }
        return QWidget::eventFilter(watched, event);
    }
    if (event->type() == QEvent::ContextMenu) return true;
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (takeKey(*key)) {
        event->accept();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace mazeloom::widgets
