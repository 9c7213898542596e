// SPDX-License-Identifier: MIT
// Writes the HTML page. All texts of packs and the user's names are escaped; the page has no
// scripts, and loads nothing.
#include <map>
#include <string>

#include <QByteArray>

#include "app/cli/clean_text.h"
#include "app/cli/diff/diff_pictures.h"
#include "widgets/exchange/pictures/png_bytes.h"
#include "widgets/qstring.h"

namespace mazeloom::app {

namespace {

constexpr const char* kPageStyle =
    "body{font:15px/1.5 system-ui,sans-serif;margin:2em auto;max-width:90em;padding:0 1em;"
    "color:#1c1c22;background:#fafafc}"
    "h1{font-size:1.4em}h2{font-size:1.1em;margin-top:2em;border-top:1px solid #c8c8d0;"
    "padding-top:.6em}"
    "code{font-size:.9em;color:#55555f}ul{padding-left:1.4em}"
    ".pair{display:flex;flex-wrap:wrap;gap:1em}figure{margin:0}figcaption{color:#55555f}"
    "img{max-width:100%;image-rendering:pixelated}.note{color:#a01040}"
    "@media(prefers-color-scheme:dark){body{color:#e6e6ec;background:#18181c}"
    "h2{border-color:#44444c}code,figcaption{color:#a0a0ac}.note{color:#ff8098}}";

/// Escapes a text for HTML, also within quotes, and its control characters as on a terminal.
std::string escapedHtml(const QString& text) {
    std::string escaped;
    for (const char c : cleaned(text).toStdString()) {
        switch (c) {
            case '<':
                escaped += "&lt;";
                break;
            case '>':
                escaped += "&gt;";
                break;
            case '&':
                escaped += "&amp;";
                break;
            case '"':
                escaped += "&quot;";
                break;
            case '\'':
                escaped += "&#39;";
                break;
            default:
                escaped += c;
        }
    }
    return escaped;
}
std::string escapedHtml(const std::string& text) {
    return escapedHtml(widgets::qstring(text));
}

void addFigure(std::string& page, const QImage& image, const QString& side, std::uint64_t seed,
               const QString& note) {
    const std::string name = escapedHtml(side) + ", seed " + std::to_string(seed);
    page += "<figure>";
    if (!image.isNull()) {
        const std::string png = widgets::pngOf(image);
        const QByteArray bytes =
            QByteArray::fromRawData(png.data(), static_cast<qsizetype>(png.size())).toBase64();
        page += "<img alt=\"" + name + "\" width=\"" + std::to_string(image.width()) +
                "\" height=\"" + std::to_string(image.height()) +
                "\" src=\"data:image/png;base64," + bytes.toStdString() + "\">";
    }
    page += "<figcaption>" + name + "</figcaption>";
    if (!note.isEmpty()) page += "<p class=\"note\">" + escapedHtml(note) + "</p>";
    page += "</figure>\n";
}

void addPictures(std::string& page, const DiffResult& result, const ShownLevel& level,
                 const DiffLook& look, const Stop& stop) {
    const LevelPictures pictures = drawBoth(level, look, stop);
    if (pictures.cells) {
        page += "<p>" + std::to_string(*pictures.cells) +
                (*pictures.cells == 1 ? " cell differs" : " cells differ") + ".</p>\n";
    }
    page += "<div class=\"pair\">";
    addFigure(page, pictures.before, result.beforeName, level.seeds.before, pictures.beforeNote);
    addFigure(page, pictures.after, result.afterName, level.seeds.after, pictures.afterNote);
    page += "</div>\n";
}

void addChangeList(std::string& page, const std::vector<diff::TellableChange>& changes,
                   std::size_t count) {
    if (count == 0) return;
    page += "<ul>\n";
    for (const diff::TellableChange& change : changes)
        page += "<li>" + escapedHtml(diff::english(change.line)) + "</li>\n";
    if (count > changes.size())
        page += "<li>and " + std::to_string(count - changes.size()) + " more</li>\n";
    page += "</ul>\n";
}

std::string_view statusWord(diff::PartDifference::Status status) {
    using enum diff::PartDifference::Status;
    return status == Added ? " – added" : status == Removed ? " – removed" : "";
}

}  // namespace

std::string diffPage(const DiffResult& result, const std::vector<ShownLevel>& levels,
                     const DiffLook& look, const Stop& stop) {
    const std::string title =
        escapedHtml(result.beforeName) + " → " + escapedHtml(result.afterName);
    std::string page =
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n<title>" +
        title + "</title>\n<style>" + kPageStyle + "</style>\n</head>\n<body>\n<h1>" + title +
        "</h1>\n";
    if (result.isSame()) page += "<p>No differences.</p>\n";
    std::map<std::string, const ShownLevel*> drawn;
    for (const ShownLevel& level : levels) {
        if (drawn.size() < kMostPictures) drawn[level.file] = &level;
    }
    const auto addLevel = [&](const std::string& file) {
        const auto found = drawn.find(file);
        if (found == drawn.end() || stop.isAsked()) return;
        addPictures(page, result, *found->second, look, stop);
        drawn.erase(found);
    };
    for (const diff::PartDifference& part : result.parts) {
        page += "<h2>" + escapedHtml(part.title.empty() ? part.file : part.title);
        page += statusWord(part.status);
        page += " <code>" + escapedHtml(part.file) + "</code></h2>\n";
        addChangeList(page, part.changes, part.count);
        addLevel(part.file);
    }
    for (const diff::IncomparableFile& one : result.incomparable) {
        const QString& side = one.isOld ? result.beforeName : result.afterName;
        page += "<h2>" + escapedHtml(one.problem.file) + " – cannot be compared</h2>\n" +
                "<p class=\"note\">" + escapedHtml(side) + ": " +
                escapedHtml(one.problem.describe()) + "</p>\n";
    }
    for (const LevelSeeds& seeds : result.seeds) {
        const diff::GeneratedDifference& difference = seeds.difference;
        page += "<h2>" + escapedHtml(seeds.after) + ": " + std::to_string(difference.different) +
                " of " + std::to_string(difference.seeds) + " seeds give something else</h2>\n";
        addChangeList(page, difference.changes, difference.count);
        addLevel("levels/" + seeds.after + ".json");
    }
    page += "</body>\n</html>\n";
    return page;
}

}  // namespace mazeloom::app
