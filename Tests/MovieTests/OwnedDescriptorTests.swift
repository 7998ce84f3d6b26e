import Foundation
import TestSupport
import Testing

@testable import Movie

/// Who closes what: a number that is closed twice may be another thread's file the second time.
@Suite struct OwnedDescriptorTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.path + "/file" }

  private func number() -> Int32 { open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }

  /// Another thread may open something under the same number at once, so what is asked is whether the
  /// number still leads to this file.
  private func leadsToFile(_ number: Int32) -> Bool {
    let link = "/proc/self/fd/\(number)"
    return (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == path
  }

  @Test func itIsOpenAsLongAsItsOwnerIsThere() {
    let number = number()
    func isOpenWithOwner() -> Bool {
      guard let file = OwnedDescriptor(number) else { return false }
      return leadsToFile(file.number)
    }
    #expect(isOpenWithOwner())
    #expect(!leadsToFile(number))
  }

  @Test func whatWasNotOpenedIsNone() {
    func isNone() -> Bool { OwnedDescriptor(open(path, O_RDONLY | O_CLOEXEC)) == nil }
    #expect(isNone())
  }

  @Test func whoClosesItHearsWhatComesOfIt() {
    let number = number()
    func answer() -> Int32? { OwnedDescriptor(number)?.close() }
    #expect(answer() == 0)
    #expect(!leadsToFile(number))
  }

  @Test func whatIsHandedOverStaysOpen() {
    let number = number()
    OwnedDescriptor(number)?.release()
    #expect(leadsToFile(number))
    #expect(close(number) == 0)
  }

  /// That of a place where nothing can be written was closed twice, and a clip that another thread
  /// wrote at that moment was lost: "bad file descriptor".
  @Test func closingWhatSomebodyElseHasClosedEndsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      guard let file = OwnedDescriptor(open("/", O_RDONLY | O_CLOEXEC)) else { return }
      close(file.number)
    }
  }
}
