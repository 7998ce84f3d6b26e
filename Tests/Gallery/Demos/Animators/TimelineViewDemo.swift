import Foundation
import SwiftUI

/// A second hand that turns all the time.
struct TimelineViewDemo: View {
  @State private var start: Date?

  var body: some View {
    TimelineView(.animation) { context in
      let seconds = context.date.timeIntervalSince(start ?? context.date)
      ZStack {
        Circle().stroke(.gray, lineWidth: 8)
        Capsule().fill(.red).frame(width: 6, height: 110).offset(y: -50)
          .rotationEffect(.degrees(seconds * 60))
        Circle().frame(width: 16)
      }
      .frame(width: 260, height: 260)
      .onAppear { start = context.date }
    }
  }
}
