// SPDX-License-Identifier: MIT
// Where the project lies. Tests run in its root; a test that leaves it, or starts a process in
// another folder, needs absolute paths.
#pragma once

#include <filesystem>
#include <string_view>

namespace mazeloom::testing {

/// The absolute path of a file or folder that is named from the project's root.
std::filesystem::path fromRoot(std::string_view below);

}  // namespace mazeloom::testing
