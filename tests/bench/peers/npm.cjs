// SPDX-License-Identifier: MIT
// Times generators of npm and prints them beside our figures, from a JSON file of Google Benchmark: npm.cjs FILE
const fs = require('node:fs');

const seconds = 3;

/// Returns the calls a second, after a second of warm-up.
function rate(make) {
  let until = process.hrtime.bigint() + 1_000_000_000n;
  while (process.hrtime.bigint() < until) make();
  const start = process.hrtime.bigint();
  until = start + BigInt(seconds) * 1_000_000_000n;
  let count = 0;
  let now = start;
  while (now < until) {
    make();
    count += 1;
    now = process.hrtime.bigint();
  }
  return (count * 1e9) / Number(now - start);
}

/// Returns the best repetition's figure.
function ours(name, figureOf) {
  const all = JSON.parse(fs.readFileSync(process.argv[2], 'utf8')).benchmarks;
  return Math.max(...all.filter(row => row.run_type === 'iteration' && row.name.startsWith(name)).map(figureOf));
}

const rot = require('rot-js');
const dungeoneer = require('dungeoneer');
const backtrack = require('@sbj42/maze-generator-backtrack');
const {Maze} = require('@sbj42/maze-generator-core');

// A hidden maze on 64 x 64 open cells has its cells at even coordinates: as many as a maze of 32 x 32.
const mazeCells = 32 * 32;
const rows = [
  ['maze of 32 x 32', 'maze-generator-backtrack', ours('carve/off/64', row => 1e9 / (row.ns_per_pair * mazeCells)),
   rate(() => backtrack(new Maze(32, 32), {random: Math.random}))],
  ['dungeon of 65 x 65', 'dungeoneer', ours('rooms-and-maze/65/64', row => row.levels_per_s),
   rate(() => dungeoneer.build({width: 65, height: 65}))],
  ['rooms and corridors, 80 x 50', 'rot-js Digger', ours('corridors', row => row.levels_per_s),
   rate(() => new rot.Map.Digger(80, 50).create(() => {}))],
  ['rooms and corridors, 80 x 50', 'rot-js Uniform', ours('corridors', row => row.levels_per_s),
   rate(() => new rot.Map.Uniform(80, 50).create(() => {}))],
];
console.log(`${'what'.padEnd(30)}${'peer'.padEnd(28)}${'ours /s'.padStart(12)}${'theirs /s'.padStart(12)}${'ratio'.padStart(9)}`);
for (const [what, peer, our, their] of rows)
  console.log(`${what.padEnd(30)}${peer.padEnd(28)}${our.toFixed(0).padStart(12)}${their.toFixed(0).padStart(12)}${(our / their).toFixed(1).padStart(9)}`);
