// SPDX-License-Identifier: MIT
#include "core/pack/journal/changed_parts.h"

#include <array>
#include <set>
#include <utility>

namespace mazeloom::pack {

using document::Document;
using document::SheetKey;
using document::SheetKind;
using document::SheetPart;

namespace {

constexpr std::array kKinds{SheetKind::Level, SheetKind::Room};

template <typename Take>
void forEachSheet(const Document& document, const Take& take) {
    for (const SheetKind kind : kKinds) {
        for (std::size_t i = 0; const SheetKey key = document.keyAt(kind, i); ++i)
            take(key);
    }
}

}  // namespace

Parts allOf(const level::Pack& pack) {
    Parts parts;
    parts.pack = true;
    for (std::size_t i = 0; i < pack.levels.size(); ++i)
        parts.levels.push_back({i, {}, true, {}});
    for (std::size_t i = 0; i < pack.rooms.size(); ++i)
        parts.rooms.push_back({i, {}});
    for (std::size_t i = 0; i < pack.tileMappings.size(); ++i) {
        if (!pack.tileMappings[i].picture.isEmpty()) parts.pictures.push_back(i);
    }
    return parts;
}

std::int64_t weightOf(const level::Pack& pack, const Parts& parts) {
    constexpr std::int64_t kThing = 64;
    constexpr std::int64_t kListed = 32;
    std::int64_t weight = 0;
    if (parts.pack) {
        weight += kListed * static_cast<std::int64_t>(pack.levels.size() + pack.rooms.size());
        for (const level::Stamp& stamp : pack.stamps)
            weight += kThing + stamp.paint.size().area();
    }
    for (const std::size_t mapping : parts.pictures)
        weight += static_cast<std::int64_t>(pack.tileMappings[mapping].picture.bytes().size());
    for (const Parts::Level& part : parts.levels) {
        const level::Level& level = pack.levels[part.index];
        weight += kThing * static_cast<std::int64_t>(1 + part.cells.size());
        weight += cellsOf(part.cells);
        if (part.from.empty() && level.paint) weight += level.size.area();
        if (!part.from.empty() && !part.head) continue;
        weight += kThing * static_cast<std::int64_t>(level.objects.size());
        for (const level::Trajectory& path : level.trajectories)
            weight += kThing * static_cast<std::int64_t>(1 + path.points.size());
    }
    for (const Parts::Room& part : parts.rooms)
        weight += kThing + pack.rooms[part.index].cells.size().area();
    return weight;
}

ChangedParts::ChangedParts(const Document& document) {
    forEachSheet(document, [&](SheetKey key) { ids_[key] = document.idOf(key); });
    takePictures(document.pack());
}

void ChangedParts::note(const Document& document, const document::Change& change) {
    if (change.whole) forEachSheet(document, [&](SheetKey key) { sheets_[key].whole = true; });
    if (change.whole || change.structure || change.campaign || change.descent || change.stamps ||
        change.kinds || change.terrains || change.tiles || change.recipes || change.promises)
        pack_ = true;
    if (change.whole || change.structure) noteSheets(document);
    for (const document::SheetChange& of : change.sheets) {
        // Seeds and depths only affect the view of a level; neither is saved.
        if (of.part == SheetPart::Seed || of.part == SheetPart::Depth) continue;
        Sheet& sheet = sheets_[of.sheet];
        switch (of.part) {
            case SheetPart::Cells:
                noteCells(document, of, sheet);
                break;
            case SheetPart::Size:
                sheet.whole = true;
                sheet.cells.clear();
                break;
            default:
                sheet.head = true;
        }
    }
}

void ChangedParts::noteCells(const Document& document, const document::SheetChange& change,
                             Sheet& sheet) {
    if (sheet.whole || document.kindOf(change.sheet) == SheetKind::Room) {
        sheet.whole = true;
        return;
    }
    const std::vector<document::Span> spans =
        change.spans.empty() ? rowsOf(change.cells) : change.spans;
    sheet.cells.insert(sheet.cells.end(), spans.begin(), spans.end());
    if (sheet.cells.size() < sheet.tidyAt) return;
    // A long stroke may pass the same cells repeatedly.
    sheet.cells = merged(std::move(sheet.cells), document.paintOf(change.sheet)->bounds());
    sheet.tidyAt = 2 * sheet.cells.size() + (std::size_t{1} << 14);
}

/// Marks new sheets to be written completely, and forgets deleted ones.
void ChangedParts::noteSheets(const Document& document) {
    std::set<SheetKey> present;
    forEachSheet(document, [&](SheetKey key) {
        present.insert(key);
        if (!ids_.contains(key)) sheets_[key].whole = true;
    });
    std::erase_if(ids_, [&](const auto& each) { return !present.contains(each.first); });
    std::erase_if(sheets_, [&](const auto& each) { return !present.contains(each.first); });
}

std::vector<std::size_t> ChangedParts::takePictures(const level::Pack& pack) {
    std::vector<std::size_t> taken;
    for (std::size_t i = 0; i < pack.tileMappings.size(); ++i) {
        const level::TileMapping& mapping = pack.tileMappings[i];
        level::TilePicture& known = pictures_[mapping.id];
        if (mapping.picture == known) continue;
        known = mapping.picture;
        taken.push_back(i);
    }
    return taken;
}

Parts ChangedParts::take(const Document& document) {
    Parts parts;
    parts.pack = std::exchange(pack_, false);
    if (parts.pack) parts.pictures = takePictures(document.pack());
    for (auto& [key, sheet] : std::exchange(sheets_, {})) {
        const auto place = document.placeOf(key);
        if (!place) continue;
        const auto known = ids_.find(key);
        const bool isNew = known == ids_.end();
        std::string from = isNew ? std::string() : known->second;
        ids_[key] = document.idOf(key);
        if (document.kindOf(key) == SheetKind::Room) {
            parts.rooms.push_back({*place, std::move(from)});
            continue;
        }
        if (sheet.whole || isNew) {
            parts.levels.push_back({*place, {}, true, {}});
            continue;
        }
        const grid::Size size = document.levelOf(key)->size;
        parts.levels.push_back({*place, std::move(from), sheet.head,
                                merged(std::move(sheet.cells), {0, 0, size.width, size.height})});
    }
    return parts;
}

}  // namespace mazeloom::pack
