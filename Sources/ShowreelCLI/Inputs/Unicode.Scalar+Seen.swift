extension Unicode.Scalar {
  /// Whether a picture stands for it. Neither white space, nor what does something instead, such as a byte
  /// order mark, nor what Unicode lets a font ignore: letters are among that, as the filler of Hangul is.
  var isSeen: Bool {
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    // Braille's cell without a dot is called a symbol.
    default: !properties.isDefaultIgnorableCodePoint && value != 0x2800
    }
  }
}
