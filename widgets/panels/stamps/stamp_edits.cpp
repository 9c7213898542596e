// SPDX-License-Identifier: MIT
#include "widgets/panels/stamps/stamp_edits.h"

#include <algorithm>

#include "core/edit/fragment/stamps.h"
#include "widgets/document/edits.h"
#include "widgets/tools/fragment_edits.h"

namespace mazeloom::widgets {

namespace {

/// Returns the first of the titles "Stamp 1", "Stamp 2" … that is not taken.
QString freeStampTitle(const level::Stamps& stamps) {
    for (std::size_t number = 1;; ++number) {
        //: The name of a new stamp
        const QString title = EditContext::tr("Stamp %1").arg(number);
        const bool isTaken = std::ranges::any_of(
            stamps, [&](const level::Stamp& stamp) { return stamp.title == title.toStdString(); });
        if (!isTaken) return title;
    }
}

QString refusalText(edit::StampProblem problem) {
    if (problem == edit::StampProblem::TooLarge) {
        return EditContext::tr("A stamp is at most %1 cells wide and high: select fewer cells.")
            .arg(level::Stamp::kMaxSide);
    }
    return EditContext::tr(
        "The pack has no room for another stamp: remove one that you do not need any more.");
}

}  // namespace

const level::Stamps& stampsOf(const EditContext& context) {
    static const level::Stamps none;
    return context.document() == nullptr ? none : context.document()->pack().stamps;
}

std::optional<std::size_t> keepStamp(EditContext& context, std::size_t at) {
    if (!context.canEdit() || context.reach().selection().isEmpty()) return {};
    if (refusesEdits(*context.document())) return {};
    const level::Stamps& stamps = stampsOf(context);
    const std::size_t place = std::min(at, stamps.size());
    // Checks the size first, so that a selection that is too large is not copied.
    const grid::Rect bounds = context.reach().selection().bounds();
    if (std::max(bounds.width, bounds.height) > level::Stamp::kMaxSide) {
        emit context.refused(refusalText(edit::StampProblem::TooLarge));
        return {};
    }
    const auto fragment = copied(context);
    if (!fragment) return {};
    const level::Stamp stamp = edit::stampOf(*fragment, freeStampTitle(stamps).toStdString());
    auto wanted = edit::withStampReplaced(stamps, stamp, place);
    if (!wanted) {
        emit context.refused(refusalText(wanted.error()));
        return {};
    }
    if (!setStamps(*context.document(), std::move(*wanted), EditContext::tr("Save a stamp")))
        return {};
    return place;
}

bool renameStamp(EditContext& context, std::size_t at, const QString& title) {
    auto wanted = edit::withStampRenamed(stampsOf(context), at, title.simplified().toStdString());
    return wanted &&
           setStamps(*context.document(), std::move(*wanted), EditContext::tr("Rename a stamp"));
}

bool removeStamp(EditContext& context, std::size_t at) {
    if (at >= stampsOf(context).size()) return false;
    return setStamps(*context.document(), edit::withoutStamp(stampsOf(context), at),
                     EditContext::tr("Remove a stamp"));
}

}  // namespace mazeloom::widgets
