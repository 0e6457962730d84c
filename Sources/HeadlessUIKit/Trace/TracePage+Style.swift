extension TracePage {
  /// The page's style: light and dark, and one column on a phone.
  static let style = """
    :root{color-scheme:light dark;--back:#fff;--text:#1c2024;--dim:#667;--line:#d5dae2;--mark:#0a62d6;--soft:#f3f6fa;--bad:#b3261e;--good:#1a7032;--warn:#8a5300}
    @media(prefers-color-scheme:dark){:root{--back:#15181d;--text:#e6e9ee;--dim:#9aa3b0;--line:#333a45;--mark:#6cb0ff;--soft:#1d222a;--bad:#ff8a80;--good:#63d17c;--warn:#e6b450}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--back);color:var(--text);font:15px/1.45 system-ui,sans-serif}
    header{padding:12px 20px;border-bottom:1px solid var(--line)}
    h1{font-size:20px;margin:0}h2{font-size:14px;margin:16px 0 6px;color:var(--dim)}
    header p{margin:2px 0 0;color:var(--dim)}
    main{display:grid;grid-template-columns:minmax(260px,360px) 1fr;gap:0 24px;padding:16px 20px}
    section{min-width:0}main>section:last-child{grid-column:1/-1}
    .stage{position:sticky;top:8px;align-self:start}
    #picture{border:1px solid var(--line);border-radius:8px;overflow:hidden;background:#fff;cursor:crosshair}
    #picture svg{display:block;width:100%;height:auto}
    #time{width:100%}p{margin:6px 0}
    button{font:inherit;padding:6px 10px;border:1px solid var(--line);border-radius:6px;background:var(--soft);color:inherit}
    button:focus-visible,input:focus-visible,li:focus-visible{outline:2px solid var(--mark);outline-offset:1px}
    #lanes{border:1px solid var(--line);border-radius:6px;overflow:hidden}
    .lane{display:grid;grid-template-columns:96px 1fr;border-top:1px solid var(--line);font-size:12px}
    .lane:first-child{border-top:0}.lane>span{padding:2px 6px;color:var(--dim)}
    .lane>div{position:relative;height:20px;background:linear-gradient(90deg,var(--line) 1px,transparent 1px);background-size:var(--tick,100%) 100%}
    .axis>div{cursor:pointer}.axis div span{position:absolute;top:2px;padding-left:4px;font-size:11px;color:var(--dim);white-space:nowrap}
    .marks button{position:absolute;width:20px;height:20px;padding:0;border-radius:4px;font-size:12px;line-height:18px;cursor:pointer;z-index:1}
    .marks .holds,.marks .flaw,.marks .failure{border-radius:50%;border-color:currentColor;font-weight:700}
    .lane i{position:absolute;top:4px;width:3px;height:12px;background:var(--mark);cursor:pointer}
    .bars i{height:8px;border-radius:2px;border-left:1px solid var(--back)}.bars .failed{background:var(--bad)}.bars .open{background:none;border:1px solid var(--mark)}
    .bars .fire{width:3px;background:var(--text)}
    .lane .here{top:0;height:100%;width:1px;background:var(--text);pointer-events:none}
    ol,ul{margin:0;padding:0;list-style:none;font:12.5px/1.5 ui-monospace,monospace;overflow-x:auto}
    li{padding:1px 4px;border-radius:4px;white-space:pre}
    li[tabindex]{cursor:pointer}li:hover{background:var(--soft)}
    #tree li.on,#log li.on,#code li.on{background:var(--soft);box-shadow:inset 3px 0 var(--mark)}
    #tree li.off{color:var(--dim)}#log{max-height:60vh;overflow:auto}
    #code,#spans{max-height:40vh;overflow:auto}#code li{white-space:normal}#code span{white-space:pre-wrap}#code code{color:var(--dim);display:inline-block;min-width:22ch}
    .error{display:block;color:var(--bad);white-space:pre-wrap;padding-left:22ch}
    #marks{max-height:44vh;overflow:auto;font:14px/1.4 system-ui,sans-serif}#marks li{white-space:normal;padding:0}
    #marks button{display:block;width:100%;padding:3px 6px;border:0;background:none;text-align:left;cursor:pointer}#marks button:focus-visible{outline-offset:-2px}
    #marks .step button{font-weight:600}#marks li:not(.step) button{padding-left:24px}
    #marks time{font-weight:400;font-variant-numeric:tabular-nums}#marks b{min-width:0;font-weight:700}
    #marks li.on{background:var(--soft);box-shadow:inset 3px 0 var(--mark)}#counts{color:var(--dim)}
    .marks .holds,#marks .holds b,#state .holds{color:var(--good)}.marks .flaw,#marks .flaw b,#state .flaw{color:var(--warn)}
    .marks .failure,#marks .failure b,#state .failure{color:var(--bad)}#marks .failure span{white-space:pre-wrap}
    #state p{white-space:pre-wrap}
    details{margin:6px 0}summary{cursor:pointer}summary:focus-visible,pre:focus-visible{outline:2px solid var(--mark)}
    pre{margin:6px 0;padding:8px;background:var(--soft);border-radius:6px;overflow-x:auto;font:12.5px/1.5 ui-monospace,monospace}
    textarea{width:100%;font:12.5px/1.5 ui-monospace,monospace;background:var(--soft);color:inherit;border:1px solid var(--line)}
    time{color:var(--dim)}b{display:inline-block;min-width:12ch;font-weight:500}
    #view{font:12.5px/1.5 ui-monospace,monospace;overflow-x:auto}#view p{white-space:pre-wrap}
    @media(max-width:760px){.lane{grid-template-columns:76px 1fr}main{grid-template-columns:minmax(0,1fr);padding:12px}.stage{position:static}header{padding:10px 12px}#picture{max-width:260px;margin:auto}#code code{min-width:0;display:block}.error{padding-left:0}}
    """
}
