// SPDX-License-Identifier: MIT
// Designs levels in code, generates them, and watches their generation: design [fail]. It is built
// with and without exceptions; with "fail" it ends by calling Result::value() on an error.
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include <mazeloom/level.h>
#include <mazeloom/version.h>

namespace {

using namespace mazeloom;

/// Whether painted cells stay, and a temple without paint is generated with a hero.
bool designsTemples() {
    const std::vector<std::string> rows{"##########", "#@...x..$#", "#........#", "##########"};
    const auto painted = Level::design(Ruleset::Temple, rows, std::vector<Stage>{});
    const Map map = painted.value().generate(1).value();
    if (map.hero().value_or(Position{}) != Position{1, 1}) return false;
    if (!map.at({5, 1}).has(Cell::kTrap) || !map.at({8, 1}).has(Cell::kCoin)) return false;
    const Level level = Level::design(Ruleset::Temple, 33, 33, "temple").value();
    return level.generate(7).value().hero().has_value();
}

/// Whether a call with the stop flag set returns an error instead of the level.
bool stops() {
    const std::atomic<bool> stop = true;
    GenerateOptions options;
    options.stop = &stop;
    const Level level = Level::design(Ruleset::Descent, 41, 31, "rooms-and-maze").value();
    const std::uint64_t none = 0;
    const auto stopped = level.generate(7, options);
    return !stopped && Result<std::uint64_t>(stopped.error()).value_or(none) == none;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc > 1 && std::strcmp(argv[1], "fail") == 0)
        return Level::design(Ruleset::Descent, 41, 31, "moat").value().width();
    if (!designsTemples() || !stops()) return 1;
    const std::vector<Stage> recipe{{"rooms", {{"attempts", std::int64_t{40}}}},
                                    {"maze", {}},
                                    {"doors", {}},
                                    {"dead-ends", {}},
                                    {"unite", {}}};
    const Level level = Level::design(Ruleset::Descent, 41, 31, recipe).value();
    Recording recording = level.record(2026).value();

    // The recording, played to its end, equals the level.
    recording.seek(recording.stepCount());
    const Map map = level.generate(2026).value();
    for (int y = 0; y < map.height(); ++y) {
        for (int x = 0; x < map.width(); ++x) {
            if (recording.cells().at({x, y}).terrain() != map.at({x, y}).terrain()) {
                std::fprintf(stderr, "(%d, %d) differs\n", x, y);
                return 1;
            }
        }
    }

    // Errors are returned, not thrown.
    const auto wrong = Level::design(Ruleset::Descent, 41, 31, std::vector<Stage>{{"moat", {}}});
    if (wrong || wrong.error().text.empty()) return 1;
    std::printf("%u steps, %zu stages, hash %016llx\n", recording.stepCount(),
                recording.stages().size(), static_cast<unsigned long long>(map.hash()));
    return 0;
}
