// SPDX-License-Identifier: MIT
// The seeds of a gallery as a list of pictures, in the order of a measure, made in the background.
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
        PictureRole = Qt::UserRole,  ///< a QImage; null while it is made, and of what failed
        FailureRole,                 ///< why there is none; empty while there may be one yet
        MeasureRole,                 ///< the value that it is sorted by, as text; empty by seed
        IsKeptRole,
        IsCurrentRole,
    };

    explicit GalleryModel(QObject* parent = nullptr);

    /// How pictures are drawn: within so many pixels of the screen.
    struct Look {
        Theme theme = Theme::dark();
        QSize most{128, 128};
        double ratio = 1;
    };

    /// A level as tiles show it. Any thread.
    static QImage pictureOf(const level::Map& map, const Look& look);

    /// Makes all of these anew; what is under way is given up.
    void show(const GenerationRequest& request, const std::vector<std::uint64_t>& seeds,
              const Look& look, compare::Wanted measures = compare::Wanted::All);
    /// Shows more seeds of what is shown; what is made stays. Those that are there already are not
    /// shown twice. What was cancelled is made after all.
    void add(const std::vector<std::uint64_t>& seeds);
    void clear();
    /// Gives up what is under way; what is made stays.
    void cancel();
    bool isBusy() const { return done_ < entries_.size() && !isCancelled_; }
    /// How many are made, or have failed.
    std::size_t done() const { return done_; }

    void setOrder(const compare::Order& order);
    const compare::Order& order() const { return order_; }
    void setMarks(std::vector<std::uint64_t> kept, std::optional<std::uint64_t> current);
    /// What is said of a seed before all that is measured of it; empty: nothing more.
    using NotesOf = std::function<QStringList(std::uint64_t seed)>;
    void setNotes(NotesOf notes);

    std::uint64_t seedAt(int row) const { return entries_[placeOf(row)].seed; }
    /// In the order in which they stand.
    std::vector<std::uint64_t> seeds() const;
    /// −1 when it is not among them.
    int rowOf(std::uint64_t seed) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  signals:
    /// Another one is made, or nothing is under way any more.
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
    /// Makes what is not made yet.
    void make();
    void take(std::size_t place, Entry entry);
    void sortRows();
    QStringList linesOf(const Entry& entry) const;
    QString spoken(const Entry& entry) const;
    QString measureText(const Entry& entry) const;
    bool isKept(const Entry& entry) const;

    std::vector<Entry> entries_;     ///< as they were asked for
    std::vector<std::size_t> rows_;  ///< places of entries
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
