# What checks are built as, to be sourced: optimised, because the tests then take a quarter of the processor's time, and in a
# folder of its own, so that a plain 'swift build' beside it makes nothing anew. SwiftPM finds XCTest's tests by the editor's index, so
# that it cannot be left out, although it takes a fifth of swift-syntax's time.
export SHOWREEL_OPTIMIZED=1
build=(--scratch-path .build-check)
