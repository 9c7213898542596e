// SPDX-License-Identifier: MIT
// What this program is, which version, what it stands on, and under which licenses.
#pragma once

#include <QDialog>

namespace mazeloom::app {

class AboutDialog : public QDialog {
    Q_OBJECT

  public:
    explicit AboutDialog(QWidget* parent);
};

}  // namespace mazeloom::app
