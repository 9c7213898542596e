// SPDX-License-Identifier: MIT
// Labelled inputs that edit one thing: each says what it is for, and what is typed or dragged in
// one go is one undo command. Where a label and its input have no room beside each other, the label
// stands above.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <vector>

#include <QPlainTextEdit>
#include <QWidget>

#include "widgets/panels/quiet_inputs.h"
#include "widgets/text/line_field.h"
#include "widgets/tools/context/edit_context.h"

class QButtonGroup;
class QGridLayout;
class QLabel;
class QLayout;

namespace mazeloom::widgets {

using QuietLineEdit = QuietInput<LineField>;
using QuietTextEdit = QuietInput<QPlainTextEdit>;

class FieldForm : public QWidget {
    Q_OBJECT

  public:
    /// Shows what is there now. Only called while there is something to show.
    void showValues();

    QSize minimumSizeHint() const override;

  protected:
    /// `context` outlives the form.
    explicit FieldForm(EditContext& context, QWidget* parent = nullptr);

    EditContext& context() const { return context_; }
    PackDocument& document() const { return *context_.document(); }
    Sheet sheet() const { return context_.sheet(); }

    /// A row: label, input, and what stands beside it. `label` has a mnemonic if it likes.
    void addField(const QString& label, QWidget* input, const QString& help,
                  QWidget* beside = nullptr);
    /// Two inputs in a row: from … to. Each has a name and help of its own.
    struct End {
        QWidget* input = nullptr;
        QString name;
        QString help;
    };
    void addRange(const QString& label, const End& from, const End& to);
    /// An input as wide as the form, below its label.
    void addWide(const QString& label, QWidget* input, const QString& help);
    void addWidget(QWidget* widget);
    /// Shows or hides an input with its label and what stands beside it.
    void setFieldVisible(QWidget* input, bool visible);

    NumberBox* number(int least, int most);
    QuietLineEdit* line();
    /// A line for an id, which says what an id may have.
    enum class IdNeed { Required, Optional };
    QuietLineEdit* idLine(IdNeed need);
    QuietTextEdit* lines();
    /// A label for what a number means in other units.
    QLabel* note();

    /// Calls `edit` when the user changes an input to what a pack can hold; not while values are
    /// shown.
    void onEdit(QSpinBox* input, const std::function<void()>& edit);
    void onEdit(QuietLineEdit* input, const std::function<void()>& edit);
    void onEdit(QuietTextEdit* input, const std::function<void()>& edit);
    void onEdit(QComboBox* input, const std::function<void()>& edit);

    /// Of what is typed or dragged now; another one for each choice that is clicked.
    Gesture gesture() const { return gesture_; }
    void beginGesture() { gesture_ = newGesture(); }
    bool isShowing() const { return showing_; }
    /// Puts the values into the inputs.
    virtual void takeValues() = 0;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    /// A label with what stands beside it, or below where there is no room.
    struct Line {
        QLabel* title;
        QLayout* inputs;
        int row;
        bool isBelow = false;
    };

    void explain(QWidget* input, const QString& label, const QString& help);
    void addLine(QLabel* title, QLayout* inputs);
    void arrange();
    void place(Line& line, bool isBelow);

    EditContext& context_;
    QGridLayout* grid_;
    /// What stands in the row of an input: label, input, and what is beside it.
    std::map<const QWidget*, std::vector<QWidget*>> rows_;
    std::vector<Line> lines_;
    Gesture gesture_ = newGesture();
    bool showing_ = false;
};

/// Shows a text, leaving the cursor where it is when nothing changed.
void showText(QLineEdit& input, const QString& text);
void showText(QPlainTextEdit& input, const QString& text);
/// Shows a number; none: that those edited differ, which is the step below `least`.
void showNumber(QSpinBox& input, std::optional<int> value, int least);
/// "1.5 s"
QString secondsText(int ticks);

}  // namespace mazeloom::widgets
