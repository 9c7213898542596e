// SPDX-License-Identifier: MIT
// A group of threads that run the same function. If one throws, the exception is rethrown in the
// thread that calls join(), instead of ending the program.
#pragma once

#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace mazeloom {

class Crew {
  public:
    /// Starts `count` threads that call `work`, or fewer if the system cannot start more. Throws if
    /// not even one can be started. `giveUp` must make all threads end soon. It is called, from any
    /// thread, if a thread throws or if the crew is destroyed before join().
    Crew(unsigned count, std::function<void()> work, std::function<void()> giveUp);
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;
    /// Calls `giveUp` if join() was not called, and waits for all threads.
    ~Crew();

    /// Returns the number of started threads.
    unsigned size() const { return static_cast<unsigned>(threads_.size()); }
    /// Waits for all threads, and rethrows the first exception of any of them.
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
