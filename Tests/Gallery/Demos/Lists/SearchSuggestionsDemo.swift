import SwiftUI

struct SearchSuggestionsDemo: View {
  @State private var text = ""
  private let fruits = [("🍎", "apple"), ("🍐", "pear"), ("🍌", "banana")]

  var body: some View {
    NavigationStack {
      Text(text)
        .searchable(text: $text)
        .searchSuggestions {
          ForEach(fruits.filter { $0.1 != text }, id: \.1) { fruit in
            Text(fruit.0).searchCompletion(fruit.1)
          }
        }
    }
  }
}
