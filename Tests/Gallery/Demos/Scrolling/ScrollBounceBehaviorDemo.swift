import SwiftUI

struct ScrollBounceBehaviorDemo: View {
  var body: some View {
    HStack {
      ScrollView { Color.orange.frame(height: 200) }
      ScrollView { Color.purple.frame(height: 200) }.scrollBounceBehavior(.basedOnSize)
    }
  }
}
