// SPDX-License-Identifier: MIT
#include "widgets/compare/gallery_model.h"

#include <algorithm>
#include <utility>

#include "widgets/canvas/picture/map_image.h"
#include "widgets/canvas/picture/thumbnail.h"
#include "widgets/compare/measure_text.h"
#include "widgets/problems/problem_text.h"
#include "widgets/qstring.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

QImage GalleryModel::pictureOf(const level::Map& map, const Look& look) {
    // The picture is drawn this many times as large as needed, and then scaled down. So a level of
    // any size fills its tile.
    constexpr int kLarger = 2;
    const grid::Size size = map.size();
    const int cell = std::min(look.most.width() / size.width, look.most.height() / size.height);
    // Avoids cells with glyphs, unless the picture's cells are large enough to show glyphs.
    const int greatest = cell < kLeastGlyphCell ? kGreatestThumbnailCell : kMaxImageCell;
    QImage picture = thumbnail(map, look.most * kLarger, look.theme, greatest)
                         .scaled(look.most, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    picture.setDevicePixelRatio(look.ratio);
    return picture;
}

GalleryModel::GalleryModel(QObject* parent) : QAbstractListModel(parent), task_("gallery") {
    connect(&task_, &LatestTask::cancelled, this, &GalleryModel::progressed);
}

void GalleryModel::show(const GenerationRequest& request, const std::vector<std::uint64_t>& seeds,
                        const Look& look, compare::Wanted measures) {
    plan_ = {.level = request.level,
             .rooms = request.rooms,
             .floor = request.floor,
             .kinds = request.kinds,
             .wanted = measures};
    look_ = look;
    beginResetModel();
    entries_.clear();
    append(seeds);
    done_ = 0;
    isCancelled_ = false;
    sortRows();
    endResetModel();
    make();
    emit progressed();
}

void GalleryModel::add(const std::vector<std::uint64_t>& seeds) {
    if (!plan_.level) return;
    std::vector<std::uint64_t> others;
    for (const std::uint64_t seed : seeds) {
        if (rowOf(seed) < 0 && std::ranges::find(others, seed) == others.end())
            others.push_back(seed);
    }
    if (!others.empty()) {
        // New rows have no values yet, so they are sorted last. Only if the rows are in descending
        // order of seeds, the new ones are first.
        const int first = order_.by == nullptr && order_.isDescending ? 0 : rowCount();
        beginInsertRows({}, first, first + static_cast<int>(others.size()) - 1);
        append(others);
        sortRows();
        endInsertRows();
    }
    const bool wasCancelled = std::exchange(isCancelled_, false);
    if (wasCancelled && rowCount() > 0) emit dataChanged(index(0), index(rowCount() - 1));
    // Running work generates the new seeds after the earlier ones, so do not restart it.
    if (isBusy() && (wasCancelled || !task_.isBusy())) make();
    emit progressed();
}

void GalleryModel::append(const std::vector<std::uint64_t>& seeds) {
    for (const std::uint64_t seed : seeds)
        entries_.push_back(
            {.seed = seed, .isMade = false, .picture = {}, .map = {}, .values = {}, .failure = {}});
}

void GalleryModel::make() {
    std::vector<std::size_t> places;
    std::vector<std::uint64_t> seeds;
    for (std::size_t place = 0; place < entries_.size(); ++place) {
        if (entries_[place].isMade) continue;
        places.push_back(place);
        seeds.push_back(entries_[place].seed);
    }
    task_.run([this, places = std::move(places), seeds = std::move(seeds), plan = plan_,
               look = look_](const LatestTask::Control& control) -> LatestTask::Call {
        compare::shootAll(
            plan, seeds, threadsBesideWindow(),
            [&](std::size_t which, compare::Shot shot) {
                Entry entry{.seed = shot.seed,
                            .isMade = true,
                            .picture = {},
                            .map = {},
                            .values = std::move(shot.values),
                            .failure = std::move(shot.failure)};
                if (shot.map) {
                    entry.picture = pictureOf(*shot.map, look);
                    entry.map = hash(*shot.map);
                }
                control.report([this, place = places[which], entry = std::move(entry)] {
                    take(place, entry);
                });
            },
            &control.stop());
        return [this] {
            if (isBusy()) make();
            emit progressed();
        };
    });
}

void GalleryModel::clear() {
    task_.cancel();
    beginResetModel();
    entries_.clear();
    rows_.clear();
    done_ = 0;
    plan_ = {};
    endResetModel();
    emit progressed();
}

void GalleryModel::cancel() {
    if (!isBusy()) return;
    isCancelled_ = true;
    task_.cancel();
    emit dataChanged(index(0), index(rowCount() - 1));
    emit progressed();
}

void GalleryModel::take(std::size_t place, Entry entry) {
    entries_[place] = std::move(entry);
    ++done_;
    if (order_.by != nullptr) {
        // Persistent indices follow their seeds, so that the current item and the selection do too.
        emit layoutAboutToBeChanged();
        const QModelIndexList before = persistentIndexList();
        std::vector<std::size_t> places;
        for (const QModelIndex& one : before)
            places.push_back(placeOf(one.row()));
        sortRows();
        QModelIndexList after;
        for (const std::size_t one : places)
            after << index(static_cast<int>(std::ranges::find(rows_, one) - rows_.begin()));
        changePersistentIndexList(before, after);
        emit layoutChanged();
    }
    const QModelIndex changed =
        index(static_cast<int>(std::ranges::find(rows_, place) - rows_.begin()));
    emit dataChanged(changed, changed);
    emit progressed();
}

void GalleryModel::sortRows() {
    std::vector<compare::Values> values;
    values.reserve(entries_.size());
    for (const Entry& entry : entries_)
        values.push_back(entry.values);
    rows_ = compare::ordered(values, order_);
}

void GalleryModel::setOrder(const compare::Order& order) {
    order_ = order;
    beginResetModel();
    sortRows();
    endResetModel();
}

void GalleryModel::setMarks(std::vector<std::uint64_t> kept, std::optional<std::uint64_t> current) {
    kept_ = std::move(kept);
    current_ = current;
    if (rowCount() > 0) emit dataChanged(index(0), index(rowCount() - 1));
}

void GalleryModel::setNotes(NotesOf notes) {
    notes_ = std::move(notes);
    if (rowCount() > 0) emit dataChanged(index(0), index(rowCount() - 1));
}

void GalleryModel::setChanges(ChangeOf changes) {
    changes_ = std::move(changes);
    if (rowCount() > 0) emit dataChanged(index(0), index(rowCount() - 1));
}

std::vector<std::uint64_t> GalleryModel::seeds() const {
    std::vector<std::uint64_t> seeds;
    for (const std::size_t place : rows_)
        seeds.push_back(entries_[place].seed);
    return seeds;
}

int GalleryModel::rowOf(std::uint64_t seed) const {
    const auto found = std::ranges::find_if(
        rows_, [&](std::size_t place) { return entries_[place].seed == seed; });
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

int GalleryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

bool GalleryModel::isKept(const Entry& entry) const {
    return std::ranges::find(kept_, entry.seed) != kept_.end();
}

QVariant GalleryModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Entry& entry = entries_[placeOf(index.row())];
    switch (role) {
        case Qt::DisplayRole:
            return QString::number(entry.seed);
        case Qt::ToolTipRole:
            return titledToolTip(tr("Seed %1").arg(entry.seed), linesOf(entry));
        case Qt::AccessibleTextRole:
            return spoken(entry);
        case PictureRole:
            return entry.picture;
        case FailureRole:
            if (entry.failure) return problemText(*entry.failure);
            return !entry.isMade && isCancelled_ ? tr("Not made: cancelled") : QString();
        case MeasureRole:
            return measureText(entry);
        case IsKeptRole:
            return isKept(entry);
        case IsCurrentRole:
            return current_ == entry.seed;
        case IsOtherMapRole:
            return changeOf(entry) == analyse::MapChange::Program;
        default:
            return {};
    }
}

analyse::MapChange GalleryModel::changeOf(const Entry& entry) const {
    if (!changes_ || !entry.map) return analyse::MapChange::None;
    return changes_(entry.seed, *entry.map);
}

QString GalleryModel::changeText(const Entry& entry) const {
    switch (changeOf(entry)) {
        case analyse::MapChange::None:
            break;
        case analyse::MapChange::Level:
            return tr(
                "Since this favourite was added, the level has changed: it gave another map.");
        case analyse::MapChange::Program:
            return tr(
                "This favourite was added with another version of the program, which made "
                "another map of it.");
    }
    return {};
}

QString GalleryModel::measureText(const Entry& entry) const {
    if (order_.by == nullptr || entry.values.empty()) return {};
    const auto all = analyse::measures();
    const auto at = std::ranges::find(all, order_.by) - all.begin();
    return valueText(entry.values[static_cast<std::size_t>(at)]);
}

/// Returns the lines of text below the seed in a tile.
QStringList GalleryModel::linesOf(const Entry& entry) const {
    QStringList lines;
    if (entry.failure) lines << problemText(*entry.failure);
    if (const QString change = changeText(entry); !change.isEmpty()) lines << change;
    if (notes_) lines << notes_(entry.seed);
    const auto all = analyse::measures();
    for (std::size_t i = 0; i < entry.values.size(); ++i) {
        if (!entry.values[i]) continue;
        const QString line = valueLine(*all[i], entry.values[i]);
        // Omit the line if the notes have it already.
        if (!lines.contains(line)) lines << line;
    }
    return lines;
}

QString GalleryModel::spoken(const Entry& entry) const {
    QStringList parts{tr("Seed %1").arg(entry.seed)};
    if (current_ == entry.seed) parts << tr("the level's seed");
    if (isKept(entry)) parts << tr("favourite");
    if (entry.failure) {
        parts << problemText(*entry.failure);
    } else if (!entry.isMade) {
        parts << (isCancelled_ ? tr("not made") : tr("generating…"));
    }
    if (const QString value = measureText(entry); !value.isEmpty())
        parts << QStringLiteral("%1 %2").arg(titleOf(*order_.by), value);
    if (const QString change = changeText(entry); !change.isEmpty()) parts << change;
    if (notes_) parts << notes_(entry.seed);
    return parts.join(QStringLiteral(", "));
}

}  // namespace mazeloom::widgets
