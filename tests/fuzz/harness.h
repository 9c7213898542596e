// SPDX-License-Identifier: MIT
// The fuzz targets: every reader of strangers' bytes. A reader must finish in bounded memory and
// return a value that keeps its header's promises, or a message that says what is wrong.
#pragma once

#include <span>
#include <string_view>

namespace mazeloom::fuzz {

struct Harness {
    std::string_view name;  ///< the corpus's name; the program is called fuzz_NAME
    void (*read)(std::string_view bytes);
};

std::span<const Harness> importerHarnesses();
std::span<const Harness> packHarnesses();
std::span<const Harness> playHarnesses();
std::span<const Harness> windowHarnesses();

/// One of the files in an input. A line "=== NAME" precedes each file but the first.
struct File {
    std::string_view name;
    std::string_view bytes;
};
/// Calls use(File) for each file in the input.
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

/// Aborts the program unless `isSo`, so that libFuzzer keeps the input.
void demand(bool isSo, const char* what);

}  // namespace mazeloom::fuzz
