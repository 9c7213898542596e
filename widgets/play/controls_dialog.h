// SPDX-License-Identifier: MIT
// A dialog that shows and changes which keys and pad buttons trigger the commands of a game.
#pragma once

#include <optional>
#include <vector>

#include <QDialog>

#include "widgets/devices/gamepad.h"
#include "widgets/play/play_controls.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace mazeloom::widgets {

class ControlsDialog : public QDialog {
    Q_OBJECT

  public:
    /// Both arguments must outlive the dialog. Pads are polled while it is open.
    ControlsDialog(PlayControls& controls, Gamepad& gamepad, QWidget* parent = nullptr);
    ~ControlsDialog() override;

    /// Adds a paragraph below the list.
    void addParagraph(const QString& text);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    struct Row {
        PlayCommand command;
        QPushButton* key;
        QPushButton* pad;
    };

    void wait(QPushButton* button);
    void endWait();
    void stopWaiting();
    void takeKey(int key);
    void takePad(PadInput input);
    void showAll();
    const Row* waitingRow() const;
    /// Shows a note that the command `before` lost `what`, a key or pad button, to `now`. Clears
    /// the note if no command lost `what`.
    void tellTaken(const QString& what, std::optional<PlayCommand> before, PlayCommand now);

    PlayControls& controls_;
    Gamepad& gamepad_;
    bool hasOpenedPads_ = false;
    bool hasWatched_ = false;
    std::vector<Row> rows_;
    QPushButton* waiting_ = nullptr;  ///< waits for the key or button to bind
    QPushButton* restore_ = nullptr;
    QVBoxLayout* paragraphs_ = nullptr;
    QLabel* note_;  ///< names the command that lost its key to the last binding
};

}  // namespace mazeloom::widgets
