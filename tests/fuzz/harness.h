// SPDX-License-Identifier: MIT
// What is fuzzed: everything that reads bytes of strangers. A reader must end, in bounded memory,
// with what it read or with a line that says what is wrong; what it read must hold what its header
// promises.
#pragma once

#include <span>
#include <string_view>

namespace mazeloom::fuzz {

struct Harness {
    std::string_view name;  ///< of its corpus; the program is called fuzz_NAME
    void (*read)(std::string_view bytes);
};

std::span<const Harness> importerHarnesses();
std::span<const Harness> packHarnesses();
std::span<const Harness> playHarnesses();
std::span<const Harness> windowHarnesses();

/// An input may be several files, each behind a line "=== NAME". The first has no such line.
struct File {
    std::string_view name;
    std::string_view bytes;
};
/// Calls use(File) for each.
template <typename Use>
void forEachFile(std::string_view input, const Use& use) {
    constexpr std::string_view kMark = "=== ";
    std::string_view name;
    while (true) {
        std::size_t end = input.find("\n=== ");
        if (end == std::string_view::npos) end = input.size();
        use(File{name, input.substr(0, end)});
        if (end == input.size()) return;
        input.remove_prefix(end + 1 + kMark.size());
        name = input.substr(0, input.find('\n'));
        input.remove_prefix(name.size() == input.size() ? name.size() : name.size() + 1);
    }
}

/// Ends the program: libFuzzer keeps the input.
void demand(bool isSo, const char* what);

}  // namespace mazeloom::fuzz
