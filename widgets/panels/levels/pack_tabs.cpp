// SPDX-License-Identifier: MIT
#include "widgets/panels/levels/pack_tabs.h"

#include <algorithm>

#include <QContextMenuEvent>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QMouseEvent>
#include <QPointer>
#include <QSignalBlocker>
#include <QToolButton>

#include "widgets/document/pack_file.h"
#include "widgets/panels/levels/place_actions.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"

namespace mazeloom::widgets {

namespace {

constexpr int kLeastWidth = 112;
constexpr int kMostWidth = 208;
constexpr int kCloseIcon = 12;

/// Returns the location of a pack, as one line.
QString placeOf(const PackFile& file) {
    if (!file.folder().isEmpty()) return QDir::toNativeSeparators(file.folder());
    const QString& name = file.document().name();
    if (name.startsWith(QLatin1String("builtin:")))
        return PackTabs::tr("Built-in pack; saving asks for a folder");
    // The name is the path of an archive, or of a folder that cannot be opened.
    if (QDir::isAbsolutePath(name)) return QDir::toNativeSeparators(name);
    return PackTabs::tr("Not saved anywhere yet");
}

}  // namespace

PackTabs::PackTabs(QWidget* parent) : QTabBar(parent) {
    setObjectName(QStringLiteral("packTabs"));
    setAccessibleName(tr("Open packs"));
    setStatusTip(
        tr("Click a tab to see its pack, drag it to another place, middle-click to close"));
    setDocumentMode(true);
    setDrawBase(false);
    setExpanding(false);
    setMovable(true);
    // Elides the middle, because the end of a title may distinguish it from others.
    setElideMode(Qt::ElideMiddle);
    setUsesScrollButtons(true);
    hide();
    connect(this, &QTabBar::currentChanged, this, [this](int index) {
        if (PackDocument* document = documentAt(index)) emit chosen(document);
    });
    connect(this, &QTabBar::tabMoved, this,
            [this](int, int to) { emit dragged(documentAt(to), to); });
}

void PackTabs::add(PackFile& file) {
    {
        const QSignalBlocker quiet(this);
        const int index = addTab(QString());
        setTabData(index, QVariant::fromValue(&file));
        setTabButton(index, RightSide, newCloseButton(file));
    }
    PackDocument& document = file.document();
    connect(&document, &PackDocument::modifiedChanged, this,
            [this, &document] { describe(indexOf(&document)); });
    connect(&document, &PackDocument::structureChanged, this, &PackTabs::describeAll);
    connect(&file, &PackFile::placeChanged, this, &PackTabs::describeAll);
    describeAll();
    show();
}

void PackTabs::remove(const PackDocument* document) {
    const int index = indexOf(document);
    if (index < 0) return;
    if (pressed_ == document) pressed_ = nullptr;
    document->disconnect(this);
    fileAt(index)->disconnect(this);
    {
        // Removing a tab makes Qt select another one, but the window decides which pack becomes
        // current.
        const QSignalBlocker quiet(this);
        removeTab(index);
    }
    describeAll();
    setVisible(count() > 0);
}

void PackTabs::moveTab(const PackDocument* document, int to) {
    const QSignalBlocker quiet(this);
    if (const int from = indexOf(document); from >= 0 && from != to) QTabBar::moveTab(from, to);
}

void PackTabs::setCurrentDocument(const PackDocument* document) {
    const QSignalBlocker quiet(this);
    if (const int index = indexOf(document); index >= 0) setCurrentIndex(index);
}

PackFile* PackTabs::fileAt(int index) const {
    return tabData(index).value<PackFile*>();
}

PackDocument* PackTabs::documentAt(int index) const {
    const PackFile* file = fileAt(index);
    return file != nullptr ? &file->document() : nullptr;
}

int PackTabs::indexOf(const PackDocument* document) const {
    for (int i = 0; i < count(); ++i) {
        if (documentAt(i) == document) return i;
    }
    return -1;
}

QWidget* PackTabs::newCloseButton(PackFile& file) {
    const QString tip = tr("Close this pack");
    QToolButton* button = newToolButton(themedIcon("close"), tip, tip);
    button->setIconSize({kCloseIcon, kCloseIcon});
    button->setFocusPolicy(Qt::NoFocus);
    // Queued until the button has handled the click, because closing deletes the button. A second
    // click can be queued too; it arrives when the pack has been closed.
    connect(
        button, &QToolButton::clicked, this,
        [this, document = QPointer<PackDocument>(&file.document())] {
            if (document != nullptr) emit closeRequested(document);
        },
        Qt::QueuedConnection);
    return button;
}

void PackTabs::describe(int index) {
    if (index < 0) return;
    const PackFile& file = *fileAt(index);
    const PackDocument& document = file.document();
    const QString title = document.title();
    bool isTitleTaken = false;
    for (int i = 0; i < count(); ++i)
        isTitleTaken = isTitleTaken || (i != index && documentAt(i)->title() == title);
    QString text = title;
    // The folder's name distinguishes packs with the same title.
    if (isTitleTaken && !file.folder().isEmpty())
        text = tr("%1 – %2").arg(title, QFileInfo(file.folder()).fileName());
    const bool isModified = document.isModified();
    QString spoken = isModified ? tr("%1, not saved").arg(text) : text;
    if (file.isReadOnly()) spoken = tr("%1, read-only").arg(spoken);
    setAccessibleTabName(index, spoken);
    QString shown = text;
    shown.replace('&', QLatin1String("&&"));
    setTabText(index, isModified ? QStringLiteral("• ") + shown : shown);
    setTabIcon(index, file.isReadOnly() ? themedIcon(QStringLiteral("lock")) : QIcon());
    QString tip = title + '\n' + placeOf(file);
    if (file.isReadOnly()) tip += '\n' + tr("Read-only: another window has it open");
    if (isModified) tip += '\n' + tr("Has unsaved changes");
    setPlainTabToolTip(*this, index, tip);
    if (QWidget* button = tabButton(index, RightSide))
        button->setAccessibleName(tr("Close %1").arg(text));
}

void PackTabs::describeAll() {
    for (int i = 0; i < count(); ++i)
        describe(i);
}

QSize PackTabs::tabSizeHint(int index) const {
    QSize size = QTabBar::tabSizeHint(index);
    size.setWidth(std::clamp(size.width(), kLeastWidth, kMostWidth));
    return size;
}

QSize PackTabs::minimumTabSizeHint(int index) const {
    // Otherwise each selection would make Qt lay out squeezed tabs anew and scroll the selected one
    // out of view.
    return tabSizeHint(index);
}

void PackTabs::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::MiddleButton)
        pressed_ = documentAt(tabAt(event->position().toPoint()));
    QTabBar::mousePressEvent(event);
}

void PackTabs::mouseReleaseEvent(QMouseEvent* event) {
    QTabBar::mouseReleaseEvent(event);
    if (event->button() != Qt::MiddleButton) return;
    PackDocument* released = documentAt(tabAt(event->position().toPoint()));
    if (released != nullptr && released == pressed_) emit closeRequested(released);
    pressed_ = nullptr;
}

void PackTabs::contextMenuEvent(QContextMenuEvent* event) {
    const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
    const int index = byMouse ? tabAt(event->pos()) : currentIndex();
    if (index < 0) return;
    showMenu(index, byMouse ? event->globalPos() : mapToGlobal(tabRect(index).bottomLeft()));
}

void PackTabs::showMenu(int index, const QPoint& at) {
    const PackFile& file = *fileAt(index);
    PackDocument* document = &file.document();
    QMenu menu(this);
    menu.addAction(themedIcon(QStringLiteral("close")), tr("&Close"), this,
                   [this, document] { emit closeRequested(document); })
        ->setStatusTip(tr("Close this pack"));
    QAction* others = menu.addAction(tr("Close &others"), this,
                                     [this, document] { emit closeOthersRequested(document); });
    others->setStatusTip(tr("Close all packs except this one"));
    others->setEnabled(count() > 1);
    menu.addSeparator();
    addPlaceActions(menu, file.folder());
    menu.exec(at);
}

}  // namespace mazeloom::widgets
