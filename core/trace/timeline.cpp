// SPDX-License-Identifier: MIT
#include "core/trace/timeline.h"

#include <algorithm>
#include <cassert>
#include <cstdint>

#include "core/trace/made.h"

namespace mazeloom::trace {

namespace {

/// The number of steps from one entry of starts_ to the next.
constexpr StepIndex kStride = 256;

// The unit of cost is the change of a cell at a random place of the grid, which waits for memory: 8
// ns in a level of 4096 × 4096 cells.

/// Lower bound on the cost from one keyframe to the next.
constexpr std::uint64_t kLeastSpacing = 1 << 15;

/// Returns the approximate cost from one keyframe to the next. Larger levels have fewer keyframes,
/// because a copy of the cells costs more.
std::uint64_t keyframeSpacing(const level::CellGrid& cells) {
    constexpr std::int64_t kCells = 6;
    return std::max(kLeastSpacing, static_cast<std::uint64_t>(cells.size().area() / kCells));
}

/// Upper bound on the memory of all keyframes, in bytes: two keyframes of the largest level.
constexpr std::uint64_t kMostBytes = 300'000'000;

/// Returns the cost of copying a keyframe.
std::uint64_t copyCost(const level::CellGrid& cells) {
    constexpr std::int64_t kCells = 48;
    return static_cast<std::uint64_t>(cells.size().area() / kCells);
}

/// Returns the cost of applying a step. If a step changes many cells, most of them are neighbours
/// in a row, which cost less than scattered cells.
std::uint64_t costOf(const Step& step) {
    constexpr std::uint64_t kScattered = 4;
    constexpr std::uint64_t kInARow = 8;
    const std::uint64_t changes = step.changes;
    return std::min(changes, kScattered) + changes / kInARow;
}

std::uint64_t distance(std::uint64_t a, std::uint64_t b) {
    return a > b ? a - b : b - a;
}

}  // namespace

ChangedRegion::ChangedRegion(grid::Size size)
    : chunks_{(size.width + kSide - 1) / kSide, (size.height + kSide - 1) / kSide},
      flags_(static_cast<std::size_t>(chunks_.area()), 0) {}

void ChangedRegion::add(grid::Point cell) {
    std::uint8_t& flag =
        flags_[static_cast<std::size_t>(cell.y / kSide) * static_cast<std::size_t>(chunks_.width) +
               static_cast<std::size_t>(cell.x / kSide)];
    count_ += flag == 0;
    flag = 1;
}

void ChangedRegion::addAll() {
    std::ranges::fill(flags_, std::uint8_t{1});
    count_ = static_cast<int>(flags_.size());
    all_ = true;
}

void ChangedRegion::merge(const ChangedRegion& other) {
    if (other.chunks_ != chunks_) {
        addAll();
        return;
    }
    for (std::size_t i = 0; i < flags_.size(); ++i) {
        count_ += flags_[i] == 0 && other.flags_[i] != 0;
        flags_[i] |= other.flags_[i];
    }
    all_ = all_ || other.all_;
}

void ChangedRegion::clear() {
    std::ranges::fill(flags_, std::uint8_t{0});
    count_ = 0;
    all_ = false;
}

bool ChangedRegion::contains(int chunkX, int chunkY) const {
    return flags_[static_cast<std::size_t>(chunkY) * static_cast<std::size_t>(chunks_.width) +
                  static_cast<std::size_t>(chunkX)] != 0;
}

std::vector<grid::Point> ChangedRegion::list() const {
    std::vector<grid::Point> result;
    result.reserve(static_cast<std::size_t>(count_));
    for (int y = 0; y < chunks_.height; ++y) {
        for (int x = 0; x < chunks_.width; ++x) {
            if (contains(x, y)) result.push_back({x, y});
        }
    }
    return result;
}

Timeline::Timeline(std::shared_ptr<const Trace> trace)
    : trace_(std::move(trace)), cells_(trace_->initial) {
    rememberStarts();
    ChangedRegion everything(cells_.size());
    everything.addAll();
    // The painted cells serve as the first keyframe. The last keyframe is half as far from the end
    // as keyframes are from each other, because the steps behind it can be reached from one side
    // only.
    const std::uint64_t all = starts_.back().cost;
    const std::uint64_t spacing = keyframeSpacing(cells_);
    const std::uint64_t most = kMostBytes / std::max<std::size_t>(1, cells_.storage().size_bytes());
    const std::uint64_t wanted = std::min((all + spacing / 2) / spacing, most);
    StepIndex last = 0;
    std::uint64_t place = 1;  // the next of `wanted` places
    for (StepIndex step = kStride; step < count() && place <= wanted; step += kStride) {
        const std::uint64_t cost = starts_[step / kStride].cost;
        const auto isReached = [&] { return cost * (2 * wanted + 1) >= 2 * all * place; };
        if (!isReached()) continue;
        apply(last, step, everything);
        keyframes_.push_back({step, cost, cells_});
        last = step;
        // One expensive step may pass several places, which need one keyframe only.
        while (isReached())
            ++place;
    }
    if (!keyframes_.empty()) cells_ = trace_->initial;
}

Timeline::Timeline(std::shared_ptr<const Trace> trace, level::Map made)
    : trace_(std::move(trace)), cells_(std::move(made.cells)), madeDark_(std::move(made.dark)) {
    assert(count() == 0 && cells_.size() == trace_->initial.size());
    rememberStarts();
}

void Timeline::rememberStarts() {
    starts_.reserve(count() / kStride + 2);
    Start start;
    for (std::size_t step = 0; step < count();) {
        const auto steps = trace_->steps.run(step, std::min<std::size_t>(step + kStride, count()));
        starts_.push_back(start);
        for (const Step& record : steps)
            start.add(record);
        step += steps.size();
    }
    starts_.push_back(start);
}

void Timeline::Start::add(const Step& step) {
    change += step.changes;
    cost += costOf(step);
}

Timeline::Start Timeline::startOf(StepIndex step) const {
    if (step == count()) return starts_.back();
    Start start = starts_[step / kStride];
    for (StepIndex s = step - step % kStride; s < step; ++s)
        start.add(trace_->steps[s]);
    return start;
}

const level::Thing* Timeline::thingAt(grid::Point cell) const {
    if (!cells_.contains(cell) || !cells_.at(cell).hasThing()) return nullptr;
    return trace::thingAt(*trace_, cell, position_);
}

std::size_t Timeline::firstChange(StepIndex step) const {
    return startOf(step).change;
}

StepIndex Timeline::stepOfChange(std::size_t change) const {
    // Starts at the last entry of starts_ at or before the change, then goes step by step.
    const auto after = std::ranges::upper_bound(starts_, change, {}, &Start::change);
    auto step = static_cast<StepIndex>(after - starts_.begin() - 1) * kStride;
    std::size_t end = starts_[step / kStride].change + trace_->steps[step].changes;
    while (end <= change)
        end += trace_->steps[++step].changes;
    return step;
}

void Timeline::apply(StepIndex first, StepIndex end, ChangedRegion& changed) {
    const std::size_t lastChange = firstChange(end);
    for (std::size_t change = firstChange(first); change < lastChange;) {
        const auto cells = trace_->changedCells.run(change, lastChange);
        const auto bits = trace_->changedBits.run(change, lastChange);
        for (std::size_t k = 0; k < cells.size(); ++k) {
            level::Cell& cell = cells_[cells[k]];
            cell = level::Cell::fromBits(unsigned{cell.bits()} ^ bits[k]);
        }
        if (!changed.isAll()) {
            for (grid::Index i : cells)
                changed.add(cells_.point(i));
        }
        change += cells.size();
    }
}

ChangedRegion Timeline::seek(StepIndex position) {
    assert(position <= count());
    ChangedRegion changed(cells_.size());
    const Keyframe* nearest = nullptr;
    // Applies the steps from the current position, or copies a keyframe and applies the steps from
    // that keyframe, whichever costs less.
    const std::uint64_t copying = copyCost(cells_);
    const std::uint64_t wanted = startOf(position).cost;
    std::uint64_t best = distance(startOf(position_).cost, wanted);
    for (const Keyframe& keyframe : keyframes_) {
        const std::uint64_t cost = distance(keyframe.cost, wanted) + copying;
        if (cost < best) {
            best = cost;
            nearest = &keyframe;
        }
    }
    const bool fromStart = wanted + copying < best;
    if (fromStart || nearest != nullptr) {
        cells_ = fromStart ? trace_->initial : nearest->cells;
        position_ = fromStart ? 0 : nearest->position;
        changed.addAll();
    }
    apply(std::min(position_, position), std::max(position_, position), changed);
    position_ = position;
    return changed;
}

std::vector<CellChange> Timeline::changesOf(StepIndex step) const {
    std::vector<CellChange> result;
    const std::size_t now = firstChange(position_);
    const std::size_t first = firstChange(step);
    const std::size_t end = first + trace_->steps[step].changes;
    for (std::size_t change = first; change < end; ++change) {
        const grid::Index cell = trace_->changedCells[change];
        // Starts from the cell as it is now and undoes or redoes its changes up to `change`.
        unsigned bits = cells_[cell].bits();
        const std::size_t until = std::max(now, change);
        for (auto at = findChange(cell, std::min(now, change), until); at;
             at = findChange(cell, *at + 1, until)) {
            bits ^= trace_->changedBits[*at];
        }
        result.push_back({cells_.point(cell), level::Cell::fromBits(bits),
                          level::Cell::fromBits(bits ^ trace_->changedBits[change])});
    }
    return result;
}

std::optional<std::size_t> Timeline::findChange(grid::Index cell, std::size_t from,
                                                std::size_t end) const {
    while (from < end) {
        const auto cells = trace_->changedCells.run(from, end);
        const auto found = std::ranges::find(cells, cell);
        from += static_cast<std::size_t>(found - cells.begin());
        if (found != cells.end()) return from;
    }
    return std::nullopt;
}

std::vector<CellTouch> Timeline::touchesOf(grid::Point cell, std::size_t limit) const {
    std::vector<CellTouch> result;
    if (!cells_.contains(cell)) return result;
    const grid::Index index = cells_.index(cell);
    const std::size_t end = trace_->changedCells.size();
    level::Cell now = trace_->initial[index];
    for (auto at = findChange(index, 0, end); at; at = findChange(index, *at + 1, end)) {
        const level::Cell before = now;
        now = level::Cell::fromBits(unsigned{before.bits()} ^ trace_->changedBits[*at]);
        const StepIndex step = stepOfChange(*at);
        if (!result.empty() && result.back().step == step) {
            result.back().after = now;
        } else {
            result.push_back({step, before, now});
        }
    }
    if (result.size() > limit) {
        result.erase(result.begin(), result.end() - static_cast<std::ptrdiff_t>(limit));
    }
    return result;
}

std::vector<StepIndex> Timeline::stepsThatTouched(grid::Point cell, std::size_t limit) const {
    std::vector<StepIndex> result;
    for (const CellTouch& touch : touchesOf(cell, limit))
        result.push_back(touch.step);
    return result;
}

std::optional<StepIndex> Timeline::nextTouch(grid::Point cell, StepIndex from) const {
    if (!cells_.contains(cell) || from >= count()) return std::nullopt;
    const auto at = findChange(cells_.index(cell), firstChange(from), trace_->changedCells.size());
    if (!at) return std::nullopt;
    return stepOfChange(*at);
}

std::optional<StepIndex> Timeline::previousTouch(grid::Point cell, StepIndex before) const {
    std::optional<StepIndex> result;
    if (!cells_.contains(cell)) return result;
    const grid::Index index = cells_.index(cell);
    const std::size_t end = firstChange(std::min(before, count()));
    for (auto at = findChange(index, 0, end); at; at = findChange(index, *at + 1, end)) {
        result = stepOfChange(*at);
    }
    return result;
}

std::size_t Timeline::bytes() const {
    return keyframes_.size() * cells_.storage().size_bytes() + starts_.size() * sizeof(Start);
}

namespace {

/// Returns how many cells a step pops from the stack of a maze or walk; −1 if the step pushes a
/// cell; nullopt for other steps.
std::optional<int> poppedBy(const Step& step) {
    switch (step.kind) {
        case StepKind::Carve:
            return -1;
        case StepKind::Walk:
            // A walk over cells that are already open pushes nothing.
            if (step.changes == 0) return std::nullopt;
            return -1;
        case StepKind::Backtrack:
            return 1;
        case StepKind::EraseLoop:
            return step.changes / 2;
        default:
            return std::nullopt;
    }
}

}  // namespace

std::vector<grid::Point> backtrackStack(const Trace& trace, StepIndex position, std::size_t limit) {
    std::vector<grid::Point> stack;
    // Reads the log backwards: a popped cell cancels the carve that pushed it. The search is
    // bounded, because at the end of a large maze it would read the whole log to find the few cells
    // that are still on the stack.
    StepIndex step = position;
    const StepIndex oldest = position - std::min(position, StepIndex{1} << 19);
    int popped = 0;
    while (step > oldest && stack.size() < limit) {
        // Carves and backtracks alternate unpredictably; counting them without branches keeps this
        // loop fast.
        while (popped > 0 && step > oldest) {
            const StepKind kind = trace.steps[step - 1].kind;
            if (kind != StepKind::Carve && kind != StepKind::Backtrack) break;
            popped += kind == StepKind::Backtrack ? 1 : -1;
            --step;
        }
        if (step == oldest) break;
        const Step& record = trace.steps[--step];
        const std::optional<int> pops = poppedBy(record);
        if (!pops) {
            const bool isOnIt = record.kind == StepKind::Start && popped == 0;
            if (isOnIt) stack.push_back(trace.initial.point(record.at));
            break;
        }
        if (*pops >= 0 || popped > 0) {
            popped += *pops;
            continue;
        }
        stack.push_back(trace.initial.point(record.at) +
                        grid::offset(carveTaken(record.detail)) * record.changes);
    }
    return stack;
}

std::vector<grid::Point> walkTrail(const Trace& trace, StepIndex position, std::size_t limit) {
    std::vector<grid::Point> trail;
    for (StepIndex step = position; step > 0 && trail.size() < limit; --step) {
        const Step& record = trace.steps[step - 1];
        if (record.kind != StepKind::Walk && record.kind != StepKind::Grow) break;
        const grid::Point from = trace.initial.point(record.at);
        const grid::Point to = from + grid::offset(carveTaken(record.detail)) * carveReach(record);
        if (trail.empty()) trail.push_back(to);
        // A step that does not end at the last cell of the trail belongs to an earlier walk.
        if (trail.back() != to) break;
        if (trail.size() < limit) trail.push_back(from);
    }
    return trail;
}

}  // namespace mazeloom::trace
