extension TracePage {
  /// The first part of the page's script: the moment that is shown. It reads the values and the elements of
  /// steps, verdicts, actions and the log, and writes no text as HTML.
  static let script = #"""
    'use strict';
    const values = JSON.parse(document.getElementById('values').textContent);
    const byId = id => document.getElementById(id);
    const entries = [...document.querySelectorAll('#log li')];
    const entryOf = new Map(entries.map(e => [e.id.slice(1), e]));
    const actions = [...document.querySelectorAll('#code li')];
    const marks = [...document.querySelectorAll('#marks li')];
    const isStep = e => e.classList.contains('step');
    const wordsOf = e => [...e.querySelectorAll('b,span')].map(w => w.textContent).join(': ');
    const last = values.moments.length - 1;
    const end = Math.max(values.moments[last] ? values.moments[last].t : 0, 0.001,
      ...marks.map(e => +e.dataset.t), entries.length ? +entries[entries.length - 1].dataset.t : 0);
    let now = values.opening, chosen = null, from = null;
    const text = (tag, words, parent) => {
      const e = document.createElement(tag); e.textContent = words; if (parent) parent.append(e); return e;
    };
    const point = p => Math.round(p * 100) / 100;
    const frame = f => `(${point(f[0])} ${point(f[1])}; ${point(f[2])} x ${point(f[3])})`;
    // Views of one name are told apart by their order.
    const nodes = m => {
      const counts = {};
      return values.moments[m].v.map(i => {
        const n = values.nodes[i];
        counts[n.n] = (counts[n.n] || 0) + 1;
        return { ...n, k: n.n + '\u0000' + counts[n.n] };
      });
    };
    const seconds = t => t.toFixed(3) + ' s';
    const momentAt = t => {
      let found = 0;
      values.moments.forEach((m, i) => { if (m.t <= t + 1e-9) found = i; });
      return found;
    };
    function draw() {
      const moment = values.moments[now];
      const svg = new DOMParser().parseFromString(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${moment.z[0]} ${moment.z[1]}">`
        + moment.p.map(i => values.lines[i]).join('\n') + '</svg>', 'image/svg+xml').documentElement;
      const all = nodes(now);
      const node = chosen === null ? null : all.find(n => n.k === chosen);
      if (node) {
        const box = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
        ['x', 'y', 'width', 'height'].forEach((a, i) => box.setAttribute(a, node.f[i]));
        box.setAttribute('style', 'fill:#0a62d622;stroke:#0a62d6;stroke-width:2');
        svg.append(box);
      }
      byId('picture').replaceChildren(svg);
      byId('picture').dataset.time = moment.t;
      byId('now').textContent = `${now + 1} of ${last + 1}, at ${seconds(moment.t)}`;
      byId('time').value = now;
      byId('time').setAttribute('aria-valuetext', seconds(moment.t));
      byId('chain').textContent = moment.c.length ? moment.c.join(' \u2192 ') : 'There is no first responder.';
      const tree = byId('tree'); tree.replaceChildren();
      all.forEach(n => {
        const li = text('li', '  '.repeat(n.d) + n.n + '  ' + frame(n.f) + (n.s & 2 ? '  first responder' : '')
          + (n.s & 1 ? '  hidden' : ''), tree);
        li.className = (n.k === chosen ? 'on ' : '') + (n.s & 1 ? 'off' : '');
        li.tabIndex = 0;
        li.onclick = () => { chosen = n.k; draw(); };
        li.onkeydown = event => { if (event.key === 'Enter') li.onclick(); };
      });
      document.querySelectorAll('.here').forEach(e => { e.style.left = 100 * moment.t / end + '%'; });
      let latest = null;
      entries.forEach(e => { e.classList.remove('on'); if (+e.dataset.t <= moment.t + 1e-9) latest = e; });
      if (latest) latest.classList.add('on');
      const present = (e, on) => {
        e.classList.toggle('on', on);
        if (on) e.setAttribute('aria-current', 'step'); else e.removeAttribute('aria-current');
      };
      actions.forEach((e, i) => present(e, i === moment.a - 1));
      drawState(present);
      drawView(node, all, moment);
      drawChanges(all);
    }
    // The step of the moment, and the verdicts at it.
    function drawState(present) {
      const state = byId('state'), step = marks.filter(e => isStep(e) && +e.dataset.m <= now).pop();
      const verdicts = marks.filter(e => !isStep(e) && +e.dataset.m === now);
      state.replaceChildren();
      if (step) text('p', wordsOf(step), state);
      verdicts.forEach(e => { text('p', wordsOf(e), state).className = e.className.split(' ')[0]; });
      marks.forEach(e => present(e, e === step || verdicts.includes(e)));
      byId('picture').setAttribute('aria-label', ['The screen at ' + seconds(values.moments[now].t)]
        .concat([...state.children].map(e => e.textContent)).join('. '));
    }
    function causes(entry) {
      const chain = [];
      while (entry && chain.length < 20) { chain.push(entry); entry = entryOf.get(entry.dataset.cause); }
      return chain;
    }
    function line(entry) {
      return seconds(+entry.dataset.t) + '  ' + entry.querySelector('span').textContent;
    }
    function drawView(node, all, moment) {
      const view = byId('view'); view.replaceChildren();
      if (chosen === null) { text('p', 'Click the picture or a view of the tree.', view); return; }
      if (!node) { text('p', `${chosen.split('\u0000')[0]} isn't on the screen at this moment.`, view); return; }
      const path = []; let depth = node.d;
      for (let i = all.indexOf(node); i >= 0 && depth >= 0; i--) {
        if (all[i].d === depth) { path.unshift(all[i].n); depth--; }
      }
      text('p', `${node.n}\nframe on the screen: ${frame(node.f)}\npath: ${path.join(' / ')}`, view);
      if (node.t !== undefined) text('p', values.texts[node.t], view).id = 'touch';
      if (node.c !== undefined) text('p', node.c.length
        ? 'constraints:\n' + node.c.map(i => '  ' + values.texts[i]).join('\n')
        : 'no constraint refers to it: its frame is set, or follows its autoresizing mask', view).id = 'rules';
      const past = entries.filter(e => e.dataset.subject === node.n && +e.dataset.t <= moment.t + 1e-9);
      const kinds = [...new Set(past.map(e => e.dataset.kind))];
      if (!kinds.length) text('p', 'why: the log has no change of it until now.', view);
      kinds.forEach(kind => {
        const entry = past.filter(e => e.dataset.kind === kind).pop();
        const chain = causes(entry).map((e, i) => (i ? '  because of ' : 'why: ') + line(e));
        text('p', chain.join('\n'), view);
      });
    }
    function drawChanges(all) {
      const list = byId('changes'); list.replaceChildren();
      if (from === null) {
        text('li', '"Compare from here" marks a moment; then choose another one.', list); return;
      }
      text('li', `from ${seconds(values.moments[from].t)} to ${seconds(values.moments[now].t)}:`, list);
      const key = new Map(nodes(from).map(n => [n.k, n]));
      let count = 0;
      const say = words => { count++; text('li', words, list); };
      all.forEach(n => {
        const old = key.get(n.k); key.delete(n.k);
        if (!old) say(`+ ${n.n}  ${frame(n.f)}`);
        else if (frame(old.f) !== frame(n.f)) say(`${n.n}  ${frame(old.f)} \u2192 ${frame(n.f)}`);
        else if (old.s !== n.s) say(`${n.n}  ${n.s & 1 ? 'is hidden' : n.s & 2 ? 'is first responder' : 'is shown, not first responder'}`);
      });
      key.forEach(n => say(`- ${n.n}  ${frame(n.f)}`));
      if (!count) text('li', 'nothing', list);
    }
    function go(moment) { now = Math.min(Math.max(moment, 0), last); draw(); }
    function chooseAt(x, y) {
      const under = nodes(now).filter(n => !(n.s & 1) && x >= n.f[0] && y >= n.f[1]
        && x < n.f[0] + n.f[2] && y < n.f[1] + n.f[3]);
      // Windows and containers of the system cover the whole screen: the smallest view is meant.
      const area = n => n.f[2] * n.f[3];
      const smallest = under.reduce((best, n) => best && area(best) < area(n) ? best : n, null);
      if (smallest) chosen = smallest.k;
      draw();
    }
    """#
}
