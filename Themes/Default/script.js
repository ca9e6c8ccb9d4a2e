// Runs in <head>, before the first paint: the reader's choice of light or dark must not flash.
// Everything here is an addition; without it the page follows the system and stays complete.
(function () {
  "use strict";

  var root = document.documentElement;
  var key = "formdocs-theme";
  var languageKey = "formdocs-language";

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null; // Storage may be closed to pages opened from disk.
    }
  }

  function store(key, value) {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch (error) {
      // The choice then lasts as long as the page.
    }
  }

  function storedTheme() {
    var value = stored(key);
    return value === "light" || value === "dark" ? value : "auto";
  }

  function applyTheme(theme) {
    if (theme === "auto") root.removeAttribute("data-theme");
    else root.setAttribute("data-theme", theme);
    document.querySelectorAll("[data-set-theme]").forEach(function (button) {
      button.setAttribute("aria-pressed", String(button.dataset.setTheme === theme));
    });
  }

  function watchThemeButtons() {
    document.querySelectorAll("[data-set-theme]").forEach(function (button) {
      button.addEventListener("click", function () {
        applyTheme(button.dataset.setTheme);
        store(key, button.dataset.setTheme === "auto" ? null : button.dataset.setTheme);
      });
    });
    window.addEventListener("storage", function (event) {
      if (event.key === key) applyTheme(storedTheme());
    });
  }

  // A language that was chosen once is the one that the choice of languages opens next time.
  function rememberLanguage() {
    document.querySelectorAll(".languages-list a, .gate-languages a").forEach(function (link) {
      link.addEventListener("click", function () { store(languageKey, link.hreflang); });
    });
  }

  // At the choice of languages: the one chosen before, or the first that the reader prefers.
  function openPreferredLanguage() {
    var links = Array.from(document.querySelectorAll(".gate-languages a"));
    if (!links.length) return;
    function primary(tag) { return tag.toLowerCase().split("-")[0]; }
    var wanted = [stored(languageKey)].concat(navigator.languages || []).filter(Boolean);
    for (var tag of wanted) {
      var link = links.find(function (link) { return link.hreflang === tag; })
        || links.find(function (link) { return primary(link.hreflang) === primary(tag); });
      if (link) return location.replace(link.href);
    }
  }

  // A menu made of <details> closes like any other menu: outside click and Escape.
  function closeMenusOutside() {
    var menus = document.querySelectorAll("details.languages");
    document.addEventListener("click", function (event) {
      menus.forEach(function (menu) {
        if (!menu.contains(event.target)) menu.open = false;
      });
    });
    document.addEventListener("keydown", function (event) {
      if (event.key !== "Escape") return;
      menus.forEach(function (menu) {
        if (!menu.open) return;
        menu.open = false;
        menu.querySelector("summary").focus();
      });
    });
  }

  // Marks the part being read in the table of contents.
  function followReading() {
    var links = Array.from(document.querySelectorAll(".toc a"));
    if (!links.length) return;
    var targets = links.map(function (link) {
      return document.getElementById(decodeURIComponent(link.hash.slice(1)));
    });
    var scheduled = false;

    function mark() {
      scheduled = false;
      var current = 0;
      targets.forEach(function (target, index) {
        if (target && target.getBoundingClientRect().top < 140) current = index;
      });
      var atEnd = window.innerHeight + window.scrollY >= root.scrollHeight - 4;
      if (atEnd && window.scrollY > 0) current = links.length - 1;
      links.forEach(function (link, index) {
        if (index === current) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      });
    }

    window.addEventListener("scroll", function () {
      if (scheduled) return;
      scheduled = true;
      requestAnimationFrame(mark);
    }, { passive: true });
    mark();
  }

  root.classList.add("scripted");
  applyTheme(storedTheme());
  document.addEventListener("DOMContentLoaded", function () {
    openPreferredLanguage();
    applyTheme(storedTheme());
    watchThemeButtons();
    rememberLanguage();
    closeMenusOutside();
    followReading();
  });
})();
