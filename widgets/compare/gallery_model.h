// SPDX-License-Identifier: MIT
// The list model of a gallery. It has a row for each seed, with a picture of the level that is
// generated in the background. The rows are sorted by seed or by a measure.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QAbstractListModel>
#include <QImage>
#include <QStringList>

#include "core/analyse/drift/map_mark.h"
#include "core/compare/gallery.h"
#include "core/problem.h"
#include "widgets/document/generation_service.h"
#include "widgets/document/latest_task.h"
#include "widgets/theme/theme.h"

namespace mazeloom::widgets {

class GalleryModel final : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role {
        PictureRole = Qt::UserRole,  ///< a QImage; null before generation and after a failure
        FailureRole,                 ///< why generation failed; empty if it did not (yet)
        MeasureRole,  ///< the value by which rows are sorted, as text; empty if sorted by seed
        IsKeptRole,
        IsCurrentRole,
        IsOtherMapRole,  ///< whether the program makes another map than for the favourite before
    };

    explicit GalleryModel(QObject* parent = nullptr);

    /// The look of pictures: theme, maximum size in device pixels, and device pixel ratio.
    struct Look {
        Theme theme = Theme::dark();
        QSize most{128, 128};
        double ratio = 1;
    };

    /// Draws a map as a picture of the gallery. May be called from any thread.
    static QImage pictureOf(const level::Map& map, const Look& look);

    /// Cancels running work, replaces all rows by these seeds, and generates them.
    void show(const GenerationRequest& request, const std::vector<std::uint64_t>& seeds,
              const Look& look, compare::Wanted measures = compare::Wanted::All);
    /// Adds seeds of the same level and generates them; omits seeds that have rows already.
    /// Finished pictures stay. Also generates the seeds that cancel() left without a picture.
    void add(const std::vector<std::uint64_t>& seeds);
    void clear();
    /// Cancels running work; finished pictures stay.
    void cancel();
    bool isBusy() const { return done_ < entries_.size() && !isCancelled_; }
    /// Returns the number of seeds that are finished or have failed.
    std::size_t done() const { return done_; }

    void setOrder(const compare::Order& order);
    const compare::Order& order() const { return order_; }
    void setMarks(std::vector<std::uint64_t> kept, std::optional<std::uint64_t> current);
    /// A function that returns lines of text about a seed, which are shown before the seed's
    /// measures; the list may be empty.
    using NotesOf = std::function<QStringList(std::uint64_t seed)>;
    void setNotes(NotesOf notes);
    /// A function that compares a seed's map, by its hash, with the one that the favourite gave
    /// when it was added.
    using ChangeOf = std::function<analyse::MapChange(std::uint64_t seed, std::uint64_t map)>;
    void setChanges(ChangeOf changes);

    std::uint64_t seedAt(int row) const { return entries_[placeOf(row)].seed; }
    /// Returns the hash of a row's map; nullopt if there is none (yet).
    std::optional<std::uint64_t> mapAt(int row) const { return entries_[placeOf(row)].map; }
    /// Returns the seeds in the order of the rows.
    std::vector<std::uint64_t> seeds() const;
    /// Returns the row of a seed; −1 if it has none.
    int rowOf(std::uint64_t seed) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  signals:
    /// Another seed is finished or has failed, or all work has ended.
    void progressed();

  private:
    struct Entry {
        std::uint64_t seed = 0;
        bool isMade = false;
        QImage picture;
        std::optional<std::uint64_t> map;  ///< hash of the map
        compare::Values values;
        std::optional<Problem> failure;
    };

    std::size_t placeOf(int row) const { return rows_[static_cast<std::size_t>(row)]; }
    void append(const std::vector<std::uint64_t>& seeds);
    /// Generates the seeds that are not finished.
    void make();
    void take(std::size_t place, Entry entry);
    void sortRows();
    QStringList linesOf(const Entry& entry) const;
    QString spoken(const Entry& entry) const;
    QString measureText(const Entry& entry) const;
    bool isKept(const Entry& entry) const;
    analyse::MapChange changeOf(const Entry& entry) const;
    /// Returns what is said of a favourite's change; empty if its map is the same.
    QString changeText(const Entry& entry) const;

    std::vector<Entry> entries_;     ///< in the order of the request
    std::vector<std::size_t> rows_;  ///< index in entries_ of each row
    compare::GalleryPlan plan_;
    Look look_;
    compare::Order order_;
    NotesOf notes_;
    ChangeOf changes_;
    std::vector<std::uint64_t> kept_;
    std::optional<std::uint64_t> current_;
    std::size_t done_ = 0;
    bool isCancelled_ = false;
    LatestTask task_;
};

}  // namespace mazeloom::widgets
