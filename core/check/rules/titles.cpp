// SPDX-License-Identifier: MIT
// Titles are displayed literally: tags and character references are not interpreted, and invisible
// characters can reverse the text around them. Both are hardly intended.
#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "core/check/rules/rules.h"
#include "core/utf8.h"

namespace mazeloom::check::rule::titles {

namespace {

constexpr Sentence kTitleMarkup{
    "title-markup", "the title contains markup, \"%1\", which is shown as it is written"};
constexpr Sentence kFolderMarkup{
    "folder-markup", "the folder's name contains markup, \"%1\", which is shown as it is written"};
constexpr Sentence kTitleInvisible{
    "title-invisible", "the title contains an invisible control character: type it again"};
constexpr Sentence kFolderInvisible{
    "folder-invisible", "the folder's name contains an invisible control character: type it again"};
constexpr std::array kSentences{kTitleMarkup, kFolderMarkup, kTitleInvisible, kFolderInvisible};

/// The sentences for one kind of text.
struct Told {
    const Sentence& markup;
    const Sentence& invisible;
};
constexpr Told kTitle{kTitleMarkup, kTitleInvisible};
constexpr Told kFolder{kFolderMarkup, kFolderInvisible};

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Returns the tag or comment with which `text` starts, such as "<b>", "</b>" or "<!-- -->"; empty
/// if there is none.
std::string_view tagAt(std::string_view text) {
    std::size_t at = 1;
    if (at < text.size() && (text[at] == '/' || text[at] == '!')) ++at;
    const bool isComment = at == 2 && text[1] == '!' && text.substr(at).starts_with("--");
    if (at >= text.size() || !(isLetter(text[at]) || isComment)) return {};
    const std::size_t end = text.find('>', at);
    return end == std::string_view::npos ? std::string_view() : text.substr(0, end + 1);
}

/// Returns the character reference with which `text` starts, such as "&amp;", "&#38;" or "&#x26;";
/// empty if there is none.
std::string_view referenceAt(std::string_view text) {
    std::size_t at = 1;
    while (at < text.size() && (isLetter(text[at]) || isDigit(text[at]) || text[at] == '#'))
        ++at;
    const bool isReference = at > 1 && at < text.size() && text[at] == ';';
    return isReference ? text.substr(0, at + 1) : std::string_view();
}

/// Returns the first markup in `text`, truncated if long.
std::optional<std::string> markupIn(std::string_view text) {
    constexpr std::size_t kMost = 60;
    for (std::size_t i = text.find_first_of("<&"); i != std::string_view::npos;
         i = text.find_first_of("<&", i + 1)) {
        const std::string_view rest = text.substr(i);
        const std::string_view found = rest[0] == '<' ? tagAt(rest) : referenceAt(rest);
        if (found.empty()) continue;
        const std::size_t end = utf8::endOfCharacter(found, std::min(found.size(), kMost));
        return std::string(found.substr(0, end)) + (end < found.size() ? "…" : "");
    }
    return std::nullopt;
}

/// Whether a text has control characters (U+0080–U+009F), line and paragraph separators (U+2028,
/// U+2029), or characters that override the direction of the following text (U+202A–U+202E,
/// U+2066–U+2069). The marks that Hebrew and Arabic need within a line (U+200E, U+200F, U+061C)
/// affect only their neighbours and are allowed.
bool hasInvisible(std::string_view text) {
    const auto isBetween = [](char c, unsigned char first, unsigned char last) {
        return static_cast<unsigned char>(c) >= first && static_cast<unsigned char>(c) <= last;
    };
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        if (text[i] == '\xc2' && isBetween(text[i + 1], 0x80, 0x9f)) return true;
        if (text[i] != '\xe2' || i + 2 >= text.size()) continue;
        if (text[i + 1] == '\x80' && isBetween(text[i + 2], 0xa8, 0xae)) return true;
        if (text[i + 1] == '\x81' && isBetween(text[i + 2], 0xa6, 0xa9)) return true;
    }
    return false;
}

/// Calls `place` with each finding, to set its place.
template <typename Place>
void checkText(std::string_view text, const Told& told, Findings& findings, const Place& place) {
    if (auto markup = markupIn(text)) {
        auto finding = findings.warning(told.markup, {std::move(*markup)});
        place(finding);
    }
    if (hasInvisible(text)) {
        auto finding = findings.warning(told.invisible);
        place(finding);
    }
}

void checkField(std::string_view text, const Told& told, std::string_view field,
                Findings& findings) {
    checkText(text, told, findings, [&](Findings::Draft& finding) { finding.field(field); });
}

void checkPackTitles(const PackTitles& titles, Findings& findings) {
    checkField(titles.title, kTitle, "title", findings);
    for (std::size_t i = 0; i < titles.tabs.size(); ++i)
        checkField(titles.tabs[i], kFolder, "tab " + std::to_string(i + 1), findings);
}

void checkLevelTitles(const LevelView& view, Findings& findings) {
    checkField(view.level().title, kTitle, "title", findings);
    checkField(view.level().tab, kFolder, "tab", findings);
}

void checkRoomTitle(const level::Room& room, Findings& findings) {
    checkField(room.title, kTitle, "title", findings);
}

void checkNodeTitles(const CampaignView& view, Findings& findings) {
    const auto& nodes = view.campaign.nodes;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto check = [&](const std::string& title, const std::string& field) {
            checkText(title, kTitle, findings, [&](Findings::Draft& finding) {
                finding.node(view.campaign, i).field(field);
            });
        };
        check(nodes[i].texts.title, "title");
        for (const auto& [language, texts] : nodes[i].translations)
            check(texts.title, language + ", title");
    }
}

}  // namespace

const Rule kRule{.sentences = kSentences,
                 .checkLevel = checkLevelTitles,
                 .checkRoom = checkRoomTitle,
                 .checkTitles = checkPackTitles,
                 .checkCampaign = checkNodeTitles};

}  // namespace mazeloom::check::rule::titles
