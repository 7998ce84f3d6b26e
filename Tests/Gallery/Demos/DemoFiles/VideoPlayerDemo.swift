import SwiftUI

struct VideoPlayerDemo: View {
  private let player = AVPlayer(url: URL(fileURLWithPath: "/films/garden.mp4"))

  var body: some View {
    VideoPlayer(player: player) {
      Text("Spring")
        .font(.caption.bold())
        .foregroundStyle(.white)
        .padding(12)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .frame(height: 220)
    .clipShape(.rect(cornerRadius: 16))
    .padding()
  }
}
