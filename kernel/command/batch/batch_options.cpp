// What `hakem batch` can be asked.

#include "command/command_line.hpp"

namespace hakem::command {

void CommandLine::add_batch() {
    auto* sub = command("batch", [this](Session s) { return batch(s, batch_); });
    sub->add_option("FOLDER", batch_.inputs, word("cli.batch-files"))->type_name("");
    sub->add_option("--out", batch_.out, word("cli.batch-out"))->type_name("DIR");
    sub->add_option("--files-from", batch_.files_from, word("cli.batch-files-from"))
        ->type_name("FILE|-")
        ->configurable(false);
    formats(*sub, batch_.to, {"html", "xlsx", "json", "text"})->description(word("cli.batch-to"));
    sub->add_flag("--resume", batch_.resume, word("cli.batch-resume"))->configurable(false);
    auto* dry = sub->add_flag("--dry-run", batch_.dry_run, word("cli.batch-dry-run"));
    dry->configurable(false);
    auto* fast = sub->add_flag("--fail-fast", batch_.fail_fast, word("cli.batch-fail-fast"));
    sub->add_flag("--keep-going", batch_.keep_going, word("cli.batch-keep-going"))->excludes(fast);
    sub->add_flag("--jsonl", batch_.jsonl, word("cli.batch-jsonl"));
    sub->add_option("--watch", batch_.watch, word("cli.batch-watch"))
        ->check(CLI::Range(0, 86400))
        ->excludes(dry)
        ->configurable(false)
        ->type_name("N");
    sub->add_option("--watch-runs", batch_.watch_runs, word("cli.batch-watch-runs"))
        ->check(CLI::Range(1, 1000000))
        ->configurable(false)
        ->type_name("N");
    sub->add_option("--jobs", batch_.jobs, word("cli.batch-jobs"))
        ->check(CLI::Range(1, 256))
        ->type_name("N");
    sub->add_option("--file-time", batch_.file_time, word("cli.batch-file-time"))
        ->check(CLI::Range(1, 86400))
        ->type_name("S");
    sub->add_option("--file-size", batch_.file_size, word("cli.batch-file-size"))
        ->check(CLI::Range(1, 256))
        ->type_name("MB");
    sub->add_flag("--yearbook", batch_.year_book, word("cli.batch-yearbook"));
    sub->add_option("--expected", batch_.expected, word("cli.batch-expected"))->type_name("FILE");
    sub->add_flag("--redact", batch_.redact, word("cli.batch-redact"));
    sub->add_option("--date", batch_.date, word("cli.batch-date"))->type_name("YYYY-MM-DD");
    add_judging(*sub, batch_.judging);
    sub->add_option("--rated", batch_.rated, word("cli.batch-rated"))->type_name("DIR");
}

}
