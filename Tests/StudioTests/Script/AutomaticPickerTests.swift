import Foundation
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Which of what can be picked a demo takes by itself: days, choices, turns of a wheel, counts.
@MainActor
@Suite("What an automatic script picks")
struct AutomaticPickerTests {
  private let names = AutomaticNames(width: 320, height: 600)

  @Test("Of a calendar that a tap opened it takes a day that is not chosen, and closes it")
  func calendar() throws {
    struct Day: View {
      @State private var date = Date(timeIntervalSince1970: 1_704_100_000)
      var body: some View {
        DatePicker("Day", selection: $date, displayedComponents: .date)
      }
    }
    func isDay(_ name: String) -> Bool { name.contains(#/^tap '\d+'$/#) }
    let opened = try names { Day() }
    #expect(opened.dropFirst().first.map(isDay) == true, "\(opened)")
    #expect(opened.last == "tap 'dismiss popup'", "\(opened)")
    struct Hour: View {
      @State private var date = Date(timeIntervalSince1970: 1_704_100_000)
      var body: some View {
        DatePicker("Hour", selection: $date, displayedComponents: .hourAndMinute)
      }
    }
    let turned = try names { Hour() }
    #expect(turned.contains { $0.hasPrefix("drag '1 2 3") }, "\(turned)")
    #expect(turned.last == "tap 'dismiss popup'", "\(turned)")
  }

  @Test("Of a calendar that lies open it takes a day further on, and one of the month after")
  func openCalendar() throws {
    struct Day: View {
      @State private var date = Date(timeIntervalSince1970: 1_704_100_000)
      var body: some View { DatePicker("Day", selection: $date).datePickerStyle(.graphical) }
    }
    let taken = try names { Day() }
    #expect(taken == ["tap '11'", "tap 'Next Month'", "tap '10'"], "\(taken)")
  }

  @Test("Of a menu it takes what is not chosen yet") func menuPicker() throws {
    struct Menus: View {
      @State private var fruit = "Apple"
      var body: some View {
        Picker("Fruit", selection: $fruit) {
          ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
        }
      }
    }
    #expect(try names { Menus() }.last == "tap 'Pear'")
  }

  @Test("Of a menu it takes what can be chosen, and opens it again where nothing else shows that")
  func choiceInMenu() throws {
    struct Files: View {
      @State private var order = "Name"
      var body: some View {
        Menu("Options") {
          Button("Copy") {}
          Button("Paste") {}
          Picker("Order", selection: $order) {
            ForEach(["Name", "Date"], id: \.self) { Text($0) }
          }
        }
      }
    }
    let taken = try names { Files() }.prefix(3)
    #expect(taken == ["tap 'Options'", "tap 'Date'", "tap 'Options'"], "\(taken)")
  }

  @Test(
    "What scrolls beside segments is scrolled once they were tapped, and what holds them is not")
  func segments() throws {
    struct Segments: View {
      let isWithin: Bool
      @State private var page = 0
      var body: some View {
        if isWithin {
          ScrollView {
            picker
            rows
          }
        } else {
          picker
          ScrollView { rows }
        }
      }
      private var picker: some View {
        Picker("Page", selection: $page) { ForEach(0..<3) { Text("Page \($0)").tag($0) } }
          .pickerStyle(.segmented)
      }
      private var rows: some View {
        ForEach(0..<40) { Text("Row \($0) of \(page)").frame(height: 30) }
      }
    }
    let beside = try names { Segments(isWithin: false) }
    #expect(beside.prefix(2).allSatisfy { $0.hasPrefix("tap 'Page") }, "\(beside)")
    #expect(beside.last?.hasPrefix("drag") == true, "\(beside)")
    let within = try names { Segments(isWithin: true) }
    #expect(!within.contains { $0.hasPrefix("drag") }, "\(within)")
  }

  @Test("A wheel is turned away from its end", arguments: [0, 4]) func wheel(start: Int) throws {
    final class Numbers {
      var numbers: [Int] = []
    }
    struct Wheel: View {
      @State var number: Int
      let log: Numbers
      var body: some View {
        Picker("Number", selection: $number) {
          ForEach(0..<5, id: \.self) { Text("n\($0)") }
        }
        .pickerStyle(.wheel)
        .onChange(of: number) { log.numbers.append($1) }
      }
    }
    let log = Numbers()
    _ = try names { Wheel(number: start, log: log) }
    #expect(!log.numbers.isEmpty)
  }

  @Test("It counts up before it counts down", arguments: [true, false])
  func counting(isStepper: Bool) throws {
    struct Counter: View {
      let isStepper: Bool
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        if isStepper {
          Stepper("Count", value: $count)
        } else {
          HStack {
            Button {
              count -= 1
            } label: {
              Image(systemName: "minus.circle")
            }
            Button("+") { count += 1 }
          }
        }
      }
    }
    let names = try names { Counter(isStepper: isStepper) }
    #expect(
      names.prefix(2).allSatisfy { $0 == (isStepper ? "tap 'Increment'" : "tap '+'") }, "\(names)")
  }
}
