import ViewEngine

extension View {
  /// Says why a body was evaluated, on Apple's systems.
  ///
  /// - Note: Accepted: nothing is printed.
  public static func _printChanges() {}

  /// - Note: Accepted: nothing is logged.
  public static func _logChanges() {}
}
