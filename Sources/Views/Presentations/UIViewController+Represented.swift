import ViewEngine

extension UIViewController {
  /// What a clip shows of one that SwiftUI has made. A sheet of SwiftUI's that it is in stands as it says once it is there;
  /// before that it would speak of a sheet of its own.
  var represented: AnyView {
    let said = ownSheet.changes.count
    let shown = shown
    saysSheet = saysSheet || ownSheet.changes.count > said
    return saysSheet ? AnyView(shown.modifier(ControllerSheet(controller: self))) : shown
  }
}
