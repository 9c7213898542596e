// SPDX-License-Identifier: MIT
// Shows the program's version, the libraries it uses, and their licenses.
#pragma once

#include <QDialog>

namespace mazeloom::app {

class AboutDialog : public QDialog {
    Q_OBJECT

  public:
    explicit AboutDialog(QWidget* parent);
};

}  // namespace mazeloom::app
