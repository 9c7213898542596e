// SPDX-License-Identifier: MIT
#include "core/play/descent/runs/run_text.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <system_error>
#include <utility>

#include "core/level/json_append.h"
#include "core/play/descent/runs/scores.h"
#include "core/text_stream.h"

namespace mazeloom::play::descent {

namespace {

constexpr std::string_view kKeyStart = "{\"key\":\"";
constexpr std::string_view kSumStart = "\",\"sum\":\"";
constexpr std::string_view kStateStart = "{\"state\":\"";
constexpr std::string_view kEndStart = "{\"ended\":\"";
constexpr std::string_view kLineEnd = "\"}";

/// Returns the text between `start` and kLineEnd; nullopt if the line does not have exactly this
/// form. The bytes are compared without parsing, so that a million lines are read quickly.
std::optional<std::string_view> valueOf(std::string_view line, std::string_view start) {
    if (line.size() < start.size() + kLineEnd.size()) return std::nullopt;
    if (!line.starts_with(start) || !line.ends_with(kLineEnd)) return std::nullopt;
    line.remove_prefix(start.size());
    line.remove_suffix(kLineEnd.size());
    return line;
}

constexpr std::size_t kHashDigits = 16;
constexpr std::size_t kSumDigits = 8;

/// Reads a number of exactly `count` hexadecimal digits.
template <typename Number>
std::optional<Number> hexIn(std::string_view digits, std::size_t count) {
    Number number = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, number, 16);
    if (digits.size() != count || error != std::errc() || stop != end) return std::nullopt;
    return number;
}

/// The content of a key's line.
struct KeyLine {
    Key key = Key::Other;
    std::optional<std::uint32_t> sum;  ///< nullopt: the line has none
};

std::optional<KeyLine> keyLineOf(std::string_view value) {
    const std::size_t split = value.find(kSumStart);
    const auto key = keyOf(value.substr(0, split));
    if (!key) return std::nullopt;
    if (split == std::string_view::npos) return KeyLine{*key, std::nullopt};
    const auto sum = hexIn<std::uint32_t>(value.substr(split + kSumStart.size()), kSumDigits);
    if (!sum) return std::nullopt;
    return KeyLine{*key, sum};
}

enum class LineRead { Yes, No, OtherSum };

LineRead read(std::string_view line, RunText& run) {
    if (!run.ended.empty()) return LineRead::No;
    if (const auto value = valueOf(line, kKeyStart)) {
        const auto key = keyLineOf(*value);
        if (!key) return LineRead::No;
        run.replay.keys.push_back(key->key);
        run.sum.add(key->key);
        return key->sum.value_or(run.sum.value()) == run.sum.value() ? LineRead::Yes
                                                                     : LineRead::OtherSum;
    }
    if (const auto digits = valueOf(line, kStateStart)) {
        const auto hash = hexIn<std::uint64_t>(*digits, kHashDigits);
        if (!hash) return LineRead::No;
        run.checks.push_back({static_cast<std::int64_t>(run.replay.keys.size()), *hash});
        return LineRead::Yes;
    }
    const auto when = valueOf(line, kEndStart);
    if (!when || !isScoreDate(*when)) return LineRead::No;
    run.ended = *when;
    return LineRead::Yes;
}

/// Takes the first line off a text. Returns whether the line ends with a line break.
bool takeLine(std::string_view& text, std::string_view& line) {
    const std::size_t end = text.find('\n');
    line = text.substr(0, end);
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    return end != std::string_view::npos;
}

}  // namespace

tl::expected<RunText, Problem> readRun(std::string_view text, const std::string& file) {
    std::string_view line;
    RunText run;
    run.isTorn = !takeLine(text, line);
    const auto noHead = [&] {
        return tl::unexpected(
            problemAt(file, "line 1", "this line does not describe the start of a run"));
    };
    // Key lines are read here, not by readReplay(): they have checksums.
    if (line.starts_with(kKeyStart)) return noHead();
    auto head = readReplay(line, file);
    if (!head) return tl::unexpected(std::move(head.error()));
    const ReplayHeader& header = head->header;
    if (!head->keys.empty() || !header.map || header.keys || header.end) return noHead();
    run.replay = std::move(*head);
    run.sum = RunSum(line);
    std::size_t unread = 0;  // the number of the first line that was not understood
    for (std::size_t number = 2; !text.empty(); ++number) {
        if (!takeLine(text, line)) run.isTorn = true;
        if (unread == 0) {
            const LineRead done = read(line, run);
            if (done == LineRead::Yes) continue;
            if (done == LineRead::OtherSum) {
                return tl::unexpected(problemAt(file, "line " + std::to_string(number),
                                                "the keys up to here differ from the saved ones"));
            }
            unread = number;
            run.isTorn = true;
            continue;
        }
        RunText other;
        if (read(line, other) == LineRead::No) continue;
        return tl::unexpected(
            problemAt(file, "line " + std::to_string(unread), "this is no line of a saved run"));
    }
    if (run.replay.keys.size() > ReplayLimits::kMostInputs)
        return tl::unexpected(problemAt(file, {}, "there are too many keys"));
    return run;
}

std::string headLine(ReplayHeader header) {
    header.keys.reset();
    header.end.reset();
    TextStream out;
    writeReplay(out, {std::move(header), {}});
    return out.str();
}

void appendKeyLine(std::string& text, Key key, RunSum& sum) {
    sum.add(key);
    text.append(kKeyStart).append(name(key)).append(kSumStart);
    for (int shift = 28; shift >= 0; shift -= 4)
        text += "0123456789abcdef"[(sum.value() >> shift) & 15u];
    text.append(kLineEnd).append("\n");
}

void appendStateLine(std::string& text, std::uint64_t hash) {
    text.append(kStateStart.substr(0, kStateStart.size() - 1));
    level::appendHash(text, hash);
    text.append("}\n");
}

void appendEndLine(std::string& text, std::string_view when) {
    text.append(kEndStart).append(when).append(kLineEnd).append("\n");
}

}  // namespace mazeloom::play::descent
