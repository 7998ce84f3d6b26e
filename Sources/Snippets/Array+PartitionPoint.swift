extension Array {
  /// Where the elements begin for which something holds, if it holds for all behind the first for which it does; the end
  /// where it holds for none.
  ///
  /// - Complexity: Logarithmic.
  func partitionPoint(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
