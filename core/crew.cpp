// SPDX-License-Identifier: MIT
#include "core/crew.h"

#include <utility>

namespace mazeloom {

Crew::Crew(unsigned count, std::function<void()> work, std::function<void()> giveUp)
    : work_(std::move(work)), giveUp_(std::move(giveUp)) {
    threads_.reserve(count);
    try {
        while (threads_.size() < count)
            threads_.emplace_back([this] { runOne(); });
    } catch (...) {
        // The started threads do the work of the missing ones.
        if (threads_.empty() && count > 0) throw;
    }
}

Crew::~Crew() {
    if (threads_.empty()) return;
    giveUp_();
    wait();
}

void Crew::join() {
    wait();
    if (const std::exception_ptr thrown = std::exchange(thrown_, nullptr))
        std::rethrow_exception(thrown);
}

void Crew::runOne() {
    try {
        work_();
    } catch (...) {
        {
            const std::lock_guard lock(mutex_);
            if (!thrown_) thrown_ = std::current_exception();
        }
        giveUp_();
    }
}

void Crew::wait() {
    for (std::thread& one : threads_)
        one.join();
    threads_.clear();
}

}  // namespace mazeloom
