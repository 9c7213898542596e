// SPDX-License-Identifier: MIT
// The project's root folder. Tests run in it; a test that changes its folder, or starts a process
// in another one, needs absolute paths.
#pragma once

#include <filesystem>
#include <string_view>

namespace mazeloom::testing {

/// Returns the absolute path of a file or folder named relative to the project's root.
std::filesystem::path fromRoot(std::string_view below);

}  // namespace mazeloom::testing
