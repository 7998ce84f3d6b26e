import SwiftUI

struct MaskDemo: View {
  var body: some View {
    VStack(spacing: 30) {
      LinearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing)
        .mask { Text("Masked").font(.system(size: 70, weight: .black)) }
        .frame(height: 90)
      Image(systemName: "photo.fill").resizable().scaledToFit().frame(width: 200)
        .foregroundStyle(.teal)
        .mask {
          LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
        }
      Color.blue.frame(width: 200, height: 120)
        .overlay { Circle().frame(width: 80).blendMode(.destinationOut) }
        .compositingGroup()
    }
  }
}
