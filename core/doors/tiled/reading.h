// SPDX-License-Identifier: MIT
// What both readers of Tiled's maps do alike. Private to core/doors/tiled.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/doors/tiled/read.h"

namespace mazeloom::doors::tiled {

class Reading {
  public:
    explicit Reading(const ImportOptions& options) : options_(options) {}

    ReadMap result;

    /// That the file cannot be read. The first reason counts: what is read after it, with defaults
    /// in the place of what is wrong, goes nowhere.
    void refuse(std::string place, std::string text, const std::string& file = {}) {
        if (!refusal_) {
            refusal_ =
                problemAt(file.empty() ? options_.file : file, std::move(place), std::move(text));
        }
    }
    bool isRefused() const { return refusal_.has_value(); }
    /// What was read, or why nothing was.
    tl::expected<ReadMap, Problem> end() {
        if (refusal_) return tl::unexpected(std::move(*refusal_));
        return std::move(result);
    }
    void leaveOut(std::string place, std::string text) {
        Problem note = problemAt(options_.file, std::move(place), std::move(text));
        note.severity = Severity::Warning;
        result.leftOut.push_back(std::move(note));
    }

    /// Checked before memory is taken for what a map of that kind and size holds.
    void begin(std::string_view orientation, bool isInfinite, std::int64_t width,
               std::int64_t height);
    /// How many tiles another layer holds; 0 where that would be too many.
    std::size_t tilesOfLayer(const std::string& place);
    /// False once there are too many.
    bool countObject(const std::string& place);
    /// The layer shows these tiles.
    static void give(Layer& layer, std::vector<Gid> tiles, int width);

    /// The text of a file beside; nothing where it cannot be read.
    std::string beside(const std::string& name, const std::string& place);
    const ImportOptions& options() const { return options_; }

  private:
    const ImportOptions& options_;
    std::optional<Problem> refusal_;
    std::size_t tiles_ = 0;
    std::size_t objects_ = 0;
};

/// No tile, and no gap between two, is larger, in pixels.
inline constexpr int kMostPixels = 1 << 16;

/// A tileset's file, in either text, without its first number.
Tileset readTileset(std::string_view text, const std::string& name, Reading& reading);
Tileset readXmlTileset(std::string_view text, const std::string& name, Reading& reading);
Tileset readJsonTileset(std::string_view text, const std::string& name, Reading& reading);

/// The type of this name; nothing for those that are not read ("class").
std::optional<Type> typeOf(std::string_view name);

}  // namespace mazeloom::doors::tiled
