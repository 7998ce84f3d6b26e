# What checks of the repository need, for scripts to source: packages of Debian's, and the program. `say` is the script's own.

# Installs the packages that are missing, as root or by sudo; ends with 77 where it cannot.
need_packages() {
  local missing=() root=() package
  for package in "$@"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  if [ "$(id -u)" != 0 ]; then
    if ! command -v sudo >/dev/null; then
      say "packages are missing, and neither root nor sudo is here to install them: ${missing[*]}"
      exit 77
    fi
    root=(sudo)
  fi
  say "installing ${missing[*]}"
  "${root[@]}" apt-get update -qq
  DEBIAN_FRONTEND=noninteractive "${root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# Sets `showreel` to a release build of it. Another build's can be named by SHOWREEL, so that nothing has to be built here.
need_showreel() {
  showreel=${SHOWREEL:-}
  if [ -z "$showreel" ]; then
    Scripts/setup >&2
    say "building"
    # The 6.3.1 compiler crashes now and then; a second run goes on from there.
    swift build -c release --product showreel >&2 || swift build -c release --product showreel >&2
    showreel=$(swift build -c release --show-bin-path)/showreel
  fi
}
