// SPDX-License-Identifier: MIT
// A stream into memory that fails once nobody wants its text any more. Writers look at their stream
// row by row, so they end soon, whatever the format.
#pragma once

#include <algorithm>
#include <cstdint>
#include <exception>
#include <ostream>
#include <streambuf>
#include <string>
#include <utility>

#include "core/stop.h"

namespace mazeloom::doors {

/// Keeps what is written. Looks at a Stop every kStopPace bytes; once that asks, nothing more is
/// taken and the stream is bad. So it is where memory ends, which take() throws again: a stream
/// would swallow it.
class TextBuffer : public std::streambuf {
  public:
    explicit TextBuffer(const Stop& stop) : pace_(stop) {}

    std::string take() {
        if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
        return std::exchange(text_, {});
    }

  protected:
    std::streamsize xsputn(const char* bytes, std::streamsize count) override {
        std::streamsize done = 0;
        while (done < count) {
            const auto part =
                std::min<std::streamsize>(count - done, static_cast<std::streamsize>(kStopPace));
            if (pace_.isAsked(static_cast<std::uint64_t>(part))) return done;
            try {
                text_.append(bytes + done, static_cast<std::size_t>(part));
            } catch (...) {
                failure_ = std::current_exception();
                return done;
            }
            done += part;
        }
        return done;
    }
    int_type overflow(int_type character) override {
        if (traits_type::eq_int_type(character, traits_type::eof())) return 0;
        const char byte = traits_type::to_char_type(character);
        return xsputn(&byte, 1) == 1 ? character : traits_type::eof();
    }

  private:
    PacedStop pace_;
    std::string text_;
    std::exception_ptr failure_;
};

class StoppableText : public std::ostream {
  public:
    explicit StoppableText(const Stop& stop) : std::ostream(nullptr), buffer_(stop) {
        rdbuf(&buffer_);
    }

    /// What was written so far, which is no more in the stream then. Throws std::bad_alloc if there
    /// was not enough memory for it.
    std::string take() { return buffer_.take(); }

  private:
    TextBuffer buffer_;
};

}  // namespace mazeloom::doors
