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

#include "core/stop.h"

namespace mazeloom::doors {

std::string toBase64(std::string_view bytes);
/// White space may stand anywhere. What is wrong is half a sentence. All of these look at `stop`
/// every kStopPace bytes; once it asks, they refuse, or return less than all.
tl::expected<std::string, std::string> fromBase64(std::string_view letters, const Stop& stop = {});

enum class Packing { Zlib, Gzip };

std::string deflated(std::string_view bytes, Packing packing, const Stop& stop = {});
/// At most `most` bytes, else a refusal.
tl::expected<std::string, std::string> inflated(std::string_view bytes, std::size_t most,
                                                const Stop& stop = {});

/// No data that deflate packed unpack to more than so many times their size (zlib's "Technical
/// Details").
inline constexpr std::size_t kMostInflated = 1032;

/// Unpacks zlib or gzip piece by piece, for what is too large to be held packed and unpacked.
class Inflater {
  public:
    enum class Source { Bytes, Base64 };
    /// The text must live as long. Looks at `stop` every kStopPace bytes, and refuses once it asks.
    explicit Inflater(std::string_view text, Source source = Source::Bytes, const Stop& stop = {});
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
