// SPDX-License-Identifier: MIT
// A view of the program's own Markdown texts, which are the manual. It opens no files and no
// addresses by itself, and interprets no HTML. Texts of packs are never shown here.
#pragma once

#include <QStringList>
#include <QTextBrowser>

namespace mazeloom::widgets {

/// Returns the text of a Markdown document without its markup.
QString textOfMarkdown(const QString& markdown);

class MarkdownView : public QTextBrowser {
    Q_OBJECT

  public:
    static constexpr int kSmallestText = 80;  ///< in percent of the window's text size
    static constexpr int kLargestText = 200;

    explicit MarkdownView(QWidget* parent = nullptr);

    void showMarkdown(const QString& markdown);
    /// Highlights all occurrences of these words, ignoring case, and scrolls to the first one.
    /// Returns the number of occurrences.
    int markWords(const QStringList& words);
    int marks() const { return static_cast<int>(extraSelections().size()); }

    int textSize() const { return textSize_; }
    /// Sets the text size. The user can also change it with Ctrl and the wheel.
    void setTextSize(int percent);

  signals:
    /// The user followed a link; `target` is the link's target as written in the Markdown text.
    void linkFollowed(const QString& target);

  protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

  private:
    void render();

    QString markdown_;
    QStringList words_;
    int textSize_ = 100;
};

}  // namespace mazeloom::widgets
