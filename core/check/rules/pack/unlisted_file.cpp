// SPDX-License-Identifier: MIT
// pack.json lists all files in the pack's folders. A merge can lose a line of the list but keep the
// file; the level would silently disappear from the pack.
#include <array>
#include <string>

#include "core/check/rules/rules.h"
#include "core/level/id.h"

namespace mazeloom::check::rule::unlisted_file {

namespace {

constexpr Sentence kLevel{"unlisted-level",
                          "pack.json does not list this level, so the pack does not have it: add "
                          "\"%1\" to its \"levels\", or remove the file"};
constexpr Sentence kRoom{"unlisted-room",
                         "pack.json does not list this room, so the pack does not have it: add "
                         "\"%1\" to its \"rooms\", or remove the file"};
constexpr Sentence kTiles{"unlisted-tiles",
                          "no tile mapping in pack.json has this picture: add the mapping \"%1\" "
                          "to its \"tile-mappings\", or remove the file"};
constexpr Sentence kNoId{
    "unlisted-name",
    "pack.json cannot list this file, because \"%1\" is not an id: rename the file with lower-case "
    "letters, digits and hyphens and list it, or remove it"};
constexpr std::array kSentences{kLevel, kRoom, kTiles, kNoId};

const Sentence& sentenceOf(const pack::Unlisted& file) {
    if (!level::isId(file.name)) return kNoId;
    switch (file.kind) {
        case pack::Unlisted::Kind::Level:
            return kLevel;
        case pack::Unlisted::Kind::Room:
            return kRoom;
        case pack::Unlisted::Kind::Tiles:
            break;
    }
    return kTiles;
}

void check(const std::span<const pack::Unlisted>& files, Findings& findings) {
    for (const pack::Unlisted& file : files)
        findings.warning(sentenceOf(file), {file.name}).file(file.file);
}

}  // namespace

const Rule kRule{.sentences = kSentences, .checkUnlisted = check};

}  // namespace mazeloom::check::rule::unlisted_file
