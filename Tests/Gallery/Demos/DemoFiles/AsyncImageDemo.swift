import SwiftUI

struct AsyncImageDemo: View {
  private let url = URL(string: "https://example.com/160x120.jpg")

  var body: some View {
    VStack(spacing: 24) {
      AsyncImage(url: url).frame(width: 160, height: 120)
      AsyncImage(url: url) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        ProgressView()
      }
      .frame(width: 160, height: 120)
      .background(.gray.opacity(0.15), in: .rect(cornerRadius: 16))
      AsyncImage(url: URL(string: "file:///there/is/none.png")) { phase in
        switch phase {
        case .empty: Color.gray
        case .success(let image): image
        case .failure: Label("Not found", systemImage: "photo")
        @unknown default: EmptyView()
        }
      }
    }
  }
}
