// SPDX-License-Identifier: MIT
// A small game with SDL that opens a pack, generates a temple and plays it.
//   temple_game PACK LEVEL SEED [SCRIPT]
// A script has one input per line: TICK press|release|tap BUTTON. It is played as fast as possible,
// and the outcome is printed.
#include <array>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <SDL.h>
#include <mazeloom/pack.h>
#include <mazeloom/temple.h>

namespace {

using namespace mazeloom;

constexpr int kCell = 24;  // pixels

struct Colour {
    Uint8 red, green, blue;
};

struct Binding {
    SDL_Keycode key;
    TempleButton button;
    const char* name;  // in scripts
};
constexpr std::array kBindings{
    Binding{SDLK_UP, TempleButton::Up, "up"},
    Binding{SDLK_RIGHT, TempleButton::Right, "right"},
    Binding{SDLK_DOWN, TempleButton::Down, "down"},
    Binding{SDLK_LEFT, TempleButton::Left, "left"},
    Binding{SDLK_SPACE, TempleButton::Throw, "throw"},
    Binding{SDLK_RETURN, TempleButton::Read, "read"},
    Binding{SDLK_TAB, TempleButton::Switch, "switch"},
};

struct Scripted {
    std::int64_t tick;
    Stroke stroke;
};

std::vector<Scripted> readScript(const char* file) {
    std::vector<Scripted> script;
    std::ifstream in(file);
    std::int64_t tick = 0;
    for (std::string action, button; in >> tick >> action >> button;) {
        for (const Binding& binding : kBindings) {
            if (button != binding.name) continue;
            script.push_back({tick,
                              {action == "press"     ? StrokeAction::Press
                               : action == "release" ? StrokeAction::Release
                                                     : StrokeAction::Tap,
                               binding.button}});
        }
    }
    return script;
}

void fill(SDL_Renderer* to, Position at, int size, Colour colour) {
    const int before = (size - 1) / 2;
    const SDL_Rect place{(at.x - before) * kCell + 1, (at.y - before) * kCell + 1, size * kCell - 2,
                         size * kCell - 2};
    SDL_SetRenderDrawColor(to, colour.red, colour.green, colour.blue, 255);
    SDL_RenderFillRect(to, &place);
}

Colour colourOf(ThingKind kind) {
    switch (kind) {
        case ThingKind::Exit:
            return {120, 220, 140};
        case ThingKind::Heart:
            return {240, 110, 140};
        case ThingKind::Bug:
        case ThingKind::Boss:
            return {230, 80, 60};
        case ThingKind::Emitter:
            return {250, 90, 200};
        default:
            return {150, 150, 240};
    }
}

void draw(SDL_Renderer* to, const TempleSession& game) {
    SDL_SetRenderDrawColor(to, 12, 12, 20, 255);
    SDL_RenderClear(to);
    const Cells cells = game.cells();
    const TempleState state = game.state();
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            const Cell cell = cells.at({x, y});
            if (!cell.isWalkable()) continue;
            // The game's numbers as shades: the more traps are near, the redder.
            const auto red = static_cast<Uint8>(60 + 22 * game.numberAt({x, y}));
            fill(to, {x, y}, 1, {red, 60, 80});
            if (cell.has(Cell::kCoin)) fill(to, {x, y}, 1, {240, 200, 60});
        }
    }
    for (const TempleThing& thing : game.things())
        fill(to, thing.at, thing.size, colourOf(thing.kind));
    fill(to, state.hero, 1, {255, 255, 255});
    SDL_RenderPresent(to);
}

/// Appends the keyboard's strokes since the last tick; returns false to quit.
bool takeEvents(std::vector<Stroke>& strokes) {
    for (SDL_Event event; SDL_PollEvent(&event) != 0;) {
        if (event.type == SDL_QUIT) return false;
        if ((event.type != SDL_KEYDOWN && event.type != SDL_KEYUP) || event.key.repeat != 0)
            continue;
        for (const Binding& binding : kBindings) {
            if (binding.key != event.key.keysym.sym) continue;
            strokes.push_back(
                {event.type == SDL_KEYDOWN ? StrokeAction::Press : StrokeAction::Release,
                 binding.button});
        }
    }
    return true;
}

int play(const char* packFile, const char* levelId, const char* seed, const char* scriptFile) {
    const Pack pack = Pack::open(packFile).value();
    const Level level = pack.find(levelId).value();
    TempleSession game = TempleSession::begin(level, std::strtoull(seed, nullptr, 10)).value();
    const std::vector<Scripted> script =
        scriptFile == nullptr ? std::vector<Scripted>{} : readScript(scriptFile);

    if (SDL_Init(SDL_INIT_VIDEO) != 0) throw std::runtime_error(SDL_GetError());
    SDL_Window* const window =
        SDL_CreateWindow(level.title().c_str(), SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                         level.width() * kCell, level.height() * kCell, 0);
    SDL_Renderer* const renderer = SDL_CreateRenderer(window, -1, 0);
    std::size_t next = 0;
    std::vector<Stroke> strokes;
    while (game.state().outcome == TempleOutcome::Playing && takeEvents(strokes)) {
        for (; next < script.size() && script[next].tick <= game.state().tick; ++next)
            strokes.push_back(script[next].stroke);
        game.advance(std::exchange(strokes, {}));
        if (game.state().tick % (scriptFile == nullptr ? 1 : 60) == 0) draw(renderer, game);
        if (scriptFile == nullptr) SDL_Delay(1000 / kTicksPerSecond);
        if (scriptFile != nullptr && game.state().tick > 100'000) break;
    }
    draw(renderer, game);
    const TempleState state = game.state();
    std::printf("%s in %" PRId64 " ticks, %" PRId64 " of %" PRId64 " coins, hash %016" PRIx64 "\n",
                state.outcome == TempleOutcome::Won ? "won" : "not won", state.tick, state.coins,
                state.coinsInAll, state.hash);
    SDL_DestroyRenderer(renderer);
    SDL_DestroyWindow(window);
    SDL_Quit();
    return state.outcome == TempleOutcome::Won ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 4) {
        std::fprintf(stderr, "usage: %s PACK LEVEL SEED [SCRIPT]\n", argv[0]);
        return 2;
    }
    try {
        return play(argv[1], argv[2], argv[3], argc > 4 ? argv[4] : nullptr);
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "%s: %s\n", argv[0], problem.what());
        return 1;
    }
}
