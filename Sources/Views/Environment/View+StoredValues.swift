import Foundation
import Motion
import OpenCombine
import ViewEngine

extension View {
  /// - Note: Accepted: what is stored in a clip is its own, in whichever store it is.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which has no menus that ask for the object.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which has no menus that ask for the object.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
}
