// SPDX-License-Identifier: MIT
#include "app/exchange/replays/replay_choice.h"

#include <utility>

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>

#include "app/dialogs/last_folder.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::app {

namespace {

// The data of a list entry is one of these numbers, or the path of a file.
constexpr int kNow = 1;
constexpr int kLast = 2;

}  // namespace

ReplayChoice::ReplayChoice(PlayedOffer offer, QWidget* parent)
    : QWidget(parent), offer_(std::move(offer)), which_(new QComboBox) {
    which_->setAccessibleName(tr("Replay"));
    widgets::setTips(*which_, tr("Which attempt is shown"));
    which_->setPlaceholderText(tr("not chosen yet"));
    which_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    which_->setMinimumContentsLength(14);
    if (offer_.now) which_->addItem(tr("What is being played"), kNow);
    if (offer_.last) which_->addItem(tr("What was played last"), kLast);
    which_->setCurrentIndex(which_->count() > 0 ? 0 : -1);
    which_->setEnabled(which_->count() > 0);
    auto* browse = new QPushButton(tr("Fro&m a file…"));
    widgets::setTips(*browse, tr("Show a replay of this level that was saved"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(which_, 1);
    row->addWidget(browse);
    connect(which_, &QComboBox::currentIndexChanged, this, &ReplayChoice::changed);
    connect(browse, &QPushButton::clicked, this, &ReplayChoice::browse);
}

void ReplayChoice::browse() {
    const QString file = QFileDialog::getOpenFileName(
        this, tr("A replay of this level"), lastFolder(kReplayFolder), tr("Replays (*.jsonl)"));
    if (file.isEmpty()) return;
    keepFolder(kReplayFolder, QFileInfo(file).absolutePath());
    int index = which_->findData(file);
    if (index < 0) {
        index = which_->count();
        which_->addItem(QFileInfo(file).fileName(), file);
    }
    which_->setEnabled(true);
    which_->setCurrentIndex(index);
    emit wanted();
}

QString ReplayChoice::flaw() const {
    return which_->currentIndex() < 0 ? tr("Choose a replay's file.") : QString();
}

ReplayChoice::Source ReplayChoice::source() const {
    const QVariant which = which_->currentData();
    if (which.typeId() == QMetaType::QString) {
        return [setup = *offer_.setup, file = which.toString()](const play::LoadControl& control) {
            return readPlayed(setup, file, control);
        };
    }
    return [played = which.toInt() == kNow ? offer_.now : offer_.last](
               const play::LoadControl&) -> tl::expected<ReadPlayed, QString> {
        return ReadPlayed{played, 0};
    };
}

}  // namespace mazeloom::app
