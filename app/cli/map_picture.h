// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <tl/expected.hpp>

#include "core/level/map.h"
#include "core/problem.h"

namespace mazeloom::app {

/// The map as the editor draws it, as the bytes of a PNG file. Cells are as large as a picture of
/// reasonable size allows. Needs a QGuiApplication.
tl::expected<QByteArray, Problem> pngOf(const level::Map& map);

}  // namespace mazeloom::app
