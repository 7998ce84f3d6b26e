import Foundation
import Testing

@testable import Views

/// What apps ask of a device beside what they show: it answers, and nothing comes of it.
@Suite struct DeviceStandInTests {
  @Test func notificationsAreAllowedAndNeverCome() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(try await center.requestAuthorization(options: [.alert, .sound, .badge]))
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: trigger)
    center.add(request)
    #expect(request.content.title == "Tea" && request.trigger?.repeats == false)
  }

  @Test func theOwnerIsKnown() async throws {
    let context = LAContext()
    var error: NSError?
    #expect(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Why"))
    #expect(context.biometryType == .faceID)
  }

  @Test func nothingIsReadOut() {
    let utterance = AVSpeechUtterance(string: "Hello")
    utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
    let synthesizer = AVSpeechSynthesizer()
    synthesizer.speak(utterance)
    #expect(!synthesizer.isSpeaking && utterance.speechString == "Hello")
  }

  @MainActor @Test func aWatchIsNotFelt() {
    let watch = WKInterfaceDevice.current()
    PlayedView { Color.red.onAppear { watch.play(.click) } }.tap(at: .zero)
    #expect(watch === WKInterfaceDevice.current())
    #expect(watch.screenBounds == UIScreen.main.bounds && watch.screenScale == UIScreen.main.scale)
    #expect(watch.name == watch.model)
  }

  @Test func theDeviceIsNowhere() {
    final class Delegate: CLLocationManagerDelegate {}
    let (manager, delegate) = (CLLocationManager(), Delegate())
    manager.delegate = delegate
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
    #expect(manager.location == nil && manager.authorizationStatus == .notDetermined)
  }
}
