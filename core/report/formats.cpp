// SPDX-License-Identifier: MIT
#include <array>

#include "core/report/format.h"

namespace mazeloom::report {

std::span<const Format* const> formats() {
    static constexpr std::array kAll{&kJson, &kJunit, &kSarif, &kGithub};
    return kAll;
}

}  // namespace mazeloom::report
