// SPDX-License-Identifier: MIT
// A pack as a picture with its name below: a click or Enter opens it.
#pragma once

#include <QPushButton>
#include <QString>

#include "widgets/welcome/pack_preview.h"

class QToolButton;

namespace mazeloom::widgets {

class PackCard : public QPushButton {
    Q_OBJECT

  public:
    /// Pixels of Qt's.
    static constexpr QSize kPicture{224, 140};
    static constexpr QSize kSize{240, 228};

    /// `name` is the pack's, as Workspace::open takes it. One that can be removed has a button for
    /// it, and understands the Delete key.
    PackCard(QString name, bool canBeRemoved, QWidget* parent = nullptr);

    const QString& name() const { return name_; }
    void setPreview(const PackPreview& preview);
    const PackPreview& preview() const { return preview_; }
    /// Whether a preview has come, and says that there is no such pack.
    bool isMissing() const { return known_ && preview_.state == PackPreview::State::Missing; }

    QSize sizeHint() const override { return kSize; }

  signals:
    void openRequested(const QString& name);
    void removeRequested(const QString& name);
    /// A missing pack is to be looked for again.
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
    /// The second line: what it holds, where it is, or what is wrong.
    QString detail() const;
    /// What one does in a built-in pack, a sentence; empty for others.
    QString sentence() const;
    void describe();
    void activate();
    void showRemoveButton();

    QString name_;
    QToolButton* remove_ = nullptr;
    PackPreview preview_;
    bool known_ = false;  ///< a preview has come
};

}  // namespace mazeloom::widgets
