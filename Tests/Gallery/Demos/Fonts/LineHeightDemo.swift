import SwiftUI

/// The same lines closer and further apart.
struct LineHeightDemo: View {
  private let text =
    "Lines of text that are closer together or further apart than by themselves."

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text(text).lineHeight(.tight)
      Text(text).lineHeight(.normal)
      Text(text).lineHeight(.multiple(factor: 1.6))
      Text(text).lineHeight(.exact(points: 32))
    }
    .padding(40)
  }
}
