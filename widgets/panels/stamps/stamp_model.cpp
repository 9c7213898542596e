// SPDX-License-Identifier: MIT
#include "widgets/panels/stamps/stamp_model.h"

#include <algorithm>
#include <cmath>

#include "widgets/panels/stamps/stamp_edits.h"
#include "widgets/panels/stamps/stamp_picture.h"
#include "widgets/qstring.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

StampModel::StampModel(EditContext& context, QObject* parent)
    : QAbstractListModel(parent), context_(context) {
    connect(&context_, &EditContext::sheetChanged, this, &StampModel::update);
    connect(&context_, &EditContext::stampsChanged, this, &StampModel::update);
    update();
}

void StampModel::setLook(const Theme& theme, int side, double ratio) {
    theme_ = theme;
    side_ = side;
    ratio_ = ratio;
    for (Row& row : rows_)
        row.picture = {};
    if (!rows_.empty()) emit dataChanged(index(0), index(rowCount() - 1), {Qt::DecorationRole});
}

/// Updates the rows. Keeps unchanged rows, so that the selection is kept too.
void StampModel::update() {
    const level::Stamps& stamps = stampsOf(context_);
    const auto count = static_cast<int>(stamps.size());
    const auto same = [&](std::size_t row, std::size_t stamp) {
        return row < rows_.size() && rows_[row].stamp == stamps.share(stamp);
    };
    // Usually one stamp was added or removed, so finds the first and the last difference.
    const int before = rowCount();
    int first = 0;
    while (first < std::min(before, count) &&
           same(static_cast<std::size_t>(first), static_cast<std::size_t>(first)))
        ++first;
    int behind = 0;
    while (behind < std::min(before, count) - first &&
           same(static_cast<std::size_t>(before - 1 - behind),
                static_cast<std::size_t>(count - 1 - behind)))
        ++behind;
    const int changed = std::min(before, count) - first - behind;
    for (int i = first; i < first + changed; ++i)
        rows_[static_cast<std::size_t>(i)] = {stamps.share(static_cast<std::size_t>(i))};
    if (changed > 0) emit dataChanged(index(first), index(first + changed - 1));
    const int at = first + changed;
    const auto place = rows_.begin() + at;
    if (before > count) {
        beginRemoveRows({}, at, at + before - count - 1);
        rows_.erase(place, place + (before - count));
        endRemoveRows();
    } else if (before < count) {
        beginInsertRows({}, at, at + count - before - 1);
        std::vector<Row> more;
        for (int i = at; i < at + count - before; ++i)
            more.push_back({stamps.share(static_cast<std::size_t>(i))});
        rows_.insert(place, more.begin(), more.end());
        endInsertRows();
    }
}

int StampModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant StampModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    const QString title = qstring(row.stamp->title);
    const auto size = [&] {
        //: Width and height of a stamp, in cells
        return tr("%1 × %2 cells").arg(row.stamp->paint.width()).arg(row.stamp->paint.height());
    };
    switch (role) {
        case Qt::DisplayRole:
        case Qt::EditRole:
            return title;
        case Qt::AccessibleTextRole:
            return QStringLiteral("%1, %2").arg(title, size());
        case Qt::ToolTipRole:
            return titledToolTip(title, {size()});
        case Qt::DecorationRole: {
            const level::SharedOwnKinds kinds = context_.document() == nullptr
                                                    ? nullptr
                                                    : context_.document()->pack().ownKinds.share();
            if (row.picture.isNull() || row.kinds != kinds) {
                row.kinds = kinds;
                row.picture = stampPicture(
                    *row.stamp, static_cast<int>(std::lround(side_ * ratio_)), theme_, kinds);
                row.picture.setDevicePixelRatio(ratio_);
            }
            return row.picture;
        }
        default:
            return {};
    }
}

bool StampModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || role != Qt::EditRole) return false;
    return renameStamp(context_, static_cast<std::size_t>(index.row()), value.toString());
}

Qt::ItemFlags StampModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemNeverHasChildren;
}

}  // namespace mazeloom::widgets
