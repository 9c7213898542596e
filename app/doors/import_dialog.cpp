// SPDX-License-Identifier: MIT
#include "app/doors/import_dialog.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <QCheckBox>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "app/doors/level_preview.h"
#include "app/doors/tile_meanings.h"
#include "core/generate/generate.h"
#include "core/level/campaign/floor_of.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/pack_document.h"
#include "widgets/qstring.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::app {

using widgets::GenerationRequest;

namespace {

tl::expected<level::Map, Problem> mapOf(const GenerationRequest& request,
                                        const std::atomic<bool>& stop) {
    generate::Options options = widgets::optionsOf(request);
    options.stop = &stop;
    auto made = generate::generate(*request.level, *request.rooms, request.seed, options);
    if (!made) return tl::unexpected(std::move(made.error()));
    return std::move(made->map);
}

/// As tall as its rows are, but no taller than some of them: then it scrolls.
void fitRows(QListWidget& list) {
    constexpr int kMostRows = 10;
    const int rows = std::clamp(list.count(), 1, kMostRows);
    int height = 2 * list.frameWidth();
    for (int row = 0; row < rows; ++row)
        height += list.sizeHintForRow(std::min(row, list.count() - 1));
    list.setFixedHeight(height);
}

int inInt(std::int64_t count) {
    return static_cast<int>(std::min<std::int64_t>(count, 1'000'000'000));
}

}  // namespace

ImportDialog::ImportDialog(const widgets::PackDocument& document,
                           const doors::ImportOptions& options, doors::Imported imported,
                           QWidget* parent)
    : DoorDialog(parent),
      document_(document),
      file_(options.file),
      encoding_(options.encoding),
      root_(options.root),
      imported_(std::move(imported)) {
    setWindowTitle(tr("Import “%1”").arg(QFileInfo(widgets::qstring(file_)).fileName()));
    before_ = new QCheckBox(tr("&As it is now"));
    widgets::setTips(*before_, tr("Show the pack's level as it is, without what would change"));
    layOut(makeChoices(), before_, tr("&Import"),
           tr("Take this into the pack, in one step that can be undone"), {960, 640});
    connect(list_, &QListWidget::currentRowChanged, this, &ImportDialog::showLevel);
    connect(before_, &QCheckBox::toggled, this, &ImportDialog::showLevel);
    connect(replaces_, &QCheckBox::toggled, this, &ImportDialog::showLevels);
    connect(flows_, &QCheckBox::toggled, this, &ImportDialog::readAgain);
    showNotes();
    showLevels();
}

ImportDialog::~ImportDialog() = default;

QWidget* ImportDialog::makeChoices() {
    auto* choices = new QWidget;
    auto* column = new QVBoxLayout(choices);
    column->setContentsMargins(0, 0, 0, 0);
    list_ = new QListWidget;
    list_->setAccessibleName(tr("Levels"));
    // A bar below would hide the only row.
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    widgets::setTips(*list_, tr("The levels of the file, and what becomes of them"));
    auto* levels = new widgets::PlainLabel(tr("&Levels of the file"));
    levels->setBuddy(list_);
    column->addWidget(levels);
    column->addWidget(list_);
    replaces_ = new QCheckBox(tr("In the &place of levels of the same id"));
    widgets::setTips(*replaces_, tr("Off: all come in as new levels, and the pack's stay as "
                                    "they are"));
    const bool isAnyThere =
        std::ranges::any_of(imported_.levels, [this](const level::Level& level) {
            return document_.pack().findLevel(level.id) != nullptr;
        });
    replaces_->setVisible(isAnyThere);
    replaces_->setChecked(isAnyThere && imported_.cameBack);
    column->addWidget(replaces_);
    flows_ = new QCheckBox(tr("Let generation &flow round the changes"));
    widgets::setTips(*flows_, tr("Off: the rest of the level is kept as its seed made it, so that "
                                 "nothing else changes"));
    flows_->setVisible(isAnyThere && imported_.cameBack);
    column->addWidget(flows_);
    if (!imported_.foreignTiles.empty()) {
        const QFileInfo place(widgets::qstring(file_));
        const std::string root = root_.empty() ? doors::rootOf(file_) : root_;
        // What was guessed can be said otherwise.
        level::ForeignTiles known = document_.pack().foreignTiles;
        known.insert(imported_.guessedTiles.begin(), imported_.guessedTiles.end());
        tiles_ = new TileMeanings(imported_.foreignTiles, known,
                                  {document_.pack().ownKinds.share(), document_.pack().terrains},
                                  doors::filesBeside(place.path().toStdString(), root));
        column->addWidget(tiles_, 3);
        connect(tiles_, &TileMeanings::meaningsChanged, this, &ImportDialog::readAgain);
    }
    notes_ = new QListWidget;
    notes_->setAccessibleName(tr("Left out"));
    notes_->setSelectionMode(QAbstractItemView::NoSelection);
    notes_->setWordWrap(true);
    widgets::setTips(*notes_, tr("What the file has that levels cannot hold, and what was "
                                 "guessed"));
    notesTitle_ = new widgets::PlainLabel;
    notesTitle_->setBuddy(notes_);
    column->addWidget(notesTitle_);
    column->addWidget(notes_, 1);
    // Where there is nothing that could use the room.
    column->addStretch();
    return choices;
}

void ImportDialog::readAgain() {
    doors::ImportOptions options;
    options.file = file_;
    options.tiles = foreignTiles();
    options.into = &document_.pack();
    options.flows = flows_->isChecked();
    options.encoding = encoding_;
    options.root = root_;
    // It could be read before.
    auto again = doors::importFile(std::move(options));
    if (!again) return reject();
    imported_ = std::move(*again);
    showNotes();
    showLevels();
}

level::ForeignTiles ImportDialog::foreignTiles() const {
    return tiles_ == nullptr ? document_.pack().foreignTiles : tiles_->meanings();
}

const level::Level* ImportDialog::replacedBy(std::size_t i) const {
    return replaces_->isChecked() ? document_.pack().findLevel(imported_.levels[i].id) : nullptr;
}

std::size_t ImportDialog::current() const {
    return static_cast<std::size_t>(std::max(list_->currentRow(), 0));
}

void ImportDialog::showLevels() {
    {
        const QSignalBlocker quiet(list_);
        const int row = std::max(list_->currentRow(), 0);
        list_->clear();
        for (std::size_t i = 0; i < imported_.levels.size(); ++i) {
            const level::Level& level = imported_.levels[i];
            const level::Level* was = replacedBy(i);
            //: Of a level that is imported: %1 its title, %2 what becomes of it
            const QString text =
                tr("%1: %2").arg(widgets::titleOf(level), was == nullptr  ? tr("new")
                                                          : *was == level ? tr("unchanged")
                                                                          : tr("changed"));
            auto* item = new QListWidgetItem(text, list_);
            item->setData(Qt::ToolTipRole, widgets::plainToolTip(text));
        }
        list_->setCurrentRow(row);
    }
    fitRows(*list_);
    bool isAny = foreignTiles() != document_.pack().foreignTiles;
    for (std::size_t i = 0; i < imported_.levels.size(); ++i) {
        const level::Level* was = replacedBy(i);
        isAny = isAny || was == nullptr || !(*was == imported_.levels[i]);
    }
    say(isAny ? QString() : tr("Nothing was changed there: there is nothing to import."), {});
    showLevel();
}

void ImportDialog::showNotes() {
    notes_->clear();
    for (const Problem& note : imported_.notes) {
        const QString place = widgets::qstring(note.place);
        const QString text = widgets::qstring(note.text);
        //: Of a problem: %1 its place in the file, %2 what it is
        auto* item =
            new QListWidgetItem(place.isEmpty() ? text : tr("%1: %2").arg(place, text), notes_);
        item->setData(Qt::ToolTipRole, widgets::plainToolTip(widgets::qstring(note.describe())));
    }
    const int count = notes_->count();
    notes_->setVisible(count > 0);
    notesTitle_->setText(count == 0 ? tr("Nothing was left out.")
                                    : tr("%n &note(s): left out, or guessed", nullptr, count));
}

level::Pack ImportDialog::packWithThis() const {
    level::Pack pack = document_.pack();
    doors::Imported needed{.levels = {},
                           .rooms = imported_.rooms,
                           .ownKinds = imported_.ownKinds,
                           .notes = {},
                           .unknownTiles = {}};
    std::vector<Problem> notes;
    doors::addTo(pack, std::move(needed), notes);
    return pack;
}

GenerationRequest ImportDialog::requestOf(std::size_t i, bool isBefore) const {
    const level::Pack& pack = document_.pack();
    const level::Level* was = replacedBy(i);
    const level::Level& level = isBefore && was != nullptr ? *was : imported_.levels[i];
    const std::uint64_t seed = i < imported_.seeds.size() ? imported_.seeds[i] : imported_.seed;
    const level::Pack after = packWithThis();
    return {std::make_shared<const level::Level>(level), after.rooms.share(), seed,
            level::floorOf(pack.descent, level), after.ownKinds.share()};
}

void ImportDialog::showLevel() {
    const std::size_t i = current();
    const bool hasBefore = replacedBy(i) != nullptr;
    before_->setVisible(hasBefore);
    preview().show(requestOf(i, before_->isChecked()));
    const level::Level& level = imported_.levels[i];
    preview().canvas().setHighlightedArea({});
    //: A level that is imported: %1 its title, %2 × %3 its sides in cells
    preview().setCaption(tr("%1: %2 × %3 cells")
                             .arg(widgets::titleOf(level))
                             .arg(level.size.width)
                             .arg(level.size.height));
    compare_.cancel();
    if (!hasBefore) return;
    compare_.run([this, before = requestOf(i, true), after = requestOf(i, false)](
                     const widgets::LatestTask::Control& control) -> widgets::LatestTask::Call {
        const auto was = mapOf(before, control.stop());
        const auto is = was ? mapOf(after, control.stop()) : was;
        if (!was || !is || control.stop()) return [] {};
        return [this, difference = doors::differenceOf(*was, *is)] { tellDifference(difference); };
    });
}

void ImportDialog::tellDifference(const doors::Difference& difference) {
    preview().canvas().setHighlightedArea(difference.cells | difference.things);
    const QString title = widgets::titleOf(imported_.levels[current()]);
    if (difference.isNothing()) {
        preview().setCaption(tr("%1: the level comes out the same.").arg(title));
        return;
    }
    QStringList changes;
    if (!difference.cells.isEmpty())
        changes << tr("%n cell(s)", nullptr, inInt(difference.cells.cellCount()));
    if (!difference.things.isEmpty())
        changes << tr("%n place(s) of things", nullptr, inInt(difference.things.cellCount()));
    //: %1 a level's title, %2 "3 cells, 1 place of things"
    preview().setCaption(
        tr("%1: %2 would change; they are marked.").arg(title, changes.join(QStringLiteral(", "))));
}

doors::Coming ImportDialog::coming() const {
    doors::Coming coming{.levels = {},
                         .rooms = imported_.rooms,
                         .ownKinds = imported_.ownKinds,
                         .tiles = foreignTiles()};
    for (std::size_t i = 0; i < imported_.levels.size(); ++i) {
        const bool replaces = replacedBy(i) != nullptr;
        doors::ComingLevel one{imported_.levels[i], replaces};
        if (replaces && i < imported_.seeds.size()) one.seed = imported_.seeds[i];
        coming.levels.push_back(std::move(one));
    }
    return coming;
}

}  // namespace mazeloom::app
