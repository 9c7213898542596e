// SPDX-License-Identifier: MIT
// One open pack for the window. Wraps core/document and adds signals for each kind of change, for
// the shown sheet, and for necessary generations.
//
// Every change is one edit (core/document/edit.h) that goes through apply() into the history.
// edits.h has a function for each edit, lookup.h the queries.
#pragma once

#include <optional>
#include <vector>

#include <QObject>
#include <QString>
#include <QStringList>

#include "core/document/document.h"
#include "core/document/refusal.h"
#include "core/pack/read.h"
#include "core/problem.h"
#include "widgets/document/generation_service.h"
#include "widgets/document/gesture.h"
#include "widgets/document/sheet.h"
#include "widgets/document/undo_history.h"

namespace mazeloom::widgets {

using document::LevelBody;
using document::LevelHead;
using document::ObjectList;
using document::SeedHistory;
using document::SheetPart;
using document::TrajectoryList;

class PackDocument : public QObject {
    Q_OBJECT

  public:
    /// Sheets with more cells are generated when a stroke ends, not while it is painted.
    static constexpr std::int64_t kMostLiveCells = std::int64_t{1024} * 1024;
    /// Steps of sheets with more cells are recorded only when a stroke ends.
    static constexpr std::int64_t kMostRecordedLive = 256 * 256;

    /// `name` is the pack's name as given by the user: "builtin:temple", or a folder. If the pack
    /// could not be read, the document has no levels and loadProblems() has the reasons. If it
    /// could be read in part, the document has the good levels. The first level is shown.
    PackDocument(QString name, pack::Reading reading, QObject* parent = nullptr);
    ~PackDocument() override;

    const QString& name() const { return name_; }
    /// Sets the name after the pack was saved in another place.
    void setName(const QString& name);
    /// Returns the pack's title, or its name if the title is empty.
    QString title() const;
    /// Returns the problems of the parts of the pack that could not be read.
    const std::vector<Problem>& loadProblems() const { return loadProblems_; }
    /// Returns the files in the pack's folder that pack.json does not list. Omits a file if a
    /// level, room or tile mapping of the pack has the file's id by now.
    std::vector<pack::Unlisted> unlisted() const;
    /// Sets the unlisted files after the pack was moved to another place.
    void setUnlisted(std::vector<pack::Unlisted> files);
    /// Drops the problems of files that were left out when the pack was saved elsewhere.
    void dropLoadProblemsOf(const QStringList& files);
    /// Replaces the whole pack by a newly read one. The replacement is a history step, unless the
    /// document is read-only. The same sheet stays shown if its id still exists; seeds and depths
    /// stay.
    void replaceBy(pack::Reading reading);

    const document::Document& content() const { return content_; }
    /// Returns the pack as it is now. A copy is cheap, because it shares levels and rooms, and
    /// later edits do not change it.
    const level::Pack& pack() const { return content_.pack(); }

    /// Returns the level or room on the canvas. Returns a level with an empty id if the pack has no
    /// sheets.
    Sheet currentSheet() const;
    /// Shows a level or room. Returns false if there is no such sheet.
    bool setCurrentSheet(const Sheet& sheet);
    /// Sets the depth at which a floor of a descent is viewed; nullopt selects the first depth that
    /// the floor is designed for. This is no edit. Returns false if there is no such level or the
    /// depth is not 1–level::kMaxDepth.
    bool setShownDepth(const QString& levelId, std::optional<int> depth);

    /// Applies an edit and puts it into the history. Returns false, without a change, if it was
    /// refused or the document is read-only. An edit that would change nothing leaves no step.
    bool apply(document::Wanted edit, const QString& text, Gesture gesture = kNoGesture);
    UndoHistory* history() { return &history_; }

    /// Whether anything differs from the saved state.
    bool isModified() const { return modified_; }
    /// Marks everything as saved, or as unsaved if `saved` is false.
    void setSaved(bool saved = true);
    /// Marks the content of `then`, an earlier copy of content(), as saved; later edits stay
    /// unsaved.
    void setSaved(const document::Document& then);
    /// Whether edits are refused, except for seeds.
    bool isReadOnly() const { return readOnly_; }
    void setReadOnly(bool readOnly) { readOnly_ = readOnly; }

    /// Between beginStroke() and endStroke(), levels with more than kMostLiveCells cells are not
    /// generated, and steps of levels with more than kMostRecordedLive cells are not recorded. Both
    /// are done when the last stroke ends.
    void beginStroke();
    void endStroke();
    bool isInStroke() const { return strokes_ > 0; }

  signals:
    /// An edit was done or undone; the following signals report its parts.
    void edited(const mazeloom::document::Change& change);
    /// Another sheet is shown.
    void currentLevelChanged();
    /// A part of a level or room changed; `cells` as in document::SheetChange.
    void sheetChanged(const mazeloom::widgets::Sheet& sheet, mazeloom::document::SheetPart part,
                      const mazeloom::grid::Rect& cells);
    /// Levels or rooms were added, removed, moved or renamed, or the pack was renamed.
    void structureChanged();
    /// The campaign's map changed; structureChanged() reports changed names of its levels.
    void campaignChanged();
    /// The descent's tables and floors changed; structureChanged() reports changed names of its
    /// levels.
    void descentChanged();
    /// The pack's stamps, own kinds, own terrains, tile mappings or named recipes changed.
    void partsChanged();
    /// The problems of a level's recipe changed.
    void problemsChanged();
    /// The pack was reloaded, a reload was undone, or loadProblems() or unlisted() changed.
    void loadProblemsChanged();
    /// isModified() changed for a sheet or the pack.
    void modifiedChanged();
    /// The last of the strokes in progress ended.
    void strokesEnded();
    /// The user tried to edit a read-only document. Receivers whose input shows a changed value
    /// must restore it.
    void editRefused();
    /// The shown sheet must be generated: another sheet is shown, or its input changed.
    void generationWanted(const mazeloom::widgets::GenerationRequest& request);

  private:
    void tell(const document::Change& change);
    void tellWhole();
    void tellModified();
    void wantGeneration();

    QString name_;
    std::vector<Problem> loadProblems_;
    std::vector<pack::Unlisted> unlisted_;
    document::Document content_;
    UndoHistory history_;
    std::vector<std::uint8_t> modifiedFlags_;  ///< last reported isModified() of pack and sheets
    bool modified_ = false;
    bool readOnly_ = false;
    int strokes_ = 0;              ///< number of strokes in progress
    bool generationOwed_ = false;  ///< a generation or recording is due when the strokes end
};

/// Returns whether a document is read-only, and if so emits editRefused(). Called before edits.
bool refusesEdits(PackDocument& document);

}  // namespace mazeloom::widgets
