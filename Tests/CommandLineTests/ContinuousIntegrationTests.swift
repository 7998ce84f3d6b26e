import Foundation
import TestSupport
import Testing
import Yams

/// The shell of the GitHub action and of the GitLab component, run as it stands there.
struct ContinuousIntegrationTests {
  private let showreel = Result { try Showreel() }

  private static func file(_ name: String) throws -> String {
    try String(contentsOf: Repository.folder.appending(path: name), encoding: .utf8)
  }

  private static func steps() throws -> [[String: Any]] {
    let action = try Yams.load(yaml: file("action.yml")) as? [String: Any]
    return (action?["runs"] as? [String: Any])?["steps"] as? [[String: Any]] ?? []
  }

  /// The shell of the step of that name.
  private static func step(_ name: String) throws -> String {
    let step = try #require(try steps().first { $0["name"] as? String == name })
    #expect(step["shell"] as? String == "bash")
    return try #require(step["run"] as? String)
  }

  private func program() throws -> Showreel {
    let program = try showreel.get()
    try program.write("view: Circle().fill(.red)\nduration: 0.3\n", to: "a b.yaml")
    return program
  }

  /// Runs a step of the action as GitHub does: in bash that stops at the first command that fails.
  private func run(
    _ name: String, _ environment: [String: String], in folder: String = "."
  ) async throws -> ProgramAnswer {
    let program = try program()
    try program.write(try Self.step(name), to: "step.sh")
    for file in ["output", "summary"] where !program.exists(file) {
      try program.write("", to: file)
    }
    let place = program.folder.path
    return try await program.run(
      environment: [
        "GITHUB_OUTPUT": place + "/output", "GITHUB_STEP_SUMMARY": place + "/summary",
        "RUNNER_TEMP": place, "GITHUB_WORKSPACE": place, "GITHUB_SERVER_URL": "https://example.com",
        "GITHUB_REPOSITORY": "a/b", "SHOWREEL_BRANCH": "",
      ].merging(environment) { $1 },
      shell:
        "export SHOWREEL='\(environment["SHOWREEL"] ?? "")'; cd \(folder); bash --noprofile --norc -eo pipefail '\(place)/step.sh'"
    )
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try showreel.get().data(name), as: UTF8.self)
  }

  private static let small = Showreel.tiny.joined(separator: " ")

  private func environment(_ command: String, _ options: String = "") -> [String: String] {
    [
      "SHOWREEL": BuiltProgram.showreel?.path ?? "", "SHOWREEL_COMMAND": command,
      "SHOWREEL_INPUTS": "'a b.yaml'", "SHOWREEL_OPTIONS": Self.small + " " + options,
    ]
  }

  // MARK: GitHub

  @Test func theActionExportsAndVerifies() async throws {
    let program = try program()
    let exported = try await run("Run", environment("export"))
    #expect(exported.code == 0, "\(exported.errors)")
    #expect(program.exists("a b.mp4"))
    #expect(try text("summary").contains("1 clip written.\n"))
    #expect(try text("output").contains("different=0\n"))
    #expect(try text("output").contains("files<<SHOWREEL_END\n\(program.folder.path)/a b.mp4\n"))
    let same = try await run("Run", environment("verify"))
    #expect(same.code == 0, "\(same.output)")
    #expect(try text("summary").contains("1 clip compared, 0 differ.\n"))

    let other = try await run("Run", environment("verify", "--color-scheme dark"))
    #expect(other.code == 1)
    #expect(
      other.output.hasPrefix("::error file=a b.yaml::a b.mp4: it differs from frame 0,"),
      "\(other.output)")
    #expect(try text("summary").contains("| a b.mp4 | a b.yaml |"))
    #expect(
      try text("output").hasSuffix(
        "different=1\nfiles<<SHOWREEL_END\n"
          + program.folder.path + "/differences/a b.png\nSHOWREEL_END\n"))
  }

  @Test func theActionPushesPictures() async throws {
    let program = try program()
    let set = try await program.run(
      shell: """
        set -e; git init -q --bare origin; git init -q work; cd work
        git remote add origin ../origin
        git -c user.name=a -c user.email=a@b commit -q --allow-empty -m first
        mkdir docs; cp '../a b.yaml' docs; echo staged > staged; git add staged
        """)
    #expect(set.code == 0, "\(set.errors)")
    #expect(try await run("Run", environment("export"), in: "work/docs").code == 0)
    for number in 1...2 {
      let other = try await run(
        "Run",
        environment("verify", "--color-scheme dark").merging(["SHOWREEL_BRANCH": "pictures"]) {
          $1
        },
        in: "work/docs")
      #expect(other.code == 1)
      #expect(!other.output.contains("::warning::"), "\(other.output) \(other.errors)")
      let commits = try await program.run(
        shell:
          "git -C origin log --format=%H pictures; git -C origin ls-tree -r --name-only pictures")
      #expect(commits.lines.count == number + 1)
      #expect(commits.lines.last == "docs/differences/a b.png")
      let address =
        "https://example.com/a/b/raw/\(commits.lines[0])/docs/differences/a%20b.png"
      #expect(try text("summary").contains("](\(address))\n"), "\(address)")
    }
    // What was staged still is, and nothing else.
    let status = try await program.run(shell: "git -C work status --short -uno")
    #expect(status.output == "A  staged\n")
    let away = try await run(
      "Run",
      environment("verify", "--color-scheme dark").merging(["SHOWREEL_BRANCH": "a..b"]) { $1 },
      in: "work/docs")
    #expect(away.code == 1)
    #expect(away.output.contains("::warning::The pictures could not be pushed to 'a..b'."))
  }

  @Test func theActionKnowsTwoCommands() async throws {
    let answer = try await run("Run", environment("list"))
    #expect(answer.code == 64)
    #expect(answer.output == "::error::The command is 'list'. Use verify or export.\n")
  }

  @Test func theActionBuildsWhatIsNotThere() async throws {
    let program = try program()
    let given = try await run("Find out what decides the build", ["SHOWREEL": "/bin/showreel"])
    #expect(given.code == 0)
    #expect(try text("output") == "path=/bin/showreel\nbuilds=false\n")
    // Sources and a compiler of the test's own.
    try program.write("let a = 1", to: "source/Sources/a.swift")
    try program.write("", to: "source/Package.swift")
    try program.write(
      "#!/bin/sh\necho \"$@\" >> \"$(dirname \"$0\")/calls\"; echo 6.1\n", to: "bin/swift")
    try program.write("#!/bin/sh\necho set up\n", to: "source/Scripts/setup")
    let rights = try await program.run(shell: "chmod +x bin/swift source/Scripts/setup")
    #expect(rights.code == 0)
    let place = program.folder.path
    let path = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let own = [
      "SHOWREEL": "", "SHOWREEL_SOURCE": place + "/source", "PATH": place + "/bin:" + path,
    ]
    func key() async throws -> String {
      try program.write("", to: "output")
      let found = try await run("Find out what decides the build", own)
      #expect(found.code == 0, "\(found.errors)")
      let lines = try text("output").split(separator: "\n").map(String.init)
      #expect(lines.prefix(2) == ["path=\(place)/source/.build/release/showreel", "builds=true"])
      return lines.last ?? ""
    }
    let first = try await key()
    #expect(first.wholeMatch(of: #/key=showreel-[0-9a-f]{32}/#) != nil, "\(first)")
    #expect(try await key() == first)
    try program.write("let a = 2", to: "source/Sources/a.swift")
    #expect(try await key() != first)
    let built = try await run("Set up", own)
    #expect(built.code == 0 && built.output.hasPrefix("set up\n"), "\(built.errors)")
    #expect(try text("bin/calls").hasSuffix("build -c release --product showreel\n"))
  }

  /// As whoever writes `inputs: |` has them, with and without the shell's own sign that a line goes on.
  @Test(arguments: ["'a b.yaml'\nc.yaml\n", "'a b.yaml' \\\nc.yaml"])
  func inputsMayStandInSeveralLines(_ inputs: String) async throws {
    let program = try program()
    try program.write("view: Circle().fill(.blue)\nduration: 0.3\n", to: "c.yaml")
    let words = environment("export").merging(["SHOWREEL_INPUTS": inputs]) { $1 }
    let action = try await run("Run", words)
    #expect(action.code == 0, "\(action.output) \(action.errors)")
    #expect(try text("summary").contains("2 clips written.\n"))
    let job = try await runJob("script", words)
    #expect(job.code == 0, "\(job.output) \(job.errors)")
    #expect(job.output.contains("2 clips written.\n"))
  }

  /// Each step's words are the environment's: what somebody wrote into an input is never a part of a script.
  @Test func noInputIsPutIntoAScript() throws {
    let steps = try Self.steps()
    #expect(steps.count == 6)
    for step in steps {
      if let script = step["run"] as? String { #expect(!script.contains("${{")) }
    }
    let known = ["SHOWREEL", "SHOWREEL_SOURCE", "SHOWREEL_COMMAND", "SHOWREEL_INPUTS"]
    let variables = steps.compactMap { $0["env"] as? [String: Any] }.flatMap(\.keys)
    #expect(Set(known).isSubset(of: variables))
  }

  // MARK: GitLab

  private static func job() throws -> [String: Any] {
    let documents = Array(try Yams.load_all(yaml: file("templates/showreel.yml")))
    #expect(documents.count == 2)
    let jobs = documents.last as? [String: Any]
    return try #require(jobs?["showreel"] as? [String: Any])
  }

  private func runJob(
    _ part: String, _ environment: [String: String]
  ) async throws -> ProgramAnswer {
    let program = try program()
    let lines = try #require(try Self.job()[part] as? [String])
    try program.write(lines.joined(separator: "\n"), to: "job.sh")
    return try await program.run(
      environment: environment,
      shell: "export SHOWREEL='\(environment["SHOWREEL"] ?? "")'; sh ./job.sh")
  }

  @Test func theComponentReports() async throws {
    let program = try program()
    #expect(try await runJob("before_script", environment("export")).code == 0)
    // A folder of pictures, a place apart, and nothing of an earlier job.
    for (options, made) in [
      ("-o 'some/*.png'", "some"), ("-o \(program.folder.path)/apart.mp4", "apart.mp4"),
      ("", "a b.mp4"),
    ] {
      #expect(try await runJob("script", environment("export", options)).code == 0)
      let kept = program.files.filter { $0.hasPrefix("showreel-clips/") && !$0.hasSuffix("/") }
      #expect(kept.allSatisfy { $0.hasPrefix("showreel-clips/" + made) }, "\(kept)")
      #expect(kept.isEmpty == false)
    }
    let other = try await runJob("script", environment("verify", "--color-scheme dark"))
    #expect(other.code == 1)
    #expect(
      other.output.hasPrefix("## Showreel\n\n1 clip compared, 1 differs.\n"), "\(other.errors)")
    #expect(program.exists("differences/a b.png"))
    // A preset that differs is told at its file, as a mistake in it is.
    let told = try text("showreel-quality.json")
    #expect(told.contains("a b.mp4: it differs") && told.contains(#""path":"a b.yaml""#), "\(told)")
    try program.write("view: Circle(.fill\n", to: "a b.yaml")
    _ = try await program.run(
      environment: environment("verify"), shell: "sh ./job.sh")
    #expect(try text("showreel-quality.json").contains(#""path":"a b.yaml""#))
    #expect(try text("showreel-quality.json").contains("it differs") == false)
    let artifacts = try Self.job()["artifacts"] as? [String: Any]
    #expect(
      artifacts?["paths"] as? [String] == [
        "showreel.jsonl", "showreel.md", "showreel-clips/", "differences/",
      ])
  }

  @Test func theComponentBuildsWhatIsNotThere() async throws {
    let program = try program()
    // Sources and a compiler of the test's own; what is built is there already.
    let set = try await program.run(
      shell: """
        set -e; mkdir bin; printf '#!/bin/sh\\necho "$@" >> calls\\n' > bin/swift; chmod +x bin/swift
        git init -q -b main origin; cd origin; git config user.name a; git config user.email a@b
        mkdir -p Scripts .build/release
        for number in 1 2 3; do
          printf '#!/bin/sh\\necho set up %s\\n' $number > Scripts/setup; chmod +x Scripts/setup
          printf '#!/bin/sh\\nexec "%s" "$@"\\n' "$SHOWREEL" > .build/release/showreel
          chmod +x .build/release/showreel
          git add -f .; git commit -q -m $number; git tag v$number
          [ $number != 2 ] || git branch stable
        done
        git rev-parse v1
        """)
    #expect(set.code == 0, "\(set.errors)")
    let place = program.folder.path
    let path = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let commit = try #require(set.lines.last)
    for (ref, number) in [("", 3), ("v1", 1), ("stable", 2), (commit, 1), ("", 3)] {
      let own = [
        "SHOWREEL": "no-such-showreel", "SHOWREEL_SOURCE": place + "/origin", "SHOWREEL_REF": ref,
        "PATH": place + "/bin:" + path,
      ]
      let built = try await runJob("before_script", own)
      #expect(built.code == 0, "\(built.errors)")
      #expect(built.output == "set up \(number)\n", "\(ref)")
      let job = environment("export").merging(own) { $1 }
      #expect(try await runJob("script", job).code == 0)
      #expect(program.exists("showreel-clips/a b.mp4"))
    }
    #expect(
      try text(".showreel/source/calls").split(separator: "\n").last
        == "build -c release --product showreel")
    let away = try await runJob(
      "before_script",
      ["SHOWREEL": "no-such-showreel", "SHOWREEL_SOURCE": place + "/origin", "SHOWREEL_REF": "v9"])
    #expect(away.code != 0)
  }

  /// Each input is a variable's value: what somebody wrote is never a part of a script.
  @Test func noInputIsPutIntoTheComponentsScript() throws {
    let job = try Self.job()
    for part in ["before_script", "script"] {
      let lines = try #require(job[part] as? [String])
      #expect(!lines.joined().contains("$[["))
    }
    let text = try Self.file("templates/showreel.yml")
    let spec = try #require(Array(try Yams.load_all(yaml: text)).first as? [String: Any])
    let inputs = try #require((spec["spec"] as? [String: Any])?["inputs"] as? [String: Any])
    for name in inputs.keys { #expect(text.contains("$[[ inputs.\(name) ]]"), "\(name)") }
  }

  /// GitLab takes no key with a slash, which the values of some of its variables have: `linux/amd64`.
  @Test func theCachesKeyHasNoSlash() throws {
    let cache = try #require(try Self.job()["cache"] as? [String: Any])
    let key = try #require(cache["key"] as? String)
    #expect(key.wholeMatch(of: #/[-a-z]+/#) != nil, "\(key)")
  }

  @Test func theComponentSaysWhatItNeeds() async throws {
    let answer = try await runJob(
      "before_script", ["SHOWREEL": "no-such-showreel", "SHOWREEL_SOURCE": ""])
    #expect(answer.code == 69)
    #expect(answer.errors.hasPrefix("There is no 'no-such-showreel' in the image."))
  }
}
