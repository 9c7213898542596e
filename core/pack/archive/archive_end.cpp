// SPDX-License-Identifier: MIT
// Records as in PKWARE's APPNOTE, sections 4.3.15 and 4.3.16; numbers are little-endian.
#include "core/pack/archive/archive_end.h"

#include "core/pack/archive/archive_limits.h"
#include "core/pack/json/sentences.h"

namespace mazeloom::pack {

namespace {

constexpr std::string_view kEndMark("PK\x05\x06");
constexpr std::size_t kEndBytes = 22;
/// The mark of the ZIP64 locator, the record directly before the end record in an archive whose
/// numbers need 64 bits.
constexpr std::string_view kLocatorMark("PK\x06\x07");
constexpr std::size_t kLocatorBytes = 20;
/// Lower bound on a file's directory entry, in bytes.
constexpr std::size_t kEntryBytes = 46;

std::uint32_t numberAt(std::string_view bytes, std::size_t at, std::size_t length) {
    std::uint32_t number = 0;
    for (std::size_t i = length; i-- > 0;)
        number = number << 8 | static_cast<std::uint8_t>(bytes[at + i]);
    return number;
}

struct End {
    std::uint32_t disk = 0;
    std::uint32_t directoryDisk = 0;
    std::uint32_t filesHere = 0;
    std::uint32_t files = 0;
    std::uint64_t directoryBytes = 0;
    std::uint64_t directoryAt = 0;
    std::uint32_t commentBytes = 0;
    bool hasLocator = false;
};

End endAt(std::string_view tail, std::size_t at) {
    const bool hasLocator =
        at >= kLocatorBytes && tail.substr(at - kLocatorBytes, kLocatorMark.size()) == kLocatorMark;
    return {numberAt(tail, at + 4, 2),  numberAt(tail, at + 6, 2),
            numberAt(tail, at + 8, 2),  numberAt(tail, at + 10, 2),
            numberAt(tail, at + 12, 4), numberAt(tail, at + 16, 4),
            numberAt(tail, at + 20, 2), hasLocator};
}

/// Whether the bytes at an earlier mark could pass for an end record. In compressed data the mark
/// occurs by chance once in 65,000 archives, and hardly ever with consistent numbers.
bool isPlausible(const End& end, std::uint64_t position) {
    return end.hasLocator || end.directoryAt + end.directoryBytes <= position;
}

}  // namespace

std::optional<Phrase> flawOfEnd(std::string_view tail, std::uint64_t size) {
    if (tail.size() < kEndBytes) return kNotZip;
    const std::size_t last = tail.size() - kEndBytes;
    const std::uint64_t before = size - tail.size();
    if (tail.substr(last, kEndMark.size()) != kEndMark) {
        const bool isZip = tail.find(kEndMark) != std::string_view::npos;
        return isZip ? kDataAfterEnd : kNotZipOrCut;
    }
    for (std::size_t at = tail.find(kEndMark); at < last; at = tail.find(kEndMark, at + 1)) {
        if (isPlausible(endAt(tail, at), before + at)) return kTwoDirectories;
    }
    const End end = endAt(tail, last);
    const std::uint64_t position = before + last;
    if (end.commentBytes != 0) return kCutOff;
    if (end.disk != 0 || end.directoryDisk != 0 || end.filesHere != end.files) {
        return kOneOfParts;
    }
    if (end.hasLocator || end.files > kMaxArchiveFiles) {
        return Phrase{kManyFiles, {kMaxArchiveFiles}};
    }
    if (end.directoryBytes > kMaxDirectoryBytes) {
        return Phrase{kLargeDirectory, {end.directoryBytes, kMaxDirectoryBytes}};
    }
    if (end.directoryAt + end.directoryBytes != position ||
        end.files * kEntryBytes > end.directoryBytes) {
        return kDirectoryElsewhere;
    }
    return std::nullopt;
}

}  // namespace mazeloom::pack
