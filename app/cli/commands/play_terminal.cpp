// SPDX-License-Identifier: MIT
#include "app/cli/commands/play_terminal.h"

#include <memory>
#include <ostream>
#include <utility>

#include "app/cli/commands/command_line.h"
#include "app/cli/commands/play_run.h"
#include "app/cli/terminal.h"
#include "app/terminal/device.h"
#include "app/terminal/play.h"
#include "app/terminal/terminal_loop.h"
#include "app/workspace/program_name.h"

namespace mazeloom::app {

namespace {

int saveInputsOf(const terminal::Play& play, const QString& file, int code) {
    const std::string inputs = play.replayText();
    if (file.isEmpty() || inputs.empty()) return code;
    Output output(file);
    const bool isWritten =
        output.fill([&inputs](std::ostream& out) { out << inputs; }) && output.commit();
    return isWritten ? code : kFailed;
}

}  // namespace

int playInTerminal(const TerminalPlay& wish) {
    const auto run = packToPlay(wish.pack, wish.level);
    if (!run) return kFailed;
    nameTheProgram();
    terminal::Play play(
        std::make_shared<const level::Pack>(run->pack()),
        {.level = wish.level.toStdString(), .seed = wish.seed, .hasEmoji = wish.hasEmoji});
    auto device = terminal::Device::open();
    if (!device) {
        complain(device.error());
        return kFailed;
    }
    if (wish.hasEmoji && !(*device)->canShowEmoji()) play.setEmoji(false);
    const auto why = play.begin();
    const int code = why ? kFailed : terminal::runTerminal(play, **device);
    // Messages can be read only after the terminal has been given back.
    device->reset();
    if (why) complain(wish.pack + QStringLiteral(": ") + *why);
    if (!play.untold().isEmpty()) complain(play.untold());
    return saveInputsOf(play, wish.saveInputs, code);
}

}  // namespace mazeloom::app
