// SPDX-License-Identifier: MIT
#include "core/exchange/encodings/bytes.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include <nettle/base64.h>
#include <zlib.h>

namespace mazeloom::exchange {

namespace {

/// zlib's window bits. Adding kGzip selects gzip's header and trailer, adding kEither detects zlib
/// or gzip.
constexpr int kWindow = 15;
constexpr int kGzip = 16;
constexpr int kEither = 32;

/// The buffer for zlib's functions, filled piece by piece.
using Piece = std::array<char, std::size_t{1} << 16>;

Bytef* bytesOf(std::string_view text) {
    // zlib only reads from its input.
    return reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
}

}  // namespace

std::string toBase64(std::string_view bytes) {
    std::string letters(BASE64_ENCODE_RAW_LENGTH(bytes.size()), '\0');
    base64_encode_raw(letters.data(), bytes.size(),
                      reinterpret_cast<const std::uint8_t*>(bytes.data()));
    return letters;
}

tl::expected<void, std::string> fromBase64(std::string_view letters, const TakeBytes& take,
                                           const Stop& stop) {
    std::string bytes(BASE64_DECODE_LENGTH(std::min<std::size_t>(letters.size(), kStopPace)), '\0');
    base64_decode_ctx context{};
    base64_decode_init(&context);
    while (!letters.empty()) {
        if (letters.size() > kStopPace && stop.isAsked())
            return tl::unexpected<std::string>(kStopped);
        const std::string_view part = letters.substr(0, kStopPace);
        letters.remove_prefix(part.size());
        std::size_t size = bytes.size();
        if (base64_decode_update(&context, &size, reinterpret_cast<std::uint8_t*>(bytes.data()),
                                 part.size(), part.data()) == 0) {
            return tl::unexpected<std::string>("is not valid base64");
        }
        take(std::string_view(bytes).substr(0, size));
    }
    if (base64_decode_final(&context) == 0)
        return tl::unexpected<std::string>("is not valid base64");
    return {};
}

tl::expected<std::string, std::string> fromBase64(std::string_view letters, const Stop& stop) {
    std::string bytes;
    bytes.reserve(BASE64_DECODE_LENGTH(letters.size()));
    return fromBase64(
               letters, [&bytes](std::string_view part) { bytes += part; }, stop)
        .map([&bytes] { return std::move(bytes); });
}

std::string deflated(std::string_view bytes, Packing packing, const Stop& stop) {
    // The data are mostly rows of few values, so a higher compression level gains little.
    constexpr int kEffort = 3;
    constexpr int kMemory = 8;
    z_stream stream{};
    deflateInit2(&stream, kEffort, Z_DEFLATED, kWindow + (packing == Packing::Gzip ? kGzip : 0),
                 kMemory, Z_DEFAULT_STRATEGY);
    std::string packed;
    Piece piece{};
    int state = Z_OK;
    for (std::size_t at = 0; state != Z_STREAM_END;) {
        const std::string_view part = bytes.substr(at, kStopPace);
        if (part.size() == kStopPace && stop.isAsked()) break;
        stream.next_in = bytesOf(part);
        stream.avail_in = static_cast<uInt>(part.size());
        at += part.size();
        const int flush = at == bytes.size() ? Z_FINISH : Z_NO_FLUSH;
        do {
            stream.next_out = reinterpret_cast<Bytef*>(piece.data());
            stream.avail_out = piece.size();
            state = deflate(&stream, flush);
            packed.append(piece.data(), piece.size() - stream.avail_out);
        } while (stream.avail_out == 0);
    }
    deflateEnd(&stream);
    return packed;
}

tl::expected<std::string, std::string> inflated(std::string_view bytes, std::size_t most,
                                                const Stop& stop) {
    z_stream stream{};
    if (bytes.size() > std::size_t{1} << 31) return tl::unexpected<std::string>("is too large");
    if (inflateInit2(&stream, kWindow + kEither) != Z_OK)
        return tl::unexpected<std::string>("cannot be unpacked");
    stream.next_in = bytesOf(bytes);
    stream.avail_in = static_cast<uInt>(bytes.size());
    std::string text;
    Piece piece{};
    int state = Z_OK;
    bool isStopped = false;
    while (state == Z_OK && text.size() <= most && !isStopped) {
        stream.next_out = reinterpret_cast<Bytef*>(piece.data());
        stream.avail_out = piece.size();
        state = inflate(&stream, Z_NO_FLUSH);
        text.append(piece.data(), piece.size() - stream.avail_out);
        isStopped = stream.avail_out == 0 && stop.isAsked();
    }
    inflateEnd(&stream);
    if (isStopped) return tl::unexpected<std::string>(kStopped);
    if (text.size() > most) return tl::unexpected<std::string>("unpacks to too many bytes");
    if (state != Z_STREAM_END) return tl::unexpected<std::string>("is damaged or cut off");
    return text;
}

struct Inflater::State {
    State(std::string_view packed, Source packedAs, const Stop& stop)
        : text(packed), source(packedAs), pace(stop) {}

    std::string_view text;  ///< the rest to decompress
    Source source;
    z_stream stream{};
    base64_decode_ctx letters{};
    PacedStop pace;
    Piece piece{};                               ///< decoded bytes
    const char* flaw = "is damaged or cut off";  ///< error if the data end too early
    bool isOpen = false;
    bool isAtEnd = false;

    /// Gives zlib the next piece, if there is one.
    void refill() {
        while (stream.avail_in == 0 && !text.empty()) {
            std::string_view part = text.substr(0, piece.size());
            text.remove_prefix(part.size());
            if (isStopped(part.size())) return;
            if (source == Source::Base64) part = decoded(part);
            stream.next_in = bytesOf(part);
            stream.avail_in = static_cast<uInt>(part.size());
        }
    }
    /// Returns decoded bytes, valid until the next call.
    std::string_view decoded(std::string_view part) {
        std::size_t size = piece.size();
        if (base64_decode_update(&letters, &size, reinterpret_cast<std::uint8_t*>(piece.data()),
                                 part.size(), part.data()) == 0) {
            flaw = "is not valid base64";
            text = {};
            return {};
        }
        return {piece.data(), size};
    }
    bool isStopped(std::size_t bytes) {
        if (!pace.isAsked(bytes)) return false;
        flaw = kStopped;
        text = {};
        return true;
    }
};

Inflater::Inflater(std::string_view text, Source source, const Stop& stop)
    : state_(std::make_unique<State>(text, source, stop)) {
    base64_decode_init(&state_->letters);
    state_->isOpen = inflateInit2(&state_->stream, kWindow + kEither) == Z_OK;
}

Inflater::~Inflater() {
    if (state_->isOpen) inflateEnd(&state_->stream);
}

tl::expected<std::size_t, std::string> Inflater::read(std::span<char> out) {
    if (!state_->isOpen) return tl::unexpected<std::string>("cannot be unpacked");
    z_stream& stream = state_->stream;
    std::size_t count = 0;
    while (count < out.size() && !state_->isAtEnd) {
        // Even if there is no next piece, zlib can still hold bytes of the last piece.
        state_->refill();
        const std::size_t room = std::min(out.size() - count, state_->piece.size());
        stream.next_out = reinterpret_cast<Bytef*>(out.data() + count);
        stream.avail_out = static_cast<uInt>(room);
        const int state = inflate(&stream, Z_NO_FLUSH);
        const std::size_t made = room - stream.avail_out;
        count += made;
        state_->isAtEnd = state == Z_STREAM_END;
        if ((state != Z_OK && state != Z_STREAM_END) || state_->isStopped(made))
            return tl::unexpected<std::string>(state_->flaw);
    }
    return count;
}

}  // namespace mazeloom::exchange
