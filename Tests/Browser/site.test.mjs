// Opens every page of the built guide, from a server and from disk, as a reader would.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { after, before, describe, test } from "node:test";
import { Browser } from "./chromium.mjs";
import { filesBelow } from "./files.mjs";
import { overflowing } from "./overflow.mjs";
import { serve } from "./server.mjs";
import { faultsOfSVG } from "./drawing.mjs";

const site = process.env.FORMDOCS_SITE ?? ".build/browser-site";
const leadsOn = (path) => readFileSync(`${site}/${path}`, "utf8").includes('http-equiv="refresh"');
const pages = filesBelow(site, ".html").filter((path) => !leadsOn(path));

/** In the page: the colours of the page and of every mockup. */
function colours() {
  const colour = (element) => getComputedStyle(element).backgroundColor;
  const screens = [...document.querySelectorAll('[data-part="screen"]')];
  return { page: colour(document.body), screens: screens.map(colour) };
}

/** In the page: presses a button of the light and dark switch. */
function press(theme) {
  document.querySelector(`[data-set-theme="${theme}"]`).click();
}

/** In the page: what kind of page it is. */
function kind() {
  return {
    hasSwitch: document.querySelector("[data-set-theme]") !== null,
    language: document.documentElement.lang,
    direction: getComputedStyle(document.body).direction,
  };
}

/** Everything the tests ask of one page, in one visit. */
async function visit(page, path, address) {
  await page.prefer("light");
  await page.resize(1200);
  await page.open(address);
  const seen = { path, errors: page.errors, ...await page.evaluate(kind) };
  seen.light = await page.evaluate(colours);
  await page.prefer("dark");
  seen.dark = await page.evaluate(colours);
  if (seen.hasSwitch) {
    await page.evaluate(press, "light");
    seen.lightOnDark = await page.evaluate(colours);
    await page.evaluate(press, "auto");
    await page.prefer("light");
    await page.evaluate(press, "dark");
    seen.darkOnLight = await page.evaluate(colours);
    await page.evaluate(press, "auto");
    seen.automatic = await page.evaluate(colours);
  }
  await page.resize(320);
  seen.overflowing = await page.evaluate(overflowing);
  return seen;
}

describe("the built guide", () => {
  let browser, page, server;
  const visits = [];

  before(async () => {
    browser = await Browser.launch();
    page = await browser.newPage();
    server = await serve(site);
    for (const path of pages) visits.push(await visit(page, path, server.address + path));
  }, { timeout: 600_000 });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  const withSwitch = () => visits.filter((seen) => seen.hasSwitch);
  const withMockups = () => visits.filter((seen) => seen.light.screens.length > 0);

  test("has pages, in English and in Urdu, with mockups and a switch", () => {
    for (const language of ["en", "ur"]) {
      const found = withSwitch().filter((seen) => seen.language === language);
      assert.ok(found.some((seen) => seen.light.screens.length > 0), language);
    }
  });

  test("pages that only lead on lead to a page", async () => {
    for (const path of filesBelow(site, ".html").filter(leadsOn)) {
      const [, target] = /content="\d+; url=([^"]+)"/.exec(readFileSync(`${site}/${path}`, "utf8"));
      await page.open(new URL(target, server.address + path).href);
      assert.deepEqual(page.errors, [], `${path} leads to ${target}`);
    }
  });

  test("no console error, from a server", () => {
    const errors = visits.flatMap(({ path, errors }) => errors.map((one) => `${path}: ${one}`));
    assert.deepEqual(errors, []);
  });

  test("no console error, from disk", { timeout: 300_000 }, async () => {
    const errors = [];
    for (const path of pages) {
      await page.open(pathToFileURL(resolve(site, path)).href);
      errors.push(...page.errors.map((error) => `${path}: ${error}`));
    }
    assert.deepEqual(errors, []);
  });

  test("nothing reaches out of a window 320 points wide", () => {
    // A page that shows a mockup alone is as wide as the mockup.
    const found = withSwitch().flatMap(({ path, overflowing }) =>
      overflowing.map((what) => `${path}: ${what}`));
    assert.deepEqual(found, []);
  });

  test("Urdu pages run from right to left, English ones from left to right", () => {
    for (const { path, language, direction } of withSwitch()) {
      assert.equal(direction, language === "ur" ? "rtl" : "ltr", path);
    }
  });

  test("pages and mockups follow the system's light and dark", () => {
    for (const { path, light, dark } of withMockups()) follows(path, light, dark);
    for (const { path, light, dark } of withSwitch()) assert.notEqual(light.page, dark.page, path);
  });

  test("mockups follow the page's own switch, against the system too", () => {
    for (const seen of withSwitch()) {
      assert.deepEqual(seen.lightOnDark, seen.light, `${seen.path}: light on a dark system`);
      assert.deepEqual(seen.darkOnLight, seen.dark, `${seen.path}: dark on a light system`);
      assert.deepEqual(seen.automatic, seen.light, `${seen.path}: automatic on a light system`);
    }
  });

  test("the switch is remembered on the next page", async () => {
    const [first, second] = withSwitch();
    await page.prefer("light");
    await page.open(server.address + first.path);
    await page.evaluate(press, "dark");
    await page.open(server.address + second.path);
    const { page: colour } = await page.evaluate(colours);
    await page.evaluate(press, "auto");
    assert.equal(colour, second.dark.page);
  });

  test("every SVG is well formed and needs nothing from elsewhere", async () => {
    await page.open("about:blank");
    const found = [];
    for (const path of filesBelow(site, ".svg")) {
      const text = readFileSync(`${site}/${path}`, "utf8");
      found.push(...(await page.evaluate(faultsOfSVG, text)).map((fault) => `${path}: ${fault}`));
    }
    assert.deepEqual(found, []);
  });
});

/** A mockup changes with the scheme, unless its author fixed it: then all of its kind do so. */
function follows(path, light, dark) {
  const changed = light.screens.some((colour, index) => colour !== dark.screens[index]);
  const isFixed = /--(.*-)?(light|dark)\b/.test(path);
  assert.ok(changed || isFixed, `${path}: no mockup changes between light and dark`);
}
