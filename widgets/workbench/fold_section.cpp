// SPDX-License-Identifier: MIT
#include "widgets/workbench/fold_section.h"

#include <QVBoxLayout>

#include "widgets/workbench/fold_header.h"
#include "widgets/workbench/panel_frame.h"

namespace mazeloom::widgets {

FoldSection::FoldSection(PanelFrame& frame, QWidget* parent)
    : Foldable(parent), frame_(frame), header_(new FoldHeader(frame.title())) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(header_);
    column->addWidget(&frame_, 1);
    column->addStretch(0);
    connect(header_, &QAbstractButton::clicked, this, [this] {
        frame_.setUnfolded(!frame_.isUnfolded());
        if (frame_.isUnfolded()) emit revealWanted();
    });
    connect(header_, &FoldHeader::menuWanted, this,
            [this](const QPoint& at) { emit menuWanted(&frame_, at); });
    connect(&frame_, &PanelFrame::wordsChanged, this, &FoldSection::showWords);
    connect(&frame_, &PanelFrame::unfoldedChanged, this, [this] {
        showFold();
        emit foldChanged();
    });
    showWords();
    showFold();
}

int FoldSection::foldedHeight() const {
    return header_->height();
}

bool FoldSection::isUnfolded() const {
    return frame_.isUnfolded();
}

int FoldSection::weight() const {
    return frame_.weight();
}

void FoldSection::setWeight(int weight) {
    frame_.setWeight(weight);
}

void FoldSection::showWords() {
    header_->setWords(frame_.note().isEmpty() ? frame_.subject() : frame_.note());
}

void FoldSection::showFold() {
    const bool unfolded = frame_.isUnfolded();
    // If folding hides the focused widget, the header gets the focus.
    if (!unfolded && frame_.isAncestorOf(window()->focusWidget()))
        header_->setFocus(Qt::OtherFocusReason);
    frame_.setVisible(unfolded);
    header_->setUnfolded(unfolded);
}

}  // namespace mazeloom::widgets
