// SPDX-License-Identifier: MIT
#include "core/hash/sha256.h"
#include "core/json/write.h"
#include "core/pack/journal/journal.h"
#include "core/pack/journal/journal_words.h"
#include "core/pack/json/listing.h"
#include "core/pack/json/write/write.h"

namespace mazeloom::pack {

namespace {

void appendPart(std::string& out, std::string_view kind, std::string_view names,
                std::string_view bytes) {
    out += kind;
    out += ' ' + std::to_string(bytes.size());
    if (!names.empty()) out += ' ';
    out += names;
    out += '\n';
    out += bytes;
    out += '\n';
}

std::string record(const std::string& parts) {
    return std::string(journal::kRecord) + ' ' + std::to_string(parts.size()) + ' ' +
           hash::toHex(hash::sha256(parts)) + '\n' + parts + '\n';
}

void appendLevel(std::string& out, const level::Level& level, const Parts::Level& part) {
    const bool isNew = part.from.empty();
    if (isNew || part.head || part.from != level.id) {
        appendPart(out, journal::kLevel, level.id + ' ' + (isNew ? journal::kNothing : part.from),
                   writeLevel(level, Cells::LeftOut));
    }
    if (!level.paint) {
        if (!isNew && !part.cells.empty()) appendPart(out, journal::kUnpainted, level.id, {});
        return;
    }
    std::string cells;
    appendSpans(cells, *level.paint, isNew ? rowsOf(level.paint->bounds()) : part.cells);
    if (!cells.empty()) appendPart(out, journal::kCells, level.id, cells);
}

std::string aboutText(const JournalAbout& about) {
    json::Value::Object seen;
    for (const auto& [file, stamp] : about.seen)
        seen.push_back({file, stamp});
    return json::toText(json::Value::Object{{"name", about.name},
                                            {"folder", about.folder},
                                            {"title", about.title},
                                            {"seen", std::move(seen)}});
}

}  // namespace

std::string recordOf(const JournalAbout& about) {
    std::string parts;
    appendPart(parts, journal::kAbout, {}, aboutText(about));
    return record(parts);
}

std::string recordOf(const level::Pack& pack, const Parts& parts) {
    std::string out;
    for (const Parts::Level& part : parts.levels)
        appendLevel(out, pack.levels[part.index], part);
    for (const Parts::Room& part : parts.rooms) {
        const level::Room& room = pack.rooms[part.index];
        appendPart(out, journal::kRoom, room.id, writeRoom(room));
    }
    for (const std::size_t i : parts.pictures) {
        const level::TileMapping& mapping = pack.tileMappings[i];
        appendPart(out, journal::kTiles, mapping.id, mapping.picture.bytes());
    }
    if (parts.pack) appendPart(out, journal::kPack, {}, writePack(pack, listingOf(pack)));
    return record(out);
}

std::string recordOfSaved() {
    std::string parts;
    appendPart(parts, journal::kSaved, {}, {});
    return record(parts);
}

std::string journalOf(const level::Pack& pack, const JournalAbout& about) {
    return std::string(journal::kFirstLine) + recordOf(about) + recordOf(pack, allOf(pack));
}

}  // namespace mazeloom::pack
