// SPDX-License-Identifier: MIT
#include "core/diff/generated.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <utility>

#include "core/crew.h"
#include "core/generate/generate.h"
#include "core/json/parse.h"
#include "core/level/campaign/floor_of.h"
#include "core/level/map_json.h"
#include "core/text_stream.h"

namespace mazeloom::diff {

namespace {

using json::Value;

/// The result of one seed: the map as JSON, or the reason why there is none.
struct Made {
    std::string text;
    std::optional<Problem> failure;

    bool isSameAs(const Made& other) const {
        if (failure || other.failure)
            return failure && other.failure && failure->describe() == other.failure->describe();
        return text == other.text;
    }
};

/// Makes maps of a level as JSON without what the level is called.
class Maker {
  public:
    explicit Maker(const MadeFrom& from) : from_(from), unnamed_(*from.level) {
        unnamed_.id.clear();
        unnamed_.title.clear();
        unnamed_.properties.clear();
    }

    Made make(std::uint64_t seed, const Stop& stop) const {
        const auto map = mapOf(from_, seed, stop);
        if (!map) return {{}, map.error()};
        TextStream out;
        level::writeJson(out, *map, unnamed_, *from_.rooms, 0, stop);
        return {std::move(out).str(), {}};
    }

  private:
    const MadeFrom& from_;
    level::Level unnamed_;
};

Value documentOf(const std::string& text) {
    auto value = json::parse(text, {.memory = json::kAnyMemory});
    return value ? std::move(*value) : Value();
}

/// Keeps the hash only if nothing else tells that the maps differ.
void dropHash(GeneratedDifference& difference) {
    const auto isHash = [](const TellableChange& change) { return change.after == "/hash"; };
    if (difference.count < 2) return;
    difference.count -= std::erase_if(difference.changes, isHash);
}

using Cell = std::pair<int, int>;  ///< row and column
using ThingsByCell = std::map<Cell, std::vector<const level::Thing*>>;

ThingsByCell thingsByCell(const level::Map& map) {
    ThingsByCell things;
    for (const level::Thing& thing : map.things)
        things[{thing.at.y, thing.at.x}].push_back(&thing);
    return things;
}

template <typename T>
bool haveSameData(const T* a, const T* b) {
    return a == nullptr || b == nullptr ? a == b : *a == *b;
}

bool isSameThing(const level::Map& before, const level::Thing& a, const level::Map& after,
                 const level::Thing& b) {
    return a.kind == b.kind && before.ownIdOf(a) == after.ownIdOf(b) &&
           haveSameData(before.objectOf(a), after.objectOf(b)) &&
           haveSameData(before.trajectoryOf(a), after.trajectoryOf(b));
}

/// Runs `work` for each index below `count` on several threads.
void forEachIndex(std::uint64_t count, unsigned threads,
                  const std::function<void(std::uint64_t index)>& work, const Stop& stop) {
    std::atomic<std::uint64_t> next = 0;
    std::atomic<bool> ends = false;
    const auto run = [&] {
        while (!ends && !stop.isAsked()) {
            const std::uint64_t i = next++;
            if (i >= count) return;
            work(i);
        }
    };
    const std::uint64_t most = std::max<std::uint64_t>(count, 1);
    Crew crew(static_cast<unsigned>(std::clamp<std::uint64_t>(threads, 1, most)), run,
              [&] { ends = true; });
    crew.join();
}

}  // namespace

MadeFrom madeFrom(const level::Pack& pack, std::string_view level) {
    MadeFrom from{pack.shareLevel(level), pack.rooms.share(), {}, pack.ownKinds.share()};
    if (from.level != nullptr) from.floor = level::floorOf(pack.descent, *from.level);
    return from;
}

tl::expected<level::Map, Problem> mapOf(const MadeFrom& from, std::uint64_t seed,
                                        const Stop& stop) {
    generate::Options options;
    options.stop = stop.flag();
    options.floor = from.floor;
    options.kinds = from.kinds;
    auto made = generate::generate(*from.level, *from.rooms, seed, options);
    if (!made) return tl::unexpected(std::move(made.error()));
    return std::move(made->map);
}

GeneratedDifference generatedDifference(const MadeFrom& before, const MadeFrom& after,
                                        std::uint64_t count,
                                        const std::function<SeedPair(std::uint64_t index)>& seedAt,
                                        unsigned threads,
                                        const std::function<void(std::uint64_t done)>& progress,
                                        const Stop& stop) {
    const Maker old(before);
    const Maker now(after);
    GeneratedDifference difference;
    std::mutex mutex;
    std::uint64_t firstIndex = count;
    const auto compare = [&](std::uint64_t index) {
        const SeedPair pair = seedAt(index);
        const bool isSame = old.make(pair.before, stop).isSameAs(now.make(pair.after, stop));
        const std::lock_guard lock(mutex);
        ++difference.seeds;
        if (!isSame) {
            ++difference.different;
            firstIndex = std::min(firstIndex, index);
        }
        if (progress) progress(difference.seeds);
    };
    forEachIndex(count, threads, compare, stop);
    if (firstIndex == count || stop.isAsked()) return difference;
    // Keeping the maps of the first pair would need memory for those of every thread.
    difference.first = seedAt(firstIndex);
    Made was = old.make(difference.first->before, stop);
    Made is = now.make(difference.first->after, stop);
    difference.failureBefore = was.failure;
    difference.failureAfter = is.failure;
    if (was.failure || is.failure) return difference;
    difference.changes = tellableChanges(documentOf(was.text), documentOf(is.text),
                                         GeneratedDifference::kMostChanges, difference.count);
    dropHash(difference);
    return difference;
}

grid::Grid<std::uint8_t> differentCells(const level::Map& before, const level::Map& after) {
    const grid::Size a = before.size();
    const grid::Size b = after.size();
    grid::Grid<std::uint8_t> different({std::max(a.width, b.width), std::max(a.height, b.height)},
                                       0);
    for (int y = 0; y < different.height(); ++y) {
        for (int x = 0; x < different.width(); ++x) {
            const grid::Point p{x, y};
            const bool isInBoth = x < a.width && x < b.width && y < a.height && y < b.height;
            if (!isInBoth || before.cells.at(p) != after.cells.at(p) ||
                before.isDark(p) != after.isDark(p))
                different.at(p) = 1;
        }
    }
    const ThingsByCell was = thingsByCell(before);
    const ThingsByCell is = thingsByCell(after);
    const auto mark = [&](const Cell& cell) {
        const grid::Point p{cell.second, cell.first};
        if (different.contains(p)) different.at(p) = 1;
    };
    for (const auto& [cell, things] : was) {
        const auto found = is.find(cell);
        const bool isSame =
            found != is.end() &&
            std::ranges::equal(things, found->second,
                               [&](const level::Thing* one, const level::Thing* other) {
                                   return isSameThing(before, *one, after, *other);
                               });
        if (!isSame) mark(cell);
    }
    for (const auto& [cell, things] : is) {
        if (!was.contains(cell)) mark(cell);
    }
    return different;
}

}  // namespace mazeloom::diff
