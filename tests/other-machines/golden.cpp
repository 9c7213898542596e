// SPDX-License-Identifier: MIT
// Prints the lines of tests/data/golden.txt for this machine. Fails if its random streams differ.
#include <cstdio>

#include "tests/support/golden/golden_levels.h"

int main() {
    using namespace mazeloom::testing;
    if (goldenStream() != kGoldenStream) {
        std::fprintf(stderr, "random numbers differ from the expected ones\n");
        return 1;
    }
    for (const std::string& line : goldenLines())
        std::printf("%s\n", line.c_str());
    return 0;
}
