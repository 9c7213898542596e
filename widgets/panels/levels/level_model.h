// SPDX-License-Identifier: MIT
// The open packs as a tree: pack → what is wrong with it, levels, folders of levels (Level::tab),
// rooms. Rows of levels, folders and rooms can be dragged to where they shall be (level_drop.h).
#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include <QStandardItemModel>
#include <QStringList>

#include "core/problem.h"
#include "widgets/document/pack_document.h"

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
        RulesetRole,   ///< of packs, and of levels with another than most of their pack
        SeverityRole,  ///< int(Severity) where something is wrong
        IsCurrentRole,
        IsModifiedRole,  ///< what it shows is not saved
        FilterRole,      ///< what the filter line looks through
    };

    explicit LevelModel(QObject* parent = nullptr);

    void add(PackDocument* document);
    void remove(PackDocument* document);
    /// Gives a pack the place `to` among all, counted without it.
    void move(PackDocument* document, int to);
    const std::vector<PackDocument*>& documents() const { return documents_; }

    /// What is wrong with a level or room, for its mark and its tool tip.
    struct Trouble {
        Severity severity = Severity::Warning;
        QStringList lines;

        friend bool operator==(const Trouble&, const Trouble&) = default;
    };
    /// Marks the rows of a pack's levels and rooms with these from now on; sheets without trouble
    /// are not in the list. Until it is called, the marks are those of recipes that cannot run.
    void setTroubles(PackDocument* document, std::vector<std::pair<Sheet, Trouble>> troubles);

    /// Marks the level or room that the window shows: this document's current one. Null for none.
    void setCurrentDocument(PackDocument* document);
    PackDocument* currentDocument() const { return current_; }

    QModelIndex indexOf(const PackDocument* document) const;
    QModelIndex indexOf(const PackDocument* document, const Sheet& sheet) const;

    /// Not valid where the pack has no such folder.
    QModelIndex indexOfFolder(const PackDocument* document, const QString& name) const;

    static Kind kindOf(const QModelIndex& index);
    static PackDocument* documentOf(const QModelIndex& index);
    /// Nothing for rows of other things than levels and rooms.
    static std::optional<Sheet> sheetOf(const QModelIndex& index);
    /// Empty for rows that are no folder's.
    static QString folderOf(const QModelIndex& index);

    /// Names can be typed in place; the new name shows when the document has taken it.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

  signals:
    /// A pack's rows are about to be made anew, and have been.
    void rebuildStarts(mazeloom::widgets::PackDocument* document);
    void rebuilt(mazeloom::widgets::PackDocument* document);
    /// A new name was typed for a folder, and taken.
    void folderRenamed(mazeloom::widgets::PackDocument* document, const QString& name);
    /// A row was dropped: the level or room is in `document` now.
    void sheetDropped(mazeloom::widgets::PackDocument* document,
                      const mazeloom::widgets::Sheet& sheet);

  private:
    QStandardItem* packItem(const PackDocument* document) const;
    void fill(QStandardItem* pack, PackDocument* document);
    void rebuild(PackDocument* document);
    void markCurrent();
    void markModified(PackDocument* document);
    void markProblems(PackDocument* document);
    /// Null where nothing is wrong.
    const Trouble* troubleOf(const PackDocument* document, const Sheet& sheet) const;

    /// What setTroubles() said last of a document.
    std::map<const PackDocument*, std::vector<std::pair<Sheet, Trouble>>> troubles_;
    std::vector<PackDocument*> documents_;  ///< in the order of rows
    PackDocument* current_ = nullptr;
};

}  // namespace mazeloom::widgets
