# Manual pages and completions, made by the program itself so that they cannot differ from it, and
# the Debian packages: `cpack -G DEB` in the build folder.
set(manual ${PROJECT_BINARY_DIR}/share/man)
set(completions ${PROJECT_BINARY_DIR}/share/completions)
file(MAKE_DIRECTORY ${completions})
add_custom_command(OUTPUT ${manual}/made ${completions}/hakem ${completions}/_hakem
                          ${completions}/hakem.fish
  COMMAND ${CMAKE_COMMAND} -E rm -rf ${manual}
  COMMAND hakem man --no-config --out ${manual}
  COMMAND hakem completions bash --no-config --lang en > ${completions}/hakem
  COMMAND hakem completions zsh --no-config --lang en > ${completions}/_hakem
  COMMAND hakem completions fish --no-config --lang en > ${completions}/hakem.fish
  COMMAND ${CMAKE_COMMAND} -E touch ${manual}/made
  DEPENDS hakem COMMENT "Manual pages and completions" VERBATIM)
add_custom_target(hakem-manual ALL DEPENDS ${manual}/made)
install(DIRECTORY ${manual}/man1 ${manual}/tr DESTINATION share/man)
install(FILES ${completions}/hakem DESTINATION share/bash-completion/completions)
install(FILES ${completions}/_hakem DESTINATION share/zsh/site-functions)
install(FILES ${completions}/hakem.fish DESTINATION share/fish/vendor_completions.d)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION share/doc/hakem)
# The pages about it, in the folders where they lie here, so that their links hold.
file(GLOB pages RELATIVE ${PROJECT_SOURCE_DIR} CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/README.md
     ${PROJECT_SOURCE_DIR}/*/README.md ${PROJECT_SOURCE_DIR}/*/*/README.md)
list(FILTER pages EXCLUDE REGEX "^build")
foreach(page IN LISTS pages)
  cmake_path(GET page PARENT_PATH folder)
  install(FILES ${PROJECT_SOURCE_DIR}/${page} DESTINATION share/doc/hakem/${folder})
endforeach()
install(DIRECTORY ${PROJECT_SOURCE_DIR}/samples/pictures DESTINATION share/doc/hakem/samples)

set(HAKEM_PACKAGE_CONTACT "hakem <hakem@example.org>" CACHE STRING "Maintainer of the packages")
set(HAKEM_PACKAGE_REVISION 1 CACHE STRING "Revision of the packages")
set(CPACK_PACKAGE_NAME hakem)
set(CPACK_PACKAGE_CONTACT ${HAKEM_PACKAGE_CONTACT})
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL hakem dev)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/debian_files.cmake)
set(CPACK_HAKEM_SOURCE ${PROJECT_SOURCE_DIR})
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE ${HAKEM_PACKAGE_REVISION})
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${PROJECT_BINARY_DIR}/lib)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_HAKEM_PACKAGE_NAME hakem)
set(CPACK_DEBIAN_HAKEM_PACKAGE_SECTION utils)
set(CPACK_COMPONENT_HAKEM_DESCRIPTION "hakem reads tournament files (TRF, XML, PGN, lists), says what is wrong with
them and why, pairs, ranks and rates events by the rules of FIDE and of the
Turkish federation, and makes standings, crosstables and reports of them in
Turkish and in English.")
# Plugins have no soname, so the library for others to link is named here and not searched for.
get_target_property(soversion hakem-kernel SOVERSION)
file(WRITE ${PROJECT_BINARY_DIR}/debian/triggers "activate-noawait ldconfig\n")
file(WRITE ${PROJECT_BINARY_DIR}/debian/shlibs
     "libhakem ${soversion} hakem (= ${PROJECT_VERSION}-${HAKEM_PACKAGE_REVISION})\n")
set(CPACK_DEBIAN_HAKEM_PACKAGE_CONTROL_EXTRA ${PROJECT_BINARY_DIR}/debian/triggers
    ${PROJECT_BINARY_DIR}/debian/shlibs)
set(CPACK_DEBIAN_DEV_PACKAGE_NAME hakem-dev)
set(CPACK_DEBIAN_DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS
    "hakem (= ${PROJECT_VERSION}-${HAKEM_PACKAGE_REVISION}), libfmt-dev, libboost-dev")
set(CPACK_COMPONENT_DEV_DESCRIPTION "Headers and CMake files to build plugins for hakem: a tie-break, a pairing
system, a rating system, a format or a report is a class and one line of CMake.")
include(CPack)
