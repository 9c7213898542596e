// SPDX-License-Identifier: MIT
// Shows the program's own Markdown: the manual. It opens nothing by itself, neither a file nor an
// address, and takes no HTML. Texts of packs are never shown here.
#pragma once

#include <QStringList>
#include <QTextBrowser>

namespace mazeloom::widgets {

/// What of a Markdown text is read, without its signs.
QString textOfMarkdown(const QString& markdown);

class MarkdownView : public QTextBrowser {
    Q_OBJECT

  public:
    static constexpr int kSmallestText = 80;  ///< percent of the window's text
    static constexpr int kLargestText = 200;

    explicit MarkdownView(QWidget* parent = nullptr);

    void showMarkdown(const QString& markdown);
    /// Marks every place of these words, whatever their case, and shows the first. How many.
    int markWords(const QStringList& words);
    int marks() const { return static_cast<int>(extraSelections().size()); }

    int textSize() const { return textSize_; }
    /// Ctrl and the wheel change it, too.
    void setTextSize(int percent);

  signals:
    /// A link was followed: what stands in its brackets.
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
