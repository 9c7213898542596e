// SPDX-License-Identifier: MIT
#include "core/document/edit.h"

#include <algorithm>

namespace mazeloom::document {

namespace {

struct Idle {
    const Document& document;

    bool operator()(std::monostate) const { return true; }
    bool operator()(const SetLevelPart& set) const {
        return hasPart(*document.levelOf(set.sheet), *set.part);
    }
    bool operator()(const SetSeed& set) const {
        return document.levelState(set.sheet)->seeds.current() == set.seed;
    }
    bool operator()(const SetRoom& set) const { return *document.roomOf(set.sheet) == *set.room; }
    bool operator()(const SetPackPart& set) const { return hasPart(document.pack(), *set.part); }
    bool operator()(const Several& several) const {
        return std::ranges::all_of(several.edits,
                                   [&](const Edit& edit) { return isIdle(document, edit); });
    }
    template <typename Other>
    bool operator()(const Other&) const {
        return false;
    }
};

struct Restamp {
    Document& document;

    void operator()(const SetLevelPart& set) const {
        document.stateForWriting(set.sheet).stamp = set.stamp;
        if (set.packStamp != kNoStamp) document.setStamp(set.packStamp);
    }
    void operator()(const SetRoom& set) const {
        document.stateForWriting(set.sheet).stamp = set.stamp;
        if (set.packStamp != kNoStamp) document.setStamp(set.packStamp);
    }
    void operator()(const SetPackPart& set) const { document.setStamp(set.packStamp); }
    void operator()(const Several& several) const {
        for (const Edit& edit : several.edits)
            restamp(document, edit);
    }
    template <typename Other>
    void operator()(const Other&) const {}
};

struct EditBytes {
    std::size_t operator()(const PaintCells& paint) const {
        return paint.delta.capacity() * sizeof(edit::PaintRun);
    }
    std::size_t operator()(const SetKept& set) const {
        return set.delta.capacity() * sizeof(edit::KeptRun) +
               (set.things ? document::bytesOf(*set.things) : 0);
    }
    std::size_t operator()(const SetLevelPart& set) const { return document::bytesOf(*set.part); }
    std::size_t operator()(const SetRoom& set) const { return document::bytesOf(*set.room); }
    std::size_t operator()(const InsertLevel& insert) const {
        // The document no longer has the level, so all of its memory counts for this edit.
        return sizeof(InsertLevel::Sheet) +
               static_cast<std::size_t>(insert.sheet->level->size.area()) +
               insert.sheet->level->kept.cells.bytes();
    }
    std::size_t operator()(const InsertRoom& insert) const {
        return sizeof(InsertRoom::Sheet) + document::bytesOf(insert.sheet->room);
    }
    std::size_t operator()(const SetPackPart& set) const { return document::bytesOf(*set.part); }
    std::size_t operator()(const SetContent& set) const { return sizeof(Document) + set.bytes; }
    std::size_t operator()(const Several& several) const {
        std::size_t bytes = 0;
        for (const Edit& edit : several.edits)
            bytes += document::bytesOf(edit);
        return bytes;
    }
    template <typename Other>
    std::size_t operator()(const Other&) const {
        return 0;
    }
};

}  // namespace

bool Edit::isSeed() const {
    if (const auto* several = std::get_if<Several>(&what))
        return std::ranges::all_of(several->edits, &Edit::isSeed);
    return std::holds_alternative<SetSeed>(what);
}

bool isIdle(const Document& document, const Edit& edit) {
    return std::visit(Idle{document}, edit.what);
}

void restamp(Document& document, const Edit& edit) {
    std::visit(Restamp{document}, edit.what);
}

std::size_t bytesOf(const Edit& edit) {
    return sizeof(Edit) + std::visit(EditBytes{}, edit.what);
}

}  // namespace mazeloom::document
