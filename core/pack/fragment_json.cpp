// SPDX-License-Identifier: MIT
#include "core/pack/fragment_json.h"

#include "core/pack/json/fields.h"
#include "core/pack/json/json_layout.h"
#include "core/pack/json/json_text.h"
#include "core/pack/json/read/read_stamps.h"
#include "core/pack/json/report.h"
#include "core/pack/json/sentences.h"
#include "core/pack/json/write/write_stamps.h"

namespace mazeloom::pack {

namespace {

using edit::Fragment;

constexpr std::string_view kFormat = "mazeloom-fragment";
/// Upper bound on a fragment's text: seven bytes per cell of the largest fragment. The bytes are
/// for the mask; painted terrain and marks; kept terrain, marks and origin; and one more layer for
/// the objects.
constexpr std::size_t kMaxBytes = std::size_t{7} * level::kMaxSide * level::kMaxSide;

/// Whether the JSON is a fragment of a supported version; reports a problem if not.
bool isReadableFragment(Fields& fields, Report& report) {
    const Json* format = fields.find("format", Need::Optional);
    if (format == nullptr || !format->is(kFormat)) {
        report.add("format", {kNotFragment, {inQuotes(kFormat)}});
        return false;
    }
    const Json* version = fields.find("version", Need::Required);
    if (version == nullptr) return false;
    if (version->natural().value_or(0) > std::uint64_t{kFragmentVersion}) {
        report.add("version", {kNewFragment, {json::toText(*version), kFragmentVersion}});
        return false;
    }
    return readNumber(*version, "version", 1, kFragmentVersion, report).has_value();
}

Fragment readFields(Fields& fields, Report& report) {
    Fragment fragment;
    if (!isReadableFragment(fields, report)) return fragment;
    fragment = readFragment(fields, level::kMaxSide, report);
    if (const Json* from = fields.find("from", Need::Optional)) {
        fragment.from =
            readPair(*from, "from", 0, level::kMaxSide - 1, report).value_or(grid::Point{});
    }
    return fragment;
}

}  // namespace

std::string writeFragment(const Fragment& fragment) {
    std::string text;
    Members members(text, Members::Layout::Lines);
    members.text("format", kFormat);
    members.number("version", kFragmentVersion);
    if (fragment.from != grid::Point{}) appendPair(members.value("from"), fragment.from);
    appendFragment(members, fragment, Belongs::ToNothing);
    members.close();
    return text;
}

tl::expected<Fragment, std::vector<Problem>> readFragment(std::string_view text,
                                                          const level::TerrainTable& terrains) {
    if (text.size() > kMaxBytes) {
        return tl::unexpected(std::vector{problemAt({}, {}, Phrase{kManyMiB, {kMaxBytes >> 20}})});
    }
    const auto json = parseJson(text, {});
    if (!json) return tl::unexpected(std::vector{json.error()});
    Report report({}, terrains);
    Fields fields(*json, {}, report);
    Fragment fragment;
    if (json->isObject()) fragment = readFields(fields, report);
    if (!report.isClean()) return tl::unexpected(report.take());
    return fragment;
}

}  // namespace mazeloom::pack
