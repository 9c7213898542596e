/* SPDX-License-Identifier: MIT */
/* Generates a level of a pack with a seed and prints it: generate_c PACK LEVEL SEED. */
#include <stdio.h>
#include <stdlib.h>

#include <mazeloom.h>

int main(int count, char** words) {
    mazeloom_error error = {0};
    mazeloom_pack* pack = NULL;
    mazeloom_level* level = NULL;
    mazeloom_map* map = NULL;
    const char* text = NULL;
    if (count != 4) {
        fprintf(stderr, "usage: generate_c PACK LEVEL SEED\n");
        return 2;
    }
    /* Each call is made only if the calls before it succeeded. NULL stands for the default options. */
    if (mazeloom_pack_open(words[1], NULL, &pack, &error) == MAZELOOM_OK &&
        mazeloom_pack_find(pack, words[2], &level, &error) == MAZELOOM_OK &&
        mazeloom_level_generate(level, strtoull(words[3], NULL, 10), NULL, &map, &error) ==
            MAZELOOM_OK &&
        mazeloom_map_text(map, &text, &error) == MAZELOOM_OK) {
        fputs(text, stdout);
    } else {
        fprintf(stderr, "%s\n", error.message);
    }
    /* Objects that were not created are NULL, which may be freed. */
    mazeloom_map_free(map);
    mazeloom_level_free(level);
    mazeloom_pack_free(pack);
    return error.status == MAZELOOM_OK ? 0 : 1;
}
