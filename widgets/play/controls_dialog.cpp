// SPDX-License-Identifier: MIT
#include "widgets/play/controls_dialog.h"

#include <algorithm>

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStringList>
#include <QVBoxLayout>

#include "widgets/play/modifier_key.h"
#include "widgets/play/pad_navigation.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

namespace {

/// A scroll area whose size hint is large enough for all its contents; it may be made smaller.
class ContentsArea : public QScrollArea {
  public:
    ContentsArea() {
        setFrameShape(QFrame::NoFrame);
        setWidgetResizable(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
    }
    QSize sizeHint() const override {
        const int bar = verticalScrollBar()->sizeHint().width();
        return widget()->sizeHint() + QSize(bar, 0);
    }
    QSize minimumSizeHint() const override { return {sizeHint().width(), 120}; }
};

}  // namespace

ControlsDialog::ControlsDialog(PlayControls& controls, Gamepad& gamepad, QWidget* parent)
    : QDialog(parent), controls_(controls), gamepad_(gamepad) {
    setWindowTitle(tr("Controls of the game"));
    auto* column = new QVBoxLayout(this);
    paragraphs_ = new QVBoxLayout;
    auto* hint = new PlainLabel(
        tr("Click a field, then press its new key or gamepad button. Escape keeps the old one."));
    hint->setWordWrap(true);
    column->addWidget(hint);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    grid->addWidget(new PlainLabel(tr("Key")), 0, 1);
    grid->addWidget(new PlainLabel(tr("Gamepad")), 0, 2);
    const auto field = [&](const QString& what, const QString& tip) {
        auto* button = new QPushButton;
        button->setAutoDefault(false);
        button->setMinimumWidth(150);
        button->setAccessibleName(what);
        setTips(*button, tip);
        button->installEventFilter(this);
        connect(button, &QPushButton::clicked, this, [this, button] { wait(button); });
        return button;
    };
    for (int i = 0; i < kPlayCommands; ++i) {
        const auto command = static_cast<PlayCommand>(i);
        const QString title = titleOf(command);
        auto* key = field(tr("Key: %1").arg(title), tr("Click, then press another key"));
        auto* pad =
            field(tr("Gamepad: %1").arg(title), tr("Click, then press another gamepad button"));
        grid->addWidget(new PlainLabel(title), i + 1, 0);
        grid->addWidget(key, i + 1, 1);
        grid->addWidget(pad, i + 1, 2);
        rows_.push_back({command, key, pad});
    }
    // The rows scroll on a small screen.
    auto* rows = new QWidget;
    rows->setLayout(grid);
    auto* area = new ContentsArea;
    area->setWidget(rows);
    column->addWidget(area, 1);
    // The paragraphs do not scroll, because a pad scrolls only to rows.
    column->addLayout(paragraphs_);
    // The note occupies its line even while it is empty, so that nothing moves when it gets a text.
    note_ = new PlainLabel;
    note_->setObjectName(QStringLiteral("takenNote"));
    column->addWidget(note_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    restore_ = buttons->addButton(tr("Restore all"), QDialogButtonBox::ResetRole);
    setTips(*restore_, tr("Reset every control to its original key and button"));
    connect(restore_, &QPushButton::clicked, &controls_, &PlayControls::restoreStandard);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);

    connect(&controls_, &PlayControls::changed, this, &ControlsDialog::showAll);
    hasOpenedPads_ = !gamepad_.isOpen() && gamepad_.open();
    hasWatched_ = gamepad_.isWatching();
    gamepad_.setWatching(true);
    showAll();
}

ControlsDialog::~ControlsDialog() {
    gamepad_.setWatching(hasWatched_);
    if (hasOpenedPads_) gamepad_.close();
}

void ControlsDialog::addParagraph(const QString& text) {
    auto* label = new PlainLabel(text);
    label->setWordWrap(true);
    paragraphs_->addWidget(label);
}

const ControlsDialog::Row* ControlsDialog::waitingRow() const {
    const auto found = std::find_if(rows_.begin(), rows_.end(), [this](const Row& row) {
        return row.key == waiting_ || row.pad == waiting_;
    });
    return found == rows_.end() ? nullptr : &*found;
}

void ControlsDialog::wait(QPushButton* button) {
    endWait();
    waiting_ = button;
    showAll();
    const bool isKey = waitingRow()->key == button;
    button->setText(isKey ? tr("Press a key…") : tr("Press a button…"));
    if (isKey) return;
    // Connected only now, so that the press that activated the field is not taken as the new
    // binding.
    connect(&gamepad_, &Gamepad::pressed, this, &ControlsDialog::takePad);
    PadNavigation::setTakesPresses(*this, true);
}

void ControlsDialog::endWait() {
    waiting_ = nullptr;
    disconnect(&gamepad_, &Gamepad::pressed, this, &ControlsDialog::takePad);
    PadNavigation::setTakesPresses(*this, false);
}

void ControlsDialog::stopWaiting() {
    endWait();
    showAll();
}

void ControlsDialog::takeKey(int key) {
    const PlayCommand command = waitingRow()->command;
    endWait();
    const auto before = controls_.commandOfKey(key);
    controls_.setKeys(command, {key});
    tellTaken(controls_.describe(command, false), before, command);
}

void ControlsDialog::takePad(PadInput input) {
    const PlayCommand command = waitingRow()->command;
    endWait();
    const auto before = controls_.commandOfPad(input);
    controls_.setPads(command, {input});
    tellTaken(titleOf(input), before, command);
}

void ControlsDialog::tellTaken(const QString& what, std::optional<PlayCommand> before,
                               PlayCommand now) {
    const bool isTaken = before && *before != now;
    note_->setText(isTaken ? tr("%1 was taken from “%2”.").arg(what, titleOf(*before)) : QString());
    note_->setAccessibleName(note_->text());
}

bool ControlsDialog::eventFilter(QObject* watched, QEvent* event) {
    if (waiting_ == nullptr || watched != waiting_) return QDialog::eventFilter(watched, event);
    if (event->type() == QEvent::FocusOut) {
        stopWaiting();
    } else if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    } else if (event->type() == QEvent::KeyPress) {
        const auto& key = static_cast<const QKeyEvent&>(*event);
        if (isModifierKey(key.key())) return true;
        if (key.key() == Qt::Key_Escape && waitingRow()->command != PlayCommand::Menu)
            stopWaiting();
        else if (waitingRow()->key == waiting_)
            takeKey(key.keyCombination().toCombined() & ~static_cast<int>(Qt::KeypadModifier));
        return true;
    } else if (event->type() == QEvent::KeyRelease) {
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void ControlsDialog::showAll() {
    const QString none = tr("none");
    for (const Row& row : rows_) {
        const QString keys = controls_.describe(row.command, false);
        row.key->setText(keys.isEmpty() ? none : keys);
        QStringList pads;
        for (const PadInput pad : controls_.pads(row.command))
            pads << titleOf(pad);
        row.pad->setText(pads.isEmpty() ? none : pads.join(QStringLiteral(", ")));
    }
    restore_->setEnabled(!controls_.isStandard());
}

}  // namespace mazeloom::widgets
