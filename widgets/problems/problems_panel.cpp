// SPDX-License-Identifier: MIT
#include "widgets/problems/problems_panel.h"

#include <algorithm>

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "core/check/findings/generation.h"
#include "widgets/document/lookup.h"
#include "widgets/problems/apply_fix.h"
#include "widgets/problems/problem_text.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/theme/theme_of.h"
#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

namespace {

/// Returns a key for a sheet's group. Collapsed groups are stored by their keys, so that they stay
/// collapsed when the list is rebuilt.
QString keyOf(const std::optional<Sheet>& sheet) {
    if (!sheet) return QStringLiteral("pack");
    return (sheet->isRoom() ? QStringLiteral("room/") : QStringLiteral("level/")) + sheet->id;
}

/// Returns the text with its ampersands doubled: in menus and buttons, a single one marks a
/// mnemonic.
QString withoutMnemonics(QString text) {
    return text.replace('&', QStringLiteral("&&"));
}

}  // namespace

ProblemsPanel::ProblemsPanel(QWidget* parent)
    : QWidget(parent),
      pages_(new QStackedWidget),
      empty_(new PlainLabel),
      model_(new ProblemsModel(
          {.title = [this](const Listed& group) { return titleOf(group); },
           .place = [this](const Listed& group,
                           const check::Finding& finding) { return placeOf(group, finding); }},
          this)),
      tree_(new QTreeView),
      rows_(new ProblemRows(tree_)),
      note_(new PlainLabel),
      show_(newTextButton(themedIcon("search"), tr("Show"),
                          tr("Show where the chosen problem is (Enter)"))),
      fix_(newTextButton(themedIcon("fix"), tr("Fix"), {})),
      fixMenu_(new QMenu(fix_)) {
    setAccessibleName(tr("Problems"));
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    empty_->setForegroundRole(QPalette::PlaceholderText);
    empty_->setMargin(16);
    pages_->addWidget(empty_);
    pages_->addWidget(listPage());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(pages_);
    // If several sheets are checked in quick succession, the list is rebuilt only once.
    rebuildTimer_.setSingleShot(true);
    rebuildTimer_.setInterval(0);
    connect(&rebuildTimer_, &QTimer::timeout, this, &ProblemsPanel::rebuild);
    tree_->setPalette(softSelection(*this));
    rebuild();
}

ProblemsPanel::~ProblemsPanel() {
    // The tree is destroyed after this object's members, and may still emit signals.
    tree_->disconnect(this);
    tree_->selectionModel()->disconnect(this);
}

QWidget* ProblemsPanel::listPage() {
    auto* page = new QWidget;
    tree_->setHeaderHidden(true);
    tree_->setFrameShape(QFrame::NoFrame);
    tree_->setIndentation(8);
    tree_->setRootIsDecorated(false);
    tree_->setUniformRowHeights(false);
    tree_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    tree_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    tree_->header()->setSectionResizeMode(QHeaderView::Stretch);
    tree_->setMouseTracking(true);
    tree_->setItemDelegate(rows_);
    tree_->setModel(model_);
    tree_->setContextMenuPolicy(Qt::CustomContextMenu);
    tree_->setExpandsOnDoubleClick(false);
    tree_->setAccessibleName(tr("Problems"));
    setPlainToolTip(*tree_, tr("A click shows where a problem is"));
    tree_->setStatusTip(tr("Enter or a click shows where a problem is, Alt+Enter how to fix it"));
    tree_->installEventFilter(this);
    tree_->viewport()->installEventFilter(this);
    connect(tree_, &QTreeView::activated, this, &ProblemsPanel::showWhere);
    connect(tree_, &QTreeView::clicked, this, [this](const QModelIndex& row) {
        if (findingOf(row) != nullptr) showWhere(row);
    });
    connect(tree_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ProblemsPanel::showFooter);
    connect(tree_, &QWidget::customContextMenuRequested, this, &ProblemsPanel::showContextMenu);
    connect(rows_, &ProblemRows::fixClicked, this, [this](const QModelIndex& index) {
        const QRect button = ProblemRows::fixRect(tree_->visualRect(index));
        offerFixes(index, tree_->viewport()->mapToGlobal(button.bottomLeft()));
    });
    const auto foldedOrNot = [this](const QModelIndex& row, bool isFolded) {
        const QString key = keyOf(sheetOf(row));
        isFolded ? void(folded_.insert(key)) : void(folded_.remove(key));
    };
    connect(tree_, &QTreeView::collapsed, this,
            [=](const QModelIndex& row) { foldedOrNot(row, true); });
    connect(tree_, &QTreeView::expanded, this,
            [=](const QModelIndex& row) { foldedOrNot(row, false); });

    note_->setWordWrap(true);
    note_->setForegroundRole(QPalette::PlaceholderText);
    note_->setContentsMargins(8, 4, 8, 0);
    note_->hide();
    fixMenu_->setTitle(tr("Fix"));
    fixMenu_->menuAction()->setStatusTip(tr("Ways to fix the selected problem"));
    for (QToolButton* button : {show_, fix_})
        button->setIconSize({16, 16});
    // A long text is cut off, so that it does not make the panel wider.
    fix_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(show_, &QToolButton::clicked, this, [this] { showWhere(tree_->currentIndex()); });
    connect(fix_, &QToolButton::clicked, this, [this] {
        if (const check::Finding* finding = currentFinding()) mend(*finding, 0);
    });
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(8, 4, 8, 8);
    foot->setSpacing(4);
    foot->addWidget(show_);
    foot->addWidget(fix_, 1);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(tree_, 1);
    column->addWidget(note_);
    column->addLayout(foot);
    return page;
}

void ProblemsPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) tree_->setPalette(softSelection(*this));
}

bool ProblemsPanel::eventFilter(QObject* watched, QEvent* event) {
    // A new width changes the line breaks of sentences, and so the heights of rows.
    if (watched == tree_->viewport() && event->type() == QEvent::Resize) tree_->doItemsLayout();
    if (watched == tree_ && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (isEnter && key->modifiers().testFlag(Qt::AltModifier)) {
            mendChosen();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ProblemsPanel::setDocument(PackDocument* document) {
    const bool isSame = watch_ ? &watch_->document() == document : document == nullptr;
    if (isSame) return;
    if (watch_) watch_->document().disconnect(this);
    watch_.reset();
    folded_.clear();
    if (document != nullptr) {
        watch_ = std::make_unique<ProblemWatch>(*document);
        if (isShownLeft_) watch_->leaveShownLevelToOthers();
        connect(watch_.get(), &ProblemWatch::changed, &rebuildTimer_, qOverload<>(&QTimer::start));
        connect(document, &PackDocument::currentLevelChanged, &rebuildTimer_,
                qOverload<>(&QTimer::start));
        // After an edit or undo, the note about a failed fix is obsolete.
        connect(document->history(), &widgets::UndoHistory::indexChanged, this,
                [this] { note_->hide(); });
    }
    rebuild();
}

bool ProblemsPanel::isUpToDate() const {
    return !rebuildTimer_.isActive() && (!watch_ || watch_->isUpToDate());
}

const check::Finding* ProblemsPanel::causeOf(const Sheet& sheet,
                                             const check::Finding& generated) const {
    for (const Listed& group : model_->groups()) {
        if (group.sheet != sheet) continue;
        for (const check::Finding& finding : group.findings) {
            if (check::isSame(finding, generated) || check::explains(finding, generated))
                return &finding;
        }
    }
    return nullptr;
}

QString ProblemsPanel::titleOf(const Listed& group) const {
    if (!group.sheet) return tr("Pack");
    std::string title;
    if (!watch_) {
        // No pack is open any more, so there is no title.
    } else if (group.sheet->isRoom()) {
        const level::Room* room = findRoom(watch_->document(), group.sheet->id);
        if (room != nullptr) title = room->title;
    } else if (const level::Level* level = findLevel(watch_->document(), group.sheet->id)) {
        title = level->title;
    }
    const QString text = title.empty() ? group.sheet->id : QString::fromStdString(title);
    return group.sheet->isRoom() ? tr("Room: %1").arg(text) : text;
}

void ProblemsPanel::rebuild() {
    rebuildTimer_.stop();
    const check::Finding* before = currentFinding();
    const std::optional<check::Finding> chosen =
        before ? std::optional<check::Finding>(*before) : std::nullopt;
    const int scrolled = tree_->verticalScrollBar()->value();
    {
        const QSignalBlocker quiet(tree_);
        std::vector<Listed> groups;
        if (watch_) {
            for (const ProblemWatch::Group& group : watch_->groups()) {
                if (group.findings.empty()) continue;
                groups.push_back({group.sheet, group.findings});
                auto& findings = groups.back().findings;
                std::stable_partition(findings.begin(), findings.end(),
                                      [](const auto& finding) { return finding.isError(); });
            }
            std::stable_partition(groups.begin(), groups.end(), [this](const Listed& group) {
                return group.sheet == watch_->document().currentSheet();
            });
        }
        model_->setGroups(std::move(groups));
        // Upper bound on the rows that are measured one by one; more would take too long.
        constexpr int kMostMeasured = 500;
        tree_->setUniformRowHeights(model_->rowsInAll() > kMostMeasured);
        tree_->expandAll();
        for (std::size_t i = 0; i < model_->groups().size(); ++i) {
            const Listed& group = model_->groups()[i];
            if (folded_.contains(keyOf(group.sheet))) tree_->collapse(model_->indexOfGroup(i));
            for (std::size_t k = 0; chosen && k < group.findings.size(); ++k) {
                if (check::isSame(group.findings[k], *chosen))
                    tree_->setCurrentIndex(model_->indexOf(i, k));
            }
        }
    }
    tree_->verticalScrollBar()->setValue(scrolled);
    empty_->setText(!watch_                 ? tr("No pack is open")
                    : !watch_->isUpToDate() ? tr("Looking for problems…")
                    : ungenerated() > 0
                        ? tr("No problems so far: %n large level(s) will be generated when shown",
                             nullptr, ungenerated())
                        : tr("No problems found"));
    pages_->setCurrentIndex(model_->groups().empty() ? 0 : 1);
    showFooter();
    emit countsChanged(errors(), warnings());
}

QString ProblemsPanel::placeOf(const Listed& group, const check::Finding& finding) const {
    QString place = placeText(finding, watch_ ? &watch_->document().pack() : nullptr);
    if (!place.isEmpty() || finding.problem.recipeStage < 0 || !group.sheet || !watch_)
        return place;
    // The list may be older than the document: the level or stage may not exist any more.
    const level::Level* level = findLevel(watch_->document(), group.sheet->id);
    const auto stage = static_cast<std::size_t>(finding.problem.recipeStage);
    if (level == nullptr || stage >= level->recipe.stages.size()) return place;
    return stageTitle(level->recipe.stages[stage].stage);
}

std::optional<Sheet> ProblemsPanel::sheetOf(const QModelIndex& row) const {
    const Listed* group = model_->groupOf(row);
    return group == nullptr ? std::nullopt : group->sheet;
}

QString ProblemsPanel::nodeOf(const QModelIndex& row) const {
    const check::Finding* found = findingOf(row);
    if (found == nullptr || found->where.node < 0) return {};
    // The list may be older than the document: the node may not exist any more.
    const auto& nodes = watch_->document().pack().campaign.nodes;
    const auto index = static_cast<std::size_t>(found->where.node);
    return index < nodes.size() ? QString::fromStdString(nodes[index].id) : QString();
}

bool ProblemsPanel::canShow(const QModelIndex& row) const {
    return sheetOf(row).has_value() || !nodeOf(row).isEmpty();
}

void ProblemsPanel::showFooter() {
    const check::Finding* finding = currentFinding();
    const bool canMend = finding != nullptr && !finding->fixes.empty();
    show_->setEnabled(canShow(tree_->currentIndex()));
    fix_->setEnabled(canMend);
    fixMenu_->clear();
    fix_->setAccessibleName(canMend ? fixText(finding->fixes.front()) : tr("Fix"));
    fix_->setText(canMend ? withoutMnemonics(fixText(finding->fixes.front())) : tr("Fix"));
    if (canMend) fillFixes(*fixMenu_, *finding);
    const bool hasChoice = canMend && (finding->fixes.size() > 1 || countLike(*finding) > 1);
    // Set a menu only if there is a choice: any menu would give the button an arrow.
    fix_->setMenu(hasChoice ? fixMenu_ : nullptr);
    fix_->setPopupMode(hasChoice ? QToolButton::MenuButtonPopup : QToolButton::DelayedPopup);
    setTips(*fix_, hasChoice
                       ? tr("Fix the selected problem; the arrow offers other ways (Alt+Enter)")
                       : tr("Fix the selected problem (Alt+Enter)"));
}

void ProblemsPanel::showNext(bool forward) {
    const QModelIndex row = model_->next(tree_->currentIndex(), forward);
    if (!row.isValid()) return;
    tree_->setCurrentIndex(row);
    showWhere(row);
}

void ProblemsPanel::showWhere(const QModelIndex& row) {
    if (!row.isValid()) return;
    const auto sheet = sheetOf(row);
    const check::Finding* found = findingOf(row);
    const QString node = nodeOf(row);
    emit showing();
    if (!node.isEmpty()) emit nodeWanted(node);
    if (!sheet) return;
    // Copy the values first, because showing another level rebuilds the list.
    const std::optional<grid::Point> cell = found ? found->problem.cell : std::nullopt;
    const edit::Area area = found ? found->cells : edit::Area();
    const int stage = found ? found->problem.recipeStage : -1;
    emit sheetWanted(*sheet);
    if (cell) {
        emit cellWanted(*sheet, *cell);
        emit areaWanted(*sheet, area);
    } else if (stage >= 0) {
        emit stageWanted(*sheet, stage);
    }
}

void ProblemsPanel::fillFixes(QMenu& menu, const check::Finding& finding) {
    for (std::size_t i = 0; i < finding.fixes.size(); ++i) {
        const QString text = fixText(finding.fixes[i]);
        QAction* action = newEntry(menu, withoutMnemonics(text), tr("Fix: %1").arg(text));
        // Capture a copy of the finding: the list may be rebuilt while the menu is open.
        connect(action, &QAction::triggered, this, [this, finding, i] { mend(finding, i); });
    }
    const int alike = countLike(finding);
    if (alike < 2) return;
    menu.addSeparator();
    QAction* all = newEntry(menu, tr("Fix all %n like this", nullptr, alike),
                            tr("Fix each problem like this in the best way, in one step"));
    connect(all, &QAction::triggered, this, [this, finding] { mendAllLike(finding); });
}

void ProblemsPanel::offerFixes(const QModelIndex& row, const QPoint& at) {
    const check::Finding* finding = findingOf(row);
    if (finding == nullptr || finding->fixes.empty()) return;
    if (finding->fixes.size() == 1) {
        mend(*finding, 0);
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillFixes(*menu, *finding);
    menu->popup(at);
    menu->setActiveAction(menu->actions().front());
}

void ProblemsPanel::mendChosen() {
    const QModelIndex row = tree_->currentIndex();
    tree_->scrollTo(row);
    offerFixes(row, tree_->viewport()->mapToGlobal(tree_->visualRect(row).bottomLeft()));
}

void ProblemsPanel::showContextMenu(const QPoint& at) {
    const QModelIndex row = tree_->indexAt(at);
    if (!row.isValid()) return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* go = newEntry(*menu, show_->text(), show_->statusTip());
    go->setEnabled(canShow(row));
    connect(go, &QAction::triggered, this, [this] { showWhere(tree_->currentIndex()); });
    if (const check::Finding* finding = findingOf(row); finding && !finding->fixes.empty()) {
        menu->addSeparator();
        fillFixes(*menu, *finding);
    }
    menu->popup(tree_->viewport()->mapToGlobal(at));
}

std::vector<check::Finding> ProblemsPanel::findingsNow(const check::Sheet& sheet) {
    const QString id = QString::fromStdString(sheet.id);
    switch (sheet.kind) {
        case check::Sheet::Kind::Level:
            return watch_->findingsNow(levelSheet(id));
        case check::Sheet::Kind::Room:
            return watch_->findingsNow(roomSheet(id));
        case check::Sheet::Kind::Pack:
            break;
    }
    return watch_->groups().front().findings;  // the pack's findings are always up to date
}

QString ProblemsPanel::nothingHelps() {
    return tr("Nothing was changed: this fix no longer applies here.");
}

void ProblemsPanel::mend(const check::Finding& finding, std::size_t fix) {
    // Check that the finding still exists.
    const auto now = findingsNow(finding.where.sheet);
    const auto same = std::ranges::find_if(
        now, [&](const check::Finding& other) { return check::isSame(other, finding); });
    const check::Fix* wanted =
        same != now.end() && fix < same->fixes.size() ? &same->fixes[fix] : nullptr;
    const QString harm = wanted == nullptr ? QString() : harmOf(watch_->document(), *wanted);
    const bool isMended =
        wanted != nullptr && harm.isEmpty() && applyFix(watch_->document(), *wanted);
    note_->setText(harm.isEmpty() ? nothingHelps() : harm);
    note_->setVisible(!isMended);
}

namespace {

bool isLike(const check::Finding& one, const check::Finding& other) {
    return one.sentence.id == other.sentence.id && !one.fixes.empty();
}

}  // namespace

int ProblemsPanel::countLike(const check::Finding& finding) const {
    std::ptrdiff_t count = 0;
    for (const Listed& group : model_->groups()) {
        count += std::ranges::count_if(
            group.findings, [&](const check::Finding& one) { return isLike(one, finding); });
    }
    return static_cast<int>(count);
}

void ProblemsPanel::mendAllLike(const check::Finding& finding) {
    std::vector<check::Sheet> sheets;
    for (const Listed& group : model_->groups()) {
        for (const check::Finding& one : group.findings) {
            if (!isLike(one, finding)) continue;
            sheets.push_back(one.where.sheet);
            break;
        }
    }
    UndoHistory* history = watch_->document().history();
    history->beginStep(tr("Fix all of a kind"));
    bool isAnyMended = false;
    for (const check::Sheet& sheet : sheets) {
        // Get the findings again after each fix, which may change or resolve other findings.
        std::vector<check::Finding> tried;
        for (;;) {
            const auto now = findingsNow(sheet);
            const auto next = std::ranges::find_if(now, [&](const check::Finding& one) {
                return isLike(one, finding) &&
                       std::ranges::none_of(tried, [&](const check::Finding& before) {
                           return check::isSame(before, one);
                       });
            });
            if (next == now.end()) break;
            const auto harmless = std::ranges::find_if(next->fixes, [&](const check::Fix& fix) {
                return harmOf(watch_->document(), fix).isEmpty();
            });
            if (harmless != next->fixes.end() && applyFix(watch_->document(), *harmless))
                isAnyMended = true;
            tried.push_back(*next);
        }
    }
    history->endStep();
    note_->setText(nothingHelps());
    note_->setVisible(!isAnyMended);
}

void ProblemsPanel::setProof(const Sheet& sheet, const std::vector<check::Finding>& findings) {
    if (watch_) watch_->setProof(sheet, findings);
}

void ProblemsPanel::leaveShownLevelToOthers() {
    isShownLeft_ = true;
    if (watch_) watch_->leaveShownLevelToOthers();
}

void ProblemsPanel::setGeneration(const Sheet& sheet, const std::vector<check::Finding>& findings) {
    if (watch_) watch_->setGeneration(sheet, findings);
}

void ProblemsPanel::setDeduction(const Sheet& sheet, const std::vector<check::Finding>& findings) {
    if (watch_) watch_->setDeduction(sheet, findings);
}

}  // namespace mazeloom::widgets
