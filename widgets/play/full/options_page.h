// SPDX-License-Identifier: MIT
// The player's options for games. Changes apply immediately and are stored.
#pragma once

#include "widgets/play/full/full_page.h"

class QLabel;
class QSlider;

namespace mazeloom::widgets {

class ChoiceBar;
class PlayOptions;

class OptionsPage : public FullPage {
    Q_OBJECT

  public:
    /// `options` must outlive the page.
    explicit OptionsPage(PlayOptions& options, QWidget* parent = nullptr);

    void takeFocus() override;
    QString hint() const override;

  signals:
    void controlsWanted();

  private:
    void addRow(const QString& what, QWidget* widget);
    void showOptions();

    PlayOptions& options_;
    ChoiceBar* numbers_;
    ChoiceBar* pace_;
    ChoiceBar* theme_;
    ChoiceBar* scanLines_;
    QSlider* volume_;
    QLabel* percent_;
    ChoiceBar* glyphs_;
};

}  // namespace mazeloom::widgets
