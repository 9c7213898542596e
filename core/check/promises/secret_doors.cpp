// SPDX-License-Identifier: MIT
// The doors that the stage `secret-doors` hid need not be found: a hero who takes them for walls
// still gets to the stairs (RULES.md G-72).
#include "core/generate/stages/locks/secret_doors.h"

#include <array>

#include "core/check/promises/all.h"
#include "core/check/promises/generation.h"
#include "core/generate/locks/lock_proof.h"

namespace mazeloom::check::promise::secret_doors {

namespace {

using level::Terrain;

constexpr Sentence kNeeded{"promise-secret-door",
                           "the stairs at %1 cannot be reached without finding a secret door"};
constexpr std::array kSentences{kNeeded};

/// Returns the finished cells with a wall in place of each door that the stage hid.
level::CellGrid withoutHiddenDoors(const Generation& generation, std::size_t stage) {
    const level::CellGrid before =
        stage == 0 ? generation.recorded().trace->initial : generation.after(stage - 1).cells;
    const level::CellGrid after = generation.after(stage).cells;
    level::CellGrid walled = generation.map().cells;
    forEachCell(walled.size(), [&](grid::Point p) {
        const bool isHidden = after.at(p).terrain() == Terrain::SecretDoor &&
                              before.at(p).terrain() != Terrain::SecretDoor;
        if (isHidden && walled.at(p).terrain() == Terrain::SecretDoor)
            walled.at(p) = level::Cell(Terrain::Wall);
    });
    return walled;
}

void check(const Generation& generation, Findings& findings) {
    const auto stage = generation.lastOf("secret-doors");
    if (!stage || generation.parameter(*stage, generate::SecretDoors::OnTheWay) != 0) return;
    const auto quest = generate::questOf(generation.map());
    if (!quest || !generate::prove(generation.map().cells, *quest).isProven()) return;
    if (!generate::prove(withoutHiddenDoors(generation, *stage), *quest).isProven())
        findings.error(kNeeded, {quest->goal}).at(quest->goal);
}

}  // namespace

const Promise kPromise{.sentences = kSentences, .check = check};

}  // namespace mazeloom::check::promise::secret_doors
