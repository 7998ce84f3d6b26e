/// What views want the whole screen, or the sheet that they are in, to look like.
package enum PreferredColorSchemeKey: PreferenceKey {
  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
