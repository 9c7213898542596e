// SPDX-License-Identifier: MIT
// Reads a Tiled map by npm's tmx-parser and compares it with the same map as JSON: read_tmx.cjs NPM MAP.tmx MAP.tmj
const fs = require('fs');
const path = require('path');
const [npm, tmx, tmj] = process.argv.slice(2);
const parser = require(path.join(npm, 'node_modules', 'tmx-parser'));
const wanted = JSON.parse(fs.readFileSync(tmj, 'utf8'));

function demand(isSo, what) {
  if (!isSo) {
    console.error(`wrong: ${what}`);
    process.exit(1);
  }
}

parser.parseFile(path.resolve(tmx), (error, map) => {
  if (error) throw error;
  demand(map.width === wanted.width && map.height === wanted.height, 'the size');
  demand(map.layers.length === wanted.layers.length, 'the number of layers');
  map.layers.forEach((layer, i) => {
    const other = wanted.layers[i];
    demand(layer.name === other.name, `the name of layer ${i}`);
    if (layer.type === 'tile') {
      other.data.forEach((gid, at) => {
        const tile = layer.tiles[at];
        demand((tile ? tile.gid : 0) === gid, `tile ${at} of ${layer.name}`);
      });
    } else {
      demand(layer.objects.length === other.objects.length, `the objects of ${layer.name}`);
      layer.objects.forEach((object, at) => {
        demand(object.x === other.objects[at].x && object.y === other.objects[at].y,
               `the position of object ${at} of ${layer.name}`);
        demand((object.type || '') === (other.objects[at].type || ''), `the type of object ${at}`);
      });
    }
  });
});
