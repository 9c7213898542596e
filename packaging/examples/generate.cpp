// SPDX-License-Identifier: MIT
// Generates a level of a pack with a seed and prints it: generate PACK LEVEL SEED.
#include <cstdlib>
#include <iostream>

#include <mazeloom/pack.h>

int main(int count, char** words) {
    if (count != 4) {
        std::cerr << "usage: generate PACK LEVEL SEED\n";
        return 2;
    }
    const auto pack = mazeloom::Pack::open(words[1]);
    if (!pack) {
        std::cerr << pack.error().describe() << '\n';
        return 1;
    }
    const auto level = pack->find(words[2]);
    if (!level) {
        std::cerr << level.error().describe() << '\n';
        return 1;
    }
    const auto map = level->generate(std::strtoull(words[3], nullptr, 10));
    if (!map) {
        std::cerr << map.error().describe() << '\n';
        return 1;
    }
    std::cout << map->toText();
    return 0;
}
