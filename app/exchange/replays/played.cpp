// SPDX-License-Identifier: MIT
#include "app/exchange/replays/played.h"

#include <string_view>
#include <utility>

#include <QFileInfo>

#include "app/workspace/input_file.h"
#include "widgets/play/descent/descent_page.h"
#include "widgets/play/temple/temple_page.h"

namespace mazeloom::app {

namespace {

template <typename Loaded>
tl::expected<ReadPlayed, QString> playedOf(tl::expected<Loaded, QString> loaded) {
    if (!loaded) return tl::unexpected(std::move(loaded.error()));
    return ReadPlayed{std::make_shared<const Played>(std::move(loaded->session)), loaded->late};
}

}  // namespace

tl::expected<ReadPlayed, QString> readPlayed(const widgets::GameSetup& setup, const QString& file,
                                             const play::LoadControl& control) {
    const auto bytes = readReplayFile(file);
    if (!bytes) return tl::unexpected(bytes.error());
    const std::string_view text{bytes->constData(), static_cast<std::size_t>(bytes->size())};
    const std::string name = QFileInfo(file).fileName().toStdString();
    switch (setup.level->ruleset) {
        case level::Ruleset::Temple:
            return playedOf(widgets::TemplePage::read(setup, text, name, control));
        case level::Ruleset::Descent:
            return playedOf(widgets::DescentPage::read(setup, text, name, control));
    }
    return tl::unexpected(QString());
}

tl::expected<std::unique_ptr<widgets::Film>, Problem> filmOf(const Played& played,
                                                             const widgets::ReplayLook& look) {
    if (const auto* temple = std::get_if<play::temple::Session>(&played))
        return widgets::templeFilm(*temple, look);
    return widgets::descentFilm(std::get<play::descent::Session>(played), look);
}

}  // namespace mazeloom::app
