import SwiftUI

struct Badge: View {
  var isOn: Bool
  var body: some View {
    Circle().fill(isOn ? .green : .red).frame(width: isOn ? 120 : 60, height: isOn ? 120 : 60)
  }
}
