import SwiftUI

struct StackAlignmentDemo: View {
  var body: some View {
    VStack(alignment: .trailing, spacing: 12) {
      Text("Short")
      Text("A longer line")
      HStack(alignment: .firstTextBaseline) {
        Text("Base").font(.largeTitle)
        Text("line").font(.caption)
      }
      HStack(alignment: .top) {
        Color.red.frame(width: 40, height: 80)
        Color.green.frame(width: 40, height: 40)
        Color.blue.frame(width: 40, height: 20)
      }
    }
    .border(.gray)
  }
}
