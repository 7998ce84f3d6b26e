import Studio

/// How a gallery's page looks, in light and in dark.
enum GalleryStyle {
  static let text = """
    :root{--page:#f5f5f7;--card:#fff;--ink:#1d1d1f;--quiet:#6e6e73;--line:#e3e3e8;--code:#f7f7f9;\
    --tint:#0a66e0;--shade:0 1px 2px rgb(0 0 0/.04),0 8px 28px rgb(0 0 0/.06);\
    --keyword:#ad3da4;--string:#c41a16;--number:#272ad8;--comment:#707f8c;--attribute:#8a5a00;\
    --type:#703daa;--call:#24737a}
    @media (prefers-color-scheme:dark){:root{--page:#000;--card:#1c1c1e;--ink:#f5f5f7;\
    --quiet:#a1a1a6;--line:#333336;--code:#151517;--tint:#5ea6ff;--shade:none;\
    --keyword:#ff7ab2;--string:#ff8170;--number:#d9c97c;--comment:#7f8c98;--attribute:#ffa14f;\
    --type:#dabaff;--call:#78c2b3}}
    *{box-sizing:border-box}
    [hidden]{display:none!important}
    html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--page);color:var(--ink);\
    font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Inter,sans-serif}
    header,main,footer{max-width:84rem;margin-inline:auto;\
    padding-inline:max(clamp(1rem,4vw,3rem),env(safe-area-inset-left))}
    header{padding-block:clamp(2rem,6vw,4.5rem) clamp(1.25rem,3vw,2.25rem);display:flex;flex-wrap:wrap;\
    align-items:baseline;gap:.25rem 1rem}
    h1{margin:0;font-size:clamp(2rem,5vw,3.25rem);line-height:1.08;letter-spacing:-.022em;font-weight:700;\
    overflow-wrap:anywhere}
    header p{margin:0;color:var(--quiet);font-size:1.05rem}
    input[type=search]{margin-left:auto;width:min(100%,18rem);font:inherit;color:inherit;\
    background:var(--card);border:1px solid var(--line);border-radius:999px;padding:.5rem 1rem}
    @media (max-width:40rem){input[type=search]{width:100%;margin:.75rem 0 0}}
    main{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,23rem),1fr));\
    gap:clamp(1rem,2.5vw,1.75rem);align-items:start}
    main:not(:has(details[open])){align-items:stretch}
    main.one{grid-template-columns:minmax(0,56rem);justify-content:center}
    .card{background:var(--card);border-radius:18px;overflow:hidden;box-shadow:var(--shade);\
    min-width:0;scroll-margin-top:1rem;display:flex;flex-direction:column}
    .card:target{outline:3px solid var(--tint)}
    .stage{position:relative;width:100%;overflow:hidden;background:var(--code);\
    box-shadow:inset 0 -1px var(--line)}
    .stage img,.stage video{position:absolute;inset:0;width:100%;height:100%;object-fit:contain}
    .stage video{cursor:pointer}
    .play{position:absolute;inset:auto auto 14px 14px;width:48px;height:48px;padding:0;border:0;\
    border-radius:50%;display:none;place-items:center;cursor:pointer;color:#fff;\
    background:rgb(0 0 0/.55);-webkit-backdrop-filter:blur(12px);backdrop-filter:blur(12px);\
    transition:opacity .2s,transform .2s}
    .play svg{width:26px;height:26px;fill:currentColor}
    .play:hover{transform:scale(1.06)}
    .stage:has(video:not([controls])) .play{display:grid}
    .stage.plays .play{opacity:0}
    .stage.plays .play:focus-visible{opacity:1}
    :focus-visible{outline:3px solid var(--tint);outline-offset:2px}
    .words{padding:1.1rem 1.25rem .9rem;flex:1}
    h2{margin:0;font-size:1.2rem;line-height:1.25;letter-spacing:-.012em;font-weight:600;\
    overflow-wrap:anywhere}
    h2 a{color:inherit;text-decoration:none}
    h2 a:hover{text-decoration:underline}
    .words p{margin:.35rem 0 0;color:var(--quiet);font-size:.95rem;overflow-wrap:anywhere}
    .words .facts{font-size:.8rem;font-variant-numeric:tabular-nums}
    details{border-top:1px solid var(--line)}
    summary{padding:.7rem 1.25rem;min-height:44px;cursor:pointer;font-size:.92rem;font-weight:500;\
    color:var(--tint);list-style:none;display:flex;align-items:center;justify-content:space-between}
    summary::-webkit-details-marker{display:none}
    summary::after{content:"";width:.5em;height:.5em;border:solid currentColor;border-width:0 2px 2px 0;\
    transform:rotate(45deg);transition:transform .2s;margin-right:.3em}
    details[open] summary::after{transform:rotate(-135deg)}
    pre{margin:0;padding:1rem 1.25rem 1.25rem;max-height:26rem;overflow:auto;background:var(--code);\
    font:13px/1.55 ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;tab-size:2;\
    scrollbar-width:thin}
    .keyword{color:var(--keyword)}.string{color:var(--string)}.number{color:var(--number)}\
    .comment{color:var(--comment)}.attribute{color:var(--attribute)}.type{color:var(--type)}\
    .call{color:var(--call)}
    .plot{padding:.25rem .5rem .75rem}
    .plot svg{display:block;width:100%;height:auto}
    footer{padding-block:3rem max(2rem,env(safe-area-inset-bottom));color:var(--quiet);font-size:.85rem;\
    text-align:center}
    @media (prefers-reduced-motion:reduce){*{transition:none!important}html{scroll-behavior:auto}}
    \(PlotScheme.adaptiveStyle)
    """
}
