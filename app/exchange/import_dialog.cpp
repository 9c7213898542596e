// SPDX-License-Identifier: MIT
#include "app/exchange/import_dialog.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <QCheckBox>
#include <QCoreApplication>
#include <QFileInfo>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "app/dialogs/long_work.h"
#include "app/exchange/level_preview.h"
#include "app/exchange/tile_meanings.h"
#include "core/generate/generate.h"
#include "core/level/campaign/floor_of.h"
#include "widgets/canvas/canvas.h"
#include "widgets/document/pack_document.h"
#include "widgets/lists/rows_model.h"
#include "widgets/lists/rows_view.h"
#include "widgets/problems/problem_text.h"
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

int inInt(std::int64_t count) {
    return static_cast<int>(std::min<std::int64_t>(count, 1'000'000'000));
}

}  // namespace

ImportDialog::ImportDialog(const widgets::PackDocument& document,
                           const exchange::ImportOptions& options, exchange::Imported imported,
                           QWidget* parent)
    : ExchangeDialog(parent),
      document_(document),
      file_(options.file),
      encoding_(options.encoding),
      root_(options.root),
      imported_(std::move(imported)),
      levelRows_(
          new widgets::RowsModel([this](int row, int role) { return levelData(row, role); }, this)),
      noteRows_(
          new widgets::RowsModel([this](int row, int role) { return noteData(row, role); }, this)) {
    setWindowTitle(tr("Import “%1”").arg(QFileInfo(widgets::qstring(file_)).fileName()));
    before_ = new QCheckBox(tr("&As it is now"));
    widgets::setTips(*before_, tr("Show the pack's level as it is, without what would change"));
    layOut(makeChoices(), before_, tr("&Import"),
           tr("Import this into the pack, as one step that can be undone"), {960, 640});
    readTiles_ = foreignTiles();
    readFlows_ = flows_->isChecked();
    connect(list_, &widgets::RowsView::currentRowChanged, this, &ImportDialog::showLevel);
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
    list_ = new widgets::RowsView;
    list_->setModel(levelRows_);
    list_->setAccessibleName(tr("Levels"));
    // A horizontal scroll bar would hide the row if the list has only one.
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    widgets::setTips(*list_, tr("The levels in the file, and whether each is new or changed"));
    auto* levels = new widgets::PlainLabel(tr("&Levels of the file"));
    levels->setBuddy(list_);
    column->addWidget(levels);
    column->addWidget(list_);
    replaces_ = new QCheckBox(tr("Re&place levels with the same id"));
    widgets::setTips(*replaces_,
                     tr("Off: all are imported as new levels, and the pack's own stay unchanged"));
    const bool isAnyThere =
        std::ranges::any_of(imported_.levels, [this](const level::Level& level) {
            return document_.pack().findLevel(level.id) != nullptr;
        });
    replaces_->setVisible(isAnyThere);
    replaces_->setChecked(isAnyThere && imported_.cameBack);
    column->addWidget(replaces_);
    flows_ = new QCheckBox(tr("Regenerate around the &changes"));
    widgets::setTips(*flows_, tr("Off: the rest of the level is pinned as its seed made it, so "
                                 "that nothing else changes"));
    flows_->setVisible(isAnyThere && imported_.cameBack);
    column->addWidget(flows_);
    if (!imported_.foreignTiles.empty()) {
        const QFileInfo place(widgets::qstring(file_));
        const std::string root = root_.empty() ? exchange::rootOf(file_) : root_;
        // Guessed meanings count as known, but the user can change them.
        level::ForeignTiles known = document_.pack().foreignTiles;
        known.insert(imported_.guessedTiles.begin(), imported_.guessedTiles.end());
        tiles_ = new TileMeanings(imported_.foreignTiles, known,
                                  {document_.pack().ownKinds.share(), document_.pack().terrains},
                                  exchange::filesBeside(place.path().toStdString(), root));
        column->addWidget(tiles_, 3);
        connect(tiles_, &TileMeanings::meaningsChanged, this, &ImportDialog::readAgain);
    }
    notes_ = new widgets::RowsView;
    notes_->setModel(noteRows_);
    notes_->setAccessibleName(tr("Left out"));
    notes_->setSelectionMode(QAbstractItemView::ExtendedSelection);
    notes_->setWordWrap(true);
    widgets::setTips(*notes_,
                     tr("Content of the file that levels cannot hold, and guesses that were made"));
    notesTitle_ = new widgets::PlainLabel;
    notesTitle_->setObjectName("notesTitle");
    notesTitle_->setBuddy(notes_);
    // The notes are not a part of the form above them.
    column->addSpacing(8);
    column->addWidget(notesTitle_);
    column->addWidget(notes_, 1);
    // Takes the remaining space if no list uses it.
    column->addStretch();
    return choices;
}

void ImportDialog::readAgain() {
    struct Reading {
        exchange::ImportOptions options;
        level::Pack pack;
        tl::expected<exchange::Imported, Problem> imported = {};
    };
    const auto reading = std::make_shared<Reading>();
    reading->pack = document_.pack();
    reading->options.file = file_;
    reading->options.tiles = foreignTiles();
    reading->options.into = &reading->pack;
    reading->options.flows = flows_->isChecked();
    reading->options.encoding = encoding_;
    reading->options.root = root_;
    // Use the same title as for the first reading of the file.
    const QString title = QCoreApplication::translate("mazeloom::app::ImportDomain", "Reading %1")
                              .arg(QFileInfo(widgets::qstring(file_)).fileName());
    const bool isRead = doOwnedWork(this, title, [reading](const LongWork& work) {
        reading->options.stop = work.stop;
        reading->imported = exchange::importFile(reading->options);
    });
    if (!isRead) {
        const QSignalBlocker quiet(flows_);
        flows_->setChecked(readFlows_);
        if (tiles_ != nullptr) tiles_->setMeanings(readTiles_);
        return;
    }
    // The first reading succeeded, so a failure is rare and closes the dialog.
    if (!reading->imported) return reject();
    imported_ = std::move(*reading->imported);
    readTiles_ = std::move(reading->options.tiles);
    readFlows_ = reading->options.flows;
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

QVariant ImportDialog::levelData(int row, int role) const {
    const auto text = [this, place = static_cast<std::size_t>(row)] {
        const Fate fate = fates_[place];
        //: A level that is imported: %1 its title, %2 what becomes of it
        return tr("%1: %2").arg(widgets::titleOf(imported_.levels[place]),
                                fate == Fate::New         ? tr("new")
                                : fate == Fate::Unchanged ? tr("unchanged")
                                                          : tr("changed"));
    };
    switch (role) {
        case Qt::DisplayRole:
            return text();
        case Qt::ToolTipRole:
            return widgets::plainToolTip(text());
        default:
            return {};
    }
}

void ImportDialog::showLevels() {
    {
        const QSignalBlocker quiet(list_);
        const int row = std::max(list_->currentRow(), 0);
        fates_.clear();
        for (std::size_t i = 0; i < imported_.levels.size(); ++i) {
            const level::Level* was = replacedBy(i);
            fates_.push_back(was == nullptr                ? Fate::New
                             : *was == imported_.levels[i] ? Fate::Unchanged
                                                           : Fate::Changed);
        }
        levelRows_->reset(static_cast<int>(fates_.size()));
        list_->setCurrentRow(std::min(row, list_->count() - 1));
    }
    constexpr int kMostRows = 10;
    list_->fitRows(kMostRows);
    const bool isAny =
        foreignTiles() != document_.pack().foreignTiles ||
        std::ranges::any_of(fates_, [](Fate fate) { return fate != Fate::Unchanged; });
    say(isAny ? QString()
        : imported_.notes.empty()
            ? tr("Nothing was changed there: there is nothing to import.")
            : tr("None of the changes made there can be imported: the notes say why."),
        {});
    notesTitle_->setVisible(isAny || !imported_.notes.empty());
    showLevel();
}

QVariant ImportDialog::noteData(int row, int role) const {
    const Problem& note = allNotes_[static_cast<std::size_t>(row)];
    switch (role) {
        case Qt::DisplayRole: {
            const QString place = widgets::problemPlace(note);
            const QString text = widgets::problemText(note);
            //: A problem: %1 its place in the file, %2 what it is
            return place.isEmpty() ? text : tr("%1: %2").arg(place, text);
        }
        case Qt::ToolTipRole:
            return widgets::plainToolTip(widgets::problemLine(note));
        default:
            return {};
    }
}

void ImportDialog::showNotes() {
    allNotes_ = imported_.notes;
    exchange::NoteList more;
    packWithThis(more);
    allNotes_.append(std::move(more));
    noteRows_->reset(static_cast<int>(allNotes_.size()));
    notes_->setVisible(!allNotes_.empty());
    const int count = inInt(static_cast<std::int64_t>(allNotes_.total()));
    notesTitle_->setText(count == 0 ? tr("Everything in the file is imported.")
                                    : tr("%n &note(s): left out, or guessed", nullptr, count));
}

level::Pack ImportDialog::packWithThis(exchange::NoteList& notes) const {
    level::Pack pack = document_.pack();
    exchange::Imported needed{.levels = {},
                              .rooms = imported_.rooms,
                              .ownKinds = imported_.ownKinds,
                              .notes = {},
                              .unknownTiles = {}};
    exchange::addTo(pack, std::move(needed), notes);
    return pack;
}

GenerationRequest ImportDialog::requestOf(std::size_t i, bool isBefore) const {
    const level::Pack& pack = document_.pack();
    const level::Level* was = replacedBy(i);
    const level::Level& level = isBefore && was != nullptr ? *was : imported_.levels[i];
    const std::uint64_t seed = i < imported_.seeds.size() ? imported_.seeds[i] : imported_.seed;
    exchange::NoteList told;
    const level::Pack after = packWithThis(told);
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
        return
            [this, difference = exchange::differenceOf(*was, *is)] { tellDifference(difference); };
    });
}

void ImportDialog::tellDifference(const exchange::Difference& difference) {
    preview().canvas().setHighlightedArea(difference.cells | difference.things);
    const QString title = widgets::titleOf(imported_.levels[current()]);
    if (difference.isNothing()) {
        preview().setCaption(tr("%1: the level stays the same.").arg(title));
        return;
    }
    QStringList changes;
    if (!difference.cells.isEmpty())
        changes << tr("%n cell(s)", nullptr, inInt(difference.cells.cellCount()));
    if (!difference.things.isEmpty())
        changes << tr("%n cell(s) with objects", nullptr, inInt(difference.things.cellCount()));
    //: %1 a level's title, %2 "3 cells, 1 cell with objects"
    preview().setCaption(
        tr("%1: %2 would change; they are marked.").arg(title, changes.join(QStringLiteral(", "))));
}

exchange::Coming ImportDialog::takeComing() {
    exchange::Coming coming{.levels = {},
                            .rooms = std::move(imported_.rooms),
                            .ownKinds = std::move(imported_.ownKinds),
                            .tiles = foreignTiles()};
    for (std::size_t i = 0; i < imported_.levels.size(); ++i) {
        const bool replaces = replacedBy(i) != nullptr;
        exchange::ComingLevel one{std::move(imported_.levels[i]), replaces};
        if (replaces && i < imported_.seeds.size()) one.seed = imported_.seeds[i];
        coming.levels.push_back(std::move(one));
    }
    return coming;
}

}  // namespace mazeloom::app
