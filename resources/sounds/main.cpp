// SPDX-License-Identifier: MIT
// Writes every effect as FOLDER/ID.wav; part of the build.
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "resources/sounds/effects.h"

int main(int count, char** arguments) {
    if (count != 2) {
        std::fputs("usage: mazeloom_sounds FOLDER\n", stderr);
        return 2;
    }
    const std::filesystem::path folder = arguments[1];
    for (const auto& effect : mazeloom::sounds::effects()) {
        const std::filesystem::path path = folder / (std::string(effect.id) + ".wav");
        std::ofstream file(path, std::ios::binary);
        file << mazeloom::sounds::wave(mazeloom::sounds::render(effect.voices));
        if (!file.flush()) {
            std::fprintf(stderr, "mazeloom_sounds: cannot write %s\n", path.c_str());
            return 1;
        }
    }
    return 0;
}
