#include "command.hpp"

int main(int argument_count, char** arguments) {
    return hakem::command::run(argument_count, arguments);
}
