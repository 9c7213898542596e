// SPDX-License-Identifier: MIT
// A pack as a picture with its name below; a click or Enter opens it.
#pragma once

#include <QPushButton>
#include <QString>

#include "widgets/welcome/pack_preview.h"

class QToolButton;

namespace mazeloom::widgets {

class PackCard : public QPushButton {
    Q_OBJECT

  public:
    /// Sizes of the picture and of the whole card, in Qt's pixels.
    static constexpr QSize kPicture{224, 140};
    static constexpr QSize kSize{240, 228};

    /// `name` is as for Workspace::open. A removable card has a button, and handles Delete.
    PackCard(QString name, bool canBeRemoved, QWidget* parent = nullptr);

    const QString& name() const { return name_; }
    void setPreview(const PackPreview& preview);
    const PackPreview& preview() const { return preview_; }
    /// Whether the preview has come and reports that the pack is missing.
    bool isMissing() const { return known_ && preview_.state == PackPreview::State::Missing; }

    QSize sizeHint() const override { return kSize; }

  signals:
    void openRequested(const QString& name);
    void removeRequested(const QString& name);
    /// The user asked to look again for a missing pack.
    void lookRequested(const QString& name);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    QString title() const;
    /// Returns the second line: contents, location, or an error.
    QString detail() const;
    /// Returns what the player does in a built-in pack, one sentence; empty for others.
    QString sentence() const;
    void describe();
    void activate();
    void showRemoveButton();

    QString name_;
    QToolButton* remove_ = nullptr;
    PackPreview preview_;
    bool known_ = false;  ///< whether a preview has come
};

}  // namespace mazeloom::widgets
