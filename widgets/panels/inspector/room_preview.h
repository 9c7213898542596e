// SPDX-License-Identifier: MIT
// Shows a handcrafted room where a level's recipe places it, and keeps up with all that decides
// that: the room, the pack's other rooms, the level, its recipe and seed. Where the recipe never
// places the room, it says why.
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
    /// What was found last.
    const generate::RoomTrial& trial() const { return *trial_; }
    QString text() const;

  signals:
    /// Something new is shown.
    void updated();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    void listLevels();
    void chooseLevel();
    void nextSeed();
    /// Soon, once for all changes of now; a hidden preview waits until it is seen.
    void refresh();
    void generate();
    void show(std::shared_ptr<const generate::RoomTrial> trial);
    QString sentence() const;

    QPointer<PackDocument> document_;
    QString roomId_;
    QString levelId_;
    /// Where the search for a seed begins; the level's own until the user asks for the next.
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
