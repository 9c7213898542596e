// SPDX-License-Identifier: MIT
// Generates files of other programs in any size.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/encodings/bytes.h"
#include "core/exchange/tiled/model.h"
#include "core/exchange/tiled/write.h"
#include "tests/support/leaving/written_levels.h"

namespace mazeloom::testing {

/// A file and the files beside it; `file` names the one that is imported.
struct Input {
    std::string file;
    Written files;
};

/// One dimension in which a file can grow.
struct ForeignAxis {
    const char* name;
    int size;  ///< count in the smaller input; twice as many must be allowed
    std::function<Input(int size)> make;
};

inline Input one(const std::string& file, std::string bytes) {
    return {file, {{file, std::move(bytes)}}};
}

template <typename Item>
std::string listed(int count, const Item& item, std::string_view between = ",") {
    std::string all;
    for (int i = 0; i < count; ++i) {
        if (i > 0) all += between;
        all += item(i);
    }
    return all;
}
inline std::string repeated(int count, const std::string& text, std::string_view between = ",") {
    std::string all;
    all.reserve(static_cast<std::size_t>(count) * (text.size() + between.size()));
    for (int i = 0; i < count; ++i) {
        if (i > 0) all += between;
        all += text;
    }
    return all;
}
inline std::string numbered(std::string_view text, int number) {
    return std::string(text) + std::to_string(number);
}

// Tiled maps.

inline exchange::tiled::Layer tiles(grid::Size size, exchange::tiled::Gid different) {
    exchange::tiled::Layer layer;
    layer.id = 1;
    layer.name = "ground";
    layer.rowOf = [size, different](int y, std::span<exchange::tiled::Gid> row) {
        for (std::size_t x = 0; x < row.size(); ++x) {
            const auto place = static_cast<exchange::tiled::Gid>(y * size.width) +
                               static_cast<exchange::tiled::Gid>(x);
            row[x] = 1 + place % different;
        }
    };
    return layer;
}
inline exchange::tiled::Map tiledMap(grid::Size size, exchange::tiled::Gid different = 1) {
    exchange::tiled::Map map;
    map.size = size;
    map.tileSize = {16, 16};
    map.tilesets.push_back({.first = 1, .source = "t.tsx"});
    map.layers.push_back(tiles(size, different));
    return map;
}
inline Input tiledInput(const exchange::tiled::Map& map, bool isXml) {
    std::ostringstream text;
    isXml ? writeXml(text, map) : writeJson(text, map);
    Input input = one(isXml ? "m.tmx" : "m.tmj", text.str());
    input.files["t.tsx"] = R"(<tileset name="t" tilewidth="16" tileheight="16"/>)";
    return input;
}
inline exchange::tiled::Object tiledObject(int i, const std::string& type) {
    exchange::tiled::Object object;
    object.id = i + 1;
    object.type = type;
    object.at = {16.0 + i % 90 * 16, 16.0 + i / 90 % 90 * 16};
    object.width = object.height = 16;
    return object;
}
/// Returns a map with a layer of `count` objects; `change` may modify each.
inline Input tiledObjects(int count, bool isXml,
                          const std::function<void(int, exchange::tiled::Object&)>& change) {
    exchange::tiled::Map map = tiledMap({100, 100});
    exchange::tiled::Layer layer;
    layer.id = 2;
    layer.name = "objects";
    for (int i = 0; i < count; ++i) {
        layer.objects.push_back(tiledObject(i, "rat"));
        change(i, layer.objects.back());
    }
    map.layers.push_back(std::move(layer));
    return tiledInput(map, isXml);
}

inline std::vector<ForeignAxis> tiledAxes(bool isXml) {
    using exchange::tiled::Type;
    const auto text = [](const std::string& name) {
        return exchange::tiled::Property{name, Type::Text, "value"};
    };
    return {
        {"cells", 300'000,
         [=](int n) {
             return tiledInput(tiledMap({500, n / 500}), isXml);
         }},
        {"different unknown tiles", 4000,
         [=](int n) {
             return tiledInput(tiledMap({100, 100}, static_cast<exchange::tiled::Gid>(n)), isXml);
         }},
        {"layers", 1000,
         [=](int n) {
             exchange::tiled::Map map = tiledMap({4, 4});
             map.layers.resize(static_cast<std::size_t>(n), map.layers.front());
             return tiledInput(map, isXml);
         }},
        {"properties of a layer", 5000,
         [=](int n) {
             exchange::tiled::Map map = tiledMap({4, 4});
             for (int i = 0; i < n; ++i)
                 map.layers.front().properties.push_back(text(numbered("p", i)));
             return tiledInput(map, isXml);
         }},
        {"tilesets", 400,
         [=](int n) {
             exchange::tiled::Map map = tiledMap({100, 100}, static_cast<exchange::tiled::Gid>(n));
             map.tilesets.clear();
             for (int i = 0; i < n; ++i)
                 map.tilesets.push_back({.first = static_cast<exchange::tiled::Gid>(i + 1),
                                         .source = numbered("t", i) + ".tsx"});
             Input input = tiledInput(map, isXml);
             for (int i = 0; i < n; ++i)
                 input.files[numbered("t", i) + ".tsx"] = input.files["t.tsx"];
             return input;
         }},
        {"tilesets of one file", 4000,
         [=](int n) {
             exchange::tiled::Map map = tiledMap({100, 100});
             map.tilesets.clear();
             for (int i = 0; i < n; ++i)
                 map.tilesets.push_back(
                     {.first = static_cast<exchange::tiled::Gid>(i + 1), .source = "t.tsx"});
             Input input = tiledInput(map, isXml);
             input.files["t.tsx"] =
                 R"(<tileset name="t">)" +
                 listed(
                     2000,
                     [](int i) {
                         return "<tile id=\"" + std::to_string(i) +
                                R"("><properties><property name="a" value="b"/></properties></tile>)";
                     },
                     "") +
                 "</tileset>";
             return input;
         }},
        {"tiles that say something", 20'000,
         [=](int n) {
             Input input = tiledInput(tiledMap({100, 100}, 10'000), isXml);
             input.files["t.tsx"] =
                 R"(<tileset name="t">)" +
                 listed(
                     n,
                     [](int i) {
                         return "<tile id=\"" + std::to_string(i) +
                                R"("><properties><property name="mazeloom" value="terrain wall"/></properties></tile>)";
                     },
                     "") +
                 "</tileset>";
             return input;
         }},
        {"objects", 5000,
         [=](int n) { return tiledObjects(n, isXml, [](int, exchange::tiled::Object&) {}); }},
        {"objects of one name", 5000,
         [=](int n) {
             return tiledObjects(n, isXml,
                                 [](int, exchange::tiled::Object& o) { o.name = "same"; });
         }},
        {"objects of names that are no ids", 5000,
         [=](int n) {
             return tiledObjects(n, isXml, [](int i, exchange::tiled::Object& o) {
                 o.name = "Rat " + std::to_string(i);
             });
         }},
        {"objects that nobody knows", 5000,
         [=](int n) {
             return tiledObjects(n, isXml, [](int i, exchange::tiled::Object& o) {
                 o.type = "Kind " + std::to_string(i);
             });
         }},
        {"objects that show tiles", 4000,
         [=](int n) {
             return tiledObjects(n, isXml, [](int i, exchange::tiled::Object& o) {
                 o.shape = exchange::tiled::Shape::Tile;
                 o.type.clear();
                 o.gid = static_cast<exchange::tiled::Gid>(i + 1);
             });
         }},
        {"paths", 4000,
         [=](int n) {
             return tiledObjects(2 * n, isXml, [n](int i, exchange::tiled::Object& o) {
                 if (i < n) {
                     o.type = "bug";
                     return;
                 }
                 o = tiledObject(i - n, "");
                 o.id = i + 1;
                 o.shape = exchange::tiled::Shape::Polyline;
                 o.points = {{0, 0}, {16, 0}};
                 o.properties = {{"mover", Type::Object, std::to_string(i - n + 1)}};
             });
         }},
        {"corners", 20'000,
         [=](int n) {
             return tiledObjects(1, isXml, [n](int, exchange::tiled::Object& o) {
                 o.type = "bug";
                 o.shape = exchange::tiled::Shape::Polyline;
                 for (int i = 0; i < n; ++i)
                     o.points.push_back({16.0 * (i % 2), 0});
             });
         }},
        {"properties of the map", 5000,
         [=](int n) {
             exchange::tiled::Map map = tiledMap({4, 4});
             for (int i = 0; i < n; ++i)
                 map.properties.push_back(text(numbered("p", i)));
             return tiledInput(map, isXml);
         }},
        {"properties of an object", 5000,
         [=](int n) {
             return tiledObjects(1, isXml, [=](int, exchange::tiled::Object& o) {
                 for (int i = 0; i < n; ++i)
                     o.properties.push_back(text(numbered("p", i)));
             });
         }},
        {"properties of one name", 5000,
         [=](int n) {
             return tiledObjects(1, isXml, [=](int, exchange::tiled::Object& o) {
                 for (int i = 0; i < n; ++i)
                     o.properties.push_back(text("p"));
             });
         }},
        {"a long text", 300'000,
         [=](int n) {
             exchange::tiled::Map map = tiledMap({4, 4});
             map.properties.push_back(
                 {"p", Type::Text, std::string(static_cast<std::size_t>(n), 'a')});
             return tiledInput(map, isXml);
         }},
        {"regions", 2000,
         [=](int n) {
             return tiledObjects(n, isXml, [](int i, exchange::tiled::Object& o) {
                 o.type = "Pond";
                 o.width = 16.0 * (1 + i % 3);
             });
         }},
        {"templates", 400,
         [=](int n) {
             const auto name = [](int i) { return numbered("o", i) + ".tx"; };
             const std::string list =
                 isXml ? listed(
                             n,
                             [&](int i) {
                                 return "<object id=\"" + std::to_string(i + 1) +
                                        R"(" x="16" y="16" template=")" + name(i) + "\"/>";
                             },
                             "")
                       : listed(n, [&](int i) {
                             return "{\"id\":" + std::to_string(i + 1) +
                                    R"(,"x":16,"y":16,"template":")" + name(i) + "\"}";
                         });
             Input input = tiledObjects(0, isXml, [](int, exchange::tiled::Object&) {});
             std::string& bytes = input.files[input.file];
             const std::string place =
                 isXml ? "<objectgroup id=\"2\" name=\"objects\"/>" : "\"objects\":[]";
             const std::size_t at = bytes.find(place);
             if (at == std::string::npos) qFatal("no layer of objects");
             bytes.replace(at, place.size(),
                           isXml
                               ? R"(<objectgroup id="2" name="objects">)" + list + "</objectgroup>"
                               : "\"objects\":[" + list + ']');
             for (int i = 0; i < n; ++i) {
                 input.files[name(i)] =
                     R"(<template><tileset firstgid="1" source="t.tsx"/>)"
                     R"(<object type="rat" gid="1" width="16" height="16"/></template>)";
             }
             return input;
         }},
    };
}

// LDtk projects.

inline Input ldtkInput(const std::string& levels, const std::string& defs = "") {
    return one("m.ldtk",
               R"({"jsonVersion":"1.5.3","defs":{)" + defs + R"(},"levels":[)" + levels + "]}");
}
inline std::string ldtkLayer(const std::string& type, grid::Size size, const std::string& more) {
    return R"({"__identifier":"L","__type":")" + type + R"(","__cWid":)" +
           std::to_string(size.width) + ",\"__cHei\":" + std::to_string(size.height) +
           R"(,"__gridSize":16,"layerDefUid":1,"__tilesetDefUid":2,)" + more + '}';
}
inline std::string ldtkGrid(grid::Size size, int different = 1) {
    return ldtkLayer("IntGrid", size,
                     "\"intGridCsv\":[" + listed(size.width * size.height, [=](int i) {
                         return std::to_string(1 + i % different);
                     }) + ']');
}
inline std::string ldtkLevel(const std::string& name, const std::string& layers,
                             const std::string& more = "") {
    return "{\"identifier\":\"" + name + "\"," + more + "\"layerInstances\":[" + layers + "]}";
}
inline std::string ldtkEntity(int i, const std::string& name, const std::string& fields = "") {
    const std::string x = std::to_string(i % 90 * 16);
    const std::string y = std::to_string(i / 90 % 90 * 16);
    return "{\"__identifier\":\"" + name + R"(","iid":"","px":[)" + x + ',' + y +
           R"(],"__pivot":[0,0],"width":16,"height":16,"fieldInstances":[)" + fields + "]}";
}
inline std::string ldtkField(const std::string& name, const std::string& value) {
    return R"({"__identifier":")" + name + R"(","__type":"String","__value":")" + value + "\"}";
}
inline Input ldtkEntities(int count, const std::function<std::string(int)>& entity) {
    const grid::Size size{100, 100};
    return ldtkInput(ldtkLevel(
        "A", ldtkLayer("Entities", size, "\"entityInstances\":[" + listed(count, entity) + ']') +
                 ',' + ldtkGrid(size)));
}

inline std::vector<ForeignAxis> ldtkAxes() {
    return {
        {"cells", 300'000,
         [](int n) {
             return ldtkInput(ldtkLevel("A", ldtkGrid({500, n / 500})));
         }},
        {"different numbers", 4000,
         [](int n) {
             return ldtkInput(ldtkLevel("A", ldtkGrid({100, 100}, n)));
         }},
        {"tiles", 50'000,
         [](int n) {
             const auto tile = [](int i) {
                 return "{\"px\":[" + std::to_string(i % 100 * 16) + ',' +
                        std::to_string(i / 100 % 100 * 16) + R"(],"src":[0,0],"f":0,"t":)" +
                        std::to_string(i % 1000) + ",\"d\":[0],\"a\":1}";
             };
             return ldtkInput(ldtkLevel(
                 "A", ldtkLayer("Tiles", {100, 100}, "\"gridTiles\":[" + listed(n, tile) + ']')));
         }},
        {"tiles with enum tags", 50'000,
         [](int n) {
             const auto number = [](int i) { return std::to_string(i); };
             return ldtkInput(
                 ldtkLevel("A", ldtkGrid({4, 4})),
                 R"("tilesets":[{"uid":2,"identifier":"T","enumTags":[{"enumValueId":"Water",)"
                 R"("tileIds":[)" +
                     listed(n, number) + "]}]}]");
         }},
        {"layers", 1000,
         [](int n) {
             return ldtkInput(ldtkLevel("A", repeated(n, ldtkGrid({4, 4}))));
         }},
        {"levels of one name", 500,
         [](int n) {
             return ldtkInput(repeated(n, ldtkLevel("Same", ldtkGrid({4, 4}))));
         }},
        {"levels in files", 200,
         [](int n) {
             Input input = ldtkInput(listed(n, [](int i) {
                 return "{\"identifier\":\"A\",\"externalRelPath\":\"" + numbered("e", i) + "\"}";
             }));
             for (int i = 0; i < n; ++i)
                 input.files[numbered("e", i)] = ldtkLevel("A", ldtkGrid({4, 4}));
             return input;
         }},
        {"levels in one file", 2000,
         [](int n) {
             Input input = ldtkInput(repeated(n, R"({"identifier":"A","externalRelPath":"e"})"));
             input.files["e"] = ldtkLevel("A", ldtkGrid({100, 100}));
             return input;
         }},
        {"levels that are lost", 5000,
         [](int n) {
             return ldtkInput(ldtkLevel("A", ldtkGrid({4, 4})) + ',' +
                              listed(n, [](int i) { return ldtkLevel(numbered("L", i), ""); }));
         }},
        {"entities", 5000,
         [](int n) { return ldtkEntities(n, [](int i) { return ldtkEntity(i, "Rat"); }); }},
        {"entities of one name", 5000,
         [](int n) {
             return ldtkEntities(
                 n, [](int i) { return ldtkEntity(i, "Rat", ldtkField("mazeloom_id", "same")); });
         }},
        {"entities that nobody knows", 4000,
         [](int n) {
             return ldtkEntities(n, [](int i) { return ldtkEntity(i, numbered("Kind", i)); });
         }},
        {"fields of an entity", 5000,
         [](int n) {
             return ldtkEntities(1, [n](int i) {
                 return ldtkEntity(i, "Rat", listed(n, [](int field) {
                                       return ldtkField(numbered("p", field), "value");
                                   }));
             });
         }},
        {"fields of a level", 5000,
         [](int n) {
             return ldtkInput(ldtkLevel("A", ldtkGrid({4, 4}),
                                        "\"fieldInstances\":[" + listed(n, [](int field) {
                                            return ldtkField(numbered("p", field), "value");
                                        }) + "],"));
         }},
        {"definitions", 5000,
         [](int n) {
             return ldtkInput(
                 ldtkLevel("A", ldtkGrid({4, 4})),
                 "\"tilesets\":[" +
                     listed(n,
                            [](int i) {
                                return "{\"uid\":" + std::to_string(i) + ",\"identifier\":\"" +
                                       numbered("T", i) + "\",\"customData\":[]}";
                            }) +
                     "],\"layers\":[{\"uid\":1,\"identifier\":\"L\",\"intGridValues\":[" +
                     listed(n,
                            [](int i) {
                                return "{\"value\":" + std::to_string(i + 1) +
                                       ",\"identifier\":\"" + numbered("v", i) + "\"}";
                            }) +
                     "]}]");
         }},
    };
}

// Pictures made of characters, numbers and colours.

inline std::string rows(int width, int height, const std::function<std::string(int)>& cell,
                        std::string_view between) {
    return listed(
        height,
        [&](int y) {
            return listed(
                width, [&](int x) { return cell(y * width + x); }, between);
        },
        "\n");
}

inline std::vector<ForeignAxis> textAxes() {
    const auto text = [](int width, int height, const std::function<std::string(int)>& cell) {
        return one("m.txt", rows(width, height, cell, ""));
    };
    return {
        {"cells", 300'000,
         [=](int n) { return text(500, n / 500, [](int i) { return i % 7 == 0 ? "#" : "."; }); }},
        {"things", 5000,
         [=](int n) { return text(100, n / 50, [](int i) { return i % 2 == 0 ? "r" : "."; }); }},
        {"characters that stand for nothing", 400,
         [=](int n) {
             return text(100, 20, [n](int i) {
                 // Hangul letters, encoded as UTF-8.
                 const int letter = 0xac00 + i % n;
                 std::string utf8;
                 utf8 += static_cast<char>(0xe0 | letter >> 12);
                 utf8 += static_cast<char>(0x80 | (letter >> 6 & 0x3f));
                 utf8 += static_cast<char>(0x80 | (letter & 0x3f));
                 return utf8;
             });
         }},
    };
}

inline std::vector<ForeignAxis> csvAxes() {
    const auto csv = [](int width, int height, const std::function<std::string(int)>& cell) {
        return one("m.csv", rows(width, height, cell, ","));
    };
    return {
        {"cells", 300'000,
         [=](int n) { return csv(500, n / 500, [](int i) { return i % 7 == 0 ? "1" : "2"; }); }},
        {"different words", 4000,
         [=](int n) { return csv(100, 100, [n](int i) { return numbered("word ", i % n); }); }},
        {"long fields", 5000,
         [=](int n) { return csv(n / 10, 10, [](int) { return "\"wall\""; }); }},
    };
}

inline std::vector<ForeignAxis> xpAxes() {
    const auto xp = [](grid::Size size, int layers, const std::function<int(int)>& glyph) {
        std::string bytes;
        const auto number = [&bytes](int value) {
            for (int shift = 0; shift < 32; shift += 8)
                bytes += static_cast<char>(static_cast<std::uint32_t>(value) >> shift & 0xff);
        };
        number(-1);
        number(layers);
        for (int layer = 0; layer < layers; ++layer) {
            number(size.width);
            number(size.height);
            for (int i = 0; i < size.width * size.height; ++i) {
                number(glyph(i));
                bytes += std::string(6, '\x7f');
            }
        }
        return one("m.xp", exchange::deflated(bytes, exchange::Packing::Gzip));
    };
    const auto wall = [](int i) -> int { return i % 7 == 0 ? '#' : '.'; };
    return {
        {"cells", 300'000,
         [=](int n) {
             return xp({500, n / 500}, 1, wall);
         }},
        {"layers", 20,
         [=](int n) {
             return xp({100, 100}, n, wall);
         }},
        {"things", 5000,
         [=](int n) {
             return xp({100, n / 50}, 1, [](int i) -> int { return i % 2 == 0 ? 'r' : '.'; });
         }},
        {"glyphs that stand for nothing", 400,
         [=](int n) {
             return xp({100, 20}, 1, [n](int i) { return 0xac00 + i % n; });
         }},
    };
}

/// Returns a number in PNG's big-endian encoding.
inline std::string pngNumber(std::uint32_t value) {
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>(value >> shift & 0xff);
    return bytes;
}
inline std::string pngChunk(const std::string& type, const std::string& data) {
    std::uint32_t sum = 0xffffffff;
    for (const char c : type + data) {
        sum ^= static_cast<unsigned char>(c);
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum & 1) != 0 ? sum >> 1 ^ 0xedb88320 : sum >> 1;
    }
    return pngNumber(static_cast<std::uint32_t>(data.size())) + type + data + pngNumber(~sum);
}

/// Returns a PNG with one pixel per cell; colours are 0xrrggbb.
inline std::string pngOf(grid::Size size, const std::function<int(int)>& colour) {
    std::string pixels;
    for (int y = 0; y < size.height; ++y) {
        pixels += '\0';
        for (int x = 0; x < size.width; ++x)
            pixels += pngNumber(static_cast<std::uint32_t>(colour(y * size.width + x))).substr(1);
    }
    return std::string("\x89PNG\r\n\x1a\n", 8) +
           pngChunk("IHDR", pngNumber(static_cast<std::uint32_t>(size.width)) +
                                pngNumber(static_cast<std::uint32_t>(size.height)) +
                                std::string("\x08\x02\0\0\0", 5)) +
           pngChunk("IDAT", exchange::deflated(pixels, exchange::Packing::Zlib)) +
           pngChunk("IEND", "");
}

inline std::vector<ForeignAxis> pngAxes() {
    return {
        {"cells", 300'000,
         [](int n) {
             return one("m.png", pngOf({499, n / 499}, [](int i) { return i % 7 == 0 ? 7 : 0; }));
         }},
        {"colours", 100,
         [](int n) {
             return one("m.png", pngOf({101, 103}, [n](int i) { return i % n; }));
         }},
    };
}

}  // namespace mazeloom::testing
