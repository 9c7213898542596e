// SPDX-License-Identifier: MIT
#include "widgets/find/followed_level.h"

#include <utility>

#include "widgets/document/lookup.h"

namespace mazeloom::widgets {

FollowedLevel::FollowedLevel(EditContext& context, QObject* parent)
    : QObject(parent), context_(context) {
    connect(&context_, &EditContext::sheetChanged, this, &FollowedLevel::follow);
    follow();
}

const level::Level* FollowedLevel::level() const {
    return document_ != nullptr && !id_.isEmpty() ? findLevel(*document_, id_) : nullptr;
}

std::optional<GenerationRequest> FollowedLevel::request() const {
    return level() != nullptr ? generationRequest(*document_, id_) : std::nullopt;
}

void FollowedLevel::follow() {
    PackDocument* document = context_.document();
    if (document != document_) {
        if (document_ != nullptr) document_->disconnect(this);
        document_ = document;
        if (document_ != nullptr) {
            // The document may be destroyed before another one is reported open.
            connect(document_, &QObject::destroyed, this, &FollowedLevel::leave);
            connect(document_, &PackDocument::edited, this, &FollowedLevel::takeChange);
            connect(document_, &PackDocument::sheetChanged, this,
                    [this](const Sheet& sheet, SheetPart part) {
                        if (part == SheetPart::Depth && sheet == levelSheet(id_)) isStale_ = true;
                    });
            // During a stroke, generationWanted() is not emitted for large levels.
            connect(document_, &PackDocument::generationWanted, this, &FollowedLevel::takeLevel);
            connect(document_, &PackDocument::currentLevelChanged, this, &FollowedLevel::takeLevel);
            connect(document_, &PackDocument::loadProblemsChanged, this, [this] {
                isStale_ = true;
                takeLevel();
            });
        }
        isStale_ = true;
    }
    takeLevel();
}

void FollowedLevel::leave() {
    document_ = nullptr;
    takeLevel();
}

void FollowedLevel::takeChange(const document::Change& change) {
    if (change.mayConcernEveryLevel()) isStale_ = true;
    bool isMarked = false;
    const document::SheetKey key = keyOf(*document_, levelSheet(id_));
    for (const document::SheetChange& of : change.sheets) {
        if (of.sheet != key) continue;
        const bool isMark = of.part == SheetPart::Seed || of.part == SheetPart::Favourites;
        (isMark ? isMarked : isStale_) = true;
    }
    if (isMarked && !isStale_) emit marksChanged();
}

void FollowedLevel::takeLevel() {
    const bool any = document_ != nullptr && currentLevel(*document_) != nullptr;
    const QString id = any ? currentLevelId(*document_) : QString();
    const bool isOther = std::exchange(id_, id) != id;
    if (std::exchange(isStale_, false) || isOther) emit changed();
}

}  // namespace mazeloom::widgets
