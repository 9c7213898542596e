// SPDX-License-Identifier: MIT
// One program for all readers; its name selects one: fuzz_tmj fuzzes the reader of Tiled's maps.
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "tests/fuzz/harness.h"

namespace mazeloom::fuzz {

namespace {

const Harness* chosen = nullptr;

std::array<std::span<const Harness>, 4> allHarnesses() {
    return {importerHarnesses(), packHarnesses(), playHarnesses(), windowHarnesses()};
}

const Harness* harnessNamed(std::string_view name) {
    for (const auto list : allHarnesses()) {
        for (const Harness& harness : list) {
            if (harness.name == name) return &harness;
        }
    }
    return nullptr;
}

}  // namespace

void demand(bool isSo, const char* what) {
    if (isSo) return;
    std::fprintf(stderr, "check failed: %s\n", what);
    std::abort();
}

}  // namespace mazeloom::fuzz

extern "C" int LLVMFuzzerInitialize(int*, char*** arguments) {
    using namespace mazeloom::fuzz;
    const std::string program = std::filesystem::path((*arguments)[0]).filename().string();
    constexpr std::string_view kPrefix = "fuzz_";
    if (program.starts_with(kPrefix)) chosen = harnessNamed(program.substr(kPrefix.size()));
    if (chosen != nullptr) return 0;
    std::fprintf(stderr, "call it fuzz_NAME, where NAME is one of\n");
    for (const auto list : allHarnesses()) {
        for (const Harness& harness : list)
            std::printf("%s\n", std::string(harness.name).c_str());
    }
    std::exit(2);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    mazeloom::fuzz::chosen->read({reinterpret_cast<const char*>(bytes), size});
    return 0;
}
