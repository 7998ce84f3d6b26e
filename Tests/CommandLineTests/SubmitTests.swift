import Foundation
import TestSupport
import Testing
import Yams

@testable import ShowreelCLI

/// `submit`: what clusters are given. Scripts/slurm-check gives it to a real one, Scripts/kubernetes-check to kubectl.
struct SubmitTests {
  private let program = Result { try Showreel() }

  private func planned(_ tasks: Int) async throws -> Showreel {
    let program = try program.get()
    let answer = try await program.run(
      ["plan", "TransitionMove", "PulseRing", "-o", "my plan.json", "--tasks", "\(tasks)"]
        + Showreel.brief)
    #expect(answer.code == 0, "\(answer.errors)")
    return program
  }

  /// Stands for Slurm's programs: writes down what it was called with, and answers as they do.
  static func slurm(in program: Showreel, most: Int = 1001) throws -> [String: String] {
    try program.write(
      "#!/bin/sh\necho \"$(basename $0) $*\" >> calls\ncase $0 in *sbatch) echo \"$(wc -l < calls);c1\";; "
        + "*) echo \"MaxArraySize            = \(most)\";; esac\n", to: "bin/sbatch")
    let bin = program.folder.appending(path: "bin")
    for name in ["sbatch", "scontrol"] {
      let file = bin.appending(path: name).path
      if name != "sbatch" {
        try FileManager.default.copyItem(atPath: bin.appending(path: "sbatch").path, toPath: file)
      }
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return ["PATH": bin.path + ":" + path]
  }

  /// What follows it in a folder's name would be a command of the job's.
  @Test(arguments: ["\n", "\r", "\r\n"])
  func aFolderWithAnEndOfALineGetsNoJobs(_ end: String) async throws {
    let program = try await planned(1)
    let folder = "a\(end)touch injected\(end)#"
    try FileManager.default.createDirectory(
      at: program.folder.appending(path: folder), withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: program.folder.appending(path: "my plan.json"),
      to: program.folder.appending(path: folder + "/plan.json"))
    let answer = try await program.run(
      ["submit", folder + "/plan.json", "--slurm"], environment: Self.slurm(in: program))
    #expect(answer.code == 65, "\(answer.errors)")
    #expect(answer.errors.contains("holds an end of a line"))
    #expect(throws: CocoaError.self) { try program.data(folder + "/plan.work/jobs/tasks.sh") }
  }

  @Test func slurmGetsAnArrayAndFinishAfterIt() async throws {
    let program = try await planned(2)
    let answer = try await program.run(
      ["submit", "my plan.json", "--slurm", "--width", "4", "--directive=--partition=short"]
        + ["--cache", "it's", "--time-limit", "60"],
      environment: Self.slurm(in: program))
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(answer.errors.contains("job 2 does 2 tasks, and job 3 puts everything together"))
    let jobs = program.folder.path + "/my plan.work/jobs"
    #expect(
      String(decoding: try program.data("calls"), as: UTF8.self) == """
        scontrol show config
        sbatch --parsable \(jobs)/tasks.sh
        sbatch --parsable --dependency=afterany:2 \(jobs)/finish.sh

        """)
    let tasks = String(decoding: try program.data("my plan.work/jobs/tasks.sh"), as: UTF8.self)
    let showreel = try #require(BuiltProgram.showreel).resolvingSymlinksInPath().path
    #expect(
      tasks == """
        #!/bin/sh
        #SBATCH --job-name=showreel-my-plan
        #SBATCH --requeue
        #SBATCH --open-mode=append
        #SBATCH --array=0-1%4
        #SBATCH --output=\(jobs)/%A_%a.log
        #SBATCH --partition=short
        exec '\(showreel)' run '\(program.folder.path)/my plan.json' --task "$SLURM_ARRAY_TASK_ID" \
        '--time-limit' '60.0' '--cache' '\(program.folder.path)/it'\\''s' '--cache-size' '10G'

        """)
    let last = String(decoding: try program.data("my plan.work/jobs/finish.sh"), as: UTF8.self)
    #expect(
      last.hasSuffix("finish '\(program.folder.path)/my plan.json' '--time-limit' '60.0'\n"),
      "\(last)")
    // They do what they say.
    for task in 0...1 {
      let made = try await program.run(
        shell: "SLURM_ARRAY_TASK_ID=\(task) sh 'my plan.work/jobs/tasks.sh'")
      #expect(made.code == 0, "\(made.errors)")
    }
    let finished = try await program.run(shell: "sh 'my plan.work/jobs/finish.sh'")
    #expect(finished.code == 0, "\(finished.errors)")
    #expect(program.exists("TransitionMove.mp4"))
  }

  @Test func anArrayThatSlurmWouldNotTakeIsRefused() async throws {
    let program = try await planned(2)
    let answer = try await program.run(
      ["submit", "my plan.json", "--slurm"], environment: Self.slurm(in: program, most: 1))
    #expect(answer.code == 65)
    #expect(
      answer.errors.hasSuffix(
        "error: The plan has 2 tasks, and an array has up to 1 here. Plan again with --tasks 1.\n"))
    #expect(String(decoding: try program.data("calls"), as: UTF8.self) == "scontrol show config\n")
  }

  @Test func slurmThatRefusesIsQuoted() async throws {
    let program = try await planned(1)
    var environment = try Self.slurm(in: program)
    let sbatch = program.folder.appending(path: "bin/sbatch").path
    try program.write("#!/bin/sh\necho 'Invalid partition' >&2\nexit 1\n", to: "bin/sbatch")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sbatch)
    let refused = try await program.run(
      ["submit", "my plan.json", "--slurm"], environment: environment)
    #expect(refused.code == 65)
    #expect(refused.errors.hasSuffix("error: sbatch refuses: Invalid partition\n"))
    try program.write("", to: "empty/x")
    environment["PATH"] = program.folder.appending(path: "empty").path
    let missing = try await program.run(
      ["submit", "my plan.json", "--slurm"], environment: environment)
    #expect(missing.code == 66)
    #expect(missing.errors.contains("There is no 'sbatch' here. Install Slurm's commands"))
    let written = try await program.run(
      ["submit", "my plan.json", "--slurm", "--write-only"], environment: environment)
    #expect(written.code == 0)
  }

  private struct Job: Decodable {
    struct Metadata: Decodable { let name: String }
    struct Spec: Decodable {
      let completionMode: String?
      let completions: Int?
      let parallelism: Int?
      let backoffLimitPerIndex: Int?
      let template: Template
    }
    struct Template: Decodable {
      struct Spec: Decodable {
        let restartPolicy: String
        let containers: [Container]
        let volumes: [Volume]
      }
      let spec: Spec
    }
    struct Container: Decodable {
      struct Mount: Decodable { let name, mountPath: String }
      let name, image: String
      let command, args: [String]
      let volumeMounts: [Mount]
    }
    struct Volume: Decodable {
      struct Claim: Decodable { let claimName: String }
      let name: String
      let persistentVolumeClaim: Claim
    }
    let apiVersion, kind: String
    let metadata: Metadata
    let spec: Spec
  }

  /// The part of Kubernetes' schema that is used: `kubectl` asks a cluster even for a dry run.
  @Test func kubernetesGetsAnIndexedJobAndOneThatFinishes() async throws {
    let program = try await planned(2)
    let answer = try await program.run(
      ["submit", "my plan.json", "--kubernetes", "--image", "r/showreel:1", "--claim", "work"]
        + ["--cache", "https://cache/x"])
    #expect(answer.code == 0, "\(answer.errors)")
    func job(_ name: String) throws -> Job {
      try YAMLDecoder().decode(
        Job.self, from: String(decoding: program.data("my plan.work/jobs/\(name)"), as: UTF8.self))
    }
    let (tasks, finish) = try (job("tasks.yaml"), job("finish.yaml"))
    for job in [tasks, finish] {
      #expect(job.apiVersion == "batch/v1")
      #expect(job.kind == "Job")
      // RFC 1123, as names of pods have to be.
      #expect(job.metadata.name.wholeMatch(of: #/[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?/#) != nil)
      let pod = job.spec.template.spec
      #expect(pod.restartPolicy == "Never")
      let container = try #require(pod.containers.first)
      #expect(container.image == "r/showreel:1")
      #expect(container.command == ["showreel"])
      #expect(container.volumeMounts.map(\.name) == pod.volumes.map(\.name))
      #expect(container.volumeMounts.map(\.mountPath) == ["/work"])
      #expect(pod.volumes.map(\.persistentVolumeClaim.claimName) == ["work"])
    }
    #expect(tasks.spec.completionMode == "Indexed")
    #expect(tasks.spec.completions == 2)
    #expect(tasks.spec.parallelism == 2)
    #expect(tasks.spec.backoffLimitPerIndex == 3)
    #expect(
      tasks.spec.template.spec.containers[0].args == [
        "run", "/work/my plan.json", "--task", "$(JOB_COMPLETION_INDEX)", "--cache",
        "https://cache/x", "--cache-size", "10G",
      ])
    let text = String(decoding: try program.data("my plan.work/jobs/tasks.yaml"), as: UTF8.self)
    #expect(
      text.hasPrefix("apiVersion: batch/v1\nkind: Job\nmetadata:\n  name: showreel-my-plan\n"))
    #expect(
      text.contains(
        """
                env:
                - name: JOB_COMPLETION_INDEX
                  valueFrom:
                    fieldRef:
                      fieldPath: metadata.annotations['batch.kubernetes.io/job-completion-index']
                resources:
                  requests:
                    cpu: '2'
        """), "\(text)")
    #expect(finish.spec.completionMode == nil)
    #expect(finish.spec.template.spec.containers[0].args == ["finish", "/work/my plan.json"])
  }

  @Test func bothJobsAreToldWhatDemosMayUse() async throws {
    let program = try await planned(2)
    let answer = try await program.run(
      ["submit", "my plan.json", "--kubernetes", "--image", "r/showreel:1", "--claim", "work"]
        + [
          "--no-sandbox", "--lenient", "--time-limit", "60", "--memory-limit", "512", "--jobs", "2",
        ]
        + ["--cache", "Kept/clips/", "--mount", "/mnt", "--json"])
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(answer.errors == "")
    #expect(
      answer.output.hasPrefix(#"{"cluster":"kubernetes","count":2,"finish":""#), "\(answer.output)")
    let words =
      ["--no-sandbox", "--lenient", "--time-limit", "60.0", "--memory-limit", "512"] + [
        "--jobs", "2",
      ]
    // A folder below the plan's is below the mount.
    let cache = ["--cache", "/mnt/Kept/clips", "--cache-size", "10G"]
    for (name, wanted) in [
      ("tasks", ["run", "/mnt/my plan.json", "--task", "$(JOB_COMPLETION_INDEX)"] + words + cache),
      ("finish", ["finish", "/mnt/my plan.json"] + words),
    ] {
      let text = String(decoding: try program.data("my plan.work/jobs/\(name).yaml"), as: UTF8.self)
      let job = try YAMLDecoder().decode(Job.self, from: text)
      #expect(job.spec.template.spec.containers[0].args == wanted)
      // The program takes each of them.
      let here = wanted.map { $0.replacing("/mnt/", with: program.folder.path + "/") }.map {
        $0 == "$(JOB_COMPLETION_INDEX)" ? "0" : $0
      }
      #expect(try await program.run(here).code == (name == "tasks" ? 0 : 1))
    }
  }

  @Test(arguments: ["../Kept", "/elsewhere", "."])
  func aCacheThatPodsDoNotSeeIsRefused(_ cache: String) async throws {
    let program = try await planned(1)
    let answer = try await program.run(
      ["submit", "my plan.json", "--kubernetes", "--image", "a", "--claim", "b", "--cache", cache])
    #expect(answer.code == 64)
    let folder = program.folder.path
    #expect(
      answer.errors.contains(
        "Pods see \(folder) as /work, and the cache's folder '\(cache)' is not in it. Use --cache "
          + "\(folder)/Cache, or the address of a server."), "\(answer.errors)")
  }

  @Test(arguments: [
    ([], "Which cluster? Use --slurm or --kubernetes."),
    (["--slurm", "--kubernetes"], "Which cluster? Use --slurm or --kubernetes."),
    (["--kubernetes"], "Pods need an image with showreel, and a volume with the plan's folder."),
    (["--slurm", "--width", "0"], "--width 0 is not between 1 and 100000. Use --width 50."),
    (["--slurm", "--directive", "short"], "'short' is no option of sbatch."),
    (
      ["--kubernetes", "--image", "a", "--claim", "b", "--mount", "w"],
      "--mount w is no absolute path. Use --mount /work."
    ),
  ])
  func whatMakesNoSenseIsSaid(_ options: [String], _ text: String) async throws {
    let answer = try await program.get().run(["submit", "plan.json"] + options)
    #expect(answer.code == 64)
    #expect(answer.errors.contains(text), "\(answer.errors)")
  }
}
