// SPDX-License-Identifier: MIT
// Encodes and decodes base64, zlib and gzip, which other programs' formats use. Output never grows
// beyond the requested size.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "core/stop.h"

namespace mazeloom::exchange {

std::string toBase64(std::string_view bytes);
/// Decodes base64; white space is allowed anywhere. Errors are sentence fragments. These functions
/// check `stop` every kStopPace bytes; once it is set, they return an error or a partial result.
tl::expected<std::string, std::string> fromBase64(std::string_view letters, const Stop& stop = {});
/// Receives the next bytes of decoded data.
using TakeBytes = std::function<void(std::string_view bytes)>;
/// Decodes base64 in pieces. Pieces may be passed to `take` before an error is found.
tl::expected<void, std::string> fromBase64(std::string_view letters, const TakeBytes& take,
                                           const Stop& stop = {});

enum class Packing { Zlib, Gzip };

std::string deflated(std::string_view bytes, Packing packing, const Stop& stop = {});
/// Decompresses zlib or gzip. More than `most` decompressed bytes are an error.
tl::expected<std::string, std::string> inflated(std::string_view bytes, std::size_t most,
                                                const Stop& stop = {});

/// Upper bound on the compression ratio of deflate (zlib's "Technical Details").
inline constexpr std::size_t kMostInflated = 1032;

/// Decompresses zlib or gzip piece by piece, for data too large to be in memory both compressed and
/// decompressed.
class Inflater {
  public:
    enum class Source { Bytes, Base64 };
    /// The text must outlive this object. Checks `stop` every kStopPace bytes, and returns an error
    /// once it is set.
    explicit Inflater(std::string_view text, Source source = Source::Bytes, const Stop& stop = {});
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;
    ~Inflater();

    /// Fills `out` with the next bytes. Returns their number, which is smaller than `out` only at
    /// the end of the data. The error is a sentence fragment.
    tl::expected<std::size_t, std::string> read(std::span<char> out);

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace mazeloom::exchange
