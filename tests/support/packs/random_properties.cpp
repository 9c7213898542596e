// SPDX-License-Identifier: MIT
#include "tests/support/packs/random_properties.h"

#include <array>
#include <string>

#include "tests/support/packs/random_packs.h"

namespace mazeloom::testing {

namespace {

using random::Stream;

level::PropertyValue randomValueOf(Stream& random, level::PropertyType type, grid::Size size) {
    static constexpr std::array kNumbers{0.0,
                                         1.0,
                                         -7.0,
                                         0.1,
                                         -2.5,
                                         1e-30,
                                         1e15,
                                         1.0 / 3,
                                         level::kMaxPropertyNumber,
                                         -level::kMaxPropertyNumber};
    switch (type) {
        case level::PropertyType::Text:
            break;
        case level::PropertyType::Number:
            return kNumbers[random.below(static_cast<std::uint32_t>(kNumbers.size()))];
        case level::PropertyType::YesNo:
            return random.chance(50);
        case level::PropertyType::Choice: {
            level::Choice choice;
            for (int i = random.between(1, 4); i > 0; --i)
                choice.of.push_back(randomText(random, false) + std::to_string(i));
            choice.chosen = choice.of[random.below(static_cast<std::uint32_t>(choice.of.size()))];
            return choice;
        }
        case level::PropertyType::Colour:
            return level::Colour{random.chance(50) ? random.below(0xffffffffU)
                                                   : random.below(0xffffffU) << 8 | 0xffU};
        case level::PropertyType::Cell:
            return grid::Point{random.between(0, size.width - 1),
                               random.between(0, size.height - 1)};
        case level::PropertyType::Object:
            return level::ObjectName{random.chance(20) ? "" : "gate-7"};
    }
    return random.chance(10) ? std::string() : randomText(random, true);
}

}  // namespace

level::Properties randomProperties(Stream& random, grid::Size size) {
    level::Properties properties;
    if (random.chance(50)) return properties;
    const std::uint32_t types = size.isEmpty() ? 5 : level::kPropertyTypes;
    for (int i = random.between(1, 4); i > 0; --i) {
        const auto type = static_cast<level::PropertyType>(random.below(types));
        properties.push_back({randomText(random, false) + std::to_string(i),
                              randomValueOf(random, type, size),
                              random.chance(20) ? R"({"note":[1,"two"]})" : ""});
    }
    return properties;
}

}  // namespace mazeloom::testing
