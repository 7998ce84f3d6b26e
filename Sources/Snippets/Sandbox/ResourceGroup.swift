import Foundation
import Movie
import Synchronization

/// A group of processes (cgroup v2) that a command and all that it starts are in, whatever they do.
final class ResourceGroup: Sendable {
  /// Of the names of all such groups, before the numbers of the program and the group.
  static let prefix = "showreel"
  private static let made = Atomic<Int>(0)

  let path: String
  /// Open and locked: a number of a process may mean another one in another container.
  private let opened: OwnedDescriptor

  /// What the kernel is to hold all of a command to.
  static func settings(_ limits: SandboxLimits) -> [(file: String, value: Int)] {
    // One process more than is allowed, so that the watch sees that it is too many, and says so.
    [("memory.max", limits.memory), ("pids.max", limits.tasks + 1)]
  }

  convenience init?(in place: ResourceGroupPlace, limits: SandboxLimits) {
    self.init(in: place, settings: Self.settings(limits))
  }

  /// Nil where the kernel does not let one be made, or it does not take these limits.
  init?(in place: ResourceGroupPlace, settings: [(file: String, value: Int)]) {
    let number = Self.made.wrappingAdd(1, ordering: .relaxed).newValue
    path = "\(place.path)/\(Self.prefix)-\(getpid())-\(number)"
    guard mkdir(path, 0o755) == 0 else { return nil }
    guard let folder = OwnedDescriptor(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) else {
      rmdir(path)
      return nil
    }
    opened = folder
    flock(opened.number, LOCK_EX | LOCK_NB)
    guard settings.allSatisfy({ Self.write("\($0.value)", to: path + "/" + $0.file) }) else {
      Self.remove(path)
      return nil
    }
    // Not every kernel counts what is swapped out; and who is out of memory goes with all of its own.
    Self.write("0", to: path + "/memory.swap.max")
    Self.write("1", to: path + "/memory.oom.group")
  }

  /// What the command's words go behind: a shell goes into the group before it becomes the command.
  var words: [String] {
    ["/bin/sh", "-c", "echo $$ >\"$0\" && exec \"$@\"", path + "/cgroup.procs"]
  }

  /// What the kernel refused to a command that did not end well.
  func excess(over limits: SandboxLimits) -> RunEnding? { Self.excess(in: path, over: limits) }

  static func excess(in path: String, over limits: SandboxLimits) -> RunEnding? {
    func has(_ event: String, in file: String) -> Bool {
      let lines = (KernelFile.read(path + "/" + file) ?? "").split(separator: "\n")
      return lines.contains { $0.hasPrefix(event + " ") && !$0.hasSuffix(" 0") }
    }
    if has("oom_kill", in: "memory.events") { return .outOfMemory(limit: limits.memory) }
    if has("max", in: "pids.events") { return .tooManyTasks(limit: limits.tasks) }
    return nil
  }

  /// Ends whoever is still in it, and comes back when it is gone.
  func end() async {
    await Patience.forGroup.wait { Self.remove(path) }
  }

  /// - Returns: Whether it is gone; else it is dying, and has to be asked again.
  @discardableResult
  private static func remove(_ path: String) -> Bool {
    if !write("1", to: path + "/cgroup.kill") {
      // Linux before 5.14.
      let members = KernelFile.read(path + "/cgroup.procs") ?? ""
      for member in members.split(separator: "\n").compactMap({ Int32($0) }) {
        kill(member, SIGKILL)
      }
    }
    return rmdir(path) == 0 || errno == ENOENT
  }

  /// One that a program left which has ended.
  static func removeUnlessHeld(_ path: String) {
    guard let folder = OwnedDescriptor(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)),
      flock(folder.number, LOCK_EX | LOCK_NB) == 0
    else { return }
    Patience.forLeftGroup.wait { remove(path) }
  }

  @discardableResult
  static func write(_ text: String, to file: String) -> Bool {
    guard let target = OwnedDescriptor(open(file, O_WRONLY | O_CLOEXEC)) else { return false }
    return Foundation.write(target.number, text, text.utf8.count) == text.utf8.count
  }
}
