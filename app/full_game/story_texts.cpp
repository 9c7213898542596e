// SPDX-License-Identifier: MIT
#include "app/full_game/story_texts.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>

#include "widgets/qstring.h"

namespace mazeloom::app {

namespace {

struct StoryWords {
    Q_DECLARE_TR_FUNCTIONS(StoryWords)
};

QString foundText(const std::vector<play::FoundText>& texts) {
    const auto found = std::ranges::count(texts, true, &play::FoundText::isFound);
    //: How many were found: %1 and %2 numbers
    return StoryWords::tr("%1 of %2")
        .arg(QLocale().toString(static_cast<qlonglong>(found)),
             QLocale().toString(static_cast<qulonglong>(texts.size())));
}

}  // namespace

QString foundText(const level::Level& level, const play::LevelRecord* record) {
    const auto texts = play::textsIn(level, record);
    return texts.empty() ? QString() : foundText(texts);
}

std::vector<widgets::StoryChapter> storyChapters(const GamePack& game,
                                                 const std::vector<play::Chapter>& story) {
    std::vector<widgets::StoryChapter> chapters;
    for (const play::Chapter& told : story) {
        const level::CampaignNode& node = game.pack->campaign.nodes[chapters.size()];
        widgets::StoryChapter& chapter = chapters.emplace_back();
        chapter.title = titleOf(game, node);
        chapter.isLocked = told.state == play::NodeState::Locked;
        if (chapter.isLocked) continue;
        const level::CampaignTexts texts = level::textsOf(node, game.language);
        if (!told.texts.empty()) chapter.found = foundText(told.texts);
        chapter.before = widgets::qstring(texts.before);
        for (const auto& [console, isFound] : told.texts) {
            const std::string& text =
                level::inLanguage(console->text, console->translations, game.language);
            chapter.texts.push_back({isFound ? widgets::qstring(text) : QString(), isFound});
        }
        if (told.state == play::NodeState::Won) chapter.after = widgets::qstring(texts.after);
    }
    return chapters;
}

QString storyNote(const std::vector<play::Chapter>& story) {
    std::vector<play::FoundText> texts;
    for (const play::Chapter& chapter : story)
        texts.insert(texts.end(), chapter.texts.begin(), chapter.texts.end());
    //: %1 such as "1 of 3"
    return texts.empty() ? QString()
                         : StoryWords::tr("Texts found in the levels: %1").arg(foundText(texts));
}

}  // namespace mazeloom::app
