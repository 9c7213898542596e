// SPDX-License-Identifier: MIT
// The open packs as a tree: pack → problems, levels, folders of levels (Level::tab), rooms. Rows of
// levels, folders and rooms can be dragged to other places (level_drop.h).
#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include <QStandardItemModel>
#include <QStringList>

#include "core/problem.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/needs/known_needs.h"

namespace mazeloom::widgets {

class LevelModel : public QStandardItemModel {
    Q_OBJECT

  public:
    enum class Kind { Pack, Problems, Problem, Level, Folder, Rooms, Room };
    enum Role {
        KindRole = Qt::UserRole,
        DocumentRole,  ///< PackDocument*
        SheetIdRole,   ///< of a level's or room's row
        FolderRole,    ///< the name of a folder's row
        SizeRole,      ///< "64 × 48", of levels and rooms
        RulesetRole,   ///< of packs, and of levels that differ from most levels in the pack
        SeverityRole,  ///< int(Severity) of a row with problems
        IsCurrentRole,
        IsModifiedRole,  ///< whether the row has unsaved changes
        FilterRole,      ///< the text that the filter line searches
        NeedsRole,       ///< QList<NeedSign> of a level's row, if known
    };

    explicit LevelModel(QObject* parent = nullptr);

    void add(PackDocument* document);
    void remove(PackDocument* document);
    /// Moves a pack to the index `to`, counted without that pack.
    void move(PackDocument* document, int to);
    const std::vector<PackDocument*>& documents() const { return documents_; }

    /// The problems of a level or room, for the mark and tool tip of its row.
    struct Trouble {
        Severity severity = Severity::Warning;
        QStringList lines;

        friend bool operator==(const Trouble&, const Trouble&) = default;
    };
    /// Sets the marks of a pack's levels and rooms; the list contains only sheets with problems.
    /// Before the first call, sheets are marked if their recipe cannot run.
    void setTroubles(PackDocument* document, std::vector<std::pair<Sheet, Trouble>> troubles);

    /// Sets the signs of the mechanics that a level needs; empty while they are unknown.
    void setNeeds(PackDocument* document, const QString& level, const QList<NeedSign>& signs);

    /// Sets the document that the window shows, and marks its current level or room; null: marks
    /// none.
    void setCurrentDocument(PackDocument* document);
    PackDocument* currentDocument() const { return current_; }

    QModelIndex indexOf(const PackDocument* document) const;
    QModelIndex indexOf(const PackDocument* document, const Sheet& sheet) const;

    /// Returns the index of a folder's row; invalid if the pack has no such folder.
    QModelIndex indexOfFolder(const PackDocument* document, const QString& name) const;

    static Kind kindOf(const QModelIndex& index);
    static PackDocument* documentOf(const QModelIndex& index);
    /// Returns the level or room of a row; nullopt for other rows.
    static std::optional<Sheet> sheetOf(const QModelIndex& index);
    /// Returns the name of a folder's row; empty for other rows.
    static QString folderOf(const QModelIndex& index);

    /// Renames a row in place. The new name is shown once the document has accepted it.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

  signals:
    /// Emitted before a pack's rows are rebuilt or moved; rebuilt() is emitted afterwards.
    void rebuildStarts(mazeloom::widgets::PackDocument* document);
    void rebuilt(mazeloom::widgets::PackDocument* document);
    /// Emitted when the user has renamed a folder and the document has accepted the name.
    void folderRenamed(mazeloom::widgets::PackDocument* document, const QString& name);
    /// Emitted when a row was dropped; its level or room is now in `document`.
    void sheetDropped(mazeloom::widgets::PackDocument* document,
                      const mazeloom::widgets::Sheet& sheet);

  private:
    QStandardItem* packItem(const PackDocument* document) const;
    void fill(QStandardItem* pack, PackDocument* document);
    void rebuild(PackDocument* document);
    void markCurrent();
    void markModified(PackDocument* document);
    void markProblems(PackDocument* document);
    void markNeeds(PackDocument* document);
    /// Returns the problems of a sheet; null if it has none.
    const Trouble* troubleOf(const PackDocument* document, const Sheet& sheet) const;

    /// The last value of setTroubles() for each document.
    std::map<const PackDocument*, std::vector<std::pair<Sheet, Trouble>>> troubles_;
    /// The last values of setNeeds() that are not empty.
    std::map<std::pair<const PackDocument*, QString>, QList<NeedSign>> needs_;
    std::vector<PackDocument*> documents_;  ///< in the order of rows
    PackDocument* current_ = nullptr;
};

}  // namespace mazeloom::widgets
