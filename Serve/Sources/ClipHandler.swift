import FlyingFox
import Foundation

/// Answers a browser's requests.
struct ClipHandler: HTTPHandler {
  let clips: ShownClips
  let patience: Double
  var hosts = TrustedHosts()

  /// Whatever the answer is, a refusal too.
  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    var response = try await allowed(request)
    for (header, value) in Self.walls { response.headers[HTTPHeader(header)] = value }
    return response
  }

  private func allowed(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard hosts.contain(request.headers[.host]) else {
      return text(
        .forbidden, "This is asked for by a name that is not this machine's. Use its address.\n")
    }
    guard request.method == .GET || request.method == .HEAD else {
      return text(.methodNotAllowed, "Nothing can be changed here.\n")
    }
    return try await answer(to: request)
  }

  /// What a clip's message or name contains stays text, and no other page shows any of this.
  private static let walls = [
    "Content-Security-Policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  ]

  private func answer(to request: HTTPRequest) async throws -> HTTPResponse {
    switch request.path {
    case "/": return page(PackageResources.player_html, "text/html; charset=utf-8")
    case "/player.js": return page(PackageResources.player_js, "text/javascript; charset=utf-8")
    case "/player.css": return page(PackageResources.player_css, "text/css; charset=utf-8")
    case "/state":
      let known = request.query.first { $0.name == "after" }.flatMap { Int($0.value) } ?? -1
      let state = await clips.state(after: known, upTo: patience)
      return HTTPResponse(
        statusCode: .ok,
        headers: [.contentType: "application/json", .cacheControl: "no-store"],
        body: try JSONEncoder().encode(state))
    default: return try await clip(request)
    }
  }

  /// `/clips/0`: the first that the watch named.
  private func clip(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let match = request.path.wholeMatch(of: #/\/clips\/([0-9]{1,6})/#),
      let number = Int(match.output.1), let shown = await clips.clip(number: number),
      let type = MediaKind.contentType(of: shown.clip.path)
    else { return text(.notFound, "There is nothing of that name.\n") }
    let file = FileHTTPHandler(
      path: URL(filePath: shown.clip.path), contentType: type, cacheControl: [.noCache])
    return try await file.handleRequest(request)
  }

  private func page(_ bytes: [UInt8], _ type: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok, headers: [.contentType: type, .cacheControl: "no-cache"], body: Data(bytes))
  }

  private func text(_ code: HTTPStatusCode, _ words: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: code, headers: [.contentType: "text/plain; charset=utf-8"], body: Data(words.utf8)
    )
  }
}
