// SPDX-License-Identifier: MIT
#pragma once

#include <streambuf>
#include <string_view>
#include <vector>

namespace mazeloom::files {

/// Lets stream-based code write through a function that takes bytes and returns false on failure.
template <typename Add>
class AddingBuffer final : public std::streambuf {
  public:
    explicit AddingBuffer(const Add& add) : add_(add), bytes_(1 << 16) {
        setp(bytes_.data(), bytes_.data() + bytes_.size());
    }

  protected:
    int_type overflow(int_type next) override {
        if (sync() != 0) return traits_type::eof();
        if (!traits_type::eq_int_type(next, traits_type::eof())) {
            *pptr() = traits_type::to_char_type(next);
            pbump(1);
        }
        return traits_type::not_eof(next);
    }
    int sync() override {
        const auto count = static_cast<std::size_t>(pptr() - pbase());
        const bool good = count == 0 || add_(std::string_view(pbase(), count));
        setp(bytes_.data(), bytes_.data() + bytes_.size());
        return good ? 0 : -1;
    }

  private:
    const Add& add_;
    std::vector<char> bytes_;
};

}  // namespace mazeloom::files
