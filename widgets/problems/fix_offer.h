// SPDX-License-Identifier: MIT
// Shows a finding in a message bar, with a button for its best fix. So message bars offer the same
// fix as the list of problems.
#pragma once

#include <optional>

#include <QObject>
#include <QPointer>

#include "core/check/findings/finding.h"
#include "widgets/document/pack_document.h"

namespace mazeloom::widgets {

class MessageBar;

class FixOffer : public QObject {
    Q_OBJECT

  public:
    /// `bar` can also be used by others: once it shows another message, the offer is withdrawn.
    FixOffer(MessageBar& bar, QObject* parent);

    /// Shows `text` in the bar. The first button applies the finding's best fix, if it has one; the
    /// second button has the text `other`.
    void show(PackDocument& document, const check::Finding& finding, const QString& text,
              const QString& other = {});

  signals:
    /// The user chose the fix, and the fix changed the pack.
    void mended();

  private:
    void mend();

    MessageBar& bar_;
    QPointer<PackDocument> document_;
    std::optional<check::Fix> fix_;
    QString text_;
};

}  // namespace mazeloom::widgets
