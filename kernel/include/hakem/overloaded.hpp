#pragma once

namespace hakem {

/// Functions for the alternatives of a variant, one for each: std::visit(Overloaded{...}, content).
template<class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template<class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

}
