extension TracePage {
  /// The page's script. It reads the values and the log's elements, and writes no text as HTML.
  static let script = #"""
    'use strict';
    const values = JSON.parse(document.getElementById('values').textContent);
    const byId = id => document.getElementById(id);
    const entries = [...document.querySelectorAll('#log li')];
    const entryOf = new Map(entries.map(e => [e.id.slice(1), e]));
    const actions = [...document.querySelectorAll('#code li')];
    const last = values.moments.length - 1;
    const end = Math.max(values.moments[last] ? values.moments[last].t : 0, 0.001,
      entries.length ? +entries[entries.length - 1].dataset.t : 0);
    let now = 0, chosen = null, from = null;
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
      let present = null;
      entries.forEach(e => { e.classList.remove('on'); if (+e.dataset.t <= moment.t + 1e-9) present = e; });
      if (present) present.classList.add('on');
      actions.forEach((e, i) => {
        const on = i === moment.a - 1;
        e.classList.toggle('on', on);
        if (on) e.setAttribute('aria-current', 'step'); else e.removeAttribute('aria-current');
      });
      drawView(node, all, moment);
      drawChanges(all);
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
    const lanes = byId('lanes');
    const part = t => 100 * Math.min(t, end) / end + '%';
    // Bars that overlap are below one another, in at most four rows.
    function bars(kind, all) {
      if (!all.length) return;
      const lane = text('div', '', lanes); lane.className = 'lane bars';
      text('span', kind, lane);
      const bar = text('div', '', lane);
      const rows = [];
      all.forEach(b => {
        let row = rows.findIndex(t => t <= b.begin + 1e-9);
        if (row < 0) row = rows.length < 4 ? rows.length : 3;
        rows[row] = Math.max(b.end, b.begin + end / 100);
        const mark = text('i', '', bar);
        mark.style.left = part(b.begin);
        mark.style.width = `max(3px, ${part(b.end - b.begin)})`;
        mark.style.top = 4 + 10 * row + 'px';
        if (b.className) mark.className = b.className;
        mark.title = b.title;
        mark.onclick = b.go;
        (b.fires || []).forEach(t => {
          const fire = text('i', '', bar);
          fire.style.left = part(t); fire.style.top = 4 + 10 * row + 'px'; fire.className = 'fire';
          fire.title = b.title; fire.onclick = () => go(momentAt(t));
        });
      });
      bar.style.height = 10 * rows.length + 8 + 'px';
      const here = text('i', '', bar); here.className = 'here'; here.style.height = '100%';
    }
    const momentOf = i => {
      const found = values.moments.findIndex(m => m.a === i + 1);
      return found < 0 ? momentAt(+actions[i].dataset.t) : found;
    };
    bars('actions', actions.map((e, i) => ({
      begin: +e.dataset.t, end: +e.dataset.end, go: () => go(momentOf(i)),
      className: e.querySelector('.error') ? 'failed' : '',
      title: `${seconds(+e.dataset.t)} to ${seconds(+e.dataset.end)}  ${e.textContent}`,
    })));
    function spans(kind, name) {
      bars(name, values.spans.filter(s => s.kind === kind && s.begin <= end).map(s => ({
        begin: s.begin, end: s.end === undefined ? end : s.end, fires: s.fires, go: () => go(momentAt(s.begin)),
        className: s.state === 'ended' ? '' : 'open',
        title: `${seconds(s.begin)} to ${s.end === undefined ? 'no end' : seconds(s.end)}  ${s.name}: ${s.state}`
          + (s.fires.length ? ', fired at ' + s.fires.slice(0, 9).map(seconds).join(', ') : ''),
      })));
    }
    spans('animation', 'animations');
    spans('timer', 'timers');
    ['touch', 'gesture', 'focus', 'editing', 'action', 'keyboard', 'notification', 'geometry', 'scrolling',
      'controller', 'window', 'note'].forEach(kind => {
      const own = entries.filter(e => e.dataset.kind === kind);
      if (!own.length) return;
      const lane = text('div', '', lanes); lane.className = 'lane';
      text('span', kind, lane);
      const bar = text('div', '', lane);
      own.forEach(e => {
        const mark = text('i', '', bar);
        mark.style.left = 100 * +e.dataset.t / end + '%';
        mark.title = line(e);
        mark.onclick = () => go(momentAt(+e.dataset.t));
      });
      text('i', '', bar).className = 'here';
    });
    const chosenBy = (e, act) => {
      e.tabIndex = 0;
      e.onclick = act;
      e.onkeydown = event => { if (event.key === 'Enter') act(); };
    };
    actions.forEach((e, i) => chosenBy(e, () => go(momentOf(i))));
    document.querySelectorAll('#spans li').forEach(e => chosenBy(e, () => go(momentAt(+e.dataset.t))));
    // Pages of files have no clipboard in some browsers: the text is then selected in a field.
    function copied(words) { byId('copied').textContent = words; }
    function select(words) {
      const old = byId('selection'); if (old) old.remove();
      const field = document.createElement('textarea');
      field.id = 'selection'; field.readOnly = true; field.value = words; field.rows = 8;
      field.setAttribute('aria-label', 'The text to copy');
      byId('copied').after(field);
      field.focus(); field.select();
      let isDone = false;
      try { isDone = document.execCommand('copy'); } catch { isDone = false; }
      if (isDone) { field.remove(); copied('Copied.'); } else copied('The text is selected: copy it.');
    }
    document.querySelectorAll('[data-copy]').forEach(b => {
      b.onclick = () => {
        const words = byId(b.dataset.copy).textContent + '\n';
        if (!navigator.clipboard) { select(words); return; }
        navigator.clipboard.writeText(words).then(() => copied('Copied.'), () => select(words));
      };
    });
    entries.forEach(e => chosenBy(e, () => {
      if (e.dataset.subject) chosen = e.dataset.subject + '\u00001';
      go(momentAt(+e.dataset.t));
    }));
    byId('time').oninput = event => go(+event.target.value);
    byId('back').onclick = () => go(now - 1);
    byId('on').onclick = () => go(now + 1);
    byId('mark').onclick = () => { from = from === now ? null : now; draw(); };
    byId('picture').onclick = event => {
      const box = byId('picture').getBoundingClientRect();
      const [width, height] = values.moments[now].z;
      chooseAt((event.clientX - box.left) * width / box.width,
        (event.clientY - box.top) * height / box.height);
    };
    document.onkeydown = event => {
      if (['time', 'selection'].includes(event.target.id) || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowLeft') go(now - 1);
      if (event.key === 'ArrowRight') go(now + 1);
      if (event.key === 'Home') go(0);
      if (event.key === 'End') go(last);
    };
    function follow() {
      const query = new URLSearchParams(location.hash.slice(1));
      if (query.has('t')) now = momentAt(+query.get('t'));
      if (query.has('from')) from = momentAt(+query.get('from'));
      if (query.has('at')) { const [x, y] = query.get('at').split(',').map(Number); chooseAt(x, y); } else draw();
    }
    window.onhashchange = follow;
    if (last >= 0) follow();
    """#
}
