// SPDX-License-Identifier: MIT
// From a document's wish to a timeline on screen: generation, its progress, its failures.
#pragma once

#include <memory>
#include <optional>

#include <QObject>

#include "widgets/document/generation_service.h"
#include "widgets/document/sheet.h"

class QAction;

namespace mazeloom::document {
class SeedHistory;
}

namespace mazeloom::widgets {
class PackDocument;
class Player;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class Workspace;

class GenerateDomain : public QObject {
    Q_OBJECT

  public:
    GenerateDomain(ActionRegistry& actions, Workspace& workspace, widgets::Player& player,
                   QObject* parent = nullptr);

    widgets::GenerationService& service() { return service_; }

  signals:
    /// Another sheet's generation is about to be shown; the player still has this one's.
    void sheetLeft(mazeloom::widgets::PackDocument* document,
                   const mazeloom::widgets::Sheet& sheet);
    /// The player shows another sheet than before.
    void sheetShown(mazeloom::widgets::PackDocument* document,
                    const mazeloom::widgets::Sheet& sheet);
    /// The current level was generated, as far as it went; the player shows it.
    void generated(const mazeloom::generate::Recorded& recorded);
    /// The same level, which is painted, as it is now; the player shows it without steps until
    /// generated().
    void sketchShown(const mazeloom::widgets::Generation& sketch);
    /// There is no level to show any more.
    void cleared();
    /// A stage is to be chosen for the level's recipe.
    void stageWanted();

  private:
    /// What a player shows.
    struct Shown {
        widgets::PackDocument* document = nullptr;
        widgets::Sheet sheet;

        friend bool operator==(const Shown&, const Shown&) = default;
    };

    /// Generates what is to be seen now, or shows that there is nothing.
    void generate();
    void watch(widgets::PackDocument* document);
    void take(const std::shared_ptr<widgets::Generation>& generation);
    void takeSketch(const std::shared_ptr<widgets::Generation>& sketch);
    /// The seeds that the level has had.
    const document::SeedHistory& seeds() const;
    void goToSeed(std::optional<std::uint64_t> seed);
    /// Keeps the seed in hand among the level's favourites, or lets it go.
    void keepSeed(bool isKept);
    void update();

    Workspace& workspace_;
    widgets::Player& player_;
    widgets::GenerationService service_;
    /// A new timeline of the same sheet keeps the place.
    std::optional<Shown> shown_;
    QAction* newSeed_;
    QAction* previousSeed_;
    QAction* nextSeed_;
    QAction* keepSeed_;
    QAction* addStage_;
    QAction* resetRecipe_;
};

}  // namespace mazeloom::app
