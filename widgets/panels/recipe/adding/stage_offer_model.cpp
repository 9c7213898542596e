// SPDX-License-Identifier: MIT
#include "widgets/panels/recipe/adding/stage_offer_model.h"

#include "widgets/timeline/names.h"

namespace mazeloom::widgets {

void StageOfferModel::setOffers(std::vector<StageOffer> offers) {
    offers_ = std::move(offers);
    setQuery({});
}

void StageOfferModel::setQuery(const QString& query) {
    beginResetModel();
    query_ = query.simplified();
    rows_.clear();
    for (StageOffer& offer : matching(offers_, query)) {
        if (rows_.empty() || rows_.back().group != offer.group)
            rows_.push_back({offer.group, std::nullopt});
        rows_.push_back({offer.group, offer});
    }
    endResetModel();
}

QModelIndex StageOfferModel::best() const {
    QModelIndex first;
    QModelIndex fitting;
    for (int row = 0; row < rowCount(); ++row) {
        const StageOffer* offer = offerAt(index(row));
        if (offer == nullptr) continue;
        const QString title = stageText(offer->stage->title);
        if (!query_.isEmpty() && title.startsWith(query_, Qt::CaseInsensitive)) return index(row);
        if (!first.isValid()) first = index(row);
        if (!fitting.isValid() && offer->fits()) fitting = index(row);
    }
    return fitting.isValid() ? fitting : first;
}

const StageOffer* StageOfferModel::offerAt(const QModelIndex& index) const {
    if (!index.isValid()) return nullptr;
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    return row.offer ? &*row.offer : nullptr;
}

int StageOfferModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant StageOfferModel::data(const QModelIndex& index, int role) const {
    const StageOffer* offer = offerAt(index);
    if (offer == nullptr) {
        const bool isTitle = role == Qt::DisplayRole || role == Qt::AccessibleTextRole;
        if (!isTitle || !index.isValid()) return {};
        return groupTitle(rows_[static_cast<std::size_t>(index.row())].group);
    }
    const generate::Stage& stage = *offer->stage;
    switch (role) {
        case Qt::DisplayRole:
            return stageText(stage.title);
        case SummaryRole:
            return stageText(stage.summary);
        case NeedsRole:
            return needsText(stage);
        case HindranceRole:
            return hindranceText(*offer);
        case StageIdRole:
            return QString::fromUtf8(stage.id.data(), std::ssize(stage.id));
        case Qt::AccessibleTextRole:
            return QStringList{stageText(stage.title), stageText(stage.summary), needsText(stage),
                               hindranceText(*offer)}
                .join(' ')
                .trimmed();
        default:
            return {};
    }
}

Qt::ItemFlags StageOfferModel::flags(const QModelIndex& index) const {
    // A stage that does not fit yet can be selected too, because its needs can be provided later.
    return offerAt(index) == nullptr ? Qt::NoItemFlags : Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

}  // namespace mazeloom::widgets
