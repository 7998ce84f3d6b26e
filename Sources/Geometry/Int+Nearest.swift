extension Int {
  /// The nearest whole number. Where there is none, as of what is not finite, 0 or the outermost number
  /// that a `Double` still tells from its neighbours.
  package init(nearest value: Double) {
    let outermost = 0x1p53
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value.rounded(), -outermost), outermost))
  }
}
