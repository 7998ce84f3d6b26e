/// The one view that a condition, a group or an erased view is, whose modifiers are as good as its own.
///
/// - Returns: Nil for a view that is none of these, and for several views or none.
@MainActor
package func soleView(of view: any View) -> (any View)? {
  let branches = (view as? any DynamicView).flatMap { $0.isCollection ? nil : $0.dynamicChildren }
  let inner = (view as? any MultiView)?.elements ?? branches?.map(\.view)
  return inner?.count == 1 ? inner?.first : nil
}
