import TestSupport
import Foundation

@testable import Snippets

/// What attacks aim at: all of it the tests' own, and open to everybody where it lies.
final class AttackTargets: @unchecked Sendable {
  private let folder: TemporaryFolder
  private let bound: TemporaryFolder
  private let port: UInt16
  private let name = "showreel-\(UUID().uuidString)"
  private var open: [Int32] = []

  /// A folder that every attack may read. It is beside the others, of which nothing is there then.
  var readable: String { bound.path }

  static let shared = Result { try AttackTargets() }

  private init() throws {
    folder = try TemporaryFolder()
    chmod(folder.path, 0o777)
    chmod(try folder.write("secret", to: "secret"), 0o644)
    bound = try TemporaryFolder()
    chmod(bound.path, 0o777)
    // A lock for those who look for locks.
    let locked = Foundation.open(folder.path + "/secret", O_RDONLY | O_CLOEXEC)
    _ = flock(locked, LOCK_SH)
    open.append(locked)
    // Somebody waits at the other end.
    mkfifo(folder.path + "/pipe", 0o666)
    chmod(folder.path + "/pipe", 0o666)
    open.append(Foundation.open(folder.path + "/pipe", O_RDWR | O_CLOEXEC))
    let socket = Self.listener(AF_UNIX)
    let abstract = Self.listener(AF_UNIX)
    let network = Self.listener(AF_INET)
    open += [socket, abstract, network]
    _ = Self.bind(socket, Array((folder.path + "/socket").utf8) + [0])
    chmod(folder.path + "/socket", 0o666)
    _ = Self.bind(abstract, [0] + Array(name.utf8))
    port = Self.bindToAnyPort(network)
    for listener in [socket, abstract, network] { listen(listener, 64) }
  }

  /// The word that an attack gets.
  ///
  /// - Parameter user: Who attacks, and owns what is made for it.
  func argument(for aim: Attack.Aim, as user: AttackUser) -> String {
    switch aim {
    case .text(let text): return text
    case .localSecret(let folder):
      // Only root can put one there; where nobody can, what is held is that there is none.
      let file = "\(folder)/showreel-attack-\(UUID().uuidString)"
      _ = FileManager.default.createFile(
        atPath: file, contents: Data("secret".utf8), attributes: [.posixPermissions: 0o600])
      return file
    case .secret: return folder.path + "/secret"
    case .newFileInReadable: return readable + "/\(UUID().uuidString)"
    case .newFile: return folder.path + "/\(UUID().uuidString)"
    case .oldFile:
      let file = folder.path + "/\(UUID().uuidString)"
      _ = FileManager.default.createFile(atPath: file, contents: Data("old".utf8))
      if geteuid() == 0 { chown(file, user.id, user.id) }
      return file
    case .pipe: return folder.path + "/pipe"
    case .socket: return folder.path + "/socket"
    case .abstractSocket: return name
    case .port: return "\(port)"
    case .factOfProcess(let fact): return "/proc/\(getpid())/\(fact)"
    case .segment:
      // A number that no other run has, and that is not for private memory.
      let key = getpid() | 1 << 30
      _ = shmget(key, 4096, Int32(IPC_CREAT) | 0o666)
      return "\(key)"
    case .machineName:
      return (KernelFile.read("/proc/sys/kernel/hostname") ?? "").split(separator: "\n").joined()
    case .groupName:
      let groups = KernelFile.read("/proc/self/cgroup") ?? ""
      let path = groups.split(separator: "\n").compactMap { $0.split(separator: ":").last }
        .max { $0.count < $1.count }
      return path.flatMap { $0.count > 1 ? String($0) : nil } ?? "no group"
    case .process: return "\(getpid())"
    }
  }

  /// What is made for one attack and lies where it would stay.
  static func remove(_ argument: String, of aim: Attack.Aim) {
    switch aim {
    case .localSecret: unlink(argument)
    case .segment: shmctl(shmget(key_t(argument) ?? 0, 0, 0), IPC_RMID, nil)
    default: break
    }
  }

  private static func listener(_ family: Int32) -> Int32 {
    socket(family, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
  }

  private static func bind(_ socket: Int32, _ path: [UInt8]) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
    let size = MemoryLayout<sa_family_t>.size + path.count
    return withUnsafeBytes(of: &address) {
      Foundation.bind(
        socket, $0.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t(size))
    }
  }

  private static func bindToAnyPort(_ socket: Int32) -> UInt16 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutableBytes(of: &address) {
      let place = $0.baseAddress?.assumingMemoryBound(to: sockaddr.self)
      guard let place, Foundation.bind(socket, place, size) == 0 else { return 0 }
      getsockname(socket, place, &size)
      return $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self).bigEndian
    }
  }
}
