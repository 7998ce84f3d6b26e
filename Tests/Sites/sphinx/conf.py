project = "Clips"
extensions = ["myst_parser", "sphinxcontrib.video"]
html_static_path = ["_static"]
exclude_patterns = ["_build"]
