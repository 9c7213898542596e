// SPDX-License-Identifier: MIT
// Base64 and the packings of zlib, as the formats of others use them. Nothing grows beyond what was
// asked for.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace mazeloom::doors {

std::string toBase64(std::string_view bytes);
/// White space may stand anywhere. What is wrong is half a sentence.
tl::expected<std::string, std::string> fromBase64(std::string_view letters);

enum class Packing { Zlib, Gzip };

std::string deflated(std::string_view bytes, Packing packing);
/// At most `most` bytes, else a refusal.
tl::expected<std::string, std::string> inflated(std::string_view bytes, std::size_t most);

/// No data that deflate packed unpack to more than so many times their size (zlib's "Technical
/// Details").
inline constexpr std::size_t kMostInflated = 1032;

/// Unpacks zlib or gzip piece by piece, for what is too large to be held packed and unpacked.
class Inflater {
  public:
    enum class Source { Bytes, Base64 };
    /// The text must live as long.
    explicit Inflater(std::string_view text, Source source = Source::Bytes);
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;
    ~Inflater();

    /// Fills `out` with the next bytes. Returns how many there were: fewer than `out` has room for
    /// only at the end of all. The error is half a sentence.
    tl::expected<std::size_t, std::string> read(std::span<char> out);

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace mazeloom::doors
