// SPDX-License-Identifier: MIT
#include "core/pack/archive/archive_names.h"

#include <algorithm>
#include <array>

#include "core/pack/json/names.h"

namespace mazeloom::pack {

std::string withForwardSlashes(std::string_view name) {
    std::string result(name);
    std::ranges::replace(result, '\\', '/');
    return result;
}

bool isArchiversOwn(std::string_view name, std::uint64_t bytes) {
    constexpr std::array<std::string_view, 3> kOfFileManagers = {".DS_Store", "Thumbs.db",
                                                                 "desktop.ini"};
    constexpr std::string_view kOfMacOs = "__MACOSX/";
    if (name.starts_with(kOfMacOs)) return true;
    if (name.ends_with('/')) return bytes == 0;
    const std::string_view last = name.substr(name.rfind('/') + 1);
    return last.starts_with("._") ||
           std::ranges::find(kOfFileManagers, last) != kOfFileManagers.end();
}

std::string rootOf(std::span<const std::string> names) {
    const std::string ending = '/' + kPackFile;
    std::string root;
    for (const std::string& name : names) {
        if (name == kPackFile) return {};
        if (!name.ends_with(ending) || name.find('/') != name.size() - ending.size()) continue;
        if (!root.empty()) return {};
        root = name.substr(0, name.size() - kPackFile.size());
    }
    return root == "/" || root == "../" || root == "./" ? std::string() : root;
}

}  // namespace mazeloom::pack
