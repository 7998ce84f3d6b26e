import ArgumentParser

/// Where a snippet is pasted.
enum EmbedTarget: String, CaseIterable, ExpressibleByArgument {
  case html, markdown, vitepress, docusaurus, mkdocs, docc
}
