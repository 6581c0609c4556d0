#include "exported_symbols.hpp"

#include <algorithm>
#include <elf.h>
#include <fstream>

namespace hakem {

namespace {

/// Reads parts of a file of known size; what lies outside of it is not there.
class Parts {
public:
    explicit Parts(const std::filesystem::path& path)
        : file_(path, std::ios::binary), size_(std::filesystem::file_size(path)) {}

    template<class T>
    std::vector<T> at(std::uint64_t offset, std::uint64_t bytes) {
        if (offset > size_ || bytes > size_ - offset) return {};
        std::vector<T> part(bytes / sizeof(T));
        const auto wanted = static_cast<std::streamsize>(part.size() * sizeof(T));
        file_.seekg(static_cast<std::streamoff>(offset));
        if (!file_.read(reinterpret_cast<char*>(part.data()), wanted)) return {};
        return part;
    }

private:
    std::ifstream file_;
    std::uint64_t size_;
};

std::string name_at(const std::vector<char>& names, std::size_t begin) {
    if (begin >= names.size()) return {};
    const auto first = names.begin() + static_cast<std::ptrdiff_t>(begin);
    return {first, std::find(first, names.end(), '\0')};
}

}

std::vector<std::string> exported_symbols(const std::filesystem::path& path) {
    Parts parts(path);
    const auto header = parts.at<Elf64_Ehdr>(0, sizeof(Elf64_Ehdr));
    if (header.empty() || header[0].e_shentsize != sizeof(Elf64_Shdr)) return {};
    const auto sections = parts.at<Elf64_Shdr>(header[0].e_shoff, std::uint64_t{header[0].e_shnum} *
                                                                      sizeof(Elf64_Shdr));
    const auto table = std::find_if(sections.begin(), sections.end(), [](const Elf64_Shdr& one) {
        return one.sh_type == SHT_DYNSYM;
    });
    if (table == sections.end() || table->sh_link >= sections.size()) return {};
    const auto& strings = sections[table->sh_link];
    const auto names = parts.at<char>(strings.sh_offset, strings.sh_size);
    std::vector<std::string> symbols;
    for (const auto& symbol : parts.at<Elf64_Sym>(table->sh_offset, table->sh_size))
        if (symbol.st_shndx != SHN_UNDEF) symbols.push_back(name_at(names, symbol.st_name));
    return symbols;
}

}
