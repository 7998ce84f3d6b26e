/// The elements of a collection, each of which is made when it is asked for.
@MainActor
struct LazyElements {
  let count: Int
  let key: (_ place: Int) -> AnyHashable
  let view: (_ place: Int) -> any View
}

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
