// SPDX-License-Identifier: MIT
// A memory stream that fails once its Stop is set. Writers of all formats check their stream row by
// row, so they end soon.
#pragma once

#include <algorithm>
#include <cstdint>
#include <exception>
#include <ostream>
#include <streambuf>
#include <string>
#include <utility>

#include "core/stop.h"

namespace mazeloom::exchange {

/// Stores the written text. Checks a Stop every kStopPace bytes; once it is set, writing fails and
/// the stream is bad. If memory runs out, the stream also goes bad, and take() throws
/// std::bad_alloc, which a stream would swallow.
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

    /// Moves the text written so far out of the stream. Throws std::bad_alloc if memory ran out.
    std::string take() { return buffer_.take(); }

  private:
    TextBuffer buffer_;
};

}  // namespace mazeloom::exchange
