import Foundation

// What `as NSString` and its like are rewritten to in a demo: Linux's compiler has no such casts.

public func _bridged(_ value: String) -> NSString { NSString(string: value) }
public func _bridged(_ value: NSString) -> NSString { value }
public func _bridged(_ value: URL) -> NSURL {
  NSURL(string: value.absoluteString) ?? NSURL(fileURLWithPath: value.path)
}
public func _bridged(_ value: NSURL) -> NSURL { value }
public func _bridged(_ value: Data) -> NSData { NSData(data: value) }
public func _bridged(_ value: Date) -> NSDate {
  NSDate(timeIntervalSinceReferenceDate: value.timeIntervalSinceReferenceDate)
}
public func _bridged(_ value: Int) -> NSNumber { NSNumber(value: value) }
public func _bridged(_ value: Double) -> NSNumber { NSNumber(value: value) }
public func _bridged(_ value: Int64) -> NSNumber { NSNumber(value: value) }
public func _bridged(_ value: UInt) -> NSNumber { NSNumber(value: value) }
public func _bridged(_ value: Float) -> NSNumber { NSNumber(value: value) }
public func _bridged(_ value: CGFloat) -> NSNumber { NSNumber(value: Double(value)) }
public func _bridged(_ value: Decimal) -> NSNumber { NSDecimalNumber(decimal: value) }
public func _bridged(_ value: Bool) -> NSNumber { NSNumber(value: value) }
public func _bridged(_ value: NSNumber) -> NSNumber { value }
