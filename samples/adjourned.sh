#!/usr/bin/env bash
# The adjourned games of adjourned.trf, from the envelopes to the final standings:
#   samples/adjourned.sh HAKEM FOLDER
set -euo pipefail
program=$1 folder=$2
samples=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
hakem() { "$program" --lang tr "$@"; }
# The answer is to be "no": exit code 1.
refused() {
    local status=0
    hakem "$@" || status=$?
    [ "$status" -eq 1 ] || { echo "expected to be refused: hakem $*" >&2; exit 1; }
}

rm -rf "$folder"
mkdir -p "$folder"
cp "$samples/adjourned.trf" "$folder/"
cd "$folder"
event=adjourned.trf

# 17:30, the end of the session: two players seal, one did so before (I.1, I.2).
seal() {
    hakem adjourn seal "$event" --round 1 --session-start "2026-11-05 14:00" \
        --session-end "2026-11-05 17:30" --resume "2026-11-06 10:00" --venue "Salon 1" \
        --keeper "Hakem, Örnek" --default-time 0:30 --written "$@"
}
seal --board 4 --at "2026-11-05 17:05" --early --left 0:35:00,0:20:00 --stopped 17:10 \
    --fen "4k3/pp3p2/2p5/8/8/P7/1N3N2/4K3 w - - 0 43"
seal --board 2 --at "2026-11-05 17:30" --left 0:11:20,0:18:40 --stopped 17:34:10 \
    --fen "8/1p3pk1/p3p1p1/3rP2p/5P1P/1P4P1/P3R1K1/8 w - - 3 41"
seal --board 6 --at "2026-11-05 17:30" --left 0:14:00,0:16:00 --stopped 17:32:30 \
    --fen "8/8/4kpp1/7p/5P1P/4K1P1/8/8 b - - 0 44"
hakem adjourn print "$event" --what envelope --to html,xlsx --out papers
hakem adjourn print "$event" --what resumption --to html,xlsx --out papers
hakem adjourn print "$event" --what open --to html,xlsx --out papers

# The evening: round 2 is paired, the three games are draws for now. Nothing is final.
hakem pair "$event" --round 2 --explain --to html,xlsx --out next-round
refused rank "$event"
refused rate "$event" --system ukd

# By telephone: a draw on board 6 (I.4).
hakem adjourn offer "$event" --round 1 --board 6 --at "2026-11-05 20:15" --player white
hakem adjourn accept "$event" --round 1 --board 6 --at "2026-11-05 20:40" --player black

# The next morning: on board 4 two knights can go to d3, so the sealed move decides nothing but the
# game (I.8.1); board 2 is played on.
for board in 2 4; do
    hakem adjourn resume "$event" --round 1 --board "$board" --at "2026-11-06 10:00" --present both
done
hakem adjourn open "$event" --round 1 --board 4 --at "2026-11-06 10:01" --text Ad3
hakem adjourn open "$event" --round 1 --board 2 --at "2026-11-06 10:02" --text Şf3
hakem adjourn conclude "$event" --round 1 --board 2 --at "2026-11-06 11:52" --result 1-0
for board in 2 4 6; do
    hakem adjourn print "$event" --what protocol --round 1 --board "$board" --to html,xlsx \
        --out papers
done

# With the true results: the file as it is handed in, and its reports.
hakem convert "$event" final.trf --to trf26
hakem rank "$event"
hakem check "$event"
hakem report "$event" --out reports
