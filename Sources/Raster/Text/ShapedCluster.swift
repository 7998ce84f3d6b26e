/// What is written as one character, as the font sets it without further space.
struct ShapedCluster {
  var string: String
  /// Points to the next one, kerning included, and without it.
  var advance: Double
  var nominalAdvance: Double
  /// Of the family that was asked for, not of one that helps out.
  var isOfMainFamily: Bool
  /// One glyph stands for one character.
  var isSingle: Bool
}
