# What checks are built as, to be sourced: optimised, because the tests then take a quarter of the processor's time, and in a
# folder of its own, so that a plain 'swift build' beside it makes nothing anew. SwiftPM finds XCTest's tests by the editor's index, so
# that it cannot be left out, although it takes a fifth of swift-syntax's time.
export SHOWREEL_OPTIMIZED=1
build=(--scratch-path .build-check)

# The toolchain's own swift-syntax, if it is the one that Package.swift names: to build that takes a third of the time that all else takes.
target=$(swift -print-target-info)
syntax=$(sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p' <<<"$target")/host
if grep -q '"compilerVersion": "Swift version 6\.3' <<<"$target" && [ -d "$syntax/SwiftParserDiagnostics.swiftmodule" ]; then
  export SHOWREEL_SYNTAX=$syntax
fi
