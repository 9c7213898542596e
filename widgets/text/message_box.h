// SPDX-License-Identifier: MIT
// The message box of this program. It shows text and informative text literally, as PlainLabel
// does.
#pragma once

#include <QMessageBox>

namespace mazeloom::widgets {

class MessageBox : public QMessageBox {
    Q_OBJECT

  public:
    explicit MessageBox(QWidget* parent = nullptr);
    MessageBox(Icon icon, const QString& title, const QString& text, StandardButtons buttons,
               QWidget* parent = nullptr);

    void setInformativeText(const QString& text);
    void setTextFormat(Qt::TextFormat format) = delete;

    /// Asks a question and returns whether the answer is yes. Escape means no.
    static bool isConfirmed(QWidget* parent, const QString& title, const QString& text);

    // These functions of the base class would create a QMessageBox, which may interpret HTML.
    static void about(QWidget*, const QString&, const QString&) = delete;
    template <typename... Arguments>
    static StandardButton critical(Arguments&&...) = delete;
    template <typename... Arguments>
    static StandardButton information(Arguments&&...) = delete;
    template <typename... Arguments>
    static StandardButton question(Arguments&&...) = delete;
    template <typename... Arguments>
    static StandardButton warning(Arguments&&...) = delete;
};

}  // namespace mazeloom::widgets
