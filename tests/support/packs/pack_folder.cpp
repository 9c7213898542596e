// SPDX-License-Identifier: MIT
#include "tests/support/packs/pack_folder.h"

#include <fstream>
#include <iterator>

#include "tests/support/levels.h"

namespace mazeloom::testing {

namespace fs = std::filesystem;

std::string PackFolder::bytes(const std::string& name) const {
    std::ifstream file(path() / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

void PackFolder::write(const std::string& name, const std::string& text) const {
    fs::create_directories((path() / name).parent_path());
    std::ofstream(path() / name, std::ios::binary) << text;
}

pack::Opened PackFolder::copied(const std::string& data) const {
    fs::copy(fs::path(MAZELOOM_TEST_DATA) / data, path(), fs::copy_options::recursive);
    auto opened = pack::openForEditing(path());
    if (!opened) qFatal("%s", opened.error().describe().c_str());
    return std::move(*opened);
}

std::string PackFolder::leftBehind() const {
    for (const auto& entry : fs::recursive_directory_iterator(parent())) {
        if (entry.path().filename().string().starts_with('.')) return entry.path().string();
    }
    return {};
}

level::Level levelOf(const std::string& id) {
    level::Level level = solid({12, 9}, {"maze"});
    level.id = id;
    level.title = "The " + id;
    return level;
}

level::Pack packOf(const Names& ids) {
    level::Pack pack{std::string("p"), std::string("A pack"), {}, {}, {}, {}, {}, {}};
    for (const std::string& id : ids)
        pack.levels.push_back(levelOf(id));
    return pack;
}

std::string describe(const pack::SaveError& error) {
    std::string text;
    for (const Problem& problem : error.problems)
        text += problem.describe() + '\n';
    return text;
}

}  // namespace mazeloom::testing
