/// Names of files, each once: the second of a name gets a number.
@MainActor
final class TakenNames {
  private var taken: Set<String> = []

  var count: Int { taken.count }

  func take(_ name: String) -> String {
    var (free, number) = (name, 1)
    // Some file systems take upper case for lower.
    while !taken.insert(free.lowercased()).inserted {
      number += 1
      free = "\(name)-\(number)"
    }
    return free
  }
}
