import Motion

extension EnvironmentValues {
  /// Whether all that is set here is set there, to the same.
  package func isSame(as other: EnvironmentValues) -> Bool {
    isSame(as: other) { ValueComparison.isSame(erased: $0, $1) }
  }
}
