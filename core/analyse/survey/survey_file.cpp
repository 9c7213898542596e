// SPDX-License-Identifier: MIT
#include "core/analyse/survey/survey_file.h"

#include <string>
#include <utility>

#include "core/analyse/survey/survey_json.h"

namespace mazeloom::analyse {

tl::expected<std::optional<Survey>, Problem> readSurveyFile(const std::filesystem::path& file,
                                                            files::FileSystem& disk) {
    const auto flaw = [&file](std::string text) {
        Problem problem;
        problem.file = file.string();
        problem.text = std::move(text);
        return tl::unexpected(std::move(problem));
    };
    const auto info = disk.look(file);
    if (!info) return flaw("cannot be read: " + info.error().message());
    if (!*info) return std::nullopt;
    if ((*info)->kind != files::FileInfo::Kind::File) return flaw("this is no file");
    if ((*info)->size > kMostSurveyBytes) return flaw("it is too large for a survey");
    const auto text = disk.read(file);
    if (!text) return flaw("cannot be read: " + text.error().message());
    auto survey = readSurvey(*text, file.string());
    if (!survey) return tl::unexpected(std::move(survey.error()));
    return std::optional(std::move(*survey));
}

}  // namespace mazeloom::analyse
