import Foundation
import TestSupport
import Testing

@testable import Snippets

/// Groups of the kernel's own for commands. A folder stands in for them where the machine has none to
/// give; what only the kernel does is tried in any hierarchy that this user can write to.
@Suite(.serialized) struct ResourceGroupTests {
  private static let mounts =
    "25 20 0:22 / /sys rw - sysfs sysfs rw\n30 25 0:26 / FOLDER rw,relatime shared:9 - cgroup2 none rw\n"

  private func hierarchy(_ folders: [String: (controllers: String, handed: String)]) throws
    -> TemporaryFolder
  {
    let root = try TemporaryFolder()
    for (folder, words) in folders {
      for (name, text) in [
        ("cgroup.controllers", words.controllers), ("cgroup.subtree_control", words.handed),
        ("cgroup.procs", ""),
      ] { _ = try root.write(text, to: folder + "/" + name) }
    }
    return root
  }

  private func place(_ own: String, in root: TemporaryFolder, mount: String = mounts) -> String? {
    let found = ResourceGroupPlace.find(
      groups: "4:memory:/x\n0::\(own)\n", mounts: mount.replacing("FOLDER", with: root.path))
    return found.map { $0.path == root.path ? "/" : String($0.path.dropFirst(root.path.count)) }
  }

  @Test func theNearestThatHandsDownIsTaken() throws {
    let root = try hierarchy([
      "/": ("cpu memory pids", "cpu memory pids"), "a": ("memory pids", "memory pids"),
      "a/b": ("memory pids", "memory"), "a/b/c": ("memory", ""),
    ])
    // It could be handed down there, and a folder takes what is written to it.
    #expect(place("/a/b/c", in: root) == "/a")
    #expect(place("/a", in: root) == "/a")
    #expect(place("/", in: root) == "/")
    let none = try hierarchy(["/": ("cpu", "cpu"), "a": ("memory", "memory")])
    #expect(place("/a", in: none) == nil)
  }

  @Test func whereThereIsNoHierarchyNothingIsFound() throws {
    let root = try hierarchy(["/": ("memory pids", "memory pids")])
    #expect(place("/", in: root, mount: "25 20 0:22 / /sys rw - sysfs sysfs rw\n") == nil)
    #expect(place("/../x", in: root) == nil)
    #expect(ResourceGroupPlace.find(groups: "4:memory:/x\n", mounts: Self.mounts) == nil)
    #expect(place("/", in: root) == "/")
  }

  /// A container sees a part of it.
  @Test func aMountMayBeOfAPart() throws {
    let root = try hierarchy(["/": ("", ""), "a": ("memory pids", "memory pids")])
    let part = Self.mounts.replacing("0:26 /", with: "0:26 /box")
    #expect(place("/box/a", in: root, mount: part) == "/a")
    #expect(place("/boxes/a", in: root, mount: part) == nil)
  }

  /// Nil where a kernel has no group to give.
  private static let real: ResourceGroupPlace? = {
    if let place = ResourceGroupPlace.find() { return place }
    for line in (KernelFile.read("/proc/self/mountinfo") ?? "").split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.contains("cgroup2"), access(String(words[4]), W_OK) == 0 else { continue }
      return ResourceGroupPlace(path: String(words[4]))
    }
    return nil
  }()

  /// One that works, whether or not it has limits to set.
  private func group(_ place: ResourceGroupPlace) throws -> ResourceGroup {
    let isFull = place == ResourceGroupPlace.find()
    return try #require(
      ResourceGroup(in: place, settings: isFull ? ResourceGroup.settings(.patient) : []))
  }

  private func run(
    _ words: [String], in group: ResourceGroup, _ environment: [String: String] = [:]
  ) async throws -> RunReport {
    let folder = try TemporaryFolder()
    let line = group.words + words
    return await SandboxTests.plain.run(
      SandboxedCommand(
        line[0], Array(line.dropFirst()), in: folder.path, environment: environment,
        limits: .patient))
  }

  /// A demo that is refused a process may end before any watch sees that it asked for too many.
  @Test(arguments: [
    ("oom_kill 2", "max 0", RunEnding.outOfMemory(limit: 300 << 20)),
    ("oom_kill 0", "max 3", .tooManyTasks(limit: 50)), ("oom_kill 0", "max 0", nil),
  ])
  func theKernelTellsWhatItRefused(_ memory: String, _ tasks: String, _ ending: RunEnding?) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("max 7\noom 1\n\(memory)\n", to: "memory.events")
    _ = try folder.write(tasks + "\n", to: "pids.events")
    let limits = SandboxLimits.patient(memory: 300 << 20, tasks: 50)
    #expect(ResourceGroup.excess(in: folder.path, over: limits) == ending)
  }

  @Test func itsLimitsAreTheCommands() {
    let settings = ResourceGroup.settings(SandboxLimits.patient(memory: 300 << 20, tasks: 50))
    #expect(settings.map(\.file) == ["memory.max", "pids.max"])
    #expect(settings.map(\.value) == [300 << 20, 51])
  }

  @Test(.enabled(if: ResourceGroupPlace.find() != nil, "no group can be made here"))
  func theKernelHasTheLimits() async throws {
    let place = try #require(ResourceGroupPlace.find())
    let limits = SandboxLimits.patient(memory: 300 << 20, tasks: 50)
    let group = try #require(ResourceGroup(in: place, limits: limits))
    #expect(KernelFile.read(group.path + "/memory.max") == "\(300 << 20)\n")
    #expect(KernelFile.read(group.path + "/pids.max") == "51\n")
    await group.end()
    #expect(access(group.path, F_OK) != 0)
  }

  /// A folder that does not take them is no group.
  @Test func whereLimitsCannotBeSetThereIsNone() throws {
    let folder = try TemporaryFolder()
    #expect(ResourceGroup(in: ResourceGroupPlace(path: folder.path), limits: .patient) == nil)
    #expect(ResourceGroup(in: ResourceGroupPlace(path: "/none"), limits: .patient) == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test(.enabled(if: real != nil, "no cgroup v2 can be written to here"))
  func aCommandIsInItBeforeItBegins() async throws {
    let group = try group(#require(Self.real))
    let report = try await run(["/bin/cat", "/proc/self/cgroup"], in: group)
    let name = (group.path as NSString).lastPathComponent
    #expect(
      report.output.split(separator: "\n").contains {
        $0.hasPrefix("0::/") && $0.hasSuffix("/" + name)
      })
    await group.end()
    #expect(access(group.path, F_OK) != 0)
  }

  /// Also what has left its session, closed everything and has nobody to wait for it.
  @Test(.enabled(if: real != nil, "no cgroup v2 can be written to here"))
  func whateverIsInItGoesWithIt() async throws {
    let group = try group(#require(Self.real))
    let leftovers = Leftovers()
    let script = """
      setsid /bin/sh -c 'echo > left; exec sleep 1000' >/dev/null 2>&1 &
      while [ ! -e left ]; do sleep 0.01; done
      """
    let line = ["/bin/sh", "-c", script]
    let report = try await run(line, in: group, leftovers.variable)
    #expect(report.ending == .ok)
    #expect(!leftovers.processes.isEmpty)
    await group.end()
    #expect(access(group.path, F_OK) != 0)
    #expect(try await leftovers.areGone())
  }

  @Test(.enabled(if: real != nil, "no cgroup v2 can be written to here"))
  func whatAKilledRunLeftIsSwept() async throws {
    let place = try #require(Self.real)
    // A number that nobody has any more.
    let folder = try TemporaryFolder()
    let ended = await SandboxTests.plain.run(
      SandboxedCommand("/bin/sh", ["-c", "echo $$"], in: folder.path))
    let dead = "\(place.path)/showreel-\(ended.output.filter(\.isNumber))-1"
    let other = "\(place.path)/showreel-\(getppid())-1"
    for folder in [dead, other] { #expect(mkdir(folder, 0o755) == 0) }
    let held = open(other, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    let mine = try group(place)
    place.sweep()
    let stay = [dead, other, mine.path].map { (path: String) in access(path, F_OK) == 0 }
    #expect(stay == [false, true, true])
    close(held)
    rmdir(other)
    await mine.end()
  }

  /// A number may be another container's: who holds the folder lives.
  @Test(.enabled(if: real != nil, "no cgroup v2 can be written to here"))
  func whatIsHeldIsNotSwept() async throws {
    let group = try group(#require(Self.real))
    ResourceGroup.removeUnlessHeld(group.path)
    #expect(access(group.path, F_OK) == 0)
    await group.end()
    #expect(access(group.path, F_OK) != 0)
  }
}
