import Foundation
import Geometry
import Motion
import ViewEngine

/// One of the system's apps that something can be shared with.
///
/// Its picture is a symbol of what the app is for on the app's colour: the apps' own pictures are nobody's to copy.
struct SharingApp {
  let name: String
  let symbol: String
  let color: Color

  static let all = [
    SharingApp(name: "AirDrop", symbol: "dot.radiowaves.left.and.right", color: .blue),
    SharingApp(name: "Messages", symbol: "message.fill", color: .green),
    SharingApp(name: "Mail", symbol: "envelope.fill", color: .blue),
    SharingApp(name: "Notes", symbol: "note.text", color: .yellow),
    SharingApp(name: "Reminders", symbol: "list.bullet", color: .orange),
    SharingApp(name: "More", symbol: "ellipsis", color: .gray),
  ]

  private static let side: CGFloat = 60

  @MainActor var tile: some View {
    VStack(spacing: 6) {
      Image(systemName: symbol).font(.system(size: 28)).foregroundStyle(Color.white)
        .frame(width: Self.side, height: Self.side)
        .background(color, in: RoundedRectangle(cornerRadius: 14, style: .continuous))
      Text(verbatim: name).font(.system(size: 11)).lineLimit(1)
    }
  }
}
