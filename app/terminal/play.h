// SPDX-License-Identifier: MIT
// The games of a pack in a terminal: the list to choose from, the game that is played, and its
// results in the player's profile. It leads from page to page and knows nothing of the device.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include <QObject>
#include <QString>

#include "app/full_game/briefings.h"
#include "app/full_game/game_pack.h"
#include "app/full_game/par_finder.h"
#include "app/terminal/descent_game.h"
#include "app/terminal/list_page.h"
#include "app/terminal/page.h"
#include "app/terminal/temple_game.h"
#include "app/workspace/profile_keeper.h"
#include "core/problem.h"
#include "widgets/play/play_controls.h"
#include "widgets/play/play_options.h"

namespace mazeloom::app::terminal {

/// What the command line asks for.
struct PlayWish {
    std::string level;                  ///< empty: the player chooses
    std::optional<std::uint64_t> seed;  ///< plays `level` on this seed, without a record
    bool hasEmoji = false;
};

class Play : public QObject {
  public:
    /// Is called when page() may show something else.
    std::function<void()> onChange = [] {};
    /// Is called when the player leaves the program.
    std::function<void()> onQuit = [] {};

    Play(std::shared_ptr<const level::Pack> pack, PlayWish wish);
    ~Play() override;

    /// Opens the first page. The problem says why the level that the command line names cannot be
    /// played.
    std::optional<QString> begin();

    /// Sets whether the next games show emoji.
    void setEmoji(bool hasEmoji) { wish_.hasEmoji = hasEmoji; }

    Page& page() const { return *page_; }
    void setSize(grid::Size size);
    grid::Size size() const { return size_; }
    /// Saves what can be saved, and stops time.
    void rest();
    /// Reports an attempt or run that ends with the program and is not kept.
    void end();
    /// Returns the inputs of the game that was played last, for a file; empty if none was played.
    std::string replayText() const;
    /// Returns the remarks that no page has shown yet; empty if there are none.
    const QString& untold() const { return note_; }

  private:
    void show(std::unique_ptr<Page> page);
    void showList();
    void showText(const QString& title, const QString& text, std::function<void()> then);
    /// Shows a text from which Escape leads back to the list.
    void ask(const QString& title, const QString& text, std::function<void()> then);
    void askForName(std::function<void()> then);
    std::vector<ListPage::Entry> entries();
    void addDescent(std::vector<ListPage::Entry>& entries);
    void addNodes(std::vector<ListPage::Entry>& entries);
    void addLevels(std::vector<ListPage::Entry>& entries);

    void chooseNode(std::size_t index);
    void chooseLevel(const level::Level& level);
    std::optional<QString> chooseTrial(const level::Level& level);
    void chooseDescent(bool anew);
    /// Begins a new descent, after a question if that ends a kept one.
    void chooseNewDescent();
    void playBriefed();
    std::optional<QString> start();
    std::optional<QString> startTemple();
    std::optional<QString> startDescent();
    void leaveGame();
    void note(const play::Attempt& attempt);
    void takeReplay();
    void tell(const ProfileKeeper::Told& told);
    /// Tells a remark before the list is shown next, unless it was told before.
    void tellOnce(const QString& remark);

    GamePack pack_;
    PlayWish wish_;
    widgets::PlayControls controls_;
    widgets::PlayOptions options_;
    ProfileKeeper profiles_;
    ParFinder pars_;
    Playing playing_;
    std::set<std::size_t> fresh_;  ///< campaign nodes that the last win opened
    QString keptFile_;             ///< file of the run to resume or of a new run; empty: none
    QString note_;                 ///< remarks that are still to be told
    std::set<QString> told_;       ///< remarks so far
    std::string replay_;
    grid::Size size_ = kLeastSize;
    std::unique_ptr<Page> page_;
    int chosen_ = 0;                  ///< the entry of the list that was selected last
    ListPage* list_ = nullptr;        ///< the page, if it is the list
    TempleGame* temple_ = nullptr;    ///< the page, if it is a temple
    DescentGame* descent_ = nullptr;  ///< the page, if it is a descent
};

}  // namespace mazeloom::app::terminal
