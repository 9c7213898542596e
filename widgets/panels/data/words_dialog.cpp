// SPDX-License-Identifier: MIT
#include "widgets/panels/data/words_dialog.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/level/map/properties.h"
#include "widgets/text/field_flaw.h"
#include "widgets/text/flaw_line.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/tool_tip.h"

namespace mazeloom::widgets {

namespace {

std::vector<std::string> wordsOf(const QString& text) {
    std::vector<std::string> words;
    for (const QString& line : text.split('\n')) {
        const std::string word = line.trimmed().toStdString();
        if (!word.empty() && std::ranges::find(words, word) == words.end()) words.push_back(word);
    }
    return words;
}

class WordsDialog : public QDialog {
    Q_DECLARE_TR_FUNCTIONS(mazeloom::widgets::WordsDialog)

  public:
    WordsDialog(const QString& title, const std::vector<std::string>& words, QWidget* parent)
        : QDialog(parent),
          input_(new QPlainTextEdit),
          buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)) {
        setWindowTitle(tr("Words of %1").arg(title));
        auto* label = new PlainLabel(tr("The &choices, one in each line:"));
        label->setBuddy(input_);
        label->setWordWrap(true);
        QStringList lines;
        for (const std::string& word : words)
            lines << QString::fromStdString(word);
        input_->setPlainText(lines.join('\n'));
        input_->setTabChangesFocus(true);
        input_->setAccessibleName(windowTitle());
        setTips(*input_, tr("1 to %1 lines, no two of them equal").arg(level::kMaxChoices));
        auto* column = new QVBoxLayout(this);
        column->addWidget(label);
        column->addWidget(input_);
        auto* flawLine = new FlawLine({input_});
        column->addWidget(flawLine);
        column->addWidget(buttons_);
        connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
        connect(input_, &QPlainTextEdit::textChanged, this, [this] {
            const QString flaw = flawOf(this->words());
            tellFlaw(*input_, flaw);
            buttons_->button(QDialogButtonBox::Ok)->setEnabled(flaw.isEmpty());
        });
    }

    std::vector<std::string> words() const { return wordsOf(input_->toPlainText()); }

  private:
    static QString flawOf(const std::vector<std::string>& words) {
        if (words.empty()) return tr("A word is missing");
        if (words.size() > level::kMaxChoices)
            return tr("At most %1 words are allowed").arg(level::kMaxChoices);
        for (const std::string& word : words) {
            const QString flaw = lineFlaw(QString::fromStdString(word));
            if (!flaw.isEmpty()) return flaw;
        }
        return {};
    }

    QPlainTextEdit* input_;
    QDialogButtonBox* buttons_;
};

}  // namespace

std::optional<std::vector<std::string>> askForWords(const QString& title,
                                                    const std::vector<std::string>& words,
                                                    QWidget* parent) {
    WordsDialog dialog(title, words, parent);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return dialog.words();
}

}  // namespace mazeloom::widgets
