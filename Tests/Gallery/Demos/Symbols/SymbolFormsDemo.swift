import SwiftUI

/// One symbol in the forms that its name spells out.
struct SymbolFormsDemo: View {
  var body: some View {
    SymbolGridDemo(names: [
      "heart", "heart.fill", "heart.slash", "heart.circle", "heart.circle.fill", "heart.square",
      "heart.square.fill", "bolt.heart.fill", "bell", "bell.fill", "bell.slash", "bell.badge",
      "folder", "folder.badge.plus", "folder.fill.badge.minus", "questionmark.folder",
      "10.circle", "25.circle.fill", "50.square", "42.square.fill",
    ])
  }
}
