import Motion
import ViewEngine

/// The colours of a keyboard, by eye from phones with iOS 17.
struct KeyboardPalette {
  let ground: Color
  let key: Color
  /// Of keys that change the others, or the text.
  let special: Color
  /// The line below a key.
  let edge: Color
  let ink: Color
  let submit = Color.blue

  init(_ scheme: ColorScheme) {
    let isDark = scheme == .dark
    ground = isDark ? Color(white: 0.169) : Color(red: 0.82, green: 0.827, blue: 0.855)
    key = isDark ? Color(white: 0.42) : .white
    special = isDark ? Color(white: 0.275) : Color(red: 0.671, green: 0.69, blue: 0.737)
    edge = isDark ? Color(white: 0.08) : Color(red: 0.537, green: 0.541, blue: 0.553)
    ink = isDark ? .white : .black
  }
}
