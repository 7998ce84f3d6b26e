/// Names of the system's types that apps call data of their own, too.
enum SharedNames {
  static func has(_ name: String) -> Bool { all.contains(name) }

  private static let all: Set = [
    "Alert", "Category", "Group", "Item", "Link", "Menu", "Operation", "Pipe", "Port", "Process",
    "Progress", "Query", "Section", "Settings", "Stream", "Symbol", "Tab", "Table", "Task",
    "Transaction", "Transition", "Unit", "Window",
  ]
}
