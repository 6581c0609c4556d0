# Read by samples/run and tests/run: installs what is missing on Debian 12, configures and builds.
# Works as root or with sudo; needs no network when nothing is missing.

build_packages="g++ cmake ninja-build pkg-config libfmt-dev libcli11-dev libboost-dev libicu-dev
  libuchardet-dev libxxhash-dev liblemon-dev libxlsxwriter-dev libkainjow-mustache-dev
  nlohmann-json3-dev libpugixml-dev libzip-dev libsodium-dev libtomlplusplus-dev nettle-dev"
test_packages="libboost-test-dev librapidcheck-dev unzip xz-utils zip"

# install_missing PACKAGE...
install_missing() {
    local missing=() package
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q '^install ok installed$' ||
            missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return
    local as_root=""
    [ "$(id -u)" -eq 0 ] || as_root=sudo
    echo "installing: ${missing[*]}"
    $as_root apt-get update -qq
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        "${missing[@]}" >/dev/null
}

# build FOLDER CMAKE-OPTION...
build() {
    local folder=$1
    shift
    cmake -S "$top" -B "$folder" -G Ninja "$@" >/dev/null
    cmake --build "$folder"
}
