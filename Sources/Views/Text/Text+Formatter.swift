import Foundation

extension Text {
  /// What a formatter makes of a value; empty where it makes nothing of it.
  nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}
