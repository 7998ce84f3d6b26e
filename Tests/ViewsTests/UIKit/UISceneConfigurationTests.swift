import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// The delegates that an app's files have beside its views.
@MainActor
@Suite("Delegates of an app and its scene")
struct UISceneConfigurationTests {
  private final class App: NSObject, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: "Default", sessionRole: session.role)
      configuration.delegateClass = Scene.self
      return configuration
    }
  }

  private final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
    }
  }

  @Test("What they are asked in UIKit can be asked here") func asked() {
    let options = UIScene.ConnectionOptions()
    let configuration = App().application(
      .shared, configurationForConnecting: UISceneSession(), options: options)
    #expect(configuration.delegateClass is Scene.Type && configuration.name == "Default")
    #expect(configuration.role == .windowApplication)
    let scene = Scene()
    scene.scene(UIWindowScene.main, willConnectTo: UISceneSession(), options: options)
    #expect(scene.window?.windowScene === UIWindowScene.main && scene.window?.isHidden == true)
    #expect(options.urlContexts.isEmpty && options.userActivities.isEmpty)
  }
}
