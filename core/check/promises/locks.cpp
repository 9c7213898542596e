// SPDX-License-Identifier: MIT
// A floor of a descent with locked or one-way doors can be completed, wherever the hero goes and
// whichever keys are taken. Every key placed by the stage `locks` is needed, and no door hidden by
// the stage `secret-doors` needs to be found (RULES.md G-70, G-72).
#include <algorithm>
#include <array>

#include "core/check/promises/all.h"
#include "core/check/promises/flood.h"
#include "core/check/promises/generation.h"
#include "core/generate/locks/lock_proof.h"
#include "core/generate/stages/locks/secret_doors.h"

namespace mazeloom::check::promise::locks {

namespace {

constexpr Sentence kNoWay{
    "promise-keys", "the stairs at %2 cannot be reached from %1 with the keys that lie there"};
constexpr Sentence kTrap{
    "promise-not-caught",
    "the hero can get stuck at %1: the stairs at %2 cannot be reached from there"};
constexpr Sentence kUnused{"promise-key-needed", "the stairs can be reached without the %1"};
constexpr Sentence kSecret{"promise-secret-door",
                           "the stairs at %1 cannot be reached without finding a secret door"};
constexpr std::array kSentences{kNoWay, kTrap, kUnused, kSecret};

bool hasSuchDoors(const level::CellGrid& cells) {
    for (int y = 0; y < cells.height(); ++y) {
        for (const level::Cell cell : cells.row(y)) {
            if (level::isLocked(cell.terrain()) || level::isOneWay(cell.terrain())) return true;
        }
    }
    return false;
}

/// Returns the finished cells with a wall in place of each door that the stage hid.
level::CellGrid withoutHiddenDoors(const Generation& generation, std::size_t stage) {
    const level::CellGrid before =
        stage == 0 ? generation.recorded().trace->initial : generation.after(stage - 1).cells;
    const level::CellGrid after = generation.after(stage).cells;
    level::CellGrid walled = generation.map().cells;
    forEachCell(walled.size(), [&](grid::Point p) {
        const bool isHidden = after.at(p).terrain() == level::Terrain::SecretDoor &&
                              before.at(p).terrain() != level::Terrain::SecretDoor;
        if (isHidden && walled.at(p).terrain() == level::Terrain::SecretDoor)
            walled.at(p) = level::Cell(level::Terrain::Wall);
    });
    return walled;
}

void checkSecretDoors(const Generation& generation, Findings& findings) {
    const auto stage = generation.lastOf("secret-doors");
    if (!stage || generation.parameter(*stage, generate::SecretDoors::OnTheWay) != 0) return;
    const auto quest = generate::questOf(generation.map());
    if (!quest || !generate::prove(generation.map().cells, *quest).isProven()) return;
    if (!generate::prove(withoutHiddenDoors(generation, *stage), *quest).isProven())
        findings.error(kSecret, {quest->goal}).at(quest->goal);
}

void check(const Generation& generation, Findings& findings) {
    checkSecretDoors(generation, findings);
    const level::Map& map = generation.map();
    if (generation.isLeftApart() || generation.isBarred({"stairs", "locks"})) return;
    const auto quest = generate::questOf(map);
    if (!quest || !hasSuchDoors(map.cells)) return;
    const generate::LockProof proof = generate::prove(map.cells, *quest);
    if (proof.verdict == generate::LockProof::Verdict::NoWay) {
        findings.error(kNoWay, {quest->start, quest->goal}).at(quest->goal);
        return;
    }
    if (proof.trap) findings.error(kTrap, {*proof.trap, quest->goal}).at(*proof.trap);
    for (std::size_t stage = 0; stage < generation.stages().size(); ++stage) {
        if (generation.stages()[stage].stage->id != "locks") continue;
        for (const level::Thing& thing : generation.placedBy(stage)) {
            const auto lock = level::lockOf(thing.kind);
            if (lock && !generate::prove(map.cells, *quest, level::bitOf(*lock)).way.empty())
                findings.error(kUnused, {thing.kind}).at(thing.at);
        }
    }
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::locks
