import Foundation

/// Where commands get groups of their own (cgroup v2), in which the kernel itself holds what all processes
/// together use, and what it keeps for them: pipes, timers, page tables.
package struct ResourceGroupPlace: Hashable, Sendable {
  /// A folder.
  let path: String
  private static let controllers: Set<String> = ["memory", "pids"]

  init(path: String) { self.path = path }

  /// The nearest folder above this program's own group that this user may make groups in and that has
  /// memory and processes to hand down; systemd gives every user one, and containers mostly have none.
  ///
  /// - Parameters:
  ///   - groups: This program's, as `/proc/self/cgroup` has them.
  ///   - mounts: As `/proc/self/mountinfo` has them.
  static func find(
    groups: String = KernelFile.read("/proc/self/cgroup") ?? "",
    mounts: String = KernelFile.read("/proc/self/mountinfo") ?? ""
  ) -> ResourceGroupPlace? {
    guard let own = groups.split(separator: "\n").first(where: { $0.hasPrefix("0::/") }),
      let mount = mount(in: mounts)
    else { return nil }
    var below = String(own.dropFirst("0::".count))
    guard !below.hasPrefix("/..") else { return nil }
    if mount.root != "/" {
      guard (below + "/").hasPrefix(mount.root + "/") else { return nil }
      below = String(below.dropFirst(mount.root.count))
    }
    while true {
      let folder = below == "/" ? mount.point : mount.point + below
      if handsDown(folder) { return ResourceGroupPlace(path: folder) }
      if below == "/" || below.isEmpty { return nil }
      below = (below as NSString).deletingLastPathComponent
    }
  }

  /// Whoever moves a process needs to write to the folder above both of its groups.
  private static func handsDown(_ folder: String) -> Bool {
    guard access(folder, W_OK | X_OK) == 0, access(folder + "/cgroup.procs", W_OK) == 0 else {
      return false
    }
    func names(_ file: String) -> Set<String> {
      let text = KernelFile.read(folder + "/" + file) ?? ""
      return Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
    if controllers.isSubset(of: names("cgroup.subtree_control")) { return true }
    // Refused where the folder has processes of its own.
    return controllers.isSubset(of: names("cgroup.controllers"))
      && ResourceGroup.write("+memory +pids", to: folder + "/cgroup.subtree_control")
      && controllers.isSubset(of: names("cgroup.subtree_control"))
  }

  private static func mount(in text: String) -> (root: String, point: String)? {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let dash = words.firstIndex(of: "-"), dash > 5, words.count > dash + 1,
        words[dash + 1] == "cgroup2"
      else { continue }
      return (words[3], words[4])
    }
    return nil
  }

  /// Removes groups of runs that were killed, and ends what is left in them.
  func sweep() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      let words = name.split(separator: "-", omittingEmptySubsequences: false)
      guard words.count == 3, words[0] == ResourceGroup.prefix, let process = Int32(words[1]),
        process != getpid(), kill(process, 0) != 0, errno == ESRCH
      else { continue }
      ResourceGroup.removeUnlessHeld(path + "/" + name)
    }
  }
}
