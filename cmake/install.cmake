# `cmake --install`: the engine as a C++ library for find_package(kakoi). src/README.md says how to use it.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
set(config ${CMAKE_INSTALL_LIBDIR}/cmake/kakoi)
set_target_properties(kakoi_engine PROPERTIES EXPORT_NAME engine)
add_library(kakoi::engine ALIAS kakoi_engine)  # the same name for who takes the sources with FetchContent
install(TARGETS kakoi_engine EXPORT kakoi FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/kakoi)
install(EXPORT kakoi NAMESPACE kakoi:: FILE kakoiConfig.cmake DESTINATION ${config})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/kakoiConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)  # before 1.0, a minor version may change anything
install(FILES ${PROJECT_BINARY_DIR}/kakoiConfigVersion.cmake DESTINATION ${config})
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
