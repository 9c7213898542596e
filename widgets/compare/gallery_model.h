// SPDX-License-Identifier: MIT
// A gallery as a list model: a row per seed, with a picture that is generated in the background.
// The rows are sorted by seed or by a measure.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QAbstractListModel>
#include <QImage>
#include <QStringList>

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
        PictureRole = Qt::UserRole,  ///< a QImage; null until it is generated, and after a failure
        FailureRole,                 ///< why there is no picture; empty while one may still come
        MeasureRole,  ///< the value by which it is sorted, as text; empty when sorted by seed
        IsKeptRole,
        IsCurrentRole,
    };

    explicit GalleryModel(QObject* parent = nullptr);

    /// How pictures are drawn, and their greatest size in device pixels.
    struct Look {
        Theme theme = Theme::dark();
        QSize most{128, 128};
        double ratio = 1;
    };

    /// Draws a map in the size of one picture of the gallery. Callable from any thread.
    static QImage pictureOf(const level::Map& map, const Look& look);

    /// Shows these seeds instead of the present ones, generates them, and cancels running work.
    void show(const GenerationRequest& request, const std::vector<std::uint64_t>& seeds,
              const Look& look, compare::Wanted measures = compare::Wanted::All);
    /// Adds seeds of the same level, except those that are shown already; finished pictures stay.
    /// Seeds that cancel() left without a picture are generated, too.
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
    /// Returns lines to show about a seed before its measures; may be empty.
    using NotesOf = std::function<QStringList(std::uint64_t seed)>;
    void setNotes(NotesOf notes);

    std::uint64_t seedAt(int row) const { return entries_[placeOf(row)].seed; }
    /// Returns the seeds in the order shown.
    std::vector<std::uint64_t> seeds() const;
    /// Returns −1 if the seed is not shown.
    int rowOf(std::uint64_t seed) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  signals:
    /// Another seed is finished, or work has ended.
    void progressed();

  private:
    struct Entry {
        std::uint64_t seed = 0;
        bool isMade = false;
        QImage picture;
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

    std::vector<Entry> entries_;     ///< in the order of the request
    std::vector<std::size_t> rows_;  ///< indices of entries
    compare::GalleryPlan plan_;
    Look look_;
    compare::Order order_;
    NotesOf notes_;
    std::vector<std::uint64_t> kept_;
    std::optional<std::uint64_t> current_;
    std::size_t done_ = 0;
    bool isCancelled_ = false;
    LatestTask task_;
};

}  // namespace mazeloom::widgets
