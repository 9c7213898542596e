// SPDX-License-Identifier: MIT
#include "tests/support/test_program.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <map>
#include <string>

#include "tests/support/root.h"

namespace mazeloom::testing {
namespace {

/// Created on first use, since tests register before main() in an unknown order.
std::map<std::string, TestMain>& registeredTests() {
    static std::map<std::string, TestMain> tests;
    return tests;
}

std::string stemOf(const char* path) {
    return std::filesystem::path(path).stem().string();
}

}  // namespace

std::filesystem::path fromRoot(std::string_view below) {
    return std::filesystem::path(MAZELOOM_ROOT) / below;
}

Registered::Registered(const char* file, TestMain main) {
    registeredTests().emplace(stemOf(file), main);
}

}  // namespace mazeloom::testing

int main(int argc, char** argv) {
    // Tests name files relative to the project's root. Its path occurs only in this file, which is
    // compiled separately, so that all others compile to the same bytes in every clone.
    std::filesystem::current_path(MAZELOOM_ROOT);
    const auto& tests = mazeloom::testing::registeredTests();
    // The name of a link to this program, or else the first argument.
    for (int i = 0; i < std::min(argc, 2); ++i) {
        if (const auto test = tests.find(mazeloom::testing::stemOf(argv[i])); test != tests.end()) {
            return test->second(argc - i, argv + i);
        }
    }
    std::fprintf(stderr, "Name one of these tests, then its options:\n");
    for (const auto& [name, main] : tests) {
        std::fprintf(stderr, "  %s\n", name.c_str());
    }
    return 2;
}
