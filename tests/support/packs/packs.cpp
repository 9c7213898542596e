// SPDX-License-Identifier: MIT
#include "tests/support/packs/packs.h"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace mazeloom::testing {

tl::expected<std::string, Problem> MemorySource::read(const std::string& name,
                                                      std::size_t mostBytes) const {
    const auto found = files.find(name);
    if (found == files.end()) return tl::unexpected(problemAt(name, {}, "there is no such file"));
    if (found->second.size() > mostBytes) {
        return tl::unexpected(problemAt(name, {}, "is too large"));
    }
    return found->second;
}

MemorySource loaded(const std::string& folder) {
    return loadedFrom(MAZELOOM_TEST_DATA "/" + folder);
}

MemorySource loadedFrom(const std::string& folder) {
    namespace fs = std::filesystem;
    MemorySource source;
    const fs::path root(folder);
    for (const auto& entry : fs::recursive_directory_iterator(root)) {
        if (!entry.is_regular_file()) continue;
        std::ifstream file(entry.path(), std::ios::binary);
        source.files[fs::relative(entry.path(), root).generic_string()] =
            std::string(std::istreambuf_iterator<char>(file), {});
    }
    return source;
}

}  // namespace mazeloom::testing
