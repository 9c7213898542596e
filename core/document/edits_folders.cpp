// SPDX-License-Identifier: MIT
#include "core/document/edits_folders.h"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

namespace mazeloom::document {

namespace {

bool contains(const Folders& folders, const std::string& name) {
    return std::ranges::find(folders, name) != folders.end();
}

/// Sets the pack's list of folders, and moves the levels of the folder `from` into the folder `to`.
Edit changeFolders(const Document& document, Folders folders, const std::string& from = {},
                   const std::string& to = {}) {
    Several several;
    several.edits.push_back(
        {SetPackPart{std::make_unique<PackPart>(std::move(folders)), kNoStamp}});
    const auto& levels = document.pack().levels;
    for (std::size_t i = 0; i < levels.size() && !from.empty(); ++i) {
        if (levels[i].tab != from) continue;
        LevelHead head = headOf(levels[i]);
        head.tab = to;
        several.edits.push_back(
            {SetLevelPart{document.keyAt(SheetKind::Level, i), kNoStamp,
                          std::make_unique<LevelPart>(std::move(head)), kNoStamp}});
    }
    return {std::move(several)};
}

}  // namespace

Folders foldersOf(const level::Pack& pack) {
    Folders folders = pack.tabs;
    std::set<std::string> known(folders.begin(), folders.end());
    for (const level::Level& level : pack.levels) {
        if (!level.tab.empty() && known.insert(level.tab).second) folders.push_back(level.tab);
    }
    return folders;
}

Wanted addFolder(const Document& document, const std::string& name) {
    Folders all = foldersOf(document.pack());
    if (name.empty() || contains(all, name)) return tl::unexpected(Refusal::NameTaken);
    all.push_back(name);
    return changeFolders(document, std::move(all));
}

Wanted renameFolder(const Document& document, const std::string& from, const std::string& to) {
    Folders all = foldersOf(document.pack());
    if (to.empty()) return tl::unexpected(Refusal::NameTaken);
    if (!contains(all, from)) return tl::unexpected(Refusal::NoSuchFolder);
    if (from == to) return Edit{};
    if (contains(all, to)) {
        std::erase(all, from);
    } else {
        *std::ranges::find(all, from) = to;
    }
    return changeFolders(document, std::move(all), from, to);
}

Wanted removeFolder(const Document& document, const std::string& name) {
    Folders all = foldersOf(document.pack());
    if (std::erase(all, name) == 0) return tl::unexpected(Refusal::NoSuchFolder);
    return changeFolders(document, std::move(all), name);
}

Wanted moveFolder(const Document& document, const std::string& name, std::size_t to) {
    const Folders before = foldersOf(document.pack());
    Folders all = before;
    if (std::erase(all, name) == 0) return tl::unexpected(Refusal::NoSuchFolder);
    all.insert(all.begin() + static_cast<std::ptrdiff_t>(std::min(to, all.size())), name);
    if (all == before) return Edit{};
    return changeFolders(document, std::move(all));
}

}  // namespace mazeloom::document
