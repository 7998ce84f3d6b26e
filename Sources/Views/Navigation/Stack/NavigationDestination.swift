import Foundation
import Motion
import Observation
@_spi(Engine) import ViewEngine

extension View {
  /// Makes the pages of values of a type that are pushed on the navigation stack around the view.
  ///
  /// Of several for one type in a stack, the one that was there first counts.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      NavigationDestinationModifier(type: ObjectIdentifier(data)) { value in
        (value.base as? D).map { AnyView(destination($0)) }
      })
  }

  /// Pushes a page while a condition holds.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      PushingModifier(
        value: isPresented.wrappedValue ? true : nil,
        make: { _ in AnyView(destination()) }, popped: { isPresented.wrappedValue = false }))
  }

  /// Pushes a page while there is an item. The page stays that of the item it was pushed for.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PushingModifier(
        value: item.wrappedValue.map { AnyHashable($0) },
        make: { value in (value.base as? D).map { AnyView(destination($0)) } },
        popped: { item.wrappedValue = nil }))
  }
}

/// Makes the page of a value, as the view that knows how to last said.
@Observable
final class NavigationDestination {
  var make: (AnyHashable) -> AnyView?

  init(_ make: @escaping (AnyHashable) -> AnyView?) {
    self.make = make
  }
}

/// The destinations of a navigation stack by the types of their values.
@Observable
final class NavigationDestinations {
  private(set) var known: [ObjectIdentifier: NavigationDestination] = [:]

  subscript(value: AnyHashable) -> NavigationDestination? {
    known[ObjectIdentifier(type(of: value.base))]
  }

  func add(_ destination: NavigationDestination, for type: ObjectIdentifier) {
    if known[type] == nil { known[type] = destination }
  }

  func remove(_ destination: NavigationDestination, for type: ObjectIdentifier) {
    if known[type] === destination { known[type] = nil }
  }
}

/// The page of a value on a path.
struct ValuePage: View {
  let value: AnyHashable
  let destinations: NavigationDestinations

  var body: some View {
    if let destination = destinations[value] {
      DestinationPage(value: value, destination: destination)
    } else {
      // What the platform shows where nothing makes the page.
      Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow)
    }
  }
}

struct DestinationPage: View {
  let value: AnyHashable
  let destination: NavigationDestination

  var body: some View { destination.make(value)?.id(value) }
}

struct NavigationDestinationModifier: ObservingModifier {
  let type: ObjectIdentifier
  let make: (AnyHashable) -> AnyView?

  struct Kept {
    let destination: NavigationDestination
    let destinations: NavigationDestinations?
  }

  func appeared(in node: Node) -> Kept {
    let kept = Kept(
      destination: NavigationDestination(make),
      destinations: node.environment.navigation?.destinations)
    node.graph.afterUpdate { kept.destinations?.add(kept.destination, for: type) }
    return kept
  }

  func updated(_ kept: inout Kept, from old: Self, in node: Node) {
    let destination = kept.destination
    node.graph.afterUpdate { destination.make = make }
  }

  func disappeared(_ kept: Kept, from node: Node) {
    node.graph.afterUpdate { kept.destinations?.remove(kept.destination, for: type) }
  }
}
