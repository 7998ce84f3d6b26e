import SwiftUI

private struct HundredsBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
  }
}

struct ScrollTargetBehaviorDemo: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<40) { index in
          Text(verbatim: "\(index * 100)").frame(maxWidth: .infinity, minHeight: 100)
            .background(index.isMultiple(of: 2) ? Color.mint : .cyan)
        }
      }
    }
    .scrollTargetBehavior(HundredsBehavior())
  }
}
