// Opens every page of the built guide, from disk and from a server, as a reader would.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { after, before, describe, test } from "node:test";
import { Browser } from "./chromium.mjs";
import { filesBelow } from "./files.mjs";
import { overflowing } from "./overflow.mjs";
import { serve } from "./server.mjs";

const site = process.env.FORMDOCS_SITE ?? ".build/browser-site";
const pages = filesBelow(site, ".html");
const pagesWithMockups = pages.filter((path) => {
  return readFileSync(`${site}/${path}`, "utf8").includes("data-part=\"screen\"");
});

/** In the page: the colours of every screen that may follow the page, and of the page itself. */
function colours() {
  const colour = (element) => getComputedStyle(element).backgroundColor;
  const screens = [...document.querySelectorAll('[data-part="screen"]')];
  return { page: colour(document.body), screens: screens.map(colour) };
}

/** In the page: presses a button of the light and dark switch; false when there is none. */
function pressSwitch(theme) {
  const button = document.querySelector(`[data-set-theme="${theme}"]`);
  button?.click();
  return button !== null;
}

describe("the built guide", () => {
  let browser, page, server;

  before(async () => {
    browser = await Browser.launch();
    page = await browser.newPage();
    server = await serve(site);
    await page.resize(1200);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  const fromServer = (path) => server.address + path;
  const fromDisk = (path) => pathToFileURL(resolve(site, path)).href;

  test("has pages, in English and in Urdu, with mockups", () => {
    assert.ok(pages.some((path) => path.startsWith("en/")), `no English page in ${site}`);
    assert.ok(pages.some((path) => path.startsWith("ur/")), `no Urdu page in ${site}`);
    assert.ok(pagesWithMockups.length > 0, `no page of ${site} holds a mockup`);
  });

  for (const [place, address] of [["from a server", fromServer], ["from disk", fromDisk]]) {
    test(`no console error, ${place}`, async () => {
      const errors = [];
      for (const path of pages) {
        await page.open(address(path));
        errors.push(...page.errors.map((error) => `${path}: ${error}`));
      }
      assert.deepEqual(errors, []);
    });
  }

  test("nothing reaches out of a window 320 points wide", async () => {
    await page.resize(320);
    const found = [];
    for (const path of pages) {
      await page.open(fromServer(path));
      found.push(...(await page.evaluate(overflowing)).map((what) => `${path}: ${what}`));
    }
    await page.resize(1200);
    assert.deepEqual(found, []);
  });

  test("Urdu pages run from right to left", async () => {
    for (const path of pages.filter((one) => /^ur\/[^/]*\.html$/.test(one))) {
      await page.open(fromServer(path));
      const root = await page.evaluate(() => ({
        language: document.documentElement.lang,
        direction: getComputedStyle(document.body).direction,
      }));
      assert.deepEqual(root, { language: "ur", direction: "rtl" }, path);
    }
  });

  test("mockups follow the system's light and dark", async () => {
    for (const path of pagesWithMockups) {
      await page.prefer("light");
      await page.open(fromServer(path));
      const light = await page.evaluate(colours);
      await page.prefer("dark");
      const dark = await page.evaluate(colours);
      await page.prefer("light");
      assertFollows(path, light, dark);
    }
  });

  test("mockups follow the page's own switch, also against the system", async () => {
    for (const path of pagesWithMockups) {
      await page.prefer("light");
      await page.open(fromServer(path));
      // Pages that show a mockup alone have no switch.
      if (!await page.evaluate(pressSwitch, "dark")) continue;
      const dark = await page.evaluate(colours);
      await page.evaluate(pressSwitch, "light");
      const light = await page.evaluate(colours);
      assertFollows(path, light, dark);
      await page.prefer("dark");
      const held = await page.evaluate(colours);
      await page.evaluate(pressSwitch, "auto");
      const following = await page.evaluate(colours);
      await page.prefer("light");
      assert.deepEqual(held, light, `${path}: light is not kept on a dark system`);
      assert.deepEqual(following, dark, `${path}: auto does not follow a dark system`);
    }
  });

  test("the switch is remembered on the next page", async () => {
    const [first, second] = pagesWithMockups.filter((path) => !path.includes("/form-"));
    await page.prefer("light");
    await page.open(fromServer(first));
    await page.evaluate(pressSwitch, "dark");
    const dark = (await page.evaluate(colours)).page;
    await page.open(fromServer(second ?? first));
    assert.equal((await page.evaluate(colours)).page, dark);
    await page.evaluate(pressSwitch, "auto");
  });

  test("every SVG is well formed and draws without help", async () => {
    for (const path of filesBelow(site, ".svg")) {
      await page.open(fromServer(path));
      assert.deepEqual(page.errors, [], path);
      const root = await page.evaluate(() => document.documentElement.localName);
      assert.equal(root, "svg", path);
    }
  });
});

/** At least one screen changes with the page, and none that changes is the same in both. */
function assertFollows(path, light, dark) {
  const changed = light.screens.filter((colour, index) => colour !== dark.screens[index]);
  const fixed = light.screens.length - changed.length;
  assert.ok(changed.length > 0, `${path}: none of ${fixed} mockups changed between light and dark`);
  assert.notEqual(light.page, dark.page, `${path}: the page stays ${light.page}`);
}
