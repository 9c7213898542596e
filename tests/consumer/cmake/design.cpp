// SPDX-License-Identifier: MIT
// Designs a level in code, generates it, and watches how it was made.
#include <cstdint>
#include <cstdio>
#include <vector>

#include <mazeloom/level.h>
#include <mazeloom/version.h>

int main() {
    using namespace mazeloom;
    const std::vector<Stage> recipe{{"rooms", {{"attempts", std::int64_t{40}}}},
                                    {"maze", {}},
                                    {"doors", {}},
                                    {"dead-ends", {}},
                                    {"unite", {}}};
    const Level level = Level::design(Ruleset::Descent, 41, 31, recipe).value();
    Recording recording = level.record(2026).value();

    // The recording, played to its end, is the level.
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

    // What is wrong is said, not thrown.
    const auto wrong = Level::design(Ruleset::Descent, 41, 31, std::vector<Stage>{{"moat", {}}});
    if (wrong || wrong.error().text.empty()) return 1;
    std::printf("%u steps, %zu stages, hash %016llx\n", recording.stepCount(),
                recording.stages().size(), static_cast<unsigned long long>(map.hash()));
    return 0;
}
