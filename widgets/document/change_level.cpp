// SPDX-License-Identifier: MIT
#include "widgets/document/change_level.h"

#include <utility>

#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

namespace {

/// Grids and lists; what hangs on their elements is little beside the elements themselves.
struct Bytes {
    std::size_t operator()(const LevelBody& body) const {
        const std::size_t cells =
            body.paint ? static_cast<std::size_t>(body.paint->size().area()) : 0;
        return cells * sizeof(level::Paint) + (*this)(body.objects) + (*this)(body.trajectories);
    }
    std::size_t operator()(const ObjectList& objects) const {
        return objects.capacity() * sizeof(level::Object);
    }
    std::size_t operator()(const TrajectoryList& trajectories) const {
        std::size_t bytes = trajectories.capacity() * sizeof(level::Trajectory);
        for (const level::Trajectory& trajectory : trajectories)
            bytes += trajectory.points.capacity() * sizeof(grid::Point);
        return bytes;
    }
    std::size_t operator()(const LevelHead& head) const { return head.notes.capacity(); }
    template <typename Small>
    std::size_t operator()(const Small&) const {
        return 0;
    }
};

/// The campaign and the descent of another head, if this one has none.
void takeNames(LevelHead& head, const LevelValue& other) {
    const auto& from = std::get<LevelHead>(other);
    if (head.campaign == nullptr) head.campaign = from.campaign;
    if (head.descent == nullptr) head.descent = from.descent;
}

}  // namespace

ChangeLevel::ChangeLevel(LevelEntry& entry, LevelValue before, LevelValue after, Gesture gesture,
                         const QString& text)
    : SheetCommand(entry,
                   std::holds_alternative<std::uint64_t>(after) ? Changes::Seed : Changes::Content,
                   gesture, text),
      before_(std::move(before)),
      after_(std::move(after)) {}

ChangeLevel::ChangeLevel(ChangeLevel&& from)
    : SheetCommand(from), before_(std::move(from.before_)), after_(std::move(from.after_)) {}

std::size_t ChangeLevel::bytes() const {
    const auto bytesOf = [](const LevelValue& value) { return std::visit(Bytes{}, value); };
    return bytesOf(before_) + bytesOf(after_);
}

void ChangeLevel::apply(bool forward) {
    auto& level = static_cast<LevelEntry&>(entry());
    const auto& value = forward ? after_ : before_;
    std::visit([&](const auto& part) { level.document.set(level, part); }, value);
}

bool ChangeLevel::join(const SheetCommand& next) {
    const auto* later = dynamic_cast<const ChangeLevel*>(&next);
    if (later == nullptr || later->after_.index() != after_.index()) return false;
    const LevelValue between = std::exchange(after_, later->after_);
    if (std::holds_alternative<LevelHead>(after_)) {
        // Of two renames, the first one knows the campaign before, the last one that after both.
        takeNames(std::get<LevelHead>(before_), later->before_);
        takeNames(std::get<LevelHead>(after_), between);
    }
    return true;
}

}  // namespace mazeloom::widgets
