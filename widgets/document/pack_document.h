// SPDX-License-Identifier: MIT
// One opened pack, for the window: what core/document holds, with a signal for exactly what
// changed, which sheet is shown, and what is to be generated of it.
//
// Every change is one edit (core/document/edit.h) that goes through apply() into the history.
// edits.h has a function for each thing that can be done, lookup.h what is asked of a document.
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
    /// Larger sheets are generated when a stroke ends, not while it is painted; in cells.
    static constexpr std::int64_t kMostLiveCells = std::int64_t{1024} * 1024;
    /// Of larger ones the steps are recorded when a stroke ends; in cells.
    static constexpr std::int64_t kMostRecordedLive = 256 * 256;

    /// `name` is the pack as the user named it ("builtin:temple", a folder). A pack that could not
    /// be read gives a document without levels that tells why; one that could be read in part, the
    /// levels that are good. The first level is the current one.
    PackDocument(QString name, pack::Reading reading, QObject* parent = nullptr);
    ~PackDocument() override;

    const QString& name() const { return name_; }
    /// The pack has another place now.
    void setName(const QString& name);
    /// The pack's title, or its name.
    QString title() const;
    /// What of the pack could not be read, and why.
    const std::vector<Problem>& loadProblems() const { return loadProblems_; }
    /// The files of the pack's folder that pack.json does not list, without those whose ids the
    /// pack has by now.
    std::vector<pack::Unlisted> unlisted() const;
    /// The pack is in another place, where these files lie unlisted.
    void setUnlisted(std::vector<pack::Unlisted> files);
    /// The pack is kept without these files now.
    void dropLoadProblemsOf(const QStringList& files);
    /// Replaces the whole pack by another reading of where it is kept, as a step that can be undone
    /// if the document can be edited. The same sheet is shown, if there still is one of its id;
    /// seeds and depths stay.
    void replaceBy(pack::Reading reading);

    const document::Document& content() const { return content_; }
    /// All of it as it is now. A copy shares levels and rooms, and stays as it is.
    const level::Pack& pack() const { return content_.pack(); }

    /// What is on the canvas: a level or a room. A pack without levels and rooms shows a level
    /// without an id.
    Sheet currentSheet() const;
    /// False when there is no such sheet.
    bool setCurrentSheet(const Sheet& sheet);
    /// At which depth a floor of a descent is looked at: a way to look, no edit. Nothing: the first
    /// depth that it is designed for. False when there is no such level, or the depth is not
    /// 1–level::kMaxDepth.
    bool setShownDepth(const QString& levelId, std::optional<int> depth);

    /// Puts an edit, or something that was refused, into the history. False, and nothing changes,
    /// when it was refused or the document is read-only. One that would change nothing leaves no
    /// step.
    bool apply(document::Wanted edit, const QString& text, Gesture gesture = kNoGesture);
    UndoHistory* history() { return &history_; }

    /// Whether anything differs from what is saved.
    bool isModified() const { return modified_; }
    /// Everything is on disk now as it is here; or nothing is, until it is saved.
    void setSaved(bool saved = true);
    /// Everything is on disk now as it was in `then`, an earlier copy of content(): what was edited
    /// since is not saved.
    void setSaved(const document::Document& then);
    /// Whether it can only be looked at: every edit but of seeds is refused then.
    bool isReadOnly() const { return readOnly_; }
    void setReadOnly(bool readOnly) { readOnly_ = readOnly; }

    /// Between these, strokes on large sheets are not generated; the end makes up for it.
    void beginStroke();
    void endStroke();
    bool isInStroke() const { return strokes_ > 0; }

  signals:
    /// An edit was done or undone: all that the signals below tell piece by piece, in core's terms.
    void edited(const mazeloom::document::Change& change);
    /// Another sheet is shown.
    void currentLevelChanged();
    /// `cells` as in document::SheetChange.
    void sheetChanged(const mazeloom::widgets::Sheet& sheet, mazeloom::document::SheetPart part,
                      const mazeloom::grid::Rect& cells);
    /// Levels or rooms were added, removed, moved or renamed, or the pack was.
    void structureChanged();
    /// The campaign's map; what its levels are called is told by structureChanged().
    void campaignChanged();
    /// The descent's tables and floors; what its levels are called is told by structureChanged().
    void descentChanged();
    /// The pack's stamps, or its own kinds of objects.
    void partsChanged();
    /// What is wrong with some level's recipe.
    void problemsChanged();
    /// The pack was read again, or that was undone, or loadProblems() lost some.
    void loadProblemsChanged();
    /// What isModified() says of some sheet or of the pack.
    void modifiedChanged();
    /// The last of the strokes that had begun.
    void strokesEnded();
    /// Somebody tried to edit it though it is read-only. Whoever shows a value that was edited
    /// shows it as it is again.
    void editRefused();
    /// What is shown changed, or anything that it is made from.
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
    std::vector<std::uint8_t> modifiedFlags_;  ///< of all sheets, as last told
    bool modified_ = false;
    bool readOnly_ = false;
    int strokes_ = 0;              ///< begun and not ended
    bool generationOwed_ = false;  ///< or the steps of one, as soon as no stroke goes on
};

/// Tells editRefused() and returns true when a document is read-only: for who would edit it.
bool refusesEdits(PackDocument& document);

}  // namespace mazeloom::widgets
