// SPDX-License-Identifier: MIT
#include "core/play/descent/run_text.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <sstream>
#include <system_error>
#include <utility>

#include "core/level/json_append.h"
#include "core/play/descent/scores.h"

namespace mazeloom::play::descent {

namespace {

constexpr std::string_view kKeyStart = "{\"key\":\"";
constexpr std::string_view kStateStart = "{\"state\":\"";
constexpr std::string_view kEndStart = "{\"ended\":\"";
constexpr std::string_view kLineEnd = "\"}";

/// What stands between a line's start and its end. Lines are as they were written, to the byte: so
/// a million of them are read in no time.
std::optional<std::string_view> valueOf(std::string_view line, std::string_view start) {
    if (line.size() < start.size() + kLineEnd.size()) return std::nullopt;
    if (!line.starts_with(start) || !line.ends_with(kLineEnd)) return std::nullopt;
    line.remove_prefix(start.size());
    line.remove_suffix(kLineEnd.size());
    return line;
}

std::optional<std::uint64_t> hashIn(std::string_view digits) {
    constexpr std::size_t kDigits = 16;
    std::uint64_t hash = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, hash, 16);
    if (digits.size() != kDigits || error != std::errc() || stop != end) return std::nullopt;
    return hash;
}

/// Whether the line was understood.
bool read(std::string_view line, RunText& run) {
    if (!run.ended.empty()) return false;
    if (const auto name = valueOf(line, kKeyStart)) {
        const auto key = keyOf(*name);
        if (!key) return false;
        run.replay.keys.push_back(*key);
        return true;
    }
    if (const auto digits = valueOf(line, kStateStart)) {
        const auto hash = hashIn(*digits);
        if (!hash) return false;
        run.checks.push_back({static_cast<std::int64_t>(run.replay.keys.size()), *hash});
        return true;
    }
    const auto when = valueOf(line, kEndStart);
    if (!when || !isScoreDate(*when)) return false;
    run.ended = *when;
    return true;
}

/// Takes the first line off a text; whether it has an end.
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
    auto head = readReplay(line, file);
    if (!head) return tl::unexpected(std::move(head.error()));
    const ReplayHeader& header = head->header;
    if (!head->keys.empty() || !header.map || header.keys || header.end)
        return tl::unexpected(problemAt(file, "line 1", "this does not say how a run began"));
    run.replay = std::move(*head);
    std::size_t unread = 0;  // the number of the first line that was not understood
    for (std::size_t number = 2; !text.empty(); ++number) {
        if (!takeLine(text, line)) run.isTorn = true;
        if (unread == 0) {
            if (read(line, run)) continue;
            unread = number;
            run.isTorn = true;
            continue;
        }
        RunText other;
        if (!read(line, other)) continue;
        return tl::unexpected(
            problemAt(file, "line " + std::to_string(unread), "this is no line of a saved run"));
    }
    if (run.replay.keys.size() > ReplayLimits::kMostInputs)
        return tl::unexpected(problemAt(file, {}, "there are more keys than are read"));
    return run;
}

std::string headLine(ReplayHeader header) {
    header.keys.reset();
    header.end.reset();
    std::ostringstream out;
    writeReplay(out, {std::move(header), {}});
    return out.str();
}

void appendKeyLine(std::string& text, Key key) {
    text.append(kKeyStart).append(name(key)).append(kLineEnd).append("\n");
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
