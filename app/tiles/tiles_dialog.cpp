// SPDX-License-Identifier: MIT
#include "app/tiles/tiles_dialog.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QDialogButtonBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include "app/dialogs/fitting_size.h"
#include "app/exchange/tile_meanings.h"
#include "app/tiles/meaning_tree.h"
#include "app/tiles/shape_editor.h"
#include "app/tiles/tiles_preview.h"
#include "widgets/qstring.h"
#include "widgets/text/message_box.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"
#include "widgets/tiles/tileset_view.h"

namespace mazeloom::app {

namespace {

/// Returns all dropped files; those that are no pictures are reported later.
QStringList picturesOf(const QMimeData& data) {
    QStringList files;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile()) files << url.toLocalFile();
    }
    return files;
}

}  // namespace

TilesDialog::TilesDialog(Subject subject, PictureSources& sources, QWidget* parent)
    : QDialog(parent),
      session_(std::move(subject.mappings)),
      own_(subject.own),
      bar_(new MappingBar(session_, sources)),
      tree_(new MeaningTree(session_, images_, subject.own)),
      view_(new widgets::TilesetView),
      shapes_(new ShapeEditor(session_, images_, subject.own)),
      zoomIn_(widgets::newPictureButton(widgets::themedIcon("zoom-in"), tr("Zoom in"),
                                        tr("Show the tiles larger (+, or Ctrl and the wheel)"))),
      zoomOut_(
          widgets::newPictureButton(widgets::themedIcon("zoom-out"), tr("Zoom out"),
                                    tr("Show more of the picture (−, or Ctrl and the wheel)"))),
      state_(new widgets::PlainLabel),
      removeOutside_(new QPushButton(tr("Remove &them"))) {
    setWindowTitle(tr("Your game's own tiles"));
    setAcceptDrops(true);
    layOut(std::move(subject.shown));
    connectAll();
    addKeys();
    showPicture();
    showState();
    tree_->setFocus();
}

TilesDialog::~TilesDialog() = default;

QWidget* TilesDialog::makePicture() {
    auto* picture = new QWidget;
    auto* column = new QVBoxLayout(picture);
    column->setContentsMargins(0, 0, 0, 0);
    auto* head = new QHBoxLayout;
    auto* hint = new widgets::PlainLabel(tr("Click its tile; Ctrl+click adds a variant"));
    hint->setForegroundRole(QPalette::PlaceholderText);
    hint->setWordWrap(true);
    head->addWidget(hint, 1);
    head->addWidget(zoomOut_);
    head->addWidget(zoomIn_);
    column->addLayout(head);
    column->addWidget(view_, 1);
    view_->setEmptyText(
        tr("Choose what your game looks like: press “Add a picture…”, or drop a PNG with tiles "
           "here.\n\nThen choose on the left what is to have a tile, and click its tile in the "
           "picture."));
    view_->setWords([this](int tile) { return usesOf(tile); });
    widgets::setTips(*view_->viewport(), {});
    return picture;
}

void TilesDialog::layOut(std::optional<widgets::GenerationRequest> shown) {
    auto* preview = new TilesPreview(session_, own_.terrains, std::move(shown));
    auto* middle = new QSplitter(Qt::Vertical);
    middle->addWidget(makePicture());
    middle->addWidget(preview);
    middle->setStretchFactor(0, 3);
    middle->setStretchFactor(1, 2);
    middle->setChildrenCollapsible(false);
    auto* columns = new QSplitter;
    columns->addWidget(tree_);
    columns->addWidget(middle);
    columns->addWidget(shapes_);
    columns->setStretchFactor(1, 1);
    columns->setChildrenCollapsible(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    widgets::setTips(*buttons->button(QDialogButtonBox::Ok),
                     tr("Give the pack these tilesets, in one step that can be undone"));
    widgets::setTips(*removeOutside_, tr("Remove the tiles that the picture does not have"));
    state_->setObjectName(QStringLiteral("state"));
    state_->setWordWrap(true);
    auto* foot = new QHBoxLayout;
    foot->addWidget(state_, 1);
    foot->addWidget(removeOutside_);
    foot->addWidget(buttons);
    auto* column = new QVBoxLayout(this);
    column->addWidget(bar_);
    column->addWidget(columns, 1);
    column->addLayout(foot);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    // The Cancel button discards changes without asking; Escape and the window's close button ask.
    connect(buttons, &QDialogButtonBox::rejected, this, [this] { done(Rejected); });
    resize(fittingSize(*this, {1440, 920}));
    columns->setSizes({250, 780, 376});
}

void TilesDialog::connectAll() {
    using widgets::TilesetView;
    connect(&session_, &TileSession::changed, this, &TilesDialog::showPicture);
    connect(&session_, &TileSession::chosen, this, &TilesDialog::showState);
    connect(bar_, &MappingBar::told, this, [this](const QString& text) {
        // A message that offers a fix is not replaced.
        if (removeOutside_->isHidden()) say(text);
    });
    connect(bar_, &MappingBar::added, tree_, [this] { tree_->setFocus(); });
    // Scroll to the tile of the selected entry, because the picture may be large.
    connect(tree_, &QTreeWidget::currentItemChanged, view_, [this] {
        const level::TileMapping* mapping = session_.mapping();
        if (mapping != nullptr) view_->reveal(mainTileOf(*mapping, session_.meaning()));
    });
    connect(tree_, &MeaningTree::tilesWanted, view_, [this] { view_->setFocus(); });
    connect(view_, &TilesetView::tileChosen, this, &TilesDialog::give);
    connect(view_, &TilesetView::removeWanted, this, &TilesDialog::take);
    connect(view_, &TilesetView::menuWanted, this, &TilesDialog::openMenu);
    connect(shapes_, &ShapeEditor::fillWanted, this, &TilesDialog::fill);
    connect(shapes_, &ShapeEditor::outlined, view_, &TilesetView::setOutlined);
    connect(removeOutside_, &QPushButton::clicked, &session_, &TileSession::removeTilesOutside);
    connect(zoomIn_, &QToolButton::clicked, view_, [this] { view_->zoomBy(1); });
    connect(zoomOut_, &QToolButton::clicked, view_, [this] { view_->zoomBy(-1); });
    connect(view_, &TilesetView::zoomed, this, [this] {
        zoomIn_->setEnabled(view_->canZoom(1));
        zoomOut_->setEnabled(view_->canZoom(-1));
    });
}

void TilesDialog::addKeys() {
    const auto add = [this](const QList<QKeySequence>& keys, void (TileSession::*work)()) {
        auto* action = new QAction(this);
        action->setShortcuts(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        connect(action, &QAction::triggered, &session_, work);
    };
    add({QKeySequence(Qt::CTRL | Qt::Key_Z)}, &TileSession::undo);
    add({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
        &TileSession::redo);
}

std::string TilesDialog::shown() const {
    return session_.mapping() == nullptr ? std::string() : session_.mapping()->id;
}

void TilesDialog::showPicture() {
    const level::TileMapping* mapping = session_.mapping();
    if (mapping == nullptr) {
        view_->setTileset({}, {});
    } else {
        const QImage picture = images_.pictureOf(*mapping);
        view_->setTileset(*mapping, picture);
    }
    zoomIn_->setEnabled(view_->canZoom(1));
    zoomOut_->setEnabled(view_->canZoom(-1));
    shapes_->setFirst(view_->cursor());
}

void TilesDialog::showMarks() {
    const level::TileMapping* mapping = session_.mapping();
    std::vector<int> chosen;
    std::vector<int> used;
    for (const level::TileVariant& one : session_.variants())
        chosen.push_back(one.tile);
    const level::TileRule* rule =
        mapping == nullptr ? nullptr : mapping->ruleFor(session_.meaning());
    for (std::size_t i = 0; rule != nullptr && i < rule->shapes.size(); ++i) {
        for (const level::TileVariant& one : rule->shapes[i])
            used.push_back(one.tile);
    }
    view_->setMarked(std::move(chosen), std::move(used));
}

void TilesDialog::showState() {
    showMarks();
    shapes_->setFirst(view_->cursor());
    const level::TileMapping* mapping = session_.mapping();
    const int outside = mapping == nullptr ? 0 : edit::tilesOutside(*mapping);
    removeOutside_->setVisible(outside > 0 && !mapping->picture.isEmpty());
    if (mapping == nullptr) {
        say({});
    } else if (mapping->picture.isEmpty()) {
        say(tr("This tileset has no picture: replace it with a PNG"));
    } else if (images_.pictureOf(*mapping).isNull()) {
        say(tr("The picture of this tileset cannot be shown: replace it with another PNG"));
    } else if (outside > 0) {
        say(tr("%n tile(s) lie outside of the picture, and are not drawn", nullptr, outside));
    } else {
        say({});
    }
}

void TilesDialog::say(const QString& text) {
    state_->setText(text);
}

QString TilesDialog::usesOf(int tile) const {
    const level::TileMapping* mapping = session_.mapping();
    QStringList uses;
    for (std::size_t i = 0; mapping != nullptr && i < mapping->rules.size(); ++i) {
        const level::TileRule& rule = mapping->rules[i];
        const bool isUsed = std::ranges::any_of(rule.shapes, [tile](const auto& shape) {
            return std::ranges::find(shape, tile, &level::TileVariant::tile) != shape.end();
        });
        if (isUsed) uses << meaningText(widgets::qstring(rule.meaning), own_);
    }
    //: The meanings of a tile; %1 is a list such as "wall, closed door"
    return uses.isEmpty() ? QString() : tr("Stands for: %1").arg(uses.join(QStringLiteral(", ")));
}

void TilesDialog::give(int tile, bool adds) {
    if (adds || shapes_->adds()) {
        session_.addTile(tile);
        const level::TileVariants& tiles = session_.variants();
        const auto added = std::ranges::find(tiles, tile, &level::TileVariant::tile);
        shapes_->chooseVariant(static_cast<int>(added - tiles.begin()));
    } else {
        session_.giveTile(tile);
    }
    shapes_->setFirst(tile);
}

void TilesDialog::take(int tile) {
    const level::TileVariants& tiles = session_.variants();
    const auto there = std::ranges::find(tiles, tile, &level::TileVariant::tile);
    if (there != tiles.end())
        session_.removeVariant(static_cast<std::size_t>(there - tiles.begin()));
}

void TilesDialog::fill(edit::TileLayout layout, int first) {
    if (session_.fill(layout, first)) {
        say(tr("All shapes have their tiles, from tile %1 on").arg(first));
    } else {
        say(tr("The set does not fit into the picture from tile %1 on: begin further up or left")
                .arg(first));
    }
}

void TilesDialog::openMenu(int tile, QPoint at) {
    shapes_->setFirst(tile);
    const level::TileVariants& tiles = session_.variants();
    const bool isThere = std::ranges::find(tiles, tile, &level::TileVariant::tile) != tiles.end();
    QMenu menu(this);
    const auto add = [&](const QString& text, const QString& tip) {
        QAction* action = menu.addAction(text);
        widgets::setTips(*action, tip);
        return action;
    };
    QAction* only = add(tr("&Only this tile"), tr("Replace all tiles of the shape"));
    QAction* beside = add(tr("Add as &variant"), tr("Add it to the tiles that the shape has"));
    QAction* remove = add(tr("&Remove from this shape"), tr("Remove this tile from the shape"));
    remove->setEnabled(isThere);
    menu.addSeparator();
    menu.addMenu(shapes_->fillMenu());
    const QAction* chosen = menu.exec(at);
    if (chosen == only) session_.giveTile(tile);
    if (chosen == beside) session_.addTile(tile);
    if (chosen == remove) take(tile);
}

void TilesDialog::keyPressEvent(QKeyEvent* event) {
    // Enter assigns tiles and ends the input of numbers here, so it must not close the dialog as
    // well.
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter) QDialog::keyPressEvent(event);
}

void TilesDialog::reject() {
    if (session_.isChanged() &&
        !widgets::MessageBox::isConfirmed(this, tr("Your game's own tiles"),
                                          tr("Discard your changes to the tilesets? To keep them, "
                                             "press “OK” in the window of tiles."))) {
        return;
    }
    QDialog::reject();
}

void TilesDialog::dragEnterEvent(QDragEnterEvent* event) {
    if (!picturesOf(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void TilesDialog::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    // The dragging program waits until the drop is done; a question would block it.
    QMetaObject::invokeMethod(
        bar_, [bar = bar_, files = picturesOf(*event->mimeData())] { bar->addPictures(files); },
        Qt::QueuedConnection);
}

}  // namespace mazeloom::app
