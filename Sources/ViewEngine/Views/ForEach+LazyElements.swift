extension ForEach where Content: View {
  @MainActor var lazyElements: LazyElements? {
    let (data, id, content) = (data, id, content)
    func element(_ place: Int) -> Data.Element {
      data[data.index(data.startIndex, offsetBy: place)]
    }
    return LazyElements(
      count: data.count, key: { AnyHashable(id(element($0))) }, view: { content(element($0)) })
  }
}
