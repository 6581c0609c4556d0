/* Sorts and filters the tables of a page. Nothing is fetched, nothing is kept. The signs for "less
   than" and "and" are not used, so that the page stays well-formed XML. */
(function () {
  "use strict";
  var words = document.currentScript.dataset, language = document.documentElement.lang;
  var collator = new Intl.Collator(language, { sensitivity: "base", numeric: true });

  function text(cell) { return cell ? cell.textContent.trim() : ""; }

  function key(shown) {
    var day = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(shown);
    if (day) return Number(day[3] + day[2] + day[1]);
    if (/^[+-]?\d+([.,]\d+)?$/.test(shown)) return Number(shown.replace(",", "."));
    return shown;
  }

  function compare(a, b) {
    if (a === b) return 0;
    if (a === "") return 1;
    if (b === "") return -1;
    var numbers = (typeof a === "number" ? 1 : 0) + (typeof b === "number" ? 1 : 0);
    if (numbers === 2) return a - b;
    return numbers === 1 ? (typeof a === "number" ? -1 : 1) : collator.compare(a, b);
  }

  function element(name, parent, content) {
    var made = document.createElement(name);
    if (content) made.textContent = content;
    parent.appendChild(made);
    return made;
  }

  function sortable(table, body, heads) {
    heads.forEach(function (head, column) {
      if (text(head) === "") return;
      var button = document.createElement("button");
      button.type = "button";
      while (head.firstChild) button.appendChild(head.firstChild);
      head.appendChild(button);
      button.addEventListener("click", function () {
        var down = head.getAttribute("aria-sort") === "ascending";
        heads.forEach(function (other) { other.removeAttribute("aria-sort"); });
        head.setAttribute("aria-sort", down ? "descending" : "ascending");
        var rows = Array.from(body.rows).map(function (row) {
          return { row: row, key: key(text(row.cells[column])) };
        });
        rows.sort(function (a, b) {
          if (a.key === "" || b.key === "") return compare(a.key, b.key);
          return down ? compare(b.key, a.key) : compare(a.key, b.key);
        });
        var all = document.createDocumentFragment();
        rows.forEach(function (one) { all.appendChild(one.row); });
        body.appendChild(all);
      });
    });
  }

  /* Columns of words with a few different values get a choice. */
  function choices(tools, rows, heads, changed) {
    var chosen = [];
    heads.forEach(function (head, column) {
      if (head.classList.contains("r") || rows.some(function (row) {
        return row.cells[column].querySelector("a");
      })) return;
      var values = new Set();
      rows.every(function (row) {
        var value = text(row.cells[column]);
        values.add(value);
        var fits = value.length > 36 ? false : typeof key(value) === "string";
        if (!fits) values.clear();
        return 40 >= values.size ? fits : false;
      });
      if (2 > values.size || values.size > 40 || values.size * 2 > rows.length) return;
      var label = element("label", tools, text(head) + " ");
      var select = element("select", label);
      element("option", select, words.all).value = "*";
      Array.from(values).sort(compare).forEach(function (value) {
        element("option", select, value || "–").value = "=" + value;
      });
      select.addEventListener("change", changed);
      chosen.push({ column: column, select: select });
    });
    return chosen;
  }

  function filterable(box, body, heads) {
    var rows = Array.from(body.rows);
    var tools = document.createElement("div");
    tools.className = "tools";
    box.parentNode.insertBefore(tools, box);
    var label = element("label", tools, words.filter + " ");
    var input = element("input", label);
    input.type = "search";
    var chosen = choices(tools, rows, heads, filter);
    var count = element("output", tools);
    count.setAttribute("aria-live", "polite");
    input.addEventListener("input", filter);

    function folded(value) { return value.toLocaleLowerCase(language); }

    function filter() {
      var wanted = folded(input.value).split(/\s+/).filter(Boolean), shown = 0;
      rows.forEach(function (row) {
        if (row.folded === undefined) row.folded = folded(row.textContent);
        var fits = wanted.every(function (word) { return row.folded.includes(word); });
        fits = chosen.every(function (one) {
          var value = one.select.value;
          return value === "*" || value === "=" + text(row.cells[one.column]);
        }) ? fits : false;
        row.hidden = !fits;
        if (fits) shown += 1;
      });
      count.textContent = shown + " / " + rows.length;
    }
    filter();
  }

  document.querySelectorAll(".scroll").forEach(function (box) {
    var table = box.querySelector("table");
    if (!table || !table.tHead || 3 > table.tBodies[0].rows.length) return;
    var heads = Array.from(table.tHead.rows[0].cells), body = table.tBodies[0];
    if (Array.from(body.rows).some(function (row) { return row.cells.length !== heads.length; })) return;
    sortable(table, body, heads);
    if (body.rows.length > 20) filterable(box, body, heads);
  });
})();
