import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("What cells of tables and collections have in common")
struct UICellTests {
  private final class Row: UITableViewCell {
    let log = Log()

    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state.isPinned = true
      return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      log.add("\(state.isSelected) \(state.isPinned)")
    }
  }

  private final class Item: UICollectionViewCell {
    let log = Log()

    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state.isPinned = true
      return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      log.add("\(state.isSelected) \(state.isPinned)")
    }
  }

  /// Headers have no state of their own: what an author calls so overrides nothing.
  private final class Header: UICollectionReusableView {
    private(set) var isSelected = false

    var configurationState: UICellConfigurationState {
      UICellConfigurationState(traitCollection: .current)
    }

    func updateConfiguration(using state: UICellConfigurationState) {
      isSelected = state.isSelected
    }

    func setNeedsUpdateConfiguration() {
      var state = configurationState
      state.isSelected = true
      updateConfiguration(using: state)
    }
  }

  @Test("A header's state is its author's")
  func header() {
    let header = Header(frame: .zero)
    header.setNeedsUpdateConfiguration()
    #expect(header.isSelected)
  }

  @Test("A cell says its state, adds to it what it knows of itself, and is told when it changes")
  func state() {
    let row = Row(style: .default, reuseIdentifier: nil)
    row.configurationUpdateHandler = { ($0 as? Row)?.log.add("heard \($1.isSelected)") }
    row.isSelected = true
    #expect(row.log.entries == ["true true", "heard true"])
    let item = Item(frame: .zero)
    item.configurationUpdateHandler = { ($0 as? Item)?.log.add("heard \($1.isSelected)") }
    item.isSelected = true
    #expect(item.log.entries == ["true true", "heard true"])
    #expect(!item.configurationState.isSwiped && !item.configurationState.isHighlighted)
    item.isHighlighted = true
    #expect(item.configurationState.isHighlighted)
  }
}
