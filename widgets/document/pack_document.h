// SPDX-License-Identifier: MIT
// One opened pack: its levels and rooms with the edits made to them, the seed of each level, what
// is wrong with it.
//
// Every change is one command on the document's undo stack, and every change, by the user or by
// undo, sends the signal for exactly what changed.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include <QObject>
#include <QString>
#include <QStringList>
#include <QUndoStack>

#include "core/edit/paint_delta.h"
#include "core/level/level.h"
#include "core/pack/read.h"
#include "core/problem.h"
#include "widgets/document/change_level.h"
#include "widgets/document/change_structure.h"
#include "widgets/document/entries.h"
#include "widgets/document/generation_service.h"
#include "widgets/document/gesture.h"
#include "widgets/document/sheet.h"

namespace mazeloom::widgets {

/// What of a level or room changed.
enum class SheetPart { Cells, Objects, Trajectories, Size, Head };

class PackDocument : public QObject {
    Q_OBJECT

  public:
    /// Larger sheets are generated when a stroke ends, not while it is painted; in cells.
    static constexpr std::int64_t kMostLiveCells = 512 * 512;
    static constexpr std::size_t kMostUndoBytes = std::size_t{512} << 20;

    /// `name` is the pack as the user named it ("builtin:temple", a folder). A pack that could not
    /// be read gives a document without levels that tells why; one that could be read in part, the
    /// levels that are good. The first level is the current one.
    PackDocument(QString name, pack::Reading reading, QObject* parent = nullptr);
    ~PackDocument() override;

    /// Opens a folder or a built-in pack ("builtin:temple"). Never null: what is wrong is in
    /// loadProblems().
    static PackDocument* open(const QString& name, QObject* parent = nullptr);

    const QString& name() const { return name_; }
    /// The pack has another place now.
    void setName(const QString& name);
    /// The pack's, as in its file.
    const std::string& id() const { return id_; }
    /// The pack's title, or its name.
    QString title() const;
    QString description() const;
    /// What of the pack could not be read, and why.
    const std::vector<Problem>& loadProblems() const { return loadProblems_; }
    /// The pack is kept without these files now.
    void dropLoadProblemsOf(const QStringList& files);
    /// Takes another reading of the pack in the place of all that is here: edits are forgotten with
    /// their history. The same sheet is shown, if there still is one of its id; seeds and depths
    /// stay.
    void replaceBy(pack::Reading reading);

    std::size_t levelCount() const { return structure_.levels.size(); }
    const level::Level& levelAt(std::size_t index) const {
        return *structure_.levels[index]->level;
    }
    /// Null when there is none of that id.
    const level::Level* level(const QString& id) const;
    std::size_t roomCount() const { return structure_.rooms.size(); }
    const level::Room& roomAt(std::size_t index) const { return structure_.rooms[index]->room; }
    const level::Room* room(const QString& id) const;
    /// How many of its kind stand before a level or room; all of them when there is no such sheet.
    std::size_t placeOf(const Sheet& sheet) const;
    /// All of it as it is now, sharing its levels and rooms.
    level::Pack pack() const;
    /// As they are now, for other threads to read: an edit makes a new one while they are held.
    /// Null when there is no such level.
    std::shared_ptr<const level::Level> sharedLevel(const QString& id) const;
    std::shared_ptr<const std::vector<level::Room>> sharedRooms() const;

    /// What is on the canvas: a level or a room. A pack without levels and rooms shows a level
    /// without an id.
    const Sheet& currentSheet() const { return current_; }
    /// False when there is no such sheet.
    bool setCurrentSheet(const Sheet& sheet);
    /// The current level's id; empty when a room or nothing is shown.
    QString currentLevelId() const;
    const level::Level* currentLevel() const;
    bool setCurrentLevel(const QString& id) { return setCurrentSheet(levelSheet(id)); }

    /// What is wrong with a level's recipe.
    const std::vector<Problem>& recipeProblems(const QString& levelId) const;
    /// Whether the recipe differs from the one that was read.
    bool isRecipeChanged(const QString& levelId) const;
    const SeedHistory& seedHistory(const QString& levelId) const;
    std::uint64_t seed(const QString& levelId) const { return seedHistory(levelId).current(); }

    // At which depth a floor of a descent is looked at (edit_descent.cpp): a way to look, no edit.
    /// Nothing: the first depth that it is designed for.
    std::optional<int> chosenDepth(const QString& levelId) const;
    int shownDepth(const QString& levelId) const;
    /// False when there is no such level, or the depth is not 1–level::kMaxDepth.
    bool setShownDepth(const QString& levelId, std::optional<int> depth);

    /// The current level or room as it is now; nothing when there is none.
    std::optional<GenerationRequest> generationRequest() const;
    /// The same of any level.
    std::optional<GenerationRequest> generationRequest(const QString& levelId) const;

    QUndoStack* undoStack() { return &undo_; }
    /// What the undo commands keep, in bytes. When it passes the most, the oldest commands are
    /// forgotten; the newest one never is.
    std::size_t undoBytes() const;
    void setMostUndoBytes(std::size_t most);
    /// Whether anything, or one sheet, differs from what is saved.
    bool isModified() const { return modified_; }
    bool isModified(const Sheet& sheet) const;
    /// Whether it can only be looked at: every edit but of seeds is refused then, and changes
    /// nothing.
    bool isReadOnly() const { return readOnly_; }
    void setReadOnly(bool readOnly) { readOnly_ = readOnly; }
    /// Tells editRefused() and returns true when it is read-only: for who would edit it.
    bool refusesEdits();
    /// Everything is on disk now as it is here.
    void setSaved();
    /// Nothing of it is on disk as it is here, until setSaved().
    void setUnsaved();

    // Edits of a level's recipe and seed (edit_recipe.cpp). Each edit returns false, and changes
    // nothing, when what it is about does not exist, a value is not allowed or the document is
    // read-only. One that would change nothing leaves no command.
    bool setParameter(const QString& levelId, std::size_t stage, std::string_view parameter,
                      std::int64_t value, Gesture gesture = kNoGesture);
    /// Back to the stage's standard.
    bool resetParameter(const QString& levelId, std::size_t stage, std::string_view parameter);
    /// All parameters of a stage back to their standards.
    bool resetStage(const QString& levelId, std::size_t stage);
    bool setStageEnabled(const QString& levelId, std::size_t stage, bool enabled);
    /// Back to the recipe that was read.
    bool resetRecipe(const QString& levelId);
    /// Another recipe as a whole.
    bool setRecipe(const QString& levelId, level::Recipe recipe, const QString& text);
    /// Seeds set one after the other are one undo command; each stays in the history.
    bool setSeed(const QString& levelId, std::uint64_t seed);
    /// A seed from the system's generator: the one draw that is not repeatable, because it only
    /// picks what to repeat.
    bool setNewSeed(const QString& levelId);

    /// Whether a finished request shows what would be asked for now.
    bool isUpToDate(const GenerationRequest& request) const;

    // Edits of what has a place (edit_cells.cpp). `text` is the undo command's.
    /// The painted cells, a room's entrances among them (edit::kPaintEntrance); a level without
    /// paint is all wall. Null when there is no such sheet. Valid until the next edit.
    const level::PaintGrid* paintOf(const Sheet& sheet) const;
    /// Between these, strokes on large sheets are not generated; the end makes up for it.
    void beginStroke();
    void endStroke();
    bool isInStroke() const { return strokes_ > 0; }
    /// Takes back the last command if it is of this gesture: it cannot be redone either.
    void cancelGesture(Gesture gesture);
    bool paint(const Sheet& sheet, edit::PaintDelta delta, const QString& text,
               Gesture gesture = kNoGesture);
    const ObjectList* objectsOf(const Sheet& sheet) const;
    /// False also when an object lies outside of the sheet.
    bool setObjects(const Sheet& sheet, ObjectList objects, const QString& text,
                    Gesture gesture = kNoGesture);
    bool setTrajectories(const QString& levelId, TrajectoryList trajectories, const QString& text,
                         Gesture gesture = kNoGesture);
    /// Size and all that has a place, together.
    bool setBody(const QString& levelId, LevelBody body, const QString& text,
                 Gesture gesture = kNoGesture);
    /// Makes a level larger: `to` holds all of it, in its coordinates; what is added is wall. False
    /// when it does not, or a side would be longer than level::kMaxSide.
    bool grow(const QString& levelId, const grid::Rect& to, const QString& text);
    /// A room's rules, objects, size: anything but its id, which renameRoom changes.
    bool setRoom(const QString& roomId, level::Room room, const QString& text,
                 Gesture gesture = kNoGesture);

    // Edits of the pack itself (edit_structure.cpp).
    LevelHead headOf(const QString& levelId) const;
    /// False also when the id is taken or none.
    bool setHead(const QString& levelId, LevelHead head, const QString& text,
                 Gesture gesture = kNoGesture);
    bool setObjectives(const QString& levelId, const level::Objectives& objectives,
                       const QString& text, Gesture gesture = kNoGesture);
    bool renameRoom(const QString& roomId, const QString& id, const QString& title);
    bool setPackTitle(const QString& title, const QString& description);
    /// Puts a level before the `at`-th, or last, and shows it; its id is made from its title where
    /// it is empty or taken. Returns the id; empty when the document is read-only.
    QString addLevel(level::Level level, std::size_t at, const QString& text);
    QString addRoom(level::Room room, std::size_t at, const QString& text);
    bool remove(const Sheet& sheet);
    /// A copy behind the original; returns its id, empty when there is no such sheet.
    QString duplicate(const Sheet& sheet);
    /// Moves a level or room to the place `to` among its kind, counted without it; a level into the
    /// folder `tab` too.
    bool move(const Sheet& sheet, std::size_t to, const QString& tab = {});

    /// Another campaign map (edit_campaign.cpp).
    const level::Campaign& campaign() const { return *structure_.campaign; }
    bool setCampaign(level::Campaign campaign, const QString& text, Gesture gesture = kNoGesture);
    /// Other tables and floors of the descent (edit_descent.cpp).
    const level::Descent& descent() const { return *structure_.descent; }
    bool setDescent(level::Descent descent, const QString& text, Gesture gesture = kNoGesture);

    // Folders of levels (edit_folders.cpp): a level is in the one that its tab names.
    /// Those that the pack lists, then those that only levels name, in the levels' order.
    QStringList folders() const;
    /// False when the name is empty or taken.
    bool addFolder(const QString& name);
    /// With the name of another folder, the two become one, in the other's place. False when there
    /// is no such folder or the name is empty.
    bool renameFolder(const QString& from, const QString& to);
    /// Its levels stay, in no folder.
    bool removeFolder(const QString& name);
    /// To the place `to` among the folders, counted without it.
    bool moveFolder(const QString& name, std::size_t to);

  signals:
    /// Another sheet is shown.
    void currentLevelChanged();
    void recipeChanged(const QString& levelId);
    /// The seed, or its history.
    void seedChanged(const QString& levelId);
    /// What shownDepth() says, because another one was chosen.
    void shownDepthChanged(const QString& levelId);
    /// `cells` is the smallest rectangle around all that changed, for SheetPart::Cells; for
    /// SheetPart::Size, when grow() was done or undone, all cells of the new size, in coordinates
    /// of the old.
    void sheetChanged(const mazeloom::widgets::Sheet& sheet, mazeloom::widgets::SheetPart part,
                      const mazeloom::grid::Rect& cells);
    /// Levels or rooms were added, removed, moved or renamed, or the pack was.
    void structureChanged();
    /// The campaign's map; what its levels are called is told by structureChanged().
    void campaignChanged();
    /// The descent's tables and floors; what its levels are called is told by structureChanged().
    void descentChanged();
    void problemsChanged();
    /// The pack was read again, or loadProblems() lost some.
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
    friend class SheetCommand;
    friend class ChangeLevel;
    friend class ChangeRoom;
    friend class ChangeStructure;
    template <typename Part>
    friend class ChangePart;
    friend class GrowLevel;
    friend class PaintCells;

    LevelEntry* findLevel(const QString& id) const;
    RoomEntry* findRoom(const QString& id) const;
    SheetEntry* findEntry(const Sheet& sheet) const;
    static Sheet sheetOf(const SheetEntry& entry);
    const level::RecipeStage* findStage(const QString& levelId, std::size_t stage) const;
    bool changeStage(const QString& levelId, std::size_t stage, level::RecipeStage after,
                     const QString& text, Gesture gesture);
    /// Pushes the change of one part of a level, unless it is none.
    bool change(LevelEntry& entry, LevelValue before, LevelValue after, const QString& text,
                Gesture gesture);

    // The history (keep_history.cpp).
    void push(DocumentCommand* command);
    void forgetOldest();

    void fill(pack::Reading reading);

    // What commands do.
    Stamp newStamp() { return ++lastStamp_; }
    void showEntry(const SheetEntry& entry);
    void updateModified();
    void set(LevelEntry& entry, const level::Recipe& recipe);
    void set(LevelEntry& entry, std::uint64_t seed);
    void set(LevelEntry& entry, const LevelHead& head);
    void set(LevelEntry& entry, const level::Objectives& objectives);
    void set(LevelEntry& entry, const LevelBody& body);
    void tellOfSize(LevelEntry& entry, const grid::Rect& to);
    void setSize(LevelEntry& entry, const grid::Rect& to);
    void set(LevelEntry& entry, const ObjectList& objects);
    void set(LevelEntry& entry, const TrajectoryList& trajectories);
    void setRoom(RoomEntry& entry, const level::Room& room);
    void setCells(SheetEntry& entry, std::span<const edit::PaintRun> delta, bool forward);
    void dropPaint(LevelEntry& entry);
    void setTabs(std::span<const Retab> retabs, bool forward);
    bool changeFolders(std::vector<std::string> tabs, std::vector<Retab> retabs,
                       const QString& text);
    std::vector<Retab> retabsOf(const QString& folder, const std::string& to);
    void setStructure(const Structure& structure, const Sheet& show, Stamp stamp,
                      std::span<const Retab> retabs, bool forward);

    void setPart(std::shared_ptr<const level::Campaign> campaign, Stamp stamp);
    void setPart(std::shared_ptr<const level::Descent> descent, Stamp stamp);
    /// In one undo step, unless it is as it was; false where edits are refused.
    template <typename Part>
    bool changePart(const std::shared_ptr<const Part>& before, Part after, const QString& text,
                    Gesture gesture);
    /// What a level is generated as, where it is a floor.
    level::FloorContext floorOf(const LevelEntry& entry) const;
    /// Wants generation where a floor is shown.
    void wantFloor();

    void wantGeneration();
    void roomsChanged();
    const level::SharedVector<level::Room>& roomList() const;
    void check(LevelEntry& entry);

    QString name_;
    std::string id_;
    std::string more_;  ///< see level::Pack
    std::vector<Problem> loadProblems_;
    Structure structure_;
    Sheet current_;
    /// The rooms as generations share them; made anew when asked for after a change.
    mutable std::optional<level::SharedVector<level::Room>> roomList_;

    Stamp lastStamp_ = 0;
    Stamp structureStamp_ = 0;
    Stamp savedStructureStamp_ = 0;
    std::vector<std::uint8_t> modifiedFlags_;  ///< of all sheets, as last told
    bool modified_ = false;
    bool readOnly_ = false;
    int strokes_ = 0;  ///< begun and not ended
    bool generationOwed_ = false;
    QUndoStack undo_;
    std::size_t mostUndoBytes_ = kMostUndoBytes;
    bool restoringHistory_ = false;  ///< commands are pushed that have been done long ago
};

}  // namespace mazeloom::widgets
