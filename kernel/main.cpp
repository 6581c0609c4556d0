#include "command/command.hpp"

#include <fcntl.h>
#include <unistd.h>

namespace {

/// A stream that the caller has closed leaves its number to the next file that is opened, and what
/// is meant for the person would be written into that file.
void keep_standard_streams() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) == -1 && ::open("/dev/null", O_RDWR) == -1) ::_exit(70);
}

}

int main(int argument_count, char** arguments) {
    keep_standard_streams();
    return hakem::command::run(argument_count, arguments);
}
