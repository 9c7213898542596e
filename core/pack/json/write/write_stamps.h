// SPDX-License-Identifier: MIT
// Writes fragments, and the stamps that hold them. read_stamps.h reads them. Private to core/pack.
#pragma once

#include <string>

#include "core/edit/fragment/fragment.h"
#include "core/level/map/stamp.h"
#include "core/pack/json/json_layout.h"
#include "core/pack/json/terrains/write_terrains.h"

namespace mazeloom::pack {

/// Appends the fragment's members to an object that is laid out in lines without an indent.
void appendFragment(Members& members, const edit::Fragment& fragment, Belongs belongs);
/// Appends the stamps as a member of pack.json.
void appendStamps(std::string& out, const level::Stamps& stamps);

}  // namespace mazeloom::pack
