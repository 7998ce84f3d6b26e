// A context of graphics has Porter and Duff's other operators too, which are said by those that a view has:
// where what is drawn is opaque the two are the same.

extension BlendMode {
  /// Takes away what is there.
  ///
  /// - Note: Approximated: exact where what is drawn is opaque.
  public static let clear = BlendMode.destinationOut
  /// Replaces what is there.
  ///
  /// - Note: Approximated: exact where what is drawn is opaque.
  public static let copy = BlendMode.normal
  /// Is seen where something is already.
  ///
  /// - Note: Approximated: exact where what is drawn is opaque.
  public static let sourceIn = BlendMode.sourceAtop
  /// Is seen where nothing is yet.
  ///
  /// - Note: Approximated: exact where what is drawn is opaque.
  public static let destinationAtop = BlendMode.destinationOver
}
