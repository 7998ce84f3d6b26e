import Foundation
import Geometry
import Motion
import ViewEngine

/// The clock beside a Mac's month: AppKit's has hands that can be drawn, these only show the time.
///
/// - Matches: macOS 14, by eye; AppKit says that it is 122 wide.
struct MacClock: View {
  let date: Date
  @Environment(\.self) private var environment

  private static let width: CGFloat = 122

  var body: some View {
    let calendar = DateReading(environment).calendar
    let (hour, minute) = (
      Double(calendar.component(.hour, from: date)), Double(calendar.component(.minute, from: date))
    )
    ZStack {
      Circle().fill(Color(.systemBackground))
      Circle().strokeBorder(Color(.separator), lineWidth: 1)
      ForEach(1..<13, id: \.self) { number in
        Text(verbatim: "\(number)").font(.system(size: 11))
          .offset(offset(at: Double(number) / 12, reach: Self.width / 2 - 12))
      }
      hand(length: 28, width: 4).rotationEffect(.degrees((hour + minute / 60) * 30))
      hand(length: 42, width: 3).rotationEffect(.degrees(minute * 6))
      Circle().fill(Color.primary).frame(width: 6, height: 6)
    }
    .frame(width: Self.width, height: Self.width)
  }

  /// From the middle to a part of the way round, from twelve on.
  private func offset(at turn: Double, reach: CGFloat) -> CGSize {
    let angle = turn * 2 * .pi
    return CGSize(width: sin(angle) * reach, height: -cos(angle) * reach)
  }

  private func hand(length: CGFloat, width: CGFloat) -> some View {
    Capsule().fill(Color.primary).frame(width: width, height: length).offset(y: -length / 2)
  }
}
