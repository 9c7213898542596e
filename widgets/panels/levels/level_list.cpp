// SPDX-License-Identifier: MIT
#include "widgets/panels/levels/level_list.h"

#include <functional>

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include "widgets/panels/levels/level_delegate.h"
#include "widgets/panels/levels/level_tree.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/search_line.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_of.h"

namespace mazeloom::widgets {

namespace {

using Kind = LevelModel::Kind;

/// Greatest number of problems that are expanded by default; more would hide the levels.
constexpr int kFewProblems = 5;

QLabel* quietLabel(const QString& text) {
    auto* label = new PlainLabel(text);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

/// Returns a key of a row that stays the same when the rows are rebuilt.
QString keyOf(const QModelIndex& index) {
    if (const auto sheet = LevelModel::sheetOf(index)) {
        return (sheet->isRoom() ? "room/" : "level/") + sheet->id;
    }
    switch (LevelModel::kindOf(index)) {
        case Kind::Pack:
            return QStringLiteral("pack");
        case Kind::Folder:
            return "folder/" + LevelModel::folderOf(index);
        default:
            return "group/" + index.data().toString();
    }
}

void forEachRow(const QAbstractItemModel& model, const QModelIndex& top,
                const std::function<void(const QModelIndex&)>& visit) {
    visit(top);
    for (int row = 0; row < model.rowCount(top); ++row)
        forEachRow(model, model.index(row, 0, top), visit);
}

/// Returns the first level at or below `index`, in the order shown.
QModelIndex firstLevel(const QAbstractItemModel& model, const QModelIndex& index) {
    if (index.isValid() && LevelModel::kindOf(index) == Kind::Level) return index;
    for (int row = 0; row < model.rowCount(index); ++row) {
        const QModelIndex found = firstLevel(model, model.index(row, 0, index));
        if (found.isValid()) return found;
    }
    return {};
}

}  // namespace

LevelList::LevelList(QWidget* parent)
    : QWidget(parent),
      filter_(new QLineEdit),
      pages_(new QStackedWidget),
      tree_(new LevelTree),
      empty_(emptyPage()),
      nothingFound_(quietLabel(tr("No level of that name"))) {
    setAccessibleName(tr("Levels"));

    proxy_.setSourceModel(&model_);
    proxy_.setRecursiveFilteringEnabled(true);
    proxy_.setAutoAcceptChildRows(true);
    proxy_.setFilterRole(LevelModel::FilterRole);
    proxy_.setFilterCaseSensitivity(Qt::CaseInsensitive);

    makeSearchLine(*filter_, tr("Filter levels"));
    setTips(*filter_, tr("Shows only levels, folders and rooms with these letters in their name"));
    filter_->installEventFilter(this);

    tree_->setModel(&proxy_);
    tree_->setItemDelegate(new LevelDelegate(tree_));
    tree_->setHeaderHidden(true);
    tree_->setFrameShape(QFrame::NoFrame);
    tree_->setIndentation(14);
    tree_->setUniformRowHeights(true);
    tree_->setExpandsOnDoubleClick(true);
    tree_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    tree_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    tree_->setContextMenuPolicy(Qt::CustomContextMenu);
    tree_->setAccessibleName(tr("Packs and levels"));
    tree_->setStatusTip(
        tr("Click a level or room, or press Enter on it, to see it; drag it to move it, with Ctrl "
           "to copy it"));
    tree_->installEventFilter(this);

    pages_->addWidget(empty_);
    pages_->addWidget(tree_);
    pages_->addWidget(nothingFound_);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(8);
    auto* filterRow = new QVBoxLayout;
    filterRow->setContentsMargins(8, 0, 8, 0);
    filterRow->addWidget(filter_);
    column->addLayout(filterRow);
    column->addWidget(pages_, 1);

    connect(filter_, &QLineEdit::textChanged, this, &LevelList::applyFilter);
    connect(tree_, &QTreeView::clicked, this, &LevelList::activate);
    connect(tree_, &QTreeView::customContextMenuRequested, this, &LevelList::showContextMenu);
    connect(tree_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &LevelList::chosenChanged);
    connect(&model_, &LevelModel::rebuildStarts, this, &LevelList::keepState);
    connect(&model_, &LevelModel::rebuilt, this, &LevelList::restoreState);
    connect(&model_, &LevelModel::folderRenamed, this, &LevelList::chooseFolder);
    connect(&model_, &LevelModel::sheetDropped, this, &LevelList::showDropped);
    connect(&model_, &QAbstractItemModel::rowsInserted, this, &LevelList::showFittingPage);
    connect(&model_, &QAbstractItemModel::rowsRemoved, this, &LevelList::showFittingPage);
    // The selected row can disappear without another row being selected.
    connect(&proxy_, &QAbstractItemModel::rowsRemoved, this, &LevelList::chosenChanged);
    connect(&proxy_, &QAbstractItemModel::modelReset, this, &LevelList::chosenChanged);
    showFittingPage();
    tree_->setPalette(softSelection(*this));
}

LevelList::~LevelList() {
    // The models are destroyed before the view, and must no longer report changes.
    tree_->selectionModel()->disconnect(this);
    model_.disconnect(this);
}

void LevelList::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) tree_->setPalette(softSelection(*this));
}

QWidget* LevelList::emptyPage() {
    auto* page = new QWidget;
    auto* open = new QPushButton(themedIcon("open"), tr("Open a pack…"));
    open->setAccessibleName(tr("Open a pack"));
    setTips(*open, tr("Opens a pack of levels"));
    connect(open, &QPushButton::clicked, this, &LevelList::openRequested);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addStretch(2);
    column->addWidget(quietLabel(tr("No pack is open.\nA pack holds levels and rooms.")));
    column->addWidget(open, 0, Qt::AlignCenter);
    column->addStretch(3);
    return page;
}

void LevelList::addDocument(PackDocument* document) {
    const bool wasSeen = isChosenSeen();
    model_.add(document);
    connect(document, &PackDocument::currentLevelChanged, this, [this, document] {
        if (document == model_.currentDocument()) followCurrent();
    });
    expandLevels(proxy_.mapFromSource(model_.indexOf(document)));
    if (wasSeen) tree_->scrollTo(tree_->currentIndex());
}

void LevelList::moveDocument(PackDocument* document, int to) {
    const bool wasSeen = isChosenSeen();
    model_.move(document, to);
    // Packs of the last session are opened one after the other, and some come above this row.
    if (wasSeen) tree_->scrollTo(tree_->currentIndex());
}

bool LevelList::isChosenSeen() const {
    return tree_->viewport()->rect().intersects(tree_->visualRect(tree_->currentIndex()));
}

void LevelList::setTroubles(PackDocument* document,
                            std::vector<std::pair<Sheet, LevelModel::Trouble>> troubles) {
    model_.setTroubles(document, std::move(troubles));
}

void LevelList::removeDocument(PackDocument* document) {
    document->disconnect(this);
    model_.remove(document);
}

void LevelList::setCurrentDocument(PackDocument* document) {
    model_.setCurrentDocument(document);
    followCurrent();
}

void LevelList::followCurrent() {
    const PackDocument* document = model_.currentDocument();
    if (document == nullptr) return;
    const QModelIndex index =
        proxy_.mapFromSource(model_.indexOf(document, document->currentSheet()));
    if (!index.isValid()) return;
    tree_->setCurrentIndex(index);
    tree_->scrollTo(index);
}

void LevelList::activate(const QModelIndex& index) {
    if (!index.isValid()) return;
    const std::optional<Sheet> sheet = LevelModel::sheetOf(index);
    if (sheet) emit sheetActivated(LevelModel::documentOf(index), *sheet);
}

QTreeView* LevelList::tree() {
    return tree_;
}

QStringList LevelList::filesOf(const PackDocument& document, const QString& level) const {
    return tree_->filesOf(document, level);
}

void LevelList::setFilesOf(
    std::function<QStringList(const PackDocument& document, const QString& level)> filesOf) {
    tree_->setFilesOf(std::move(filesOf));
}

LevelList::Row LevelList::chosen() const {
    const QModelIndex index = tree_->currentIndex();
    if (!index.isValid()) return {};
    return {LevelModel::documentOf(index), LevelModel::sheetOf(index), LevelModel::folderOf(index)};
}

void LevelList::chooseFolder(PackDocument* document, const QString& name) {
    const QModelIndex index = proxy_.mapFromSource(model_.indexOfFolder(document, name));
    if (!index.isValid()) return;  // hidden by the filter
    tree_->setCurrentIndex(index);
    tree_->scrollTo(index);
}

/// Shows a dropped row, and opens its sheet if it was dropped into another pack.
void LevelList::showDropped(PackDocument* document, const Sheet& sheet) {
    const QModelIndex index = proxy_.mapFromSource(model_.indexOf(document, sheet));
    if (!index.isValid()) return;
    tree_->setCurrentIndex(index);
    tree_->scrollTo(index);
    if (document != model_.currentDocument()) emit sheetActivated(document, sheet);
}

bool LevelList::canRenameChosen() const {
    return tree_->currentIndex().isValid() &&
           tree_->currentIndex().flags().testFlag(Qt::ItemIsEditable);
}

void LevelList::renameChosen() {
    const QModelIndex index = tree_->currentIndex();
    if (!canRenameChosen()) return;
    tree_->scrollTo(index);
    tree_->setFocus();
    tree_->edit(index);
}

void LevelList::keepState(PackDocument* document) {
    known_.clear();
    open_.clear();
    scroll_ = tree_->verticalScrollBar()->value();
    forEachRow(proxy_, proxy_.mapFromSource(model_.indexOf(document)),
               [this](const QModelIndex& index) {
                   if (!index.isValid()) return;
                   known_ << keyOf(index);
                   if (tree_->isExpanded(index)) open_ << keyOf(index);
               });
    const Row row = chosen();
    chosenKey_ = row.document == document ? keyOf(tree_->currentIndex()) : QString();
}

void LevelList::restoreState(PackDocument* document) {
    const QModelIndex pack = proxy_.mapFromSource(model_.indexOf(document));
    if (!pack.isValid()) {  // hidden by the filter
        emit chosenChanged();
        return;
    }
    expandLevels(pack);
    const bool shownInFull = filter_->text().isEmpty();
    QModelIndex chosenBefore;
    forEachRow(proxy_, pack, [&](const QModelIndex& index) {
        const QString key = keyOf(index);
        if (shownInFull && known_.contains(key)) tree_->setExpanded(index, open_.contains(key));
        if (key == chosenKey_) chosenBefore = index;
    });
    tree_->verticalScrollBar()->setValue(scroll_);
    if (!chosenKey_.isEmpty() && chosenBefore.isValid()) {
        tree_->setCurrentIndex(chosenBefore);
    } else if (!chosenKey_.isEmpty()) {
        followCurrent();
    }
    showFittingPage();
    emit chosenChanged();
}

void LevelList::applyFilter(const QString& text) {
    proxy_.setFilterFixedString(text.trimmed());
    if (text.isEmpty()) {
        for (int row = 0; row < proxy_.rowCount(); ++row)
            expandLevels(proxy_.index(row, 0));
    } else {
        tree_->expandAll();
        tree_->setCurrentIndex(firstLevel(proxy_, {}));
    }
    showFittingPage();
}

void LevelList::expandLevels(const QModelIndex& pack) {
    tree_->expand(pack);
    for (int row = 0; row < proxy_.rowCount(pack); ++row) {
        const QModelIndex group = proxy_.index(row, 0, pack);
        const bool isProblems = group.data(LevelModel::SeverityRole).isValid();
        const bool isOpen = isProblems ? proxy_.rowCount(group) <= kFewProblems
                                       : firstLevel(proxy_, group).isValid();
        tree_->setExpanded(group, isOpen);
    }
}

void LevelList::showFittingPage() {
    const bool hasPacks = model_.rowCount() > 0;
    filter_->setEnabled(hasPacks);
    QWidget* page = !hasPacks ? empty_ : proxy_.rowCount() == 0 ? nothingFound_ : tree_;
    pages_->setCurrentWidget(page);
}

bool LevelList::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (enter) {
        const QModelIndex index = tree_->currentIndex();
        if (watched == tree_ && tree_->model()->hasChildren(index)) {
            tree_->setExpanded(index, !tree_->isExpanded(index));
        } else {
            activate(index);
        }
        return true;
    }
    if (watched == tree_ && key == Qt::Key_Delete) {
        emit deleteRequested();
        return true;
    }
    if (watched == filter_ && (key == Qt::Key_Down || key == Qt::Key_Up)) {
        tree_->setFocus(Qt::TabFocusReason);
        return true;
    }
    if (watched == filter_ && key == Qt::Key_Escape && !filter_->text().isEmpty()) {
        filter_->clear();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void LevelList::showContextMenu(const QPoint& at) {
    const QModelIndex under = tree_->indexAt(at);
    const QModelIndex index = under.isValid() ? under : tree_->currentIndex();
    if (!index.isValid()) return;
    // A row can outlive its pack, until the model is informed that the pack was closed.
    PackDocument* document = LevelModel::documentOf(index);
    if (document == nullptr) return;
    tree_->setCurrentIndex(index);
    QMenu menu(this);
    if (LevelModel::kindOf(index) == Kind::Problem) {
        menu.addAction(themedIcon("copy"), tr("Copy"), this,
                       [index] { QGuiApplication::clipboard()->setText(index.data().toString()); })
            ->setStatusTip(tr("Copy the text of this problem"));
        menu.addSeparator();
    }
    if (LevelModel::kindOf(index) != Kind::Problem && !rowActions_.isEmpty()) {
        menu.addActions(rowActions_);
        menu.addSeparator();
    }
    menu.addAction(themedIcon("reload"), tr("Reload %1").arg(document->title()), this,
                   [this, document] { emit reloadRequested(document); })
        ->setStatusTip(tr("Read the files of this pack again; Undo brings back changes made here"));
    menu.addAction(themedIcon("close"), tr("Close %1").arg(document->title()), this,
                   [this, document] { emit closeRequested(document); })
        ->setStatusTip(tr("Close this pack"));
    menu.exec(tree_->viewport()->mapToGlobal(at));
}

}  // namespace mazeloom::widgets
