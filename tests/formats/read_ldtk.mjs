// SPDX-License-Identifier: MIT
// Reads an LDtk project by two npm packages and compares it with its levels as our JSON: read_ldtk.mjs NPM FILE.ldtk
// FOLDER
import fs from 'fs';
import path from 'path';
import {createRequire} from 'module';

const [npm, file, folder] = process.argv.slice(2);
const modules = path.join(npm, 'node_modules');
const project = JSON.parse(fs.readFileSync(file, 'utf8'));

function demand(isSo, what) {
  if (!isSo) {
    console.error(`wrong: ${what}`);
    process.exit(1);
  }
}

// Excalibur expects a browser's globals; its plugin's schema does not use them.
globalThis.window ??= globalThis;
globalThis.document ??= {createElement: () => ({getContext: () => ({})}), addEventListener() {}};
const plugin = await import(path.join(modules, '@excaliburjs/plugin-ldtk/build/esm/excalibur-ldtk.js'));
const parsed = plugin.LdtkProjectMetadata.safeParse(project);
demand(parsed.success, 'the schema of @excaliburjs/plugin-ldtk: ' + JSON.stringify(parsed.error?.issues?.slice(0, 3)));

const {World} = createRequire(path.join(modules, 'x.js'))('ldtk');
const world = World.fromJSON(project);
const names = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
demand(world.levels.length === names.length && parsed.data.levels.length === names.length, 'the number of levels');

// The terrains' characters, in the order of their numbers.
const characters = ' #oFc.+\'~v^{}<>f';
for (const name of names) {
  const wanted = JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
  const fieldOf = (fields, key) => fields.find((field) => field.__identifier === key)?.__value;
  const level = parsed.data.levels.find((one) => fieldOf(one.fieldInstances, 'id') === wanted.level);
  demand(level, `level ${wanted.level}`);
  demand(fieldOf(level.fieldInstances, 'mazeloom_seed') === String(wanted.seed), 'the seed');
  const layer = (identifier) => level.layerInstances.find((one) => one.__identifier === identifier);
  const [width, height] = wanted.size;
  const terrain = layer('Terrain');
  demand(terrain.__cWid === width && terrain.__cHei === height, `the size of ${wanted.level}`);
  const rows = [];
  for (let y = 0; y < height; ++y) {
    rows.push(terrain.intGridCsv.slice(y * width, (y + 1) * width).map((value) => characters[value - 1]).join(''));
  }
  demand(rows.join('\n') === wanted.terrain.join('\n'), `the terrain of ${wanted.level}`);
  const marks = layer('Marks').intGridCsv;
  const cellsWith = (bit) => marks.flatMap((value, at) => (value & bit ? [[at % width, Math.floor(at / width)]] : []));
  demand(JSON.stringify(cellsWith(2)) === JSON.stringify(wanted.traps), `the traps of ${wanted.level}`);
  demand(JSON.stringify(cellsWith(4)) === JSON.stringify(wanted.coins), `the coins of ${wanted.level}`);

  const other = world.levels.find((one) => one.id === level.identifier);
  demand(other.size.width === 16 * width, `the pixels of ${wanted.level}`);
  const entities = other.layers.find((one) => one.data.__identifier === 'Things').entities;
  demand(entities.length === wanted.things.length, `the things of ${wanted.level}`);
  wanted.things.forEach((thing, at) => {
    const entity = entities[at];
    demand(entity.gridPos.x === thing.at[0] && entity.gridPos.y === thing.at[1], `the position of thing ${at}`);
    demand(entity.data.__tags[0] === `thing ${thing.kind}`, `the kind of thing ${at}`);
    if (thing.points) {
      const path = entity.fields.path.value.map((point) => [point.x, point.y]);
      demand(JSON.stringify(path) === JSON.stringify(thing.points), `the path of thing ${at}`);
      demand(entity.fields.speed.value === thing.speed, `the speed of thing ${at}`);
    }
  });
}
