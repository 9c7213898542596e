// SPDX-License-Identifier: MIT
// Shows a handcrafted room where a level's recipe places it. Updates when any input changes: the
// room, the pack's other rooms, the level, its recipe or seed. If the recipe never places the room,
// explains why.
#pragma once

#include <memory>

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include "core/generate/room_trial.h"
#include "widgets/document/latest_task.h"
#include "widgets/document/pack_document.h"
#include "widgets/panels/quiet_inputs.h"

class QLabel;
class QToolButton;

namespace mazeloom::widgets {

class RoomPicture;

class RoomPreview final : public QWidget {
    Q_OBJECT

  public:
    explicit RoomPreview(QWidget* parent = nullptr);

    void showRoom(PackDocument* document, const QString& roomId);

    QComboBox* levels() { return levels_; }
    /// Returns the result of the last trial.
    const generate::RoomTrial& trial() const { return *trial_; }
    QString text() const;

  signals:
    /// Emitted when a new trial or message is shown.
    void updated();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void listLevels();
    void chooseLevel();
    void nextSeed();
    /// Starts a trial after a short delay; all changes made during the delay share the trial. While
    /// the preview is hidden, the trial waits until it is shown.
    void refresh();
    void generate();
    void show(std::shared_ptr<const generate::RoomTrial> trial);
    QString sentence() const;

    QPointer<PackDocument> document_;
    QString roomId_;
    QString levelId_;
    /// The first seed of the search; nullopt stands for the level's own seed, with which the search
    /// starts until the user asks for another seed.
    std::optional<std::uint64_t> firstSeed_;
    std::shared_ptr<const generate::RoomTrial> trial_;
    QuietComboBox* levels_;
    QToolButton* next_;
    RoomPicture* picture_;
    QLabel* label_;
    QTimer soon_;
    bool isStale_ = true;
    LatestTask task_{"room preview"};
};

}  // namespace mazeloom::widgets
