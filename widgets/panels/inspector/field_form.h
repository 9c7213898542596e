// SPDX-License-Identifier: MIT
// A form of labelled inputs that edit one object. Each input explains itself, and typing or
// dragging in one go is one undo command. If a label and its input do not fit side by side, the
// label is placed above the input.
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
    /// Shows the current values. Must be called only while there is an object to show.
    void showValues();

    QSize minimumSizeHint() const override;

  protected:
    /// `context` must outlive the form.
    explicit FieldForm(EditContext& context, QWidget* parent = nullptr);

    EditContext& context() const { return context_; }
    PackDocument& document() const { return *context_.document(); }
    Sheet sheet() const { return context_.sheet(); }

    /// Adds a row: label, input, and an optional widget beside it. `label` may contain a mnemonic.
    void addField(const QString& label, QWidget* input, const QString& help,
                  QWidget* beside = nullptr);
    /// One end of a range. A range has two inputs in a row, from … to, each with its own name and
    /// help.
    struct End {
        QWidget* input = nullptr;
        QString name;
        QString help;
    };
    void addRange(const QString& label, const End& from, const End& to);
    /// Adds an input as wide as the form, below its label.
    void addWide(const QString& label, QWidget* input, const QString& help);
    void addWidget(QWidget* widget);
    /// Shows or hides an input with its label and the widget beside it. For the first input of a
    /// range, shows or hides both inputs.
    void setFieldVisible(QWidget* input, bool visible);

    NumberBox* number(int least, int most);
    QuietLineEdit* line();
    /// Whether a field for an id must be filled in.
    enum class IdNeed { Required, Optional };
    /// Returns a field for an id. While its text is not a valid id, the field states which
    /// characters an id may contain.
    QuietLineEdit* idLine(IdNeed need);
    QuietTextEdit* lines();
    /// Returns a label for a number converted to other units.
    QLabel* note();

    /// Calls `edit` when the user changes an input to a valid value, but not during showValues().
    void onEdit(QSpinBox* input, const std::function<void()>& edit);
    void onEdit(QuietLineEdit* input, const std::function<void()>& edit);
    void onEdit(QuietTextEdit* input, const std::function<void()>& edit);
    void onEdit(QComboBox* input, const std::function<void()>& edit);

    /// Identifies the current typing or drag; each click on a choice starts a new gesture.
    Gesture gesture() const { return gesture_; }
    void beginGesture() { gesture_ = newGesture(); }
    bool isShowing() const { return showing_; }
    /// Writes the object's values into the inputs.
    virtual void takeValues() = 0;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    /// A label with its inputs, which are beside it, or below if they do not fit.
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
    /// The widgets in an input's row: label, input, and the widget beside it.
    std::map<const QWidget*, std::vector<QWidget*>> rows_;
    std::vector<Line> lines_;
    Gesture gesture_ = newGesture();
    bool showing_ = false;
};

/// Shows a text; keeps the cursor in place if the text is unchanged.
void showText(QLineEdit& input, const QString& text);
void showText(QPlainTextEdit& input, const QString& text);
/// Shows a number. With nullopt, which means that the edited objects have different numbers, shows
/// a dash, for which the range is extended to `least` − 1.
void showNumber(QSpinBox& input, std::optional<int> value, int least);
/// Formats a number of ticks in seconds: "1.5 s".
QString secondsText(int ticks);

}  // namespace mazeloom::widgets
