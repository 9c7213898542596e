// SPDX-License-Identifier: MIT
// Turns the current level or room into a timeline on screen: generation, its progress, and its
// failures.
#pragma once

#include <memory>
#include <optional>

#include <QObject>
#include <QTimer>

#include "widgets/document/generation_service.h"
#include "widgets/document/sheet.h"
#include "widgets/timeline/player.h"

class QAction;

namespace mazeloom::document {
class SeedHistory;
}

namespace mazeloom::widgets {
class PackDocument;
}  // namespace mazeloom::widgets

namespace mazeloom::app {

class ActionRegistry;
class Workspace;
struct WindowParts;

class GenerateDomain : public QObject {
    Q_OBJECT

  public:
    explicit GenerateDomain(const WindowParts& parts);

    widgets::GenerationService& service() { return service_; }
    /// Returns the hash of the current level's map; nullopt while the level is generated anew, and
    /// if it cannot be generated.
    std::optional<std::uint64_t> mapHash() const;

  signals:
    /// The generation of another sheet is about to be shown; the player still shows the previous
    /// one.
    void sheetLeft(mazeloom::widgets::PackDocument* document,
                   const mazeloom::widgets::Sheet& sheet);
    /// The player now shows the generation of another sheet.
    void sheetShown(mazeloom::widgets::PackDocument* document,
                    const mazeloom::widgets::Sheet& sheet);
    /// The current level was generated completely or in part; the player shows the result.
    void generated(const mazeloom::generate::Recorded& recorded);
    /// The player shows a preview of the level that is being painted. It has no steps until
    /// generated() is emitted.
    void sketchShown(const mazeloom::widgets::Generation& sketch);
    /// The generation of another sheet was cancelled; the player shows its painted cells.
    void paintShown();
    /// There is no level to show.
    void cleared();

  private:
    /// The sheet that the player shows.
    struct Shown {
        widgets::PackDocument* document = nullptr;
        widgets::Sheet sheet;

        friend bool operator==(const Shown&, const Shown&) = default;
    };

    void connectRecipe(const WindowParts& parts);
    /// Generates the current sheet, or clears the player if there is none.
    void generate();
    void watch(widgets::PackDocument* document);
    void request(const widgets::GenerationRequest& wanted);
    /// Returns the current sheet of the current pack. There must be a current pack.
    Shown current() const;
    /// Whether the player shows the current sheet.
    bool isCurrentShown() const;
    /// Shows a timeline of the current sheet. If another sheet was shown, the view of the current
    /// one comes back.
    void show(std::unique_ptr<trace::Timeline> timeline, widgets::MadeBy madeBy);
    /// Shows the painted cells of the current sheet in place of those of another sheet.
    void showPaint();
    void take(const std::shared_ptr<widgets::Generation>& generation);
    void takeSketch(const std::shared_ptr<widgets::Generation>& sketch);
    /// Returns the history of the seeds of the current level.
    const document::SeedHistory& seeds() const;
    void goToSeed(std::optional<std::uint64_t> seed);
    /// Adds the current seed to the level's favourites, or removes it.
    void keepSeed(bool isKept);
    void update();

    Workspace& workspace_;
    widgets::Player& player_;
    widgets::GenerationService service_;
    /// The sheet that the player shows. A new timeline for the same sheet keeps the position.
    std::optional<Shown> shown_;
    std::optional<std::uint64_t> mapHash_;  ///< of the map that the player shows
    QTimer awaitDelay_;
    QAction* newSeed_;
    QAction* previousSeed_;
    QAction* nextSeed_;
    QAction* keepSeed_;
    QAction* addStage_;
    QAction* resetRecipe_;
};

}  // namespace mazeloom::app
