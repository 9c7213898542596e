// SPDX-License-Identifier: MIT
#include "app/tiles/mapping_bar.h"

#include <QAction>
#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/tiles/picture_file.h"
#include "app/tiles/tile_session.h"
#include "widgets/panels/quiet_inputs.h"
#include "widgets/qstring.h"
#include "widgets/text/input_dialog.h"
#include "widgets/text/message_box.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_button.h"
#include "widgets/text/tool_tip.h"
#include "widgets/theme/icon.h"

namespace mazeloom::app {

using level::TileMapping;

namespace {

widgets::NumberBox* pixelBox(int least, int most, const QString& name, const QString& tip) {
    auto* box = new widgets::QuietSpinBox;
    box->setRange(least, most);
    box->setAccessibleName(name);
    widgets::setTips(*box, tip);
    return box;
}

}  // namespace

MappingBar::MappingBar(TileSession& session, PictureSources& sources, QWidget* parent)
    : QWidget(parent), session_(session), sources_(sources) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(makeHead());
    column->addWidget(makeMeasures());
    connectAll();
    connect(&session_, &TileSession::changed, this, &MappingBar::showAll);
    showAll();
}

QWidget* MappingBar::makeHead() {
    using widgets::newPictureButton;
    using widgets::themedIcon;
    list_ = new widgets::QuietComboBox;
    list_->setAccessibleName(tr("Tilesets of the pack"));
    list_->setMinimumContentsLength(18);
    list_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    widgets::setTips(
        *list_, tr("The tilesets of the pack: each has a picture, and a meaning for its tiles"));
    auto* label = new widgets::PlainLabel(tr("Ti&leset"));
    label->setBuddy(list_);
    add_ = new QPushButton(themedIcon("add"), tr("&Add a picture…"));
    widgets::setTips(*add_, tr("Choose a PNG with tiles to start a tileset"));
    duplicate_ = newPictureButton(themedIcon("copy"), tr("Duplicate"),
                                  tr("Start another tileset as a copy of this one"));
    rename_ = newPictureButton(themedIcon("rename"), tr("Rename…"), tr("Rename the tileset"));
    remove_ = newPictureButton(themedIcon("delete"), tr("Remove"),
                               tr("Remove the tileset and its picture from the pack"));
    reload_ = newPictureButton(themedIcon("reload"), tr("Reload the picture"),
                               tr("Read the picture's file again; tiles keep their places"));
    exchange_ = newPictureButton(themedIcon("replace"), tr("Exchange the picture…"),
                                 tr("Choose another PNG; tiles keep their places"));
    undo_ = newPictureButton(themedIcon("undo"), tr("Undo"), tr("Take the last change back"));
    redo_ = newPictureButton(themedIcon("redo"), tr("Redo"), tr("Make the change again"));
    auto* head = new QWidget;
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(label);
    row->addWidget(list_);
    row->addWidget(add_);
    row->addSpacing(8);
    for (QToolButton* button : {duplicate_, rename_, remove_, reload_, exchange_})
        row->addWidget(button);
    row->addStretch(1);
    row->addWidget(undo_);
    row->addWidget(redo_);
    return head;
}

QWidget* MappingBar::makeMeasures() {
    side_ = pixelBox(TileMapping::kLeastSide, TileMapping::kMostSide, tr("Tile size"),
                     tr("How wide and high a tile is"));
    margin_ = pixelBox(0, TileMapping::kMostGap, tr("Margin"),
                       tr("Pixels around all tiles, at the edges of the picture"));
    spacing_ = pixelBox(0, TileMapping::kMostGap, tr("Spacing"), tr("Pixels between tiles"));
    count_ = new widgets::PlainLabel;
    count_->setForegroundRole(QPalette::PlaceholderText);
    auto* measures = new QWidget;
    auto* row = new QHBoxLayout(measures);
    row->setContentsMargins(0, 0, 0, 0);
    const auto add = [row](const QString& text, widgets::NumberBox* box) {
        box->setSuffix(tr(" px"));
        auto* label = new widgets::PlainLabel(text);
        label->setBuddy(box);
        row->addWidget(label);
        row->addWidget(box);
        row->addSpacing(8);
    };
    add(tr("&Tile size"), side_);
    add(tr("&Margin"), margin_);
    add(tr("&Spacing"), spacing_);
    row->addWidget(count_, 1);
    return measures;
}

void MappingBar::connectAll() {
    connect(list_, &QComboBox::activated, this,
            [this](int place) { session_.show(static_cast<std::size_t>(place)); });
    connect(add_, &QPushButton::clicked, this, &MappingBar::addPicture);
    connect(duplicate_, &QToolButton::clicked, this, &MappingBar::duplicate);
    connect(rename_, &QToolButton::clicked, this, &MappingBar::rename);
    connect(remove_, &QToolButton::clicked, this, &MappingBar::remove);
    connect(reload_, &QToolButton::clicked, this, &MappingBar::reload);
    connect(exchange_, &QToolButton::clicked, this, &MappingBar::exchange);
    connect(undo_, &QToolButton::clicked, &session_, &TileSession::undo);
    connect(redo_, &QToolButton::clicked, &session_, &TileSession::redo);
    for (widgets::NumberBox* box : {side_, margin_, spacing_})
        connect(box, &QSpinBox::valueChanged, this, &MappingBar::takeMeasures);
}

void MappingBar::showAll() {
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (const TileMapping& mapping : session_.mappings())
        list_->addItem(widgets::titleOf(mapping));
    const TileMapping* mapping = session_.mapping();
    list_->setCurrentIndex(mapping == nullptr ? -1 : static_cast<int>(session_.current()));
    list_->setEnabled(mapping != nullptr);
    for (QToolButton* button : {duplicate_, rename_, remove_, reload_, exchange_})
        button->setEnabled(mapping != nullptr);
    undo_->setEnabled(session_.canUndo());
    redo_->setEnabled(session_.canRedo());
    const edit::TileMeasures measures = session_.measures();
    for (const auto& [box, value] :
         {std::pair{side_, measures.side}, std::pair{margin_, measures.margin},
          std::pair{spacing_, measures.spacing}}) {
        const QSignalBlocker still(box);
        box->setValue(value);
        box->setEnabled(mapping != nullptr);
    }
    if (mapping == nullptr || mapping->picture.isEmpty()) {
        count_->clear();
    } else if (mapping->tileCount() == 0) {
        count_->setText(tr("No tile fits into the picture: make the tile size smaller"));
    } else {
        const grid::Size tiles = mapping->tiles();
        //: The tiles of a picture: %1 columns, %2 rows, %3 all tiles
        count_->setText(
            tr("%1 × %2 = %3 tiles").arg(tiles.width).arg(tiles.height).arg(mapping->tileCount()));
    }
}

void MappingBar::takeMeasures() {
    session_.setMeasures({side_->value(), margin_->value(), spacing_->value()});
}

void MappingBar::refuse(const QStringList& why) {
    widgets::MessageBox box(widgets::MessageBox::Warning, tr("Picture of tiles"),
                            why.join(QStringLiteral("\n\n")), widgets::MessageBox::Close, this);
    box.exec();
}

void MappingBar::addPictures(const QStringList& files) {
    QStringList refused;
    for (const QString& file : files) {
        const auto picture = readTilePicture(file);
        if (!picture) {
            refused << picture.error();
            continue;
        }
        const QString title = QFileInfo(file).completeBaseName();
        const auto guess = edit::guessMeasures(picture->size(), title.toStdString());
        if (!session_.add(title, *picture, guess)) {
            refused
                << tr("A pack has at most %1 tilesets: remove one first.").arg(TileMapping::kMost);
            break;
        }
        sources_[session_.mapping()->id] = file;
        emit added();
        emit told(
            tr("“%1”: the tiles seem to have %2 pixels. Change the tile size if that is wrong.")
                .arg(title)
                .arg(guess.side));
    }
    if (!refused.isEmpty()) refuse(refused);
}

void MappingBar::addPicture() {
    const QString file = askForTilePicture(this, tr("Add a picture of tiles"));
    if (!file.isEmpty()) addPictures({file});
}

void MappingBar::duplicate() {
    const QString file = sources_[session_.mapping()->id];
    //: %1 the title of the copied tileset
    if (!session_.duplicate(tr("%1 (copy)").arg(widgets::titleOf(*session_.mapping())))) {
        refuse({tr("A pack has at most %1 tilesets: remove one first.").arg(TileMapping::kMost)});
        return;
    }
    sources_[session_.mapping()->id] = file;
}

void MappingBar::rename() {
    const auto title = widgets::askForText(
        this, tr("Rename"),
        tr("Title of the tileset “%1”:").arg(widgets::titleOf(*session_.mapping())),
        [](const QString& text) {
            return text.trimmed().isEmpty() ? tr("Type a title.") : widgets::lineFlaw(text);
        });
    if (title) session_.rename(title->trimmed());
}

void MappingBar::remove() {
    const QString title = widgets::titleOf(*session_.mapping());
    session_.remove();
    emit told(tr("“%1” was removed; Ctrl+Z brings it back").arg(title));
}

void MappingBar::reload() {
    const QString file = sources_[session_.mapping()->id];
    // If an earlier run of the program read the picture, its file is unknown; then ask for a file.
    if (file.isEmpty()) return exchange();
    take(file);
}

void MappingBar::exchange() {
    const QString file = askForTilePicture(this, tr("Exchange the picture"));
    if (!file.isEmpty()) take(file);
}

void MappingBar::take(const QString& file) {
    const auto picture = readTilePicture(file);
    if (!picture) return refuse({picture.error()});
    sources_[session_.mapping()->id] = file;
    const QString name = QFileInfo(file).fileName();
    if (*picture == session_.mapping()->picture) {
        emit told(tr("“%1” is the same picture as before").arg(name));
        return;
    }
    session_.exchangePicture(*picture);
    emit told(tr("The picture is “%1” now").arg(name));
}

}  // namespace mazeloom::app
