extension Node {
  /// What one of several views side by side hands up for a key, given the node of its item: what the modifiers around
  /// that say counts as well, as far as they are around this view alone.
  package func pagePreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var page: Node = self
    while let outer = page.parent, outer.entries.count == 1 { page = outer }
    return page.preference(key)
  }
}
