// SPDX-License-Identifier: MIT
#include "core/doors/origin.h"

#include <array>
#include <sstream>

#include <nettle/base64.h>
#include <zlib.h>

#include "core/level/map_json.h"
#include "core/pack/json/write/write.h"

namespace mazeloom::doors {

namespace {

std::string inLetters(std::string_view bytes) {
    std::string letters(BASE64_ENCODE_RAW_LENGTH(bytes.size()), '\0');
    base64_encode_raw(letters.data(), bytes.size(),
                      reinterpret_cast<const std::uint8_t*>(bytes.data()));
    return letters;
}

}  // namespace

std::string packed(std::string_view text) {
    // Mostly rows of few characters: more effort finds little more.
    constexpr int kEffort = 3;
    uLongf size = compressBound(static_cast<uLong>(text.size()));
    std::string bytes(size, '\0');
    compress2(reinterpret_cast<Bytef*>(bytes.data()), &size,
              reinterpret_cast<const Bytef*>(text.data()), static_cast<uLong>(text.size()), kEffort);
    bytes.resize(size);
    return inLetters(bytes);
}

tl::expected<std::string, std::string> unpacked(std::string_view letters, std::size_t most) {
    std::string bytes(BASE64_DECODE_LENGTH(letters.size()), '\0');
    base64_decode_ctx context{};
    base64_decode_init(&context);
    std::size_t size = bytes.size();
    if (base64_decode_update(&context, &size, reinterpret_cast<std::uint8_t*>(bytes.data()),
                             letters.size(), letters.data()) == 0 ||
        base64_decode_final(&context) == 0) {
        return tl::unexpected<std::string>("is no base64");
    }
    z_stream stream{};
    if (inflateInit(&stream) != Z_OK) return tl::unexpected<std::string>("cannot be unpacked");
    stream.next_in = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_in = static_cast<uInt>(size);
    std::string text;
    std::array<char, 1 << 16> piece{};
    int state = Z_OK;
    while (state == Z_OK && text.size() <= most) {
        stream.next_out = reinterpret_cast<Bytef*>(piece.data());
        stream.avail_out = piece.size();
        state = inflate(&stream, Z_NO_FLUSH);
        text.append(piece.data(), piece.size() - stream.avail_out);
    }
    inflateEnd(&stream);
    if (text.size() > most) return tl::unexpected<std::string>("unpacks to too much");
    if (state != Z_STREAM_END) return tl::unexpected<std::string>("is damaged or cut off");
    return text;
}

std::string levelText(const level::Level& level) {
    return packed(pack::writeLevel(level));
}

std::string madeText(const MadeLevel& made, std::span<const level::Room> rooms) {
    std::ostringstream text;
    level::writeJson(text, made.map, made.level, rooms, made.seed);
    return packed(text.view());
}

}  // namespace mazeloom::doors
