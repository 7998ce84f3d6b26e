import SwiftUI

/// All weights of a design, in two sizes.
struct FontWeightsDemo: View {
  let design: Font.Design

  private let weights: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(weights, id: \.self) { weight in
        HStack(alignment: .firstTextBaseline) {
          Text("Rag 47").font(.system(size: 48, weight: weight, design: design))
          Text("Handgloves 0123").font(.system(size: 17, weight: weight, design: design))
        }
      }
    }
  }
}
