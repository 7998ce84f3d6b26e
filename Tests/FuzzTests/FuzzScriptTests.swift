import Foundation
import TestSupport
import Testing

/// Scripts/fuzz with stand-ins for the toolchain and for what explores: what the script makes of what they say.
struct FuzzScriptTests {
  private let folder: TemporaryFolder

  /// A text fails that has "crash" in it. Found again, it gets the same name: libFuzzer's are made of what is in a text.
  private static let explorer = """
    #!/bin/bash
    case "$1 ${3##*/}" in
      words*) echo '"a"' >"$2" ;;
      seeds*) echo "${SEEDS:-fine}" >"$3/seed-0" ;;
      *-merge=1) cp "$6"/* "$5"/ ;;
      explore*seed-*|explore*-crash-*) ! grep -q crash "$3" ;;
      explore*)
        for word in "$@"; do
          case $word in
            -artifact_prefix=*) prefix=${word#*=} ;;
            -runs=*) echo "#${word#*=}: cov: 1" >&2 ;;
          esac
        done
        for text in "$3"/*; do
          if grep -q crash "$text"; then cp "$text" "${prefix}crash-$(cksum <"$text" | cut -d' ' -f1)"; fi
        done ;;
    esac
    """

  init() throws {
    folder = try TemporaryFolder()
    let script = try String(
      contentsOf: Repository.folder.appending(path: "Scripts/fuzz"), encoding: .utf8)
    let swift =
      "#!/bin/sh\nfor word; do [ $word = --show-bin-path ] && echo \"$BIN\"; done; exit 0\n"
    for (name, text) in [
      ("Scripts/fuzz", script), ("usr/bin/swift", swift), ("usr/bin/swiftc", "#!/bin/sh\n"),
      ("usr/bin/showreel-fuzz", Self.explorer),
    ] {
      chmod(try folder.write(text, to: name), 0o755)
    }
    try folder.write("", to: "usr/lib/clang/1/lib/linux/libclang_rt.fuzzer_no_main.a")
  }

  private func run(seeds: String) throws -> ProgramAnswer {
    let bin = folder.path + "/usr/bin"
    return try Process(
      folder.path + "/Scripts/fuzz", ["preset", "5"],
      environment: ["PATH": bin + ":/usr/bin:/bin", "BIN": bin, "SEEDS": seeds, "JOBS": "1"]
    ).answer()
  }

  private var found: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/.build-fuzz/found")
    }
  }

  @Test func aTextThatFailsIsAFailureInEveryRunUntilItIsMended() throws {
    let fine = try run(seeds: "fine")
    #expect(fine.code == 0, "\(fine.errors)")
    // The second finds the same text, under the same name.
    for _ in 0..<2 {
      let failed = try run(seeds: "crash")
      #expect(failed.code == 1 && failed.errors.contains("1 texts in .build-fuzz/found fail"))
      #expect(try found.count == 1)
    }
    // The third does not come upon it by itself: that it is there is enough.
    try FileManager.default.removeItem(atPath: folder.path + "/.build-fuzz/corpus")
    let kept = try run(seeds: "fine")
    #expect(kept.code == 1 && kept.errors.contains("1 texts in"), "\(kept.output) \(kept.errors)")
  }

  @Test func aTextThatIsMendedGoes() throws {
    try folder.write("fine by now", to: ".build-fuzz/found/preset-crash-1")
    let answer = try run(seeds: "fine")
    #expect(answer.code == 0 && answer.output.contains("preset-crash-1 is mended"))
    #expect(try found.isEmpty)
  }
}
