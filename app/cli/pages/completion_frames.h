// SPDX-License-Identifier: MIT
// The parts of the shells' completions that do not depend on the commands. Private to
// app/cli/pages.
#pragma once

namespace mazeloom::app {

// clang-format off

/// Placeholders: %1 the built-in packs, %2 the commands, %3 one case per command.
inline constexpr const char* kBashFrame = R"sh(# SPDX-License-Identifier: MIT
# bash completion for mazeloom; made from the program's tables of commands when it was built.

_mazeloom_words() {
    COMPREPLY=($(compgen -W "$1" -- "$current"))
}
_mazeloom_files() {
    compopt -o filenames 2>/dev/null
    local IFS=$'\n'
    COMPREPLY=($(compgen -f -- "$current"))
}
_mazeloom_packs() {
    compopt -o filenames 2>/dev/null
    local IFS=$'\n'
    COMPREPLY=($(compgen -d -- "$current") $(compgen -f -X '!*.mazepack' -- "$current"))
    IFS=' '
    COMPREPLY+=($(compgen -W '%1' -- "$current"))
    # Readline takes a colon for the end of a word.
    if [[ $current == *:* ]] && declare -F __ltrim_colon_completions >/dev/null; then
        __ltrim_colon_completions "$current"
    fi
}
# The levels of the pack on the line.
_mazeloom_levels() {
    local pack word
    for word in "${words[@]:2}"; do
        if [[ $word == builtin:* || -d $word || $word == *.mazepack ]]; then pack=$word; break; fi
    done
    [[ -n $pack ]] || return
    COMPREPLY=($(compgen -W "$(mazeloom generate "$pack" --list-levels 2>/dev/null | cut -f1)" -- "$current"))
}

_mazeloom() {
    local current previous
    local -a words
    if declare -F _get_comp_words_by_ref >/dev/null; then
        _get_comp_words_by_ref -n : -c current -p previous -w words
    else
        words=("${COMP_WORDS[@]}")
        current=${COMP_WORDS[COMP_CWORD]}
        previous=${COMP_WORDS[COMP_CWORD - 1]}
    fi
    COMPREPLY=()
    if ((${#words[@]} <= 2)); then
        if [[ $current == -* ]]; then
            _mazeloom_words '-h --help -v --version'
        else
            _mazeloom_packs
            COMPREPLY+=($(compgen -W '%2' -- "$current"))
        fi
        return
    fi
    case ${words[1]} in
%3    esac
}
complete -F _mazeloom mazeloom
)sh";

/// Placeholders: %1 the built-in packs, %2 one line per command with its summary, %3 one case per
/// command.
inline constexpr const char* kZshFrame = R"sh(#compdef mazeloom
# SPDX-License-Identifier: MIT
# zsh completion for mazeloom; made from the program's tables of commands when it was built.

_mazeloom_packs() {
    local -a built_in
    built_in=(%1)
    _alternative 'folders:folder:_files -/' 'archives:archive:_files -g "*.mazepack"' \
        'built-in:built-in pack:compadd -a built_in'
}
# The levels of the pack on the line.
_mazeloom_levels() {
    local word
    local -a levels
    for word in $words; do
        if [[ $word == builtin:* || -d $word || $word == *.mazepack ]]; then
            levels=(${(f)"$(mazeloom generate $word --list-levels 2>/dev/null | cut -f1)"})
            break
        fi
    done
    compadd -a levels
}

_mazeloom() {
    local -a commands
    commands=(
%2    )
    if ((CURRENT == 2)); then
        if [[ $words[2] == -* ]]; then
            _arguments '(- *)'{-h,--help}'[what commands there are]' '(- *)'{-v,--version}'[the version]'
        else
            _describe -t commands command commands
            _mazeloom_packs
        fi
        return
    fi
    local command=$words[2]
    shift words
    ((CURRENT--))
    case $command in
%3    esac
}

_mazeloom "$@"
)sh";

/// Placeholders: %1 the built-in packs, %2 the lines of all commands.
inline constexpr const char* kFishFrame = R"sh(# SPDX-License-Identifier: MIT
# fish completion for mazeloom; made from the program's tables of commands when it was built.

function __mazeloom_packs
    __fish_complete_directories
    __fish_complete_suffix .mazepack
    printf '%s\n' %1
end
# The levels of the pack on the line.
function __mazeloom_levels
    for word in (commandline -opc)
        if string match -q 'builtin:*' -- $word; or test -d $word; or string match -q '*.mazepack' -- $word
            mazeloom generate $word --list-levels 2>/dev/null | cut -f1,2
            return
        end
    end
end

complete -c mazeloom -f
complete -c mazeloom -n __fish_use_subcommand -a '(__mazeloom_packs)'
complete -c mazeloom -n __fish_use_subcommand -s h -l help -d 'what commands there are'
complete -c mazeloom -n __fish_use_subcommand -s v -l version -d 'the version'
%2)sh";

// clang-format on

}  // namespace mazeloom::app
