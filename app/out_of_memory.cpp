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
            // Any other exception is a bug of the program; the core dump shows its place.
        }
    }
    std::abort();
}

}  // namespace

void sayOutOfMemory() {
    constexpr std::string_view kLine = "mazeloom: out of memory\n";
    // There would be no way to report a failure of write().
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, kLine.data(), kLine.size());
}

void endPlainlyWithoutMemory() {
    std::set_terminate(endWithoutMemory);
}

}  // namespace mazeloom::app
