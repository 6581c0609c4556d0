# Run by cpack when the files of the packages are in place: what Debian wants of a package beside
# them. Manual pages are compressed; each package has its changelog and its licence.
file(GLOB packages LIST_DIRECTORIES true ${CPACK_TEMPORARY_DIRECTORY}/*)
string(TIMESTAMP now "%a, %d %b %Y %H:%M:%S +0000" UTC) # honours SOURCE_DATE_EPOCH
foreach(package IN LISTS packages)
  if(NOT IS_DIRECTORY ${package}/usr)
    continue()
  endif()
  cmake_path(GET package FILENAME component)
  set(name hakem)
  if(component STREQUAL dev)
    set(name hakem-dev)
  endif()
  set(doc ${package}/usr/share/doc/${name})
  file(MAKE_DIRECTORY ${doc})
  file(COPY_FILE ${CPACK_HAKEM_SOURCE}/LICENSE ${doc}/copyright)
  file(REMOVE ${doc}/LICENSE)
  set(version ${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})
  file(WRITE ${doc}/changelog.Debian "hakem (${version}) bookworm; urgency=medium\n\n"
       "  * Version ${CPACK_PACKAGE_VERSION}.\n\n -- ${CPACK_PACKAGE_CONTACT}  ${now}\n")
  # The library is the program's own: plugins need exactly this program; cpack calls ldconfig in
  # scripts beside the trigger. No bug asked for the package.
  set(overrides "${name}: initial-upload-closes-no-bugs\n")
  if(component STREQUAL hakem)
    string(APPEND overrides "hakem: package-name-doesnt-match-sonames\n"
           "hakem: maintscript-calls-ldconfig\n")
  endif()
  file(WRITE ${package}/usr/share/lintian/overrides/${name} ${overrides})
  file(GLOB_RECURSE pages ${package}/usr/share/man/*.1)
  execute_process(COMMAND gzip -9nf ${doc}/changelog.Debian ${pages} COMMAND_ERROR_IS_FATAL ANY)
  file(GLOB_RECURSE documents ${package}/usr/share/doc/* ${package}/usr/share/man/*
       ${package}/usr/share/lintian/*)
  file(CHMOD ${documents} FILE_PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
endforeach()
