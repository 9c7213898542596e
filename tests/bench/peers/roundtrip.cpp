// SPDX-License-Identifier: MIT
// Opens a pack as the editor does and saves it once into a new folder: mazeloom_roundtrip FROM TO.
// Prints both times in seconds. This is a separate program, so that its peak memory covers only one
// opening and one saving.
#include <chrono>
#include <iostream>

#include "core/pack/disk/open.h"
#include "core/pack/disk/save.h"

int main(int count, char** arguments) {
    using namespace mazeloom;
    using Clock = std::chrono::steady_clock;
    if (count != 3) {
        std::cerr << "usage: mazeloom_roundtrip FROM TO\n";
        return 2;
    }
    const auto seconds = [](Clock::duration time) {
        return std::chrono::duration<double>(time).count();
    };
    const auto begin = Clock::now();
    const auto opened = pack::openForEditing(arguments[1]);
    if (!opened || !opened->reading.problems.empty()) {
        const Problem& problem = opened ? opened->reading.problems.front() : opened.error();
        std::cerr << problem.describe() << '\n';
        return 1;
    }
    const auto middle = Clock::now();
    pack::DiskState empty;
    const auto saved = pack::save(opened->reading.pack, arguments[2], empty);
    if (!saved) {
        std::cerr << saved.error().problems.front().describe() << '\n';
        return 1;
    }
    const auto end = Clock::now();
    std::cout << seconds(middle - begin) << ' ' << seconds(end - middle) << '\n';
    return 0;
}
