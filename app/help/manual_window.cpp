// SPDX-License-Identifier: MIT
#include "app/help/manual_window.h"

#include <QAction>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QScrollBar>
#include <QSettings>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "app/dialogs/fitting_size.h"
#include "widgets/text/markdown_view.h"
#include "widgets/text/search_line.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"

namespace mazeloom::app {

namespace {

constexpr auto kGeometry = "help/geometry";
constexpr auto kPage = "help/page";
constexpr auto kScrolled = "help/scrolled";
constexpr auto kTextSize = "help/text-size";
constexpr int kPageRole = Qt::UserRole;

}  // namespace

ManualWindow::ManualWindow(const QString& language, QWidget* parent)
    : QWidget(parent, Qt::Window),
      manual_(language),
      search_(new QLineEdit),
      list_(new QTreeWidget),
      view_(new widgets::MarkdownView) {
    setObjectName(QStringLiteral("manualWindow"));
    setWindowTitle(tr("Manual of Mazeloom"));
    setWindowIcon(widgets::applicationIcon());
    resize(fittingSize(*this, {880, 640}));
    view_->setAccessibleName(tr("Page of the manual"));
    view_->setStatusTip(tr("Ctrl and the wheel change the size of the text"));
    auto* parts = new QSplitter;
    parts->setChildrenCollapsible(false);
    parts->addWidget(makeList());
    auto* right = new QWidget;
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    column->addWidget(view_, 1);
    parts->addWidget(right);
    parts->setStretchFactor(1, 1);
    parts->setSizes({240, 640});
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(parts);
    connect(view_, &widgets::MarkdownView::linkFollowed, this, [this](const QString& target) {
        if (target.endsWith(QLatin1String(".md"))) goTo(target.chopped(3));
    });

    const auto onKey = [this](const QKeySequence& key, auto work) {
        connect(new QShortcut(key, this), &QShortcut::activated, this, work);
    };
    onKey(QKeySequence(Qt::Key_F1), [this] { goTo(Manual::kFirstPage); });
    onKey(QKeySequence::Find, [this] {
        search_->setFocus();
        search_->selectAll();
    });

    const QSettings settings;
    restoreGeometry(settings.value(kGeometry).toByteArray());
    view_->setTextSize(settings.value(kTextSize, 100).toInt());
    list();
    goTo(Manual::kFirstPage);
    if (const QString last = settings.value(kPage).toString(); last != page_) {
        goTo(last);
        scrolled_ = settings.value(kScrolled).toInt();
    }
}

ManualWindow::~ManualWindow() {
    if (isVisible()) remember();
}

QWidget* ManualWindow::makeHead() {
    auto* head = new QWidget;
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(4);
    back_ = widgets::newToolButton(widgets::themedIcon("arrow-left"), tr("Back"),
                                   tr("Back to the previous page (Alt+Left)"));
    forward_ = widgets::newToolButton(widgets::themedIcon("arrow-right"), tr("Forward"),
                                      tr("On to the page that you came back from (Alt+Right)"));
    auto* first = widgets::newTextButton(QIcon(), tr("Contents"),
                                         tr("Go to the first page, which lists all others (F1)"));
    connect(back_, &QToolButton::clicked, this, &ManualWindow::goBack);
    connect(forward_, &QToolButton::clicked, this, &ManualWindow::goForward);
    connect(first, &QToolButton::clicked, this, [this] { goTo(Manual::kFirstPage); });
    for (QToolButton* button : {back_, forward_, first})
        row->addWidget(button);
    row->addStretch(1);
    return head;
}

QWidget* ManualWindow::makeList() {
    widgets::makeSearchLine(*search_, tr("Search the manual"));
    widgets::setTips(*search_, tr("List only pages with these words, and mark them (Ctrl+F)"));
    search_->installEventFilter(this);
    connect(search_, &QLineEdit::textChanged, this, [this] {
        list();
        view_->markWords(Manual::wordsOf(search_->text()));
    });
    list_->setAccessibleName(tr("Pages of the manual"));
    list_->setHeaderHidden(true);
    list_->setRootIsDecorated(false);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setIndentation(12);
    list_->setExpandsOnDoubleClick(false);
    connect(list_, &QTreeWidget::currentItemChanged, this,
            [this](const QTreeWidgetItem* item) { openItem(item); });
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(8, 8, 0, 8);
    column->setSpacing(8);
    column->addWidget(search_);
    column->addWidget(list_, 1);
    return side;
}

void ManualWindow::list() {
    const QSignalBlocker quiet(list_);
    list_->clear();
    const auto add = [this](QTreeWidgetItem* above, const ManualPage& page, const QString& text) {
        auto* item = above != nullptr ? new QTreeWidgetItem(above) : new QTreeWidgetItem(list_);
        item->setText(0, text);
        item->setData(0, kPageRole, page.id);
        if (page.id == page_) list_->setCurrentItem(item);
    };
    if (!Manual::wordsOf(search_->text()).isEmpty()) {
        const auto hits = manual_.search(search_->text());
        for (const auto& [page, places] : hits)
            add(nullptr, *page, tr("%1 (%2)").arg(page->title).arg(places));
        if (hits.empty()) {
            auto* none = new QTreeWidgetItem(list_, {tr("No page holds these words")});
            none->setFlags(Qt::NoItemFlags);
        }
        return;
    }
    QTreeWidgetItem* group = nullptr;
    for (const ManualPage& page : manual_.pages()) {
        if (page.group.isEmpty()) {
            add(nullptr, page, tr("Contents"));
            continue;
        }
        if (group == nullptr || group->text(0) != page.group) {
            group = new QTreeWidgetItem(list_, {page.group});
            group->setFlags(Qt::ItemIsEnabled);
            QFont bold = list_->font();
            bold.setBold(true);
            group->setFont(0, bold);
            group->setExpanded(true);
        }
        add(group, page, page.title);
    }
}

void ManualWindow::openItem(const QTreeWidgetItem* item) {
    if (item == nullptr) return;
    const QString page = item->data(0, kPageRole).toString();
    if (!page.isEmpty()) goTo(page);
}

void ManualWindow::goTo(const QString& page) {
    if (page == page_ || manual_.find(page) == nullptr) return;
    visited_ = visited_.mid(0, place_ + 1) << page;
    place_ = visited_.size() - 1;
    showPage(page);
}

void ManualWindow::goBack() {
    if (place_ > 0) showPage(visited_[--place_]);
}

void ManualWindow::goForward() {
    if (place_ + 1 < visited_.size()) showPage(visited_[++place_]);
}

void ManualWindow::showPage(const QString& page) {
    page_ = page;
    scrolled_ = 0;
    view_->showMarkdown(manual_.find(page)->markdown);
    view_->markWords(Manual::wordsOf(search_->text()));
    back_->setEnabled(place_ > 0);
    forward_->setEnabled(place_ + 1 < visited_.size());
    const QSignalBlocker quiet(list_);
    for (QTreeWidgetItemIterator item(list_); *item != nullptr; ++item) {
        if ((*item)->data(0, kPageRole).toString() == page) list_->setCurrentItem(*item);
    }
}

void ManualWindow::open() {
    show();
    if (scrolled_ > 0) view_->verticalScrollBar()->setValue(scrolled_);
    scrolled_ = 0;
    raise();
    activateWindow();
    view_->setFocus();
}

void ManualWindow::remember() const {
    QSettings settings;
    settings.setValue(kGeometry, saveGeometry());
    settings.setValue(kPage, page_);
    settings.setValue(kScrolled, view_->verticalScrollBar()->value());
    settings.setValue(kTextSize, view_->textSize());
}

void ManualWindow::closeEvent(QCloseEvent* event) {
    remember();
    QWidget::closeEvent(event);
}

void ManualWindow::keyPressEvent(QKeyEvent* event) {
    if (event->modifiers() == Qt::AltModifier && event->key() == Qt::Key_Left) {
        goBack();
    } else if (event->modifiers() == Qt::AltModifier && event->key() == Qt::Key_Right) {
        goForward();
    } else if (event->key() == Qt::Key_Escape && !search_->text().isEmpty()) {
        search_->clear();
    } else if (event->key() == Qt::Key_Escape) {
        close();
    } else {
        QWidget::keyPressEvent(event);
    }
}

bool ManualWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == search_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            list_->setFocus();
            const auto hits = manual_.search(search_->text());
            if (!hits.empty()) goTo(hits.front().page->id);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace mazeloom::app
