// SPDX-License-Identifier: MIT
#include "app/out_of_memory.h"

#include <cstdlib>
#include <exception>
#include <new>
#include <string_view>

#include <unistd.h>

namespace mazeloom::app {

namespace {

[[noreturn]] void endWithoutMemory() {
    if (const std::exception_ptr cause = std::current_exception()) {
        try {
            std::rethrow_exception(cause);
        } catch (const std::bad_alloc&) {
            sayOutOfMemory();
            ::_exit(1);
        } catch (...) {
            // A bug of ours: the core dump shows where.
        }
    }
    std::abort();
}

}  // namespace

void sayOutOfMemory() {
    constexpr std::string_view kLine = "mazeloom: out of memory\n";
    // A further failure could not be reported either.
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, kLine.data(), kLine.size());
}

void endPlainlyWithoutMemory() {
    std::set_terminate(endWithoutMemory);
}

}  // namespace mazeloom::app
