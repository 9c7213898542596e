// SPDX-License-Identifier: MIT
#include "core/play/temple/prove/par.h"

namespace mazeloom::play::temple {

std::optional<std::int64_t> parOf(const Proof& proof) {
    if (proof.verdict != Verdict::Winnable) return {};
    return proof.witness.header.ticks;
}

}  // namespace mazeloom::play::temple
