// SPDX-License-Identifier: MIT
#include <array>
#include <map>
#include <string>

#include "core/edit/fragment/fragment_text.h"
#include "core/pack/archive/archive_read.h"
#include "core/pack/fragment_json.h"
#include "core/pack/journal/journal.h"
#include "core/pack/json/names.h"
#include "core/pack/json/write/write.h"
#include "core/pack/read.h"
#include "tests/fuzz/harness.h"

namespace mazeloom::fuzz {

namespace {

/// A pack's folder in memory.
class Files final : public pack::Source {
  public:
    std::map<std::string, std::string> files;

    tl::expected<std::string, Problem> read(const std::string& name,
                                            std::size_t mostBytes) const override {
        const auto found = files.find(name);
        if (found == files.end()) return tl::unexpected(problemAt(name, {}, "is not there"));
        if (found->second.size() > mostBytes)
            return tl::unexpected(problemAt(name, {}, "is too large"));
        return found->second;
    }
    bool exists(const std::string& name) const override { return files.contains(name); }
    std::vector<std::string> names(const std::string& folder) const override {
        std::vector<std::string> names;
        for (const auto& [name, bytes] : files) {
            if (name.starts_with(folder + '/')) names.push_back(name.substr(folder.size() + 1));
        }
        return names;
    }
};

/// A pack that was read reads back the same after writing.
void checkPack(const level::Pack& pack) {
    Files source;
    for (pack::TextFile& file : pack::write(pack))
        source.files[file.name] = std::move(file.text);
    const pack::Reading again = pack::readWhatIsGood(source);
    demand(again.pack.levels.size() == pack.levels.size(), "a pack keeps its levels");
    demand(
        pack::writePack(again.pack, pack::listingOf(again.pack)) == source.files[pack::kPackFile],
        "a pack stays the same");
    demand(again.pack.tileMappings == pack.tileMappings, "a pack keeps its pictures");
}

void readFolder(std::string_view bytes) {
    Files source;
    forEachFile(bytes, [&source](const File& file) {
        source.files[file.name.empty() ? pack::kPackFile : std::string(file.name)] = file.bytes;
    });
    const pack::Reading reading = pack::readWhatIsGood(source);
    const auto whole = pack::read(source);
    demand(whole.has_value() || !reading.problems.empty(), "it is said what is wrong");
    if (whole) checkPack(*whole);
}

void readArchive(std::string_view bytes) {
    const auto archive = pack::openArchive(std::string(bytes), "some.mazepack");
    if (!archive) {
        demand(!archive.error().describe().empty(), "it is said what is wrong");
        return;
    }
    for (const std::string& name : archive->names())
        static_cast<void>(archive->read(name, std::size_t{1} << 20));
    if (const auto whole = pack::read(*archive)) checkPack(*whole);
}

void readPasted(std::string_view bytes) {
    const std::array<level::OwnKind, 1> kinds{level::OwnKind{
        .id = "chest", .title = "Chest", .letter = 'C', .sprite = {}, .properties = {}}};
    if (const auto fragment = edit::fromText(bytes, kinds)) {
        // The text of a fragment stays the same when it is pasted and written again.
        const std::string shown = edit::toText(*fragment, kinds);
        const auto again = edit::fromText(shown, kinds);
        demand(again.has_value(), "a fragment's own text can be pasted");
        demand(edit::toText(*again, kinds) == shown, "a fragment's text stays the same");
    }
    if (const auto fragment = pack::readFragment(bytes)) {
        const std::string text = pack::writeFragment(*fragment);
        const auto again = pack::readFragment(text);
        demand(again.has_value() && pack::writeFragment(*again) == text,
               "a fragment is the same when it is read again");
    }
}

void readRecovery(std::string_view bytes) {
    const pack::JournalReading reading = pack::readJournal(bytes, "some.journal");
    if (reading.about) static_cast<void>(pack::journalOf(reading.pack, *reading.about));
    static_cast<void>(pack::readAbout(bytes));
}

}  // namespace

std::span<const Harness> packHarnesses() {
    static constexpr std::array kHarnesses{
        Harness{"pack", readFolder}, Harness{"archive", readArchive}, Harness{"pasted", readPasted},
        Harness{"journal", readRecovery}};
    return kHarnesses;
}

}  // namespace mazeloom::fuzz
