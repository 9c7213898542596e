// SPDX-License-Identifier: MIT
#include <exception>
#include <ostream>
#include <string>

#include "core/exchange/numbers.h"
#include "core/exchange/tiled/layer_data.h"
#include "core/exchange/tiled/write.h"

namespace mazeloom::exchange::tiled {

namespace {

/// Appends text, escaped for attributes and content. XML 1.0 cannot represent control characters
/// except tab and line ends, so the others are left out.
void appendEscaped(std::string& out, std::string_view text) {
    for (const char c : text) {
        switch (c) {
            case '&':
                out += "&amp;";
                break;
            case '<':
                out += "&lt;";
                break;
            case '>':
                out += "&gt;";
                break;
            case '"':
                out += "&quot;";
                break;
            case '\n':
                out += "&#10;";
                break;
            case '\r':
                out += "&#13;";
                break;
            case '\t':
                out += "&#9;";
                break;
            default:
                if (static_cast<unsigned char>(c) >= 0x20) out += c;
        }
    }
}

/// Writes an element; its content is written between open() and the destructor.
class Element {
  public:
    Element(std::string& out, int depth, std::string_view name)
        : out_(out), depth_(depth), name_(name) {
        out_.append(static_cast<std::size_t>(depth_), ' ');
        out_ += '<';
        out_ += name_;
    }
    Element(const Element&) = delete;
    Element& operator=(const Element&) = delete;
    /// Appends the closing tag, which may throw std::bad_alloc. After an exception the text is
    /// unused, so nothing is appended.
    ~Element() noexcept(false) {
        if (std::uncaught_exceptions() > exceptions_) return;
        if (!isOpen_) {
            out_ += "/>\n";
            return;
        }
        if (!isInLine_) out_.append(static_cast<std::size_t>(depth_), ' ');
        out_ += "</";
        out_ += name_;
        out_ += ">\n";
    }

    Element& text(std::string_view name, std::string_view value) {
        out_ += ' ';
        out_ += name;
        out_ += "=\"";
        appendEscaped(out_, value);
        out_ += '"';
        return *this;
    }
    template <typename Number>
    Element& number(std::string_view name, Number value) {
        std::string digits;
        append(digits, value);
        return text(name, digits);
    }
    /// Ends the attributes; child elements follow, one per line.
    std::string& open() {
        isOpen_ = true;
        return out_ += ">\n";
    }
    /// Ends the attributes; text follows.
    std::string& openText() {
        isOpen_ = isInLine_ = true;
        return out_ += '>';
    }

  private:
    std::string& out_;
    int depth_;
    std::string_view name_;
    bool isOpen_ = false;
    bool isInLine_ = false;
    int exceptions_ = std::uncaught_exceptions();
};

void appendXmlProperties(std::string& out, int depth, const Properties& properties) {
    if (properties.empty()) return;
    Element list(out, depth, "properties");
    list.open();
    for (const Property& property : properties) {
        Element one(out, depth + 1, "property");
        one.text("name", property.name);
        if (property.type != Type::Text) one.text("type", nameOf(property.type));
        one.text("value", property.value);
    }
}

std::string pointsText(const std::vector<Place>& points) {
    std::string text;
    for (const Place& point : points) {
        if (!text.empty()) text += ' ';
        append(text, point.x);
        text += ',';
        append(text, point.y);
    }
    return text;
}

void appendXmlObject(std::string& out, const Object& object) {
    Element one(out, 2, "object");
    one.number("id", object.id);
    if (!object.name.empty()) one.text("name", object.name);
    if (!object.type.empty()) one.text("type", object.type);
    if (object.shape == Shape::Tile) one.number("gid", object.gid);
    one.number("x", object.at.x).number("y", object.at.y);
    if (object.width != 0) one.number("width", object.width);
    if (object.height != 0) one.number("height", object.height);
    const std::string_view shape = elementOf(object.shape);
    if (shape.empty() && object.properties.empty()) return;
    one.open();
    appendXmlProperties(out, 3, object.properties);
    if (shape.empty()) return;
    Element inner(out, 3, shape);
    if (!object.points.empty()) inner.text("points", pointsText(object.points));
}

/// Writes the tiles and flushes the text to the stream row by row.
void writeXmlNumbers(std::ostream& out, std::string& text, Element& data, const Layer& layer,
                     grid::Size size) {
    data.openText() += '\n';
    std::vector<Gid> row(static_cast<std::size_t>(size.width));
    for (int y = 0; y < size.height && out; ++y) {
        layer.rowOf(y, row);
        for (const Gid gid : row) {
            append(text, gid);
            text += ',';
        }
        if (y + 1 == size.height) text.pop_back();
        text += '\n';
        out << text;
        text.clear();
    }
}

void writeXmlTileLayer(std::ostream& out, const Layer& layer, grid::Size size, const Stop& stop) {
    std::string text;
    {
        Element element(text, 1, "layer");
        element.number("id", layer.id).text("name", layer.name);
        element.number("width", size.width).number("height", size.height);
        if (!layer.isVisible) element.number("visible", 0);
        element.open();
        appendXmlProperties(text, 2, layer.properties);
        Element data(text, 2, "data");
        if (std::int64_t{size.width} * size.height > kMostPlainTiles) {
            data.text("encoding", "base64").text("compression", "zlib");
            data.openText() += '\n' + packedTiles(layer, size, stop) + '\n';
        } else {
            data.text("encoding", "csv");
            writeXmlNumbers(out, text, data, layer, size);
        }
    }
    out << text;
}

void writeXmlObjectLayer(std::ostream& out, const Layer& layer) {
    std::string text;
    {
        Element element(text, 1, "objectgroup");
        element.number("id", layer.id).text("name", layer.name);
        if (!layer.isVisible) element.number("visible", 0);
        if (!layer.properties.empty() || !layer.objects.empty()) element.open();
        appendXmlProperties(text, 2, layer.properties);
        for (const Object& object : layer.objects) {
            appendXmlObject(text, object);
            out << text;
            text.clear();
        }
    }
    out << text;
}

constexpr std::string_view kHead = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";

}  // namespace

std::string_view elementOf(Shape shape) {
    switch (shape) {
        case Shape::Point:
            return "point";
        case Shape::Ellipse:
            return "ellipse";
        case Shape::Polyline:
            return "polyline";
        case Shape::Polygon:
            return "polygon";
        case Shape::Rectangle:
        case Shape::Tile:
        case Shape::Text:
            break;
    }
    return {};
}

void writeXml(std::ostream& out, const Map& map) {
    std::string text(kHead);
    {
        Element element(text, 0, "map");
        element.text("version", "1.10").text("tiledversion", "1.10.1");
        element.text("orientation", "orthogonal").text("renderorder", "right-down");
        element.number("width", map.size.width).number("height", map.size.height);
        element.number("tilewidth", map.tileSize.width).number("tileheight", map.tileSize.height);
        element.number("infinite", 0).number("nextlayerid", map.layers.size() + 1);
        element.number("nextobjectid", map.nextObject);
        element.open();
        appendXmlProperties(text, 1, map.properties);
        for (const Tileset& tileset : map.tilesets) {
            Element one(text, 1, "tileset");
            one.number("firstgid", tileset.first).text("source", tileset.source);
        }
        out << text;
        text.clear();
        for (const Layer& layer : map.layers) {
            if (layer.rowOf) {
                writeXmlTileLayer(out, layer, map.size, map.stop);
            } else {
                writeXmlObjectLayer(out, layer);
            }
        }
    }
    out << text;
}

void writeXml(std::ostream& out, const Tileset& tileset) {
    std::string text(kHead);
    {
        Element element(text, 0, "tileset");
        element.text("version", "1.10").text("tiledversion", "1.10.1").text("name", tileset.name);
        element.number("tilewidth", tileset.tileSize.width);
        element.number("tileheight", tileset.tileSize.height);
        if (tileset.spacing != 0) element.number("spacing", tileset.spacing);
        if (tileset.margin != 0) element.number("margin", tileset.margin);
        element.number("tilecount", tileset.tileCount).number("columns", tileset.columns);
        element.open();
        {
            Element image(text, 1, "image");
            image.text("source", tileset.image);
            image.number("width", tileset.imageSize.width);
            image.number("height", tileset.imageSize.height);
        }
        for (const auto& [number, properties] : tileset.words().properties) {
            Element tile(text, 1, "tile");
            tile.number("id", number);
            tile.open();
            appendXmlProperties(text, 2, properties);
        }
    }
    out << text;
}

}  // namespace mazeloom::exchange::tiled
