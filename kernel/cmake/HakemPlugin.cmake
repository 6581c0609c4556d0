# hakem_add_plugin(<kind> <name> SOURCES <files>... [LIBRARIES <targets>...] [DATA <folder>]
#                  [VERSION <version>])
#
# Builds the library lib/hakem/<kind>/<name>.so from the sources; each HAKEM_PLUGIN line in them is
# one plugin. DATA is a folder of files that the plugin reads from share/hakem/<name>.
# VERSION is what `hakem plugins` shows; without it that of the project.
# With HAKEM_STATIC_PLUGINS the same sources are linked into the program.
set(HAKEM_PLUGIN_ENTRY ${CMAKE_CURRENT_LIST_DIR}/plugin_entry.cpp)

function(hakem_add_plugin kind name)
  cmake_parse_arguments(PLUGIN "" "DATA;VERSION" "SOURCES;LIBRARIES" ${ARGN})
  set(target hakem-${kind}-${name})
  if(HAKEM_STATIC_PLUGINS)
    add_library(${target} OBJECT ${PLUGIN_SOURCES})
    target_link_libraries(hakem-with-plugins INTERFACE $<TARGET_OBJECTS:${target}>
                          ${PLUGIN_LIBRARIES})
  else()
    add_library(${target} MODULE ${PLUGIN_SOURCES} ${HAKEM_PLUGIN_ENTRY})
    set_target_properties(${target} PROPERTIES
      PREFIX "" SUFFIX ".so" OUTPUT_NAME ${name}
      LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib/hakem/${kind}
      INSTALL_RPATH "$ORIGIN/../..")
    if(NOT PLUGIN_VERSION)
      set(PLUGIN_VERSION ${PROJECT_VERSION})
    endif()
    if(PLUGIN_VERSION)
      target_compile_definitions(${target} PRIVATE HAKEM_PLUGIN_VERSION="${PLUGIN_VERSION}")
    endif()
    target_link_options(${target} PRIVATE LINKER:-z,nodelete LINKER:--no-undefined)
    install(TARGETS ${target} LIBRARY DESTINATION lib/hakem/${kind})
  endif()
  target_link_libraries(${target} PRIVATE Hakem::kernel ${PLUGIN_LIBRARIES})
  if(PLUGIN_DATA)
    file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR}/${PLUGIN_DATA}
         ${CMAKE_CURRENT_SOURCE_DIR}/${PLUGIN_DATA}/*)
    foreach(file IN LISTS files)
      configure_file(${CMAKE_CURRENT_SOURCE_DIR}/${PLUGIN_DATA}/${file}
                     ${CMAKE_BINARY_DIR}/share/hakem/${name}/${file} COPYONLY)
    endforeach()
    install(DIRECTORY ${PLUGIN_DATA}/ DESTINATION share/hakem/${name})
  endif()
endfunction()
