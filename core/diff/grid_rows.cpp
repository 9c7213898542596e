// SPDX-License-Identifier: MIT
#include "core/diff/grid_rows.h"

#include <algorithm>
#include <array>

namespace mazeloom::diff {

namespace {

constexpr std::array<std::string_view, 7> kGridKeys{"terrain", "marks",  "cells", "mask",
                                                    "origin",  "aisles", "dark"};

}  // namespace

bool isGrid(std::string_view key, const json::Value& value) {
    if (std::ranges::find(kGridKeys, key) == kGridKeys.end()) return false;
    if (!value.isList() || value.size() == 0 || !value[0].isText()) return false;
    const std::size_t width = value[0].text().size();
    return width > 0 && std::ranges::all_of(value.list(), [width](const json::Value& row) {
               return row.isText() && row.text().size() == width;
           });
}

grid::Size sizeOfGrid(const json::Value& rows) {
    return {static_cast<int>(rows[0].text().size()), static_cast<int>(rows.size())};
}

}  // namespace mazeloom::diff
