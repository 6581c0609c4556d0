// A plugin that needs a symbol nobody has: the system's loader refuses it.

void nobody_has_this();

void* address_of_nothing() { return reinterpret_cast<void*>(&nobody_has_this); }
