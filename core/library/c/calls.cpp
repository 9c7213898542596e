// SPDX-License-Identifier: MIT
#include "core/library/c/calls.h"

#include <algorithm>
#include <cstring>

namespace mazeloom::c {

namespace {

constexpr bool isContinuation(char c) {
    return (static_cast<unsigned char>(c) & 0xc0u) == 0x80u;
}

}  // namespace

mazeloom_status fail(mazeloom_error* error, mazeloom_status status,
                     std::string_view message) noexcept {
    if (error == nullptr) return status;
    error->status = status;
    error->has_cell = 0;
    error->x = error->y = 0;
    std::size_t length = std::min(message.size(), sizeof(error->message) - 1);
    while (length > 0 && length < message.size() && isContinuation(message[length]))
        --length;
    std::memcpy(error->message, message.data(), length);
    error->message[length] = '\0';
    return status;
}

mazeloom_status fail(mazeloom_error* error, const Error& why) {
    const mazeloom_status status = fail(error, MAZELOOM_FAILED, why.describe());
    if (error != nullptr && why.cell) {
        error->has_cell = 1;
        error->x = why.cell->x;
        error->y = why.cell->y;
    }
    return status;
}

}  // namespace mazeloom::c
