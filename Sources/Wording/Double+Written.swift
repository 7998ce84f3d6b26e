extension Double {
  /// As a person writes the number: `2`, `0.25`, `1e+20`; whole ones without a point.
  package var written: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self)
  }

  /// The same, to so many decimals at most, without zeros at the end and without a negative zero.
  package func written(decimals: Int) -> String {
    let steps = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    let rounded = (self * steps).rounded() / steps
    // What is so large that it leaves the range on the way has no decimals.
    return (rounded.isFinite ? rounded : self).written
  }
}
