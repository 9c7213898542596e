// SPDX-License-Identifier: MIT
// A word that something went well, over the lower edge of what it is about. It fades in, stays long
// enough to be read, and fades out; it takes neither focus nor clicks, and screen readers speak it.
#pragma once

#include <QString>
#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

class QTextLayout;

namespace mazeloom::widgets {

class Toast : public QWidget {
    Q_OBJECT

  public:
    /// Lies over `under`, which owns it.
    explicit Toast(QWidget& under);

    /// Shows a text, in place of the one that is shown; of a long one its beginning and end.
    void say(const QString& text);
    /// The one that was said last.
    const QString& text() const { return text_; }
    /// Whether it fades; else it comes and goes at once.
    void setMotion(bool wanted);
    /// For how long a text is shown, in milliseconds: as slow readers need it.
    static int timeFor(const QString& text);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void place();
    /// Breaks the text into lines of at most this width, and returns the room that they take.
    QSizeF layOut(QTextLayout& layout, qreal width) const;
    void fadeTo(double opacity);
    void setOpacity(double opacity);

    QString text_;
    QTimer stay_;
    QVariantAnimation fade_;
    double opacity_ = 0;
    bool hasMotion_ = true;
};

}  // namespace mazeloom::widgets
