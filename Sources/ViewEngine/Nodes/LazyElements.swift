/// The elements of a collection, each of which is made when it is asked for.
@MainActor
struct LazyElements {
  let count: Int
  let key: (_ place: Int) -> AnyHashable
  let view: (_ place: Int) -> any View
}
