extension Array {
  /// What a demo's own code asks for by its position.
  ///
  /// A demo that asks for what is not there ends, as an app does. An array's own check would not say why: in
  /// optimised builds it is silent.
  package func asked(_ position: Int, as name: String) -> Element {
    guard indices.contains(position) else {
      fatalError(
        "There is no \(name)[\(position)]: "
          + (isEmpty ? "it is empty." : "its positions are 0 to \(count - 1)."))
    }
    return self[position]
  }
}
