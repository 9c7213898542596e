// SPDX-License-Identifier: MIT
// Threads that do the same work together. What one of them throws reaches the thread that waits for
// them, rather than ending the program.
#pragma once

#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace mazeloom {

class Crew {
  public:
    /// Starts `count` threads that call `work`; fewer where the system has no room for more, though
    /// one at least, or an exception. `giveUp` tells all of them to end soon. It is called when one
    /// of them has thrown, and when the crew is destroyed before join(); from any thread.
    Crew(unsigned count, std::function<void()> work, std::function<void()> giveUp);
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;
    /// Waits for all.
    ~Crew();

    /// How many threads were started.
    unsigned size() const { return static_cast<unsigned>(threads_.size()); }
    /// Waits for all, and throws what the first of them threw that threw anything.
    void join();

  private:
    void runOne();
    void wait();

    std::function<void()> work_;
    std::function<void()> giveUp_;
    std::mutex mutex_;
    std::exception_ptr thrown_;
    std::vector<std::thread> threads_;
};

}  // namespace mazeloom
