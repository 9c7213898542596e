// SPDX-License-Identifier: MIT
#include "core/analyse/atlas/sweep_csv.h"

#include <string_view>

#include "core/analyse/atlas/band.h"

namespace mazeloom::analyse {

namespace {

/// Returns the text, in quotes if RFC 4180 requires them.
std::string sweepCsvField(std::string_view text) {
    if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
    std::string quoted = "\"";
    for (const char character : text) {
        if (character == '"') quoted += '"';
        quoted += character;
    }
    return quoted + '"';
}

std::string bandFields(const std::optional<Band>& band) {
    if (!band) return ",,,,,,,";
    std::string fields;
    for (const std::int64_t one : {band->least, band->tenth, band->quarter, band->median,
                                   band->threeQuarters, band->nineTenths, band->most})
        fields += ',' + std::to_string(one);
    return fields;
}

}  // namespace

std::string writeSweepCsv(const Sweep& sweep) {
    std::string out =
        "parameter,value,measure,seeds,failures,least,10%,25%,median,75%,90%,most,problem\r\n";
    for (const SweepPoint& point : sweep.points()) {
        for (std::size_t i = 0; i < point.survey.tallies().size(); ++i) {
            const Tally& tally = point.survey.tallies()[i];
            out += sweepCsvField(sweep.of().setting) + ',' + sweepCsvField(point.value) + ',' +
                   sweepCsvField(point.survey.of().measures[i]) + ',' +
                   std::to_string(tally.count()) + ',' +
                   std::to_string(point.survey.failures().count()) + bandFields(bandOf(tally)) +
                   ',' + (point.flaw ? sweepCsvField(point.flaw->text) : std::string()) + "\r\n";
        }
    }
    return out;
}

}  // namespace mazeloom::analyse
