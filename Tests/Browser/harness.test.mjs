// Tests of the tests: the harness sees what it must see, on a small fixture.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { Browser } from "./chromium.mjs";
import { boxesInFrames, boxesOfHTML, boxesOfSVG, differences } from "./geometry.mjs";
import { serve } from "./server.mjs";
import { overflowing } from "./overflow.mjs";
import { spilling } from "./spilling.mjs";

const fixtures = "Tests/Browser/fixtures";

describe("browser harness", () => {
  let browser, page, server;

  before(async () => {
    browser = await Browser.launch();
    page = await browser.newPage();
    server = await serve(fixtures);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  const boxes = async (edit = (text) => text) => {
    await page.open(server.address + "mockup.html");
    const svg = edit(readFileSync(`${fixtures}/mockup.svg`, "utf8"));
    return differences(await page.evaluate(boxesOfHTML), await page.evaluate(boxesOfSVG, svg));
  };

  test("boxes within a point agree", async () => {
    assert.deepEqual(await boxes(), []);
  });

  test("a box elsewhere is named with both places", async () => {
    const found = await boxes((svg) => svg.replace('data-box="16 10 358 44"', 'data-box="16 12 358 44"'));
    assert.deepEqual(found, ["row 1.1: HTML 16 10 358 44, SVG 16 12 358 44"]);
  });

  test("a part that one side lacks is named", async () => {
    const found = await boxes((svg) => svg.replace('data-part="card"', ""));
    assert.deepEqual(found, ["card 1: only in the HTML"]);
  });

  test("a frame has the boxes that a page of its own has", async () => {
    const text = '<!doctype html><body style="margin:0"><p data-part="screen" ' +
      'style="margin:7px;width:300px;height:40px"><b data-part="row">One</b></p>';
    await page.open("about:blank");
    const framed = await page.evaluate(
      `(pages) => (${boxesInFrames})(${boxesOfHTML}, pages)`, [text, text]);
    assert.deepEqual(framed[0][0], { part: "screen", index: "", box: [0, 0, 300, 40] });
    assert.deepEqual(framed[1], framed[0]);
    assert.equal(framed[0][1].part, "row");
  });

  test("an SVG that is not well formed is told", async () => {
    assert.equal(typeof await page.evaluate(boxesOfSVG, "<svg><g></svg>"), "string");
  });

  test("text that runs out of its row is named", async () => {
    await page.open(server.address + "mockup.html");
    const row = (text) => '<svg xmlns="http://www.w3.org/2000/svg" width="390" height="64">' +
      '<g data-part="row" data-index="1.1" data-box="16 10 60 44">' +
      `<text x="16" y="40" font-size="17">${text}</text></g></svg>`;
    assert.deepEqual(await page.evaluate(spilling, row("One")), []);
    assert.match((await page.evaluate(spilling, row("One and many more"))).join(), /One and many/);
  });

  test("the system's preference reaches the page", async () => {
    const background = () =>
      page.evaluate(() => getComputedStyle(document.querySelector(".screen")).backgroundColor);
    await page.open(server.address + "mockup.html");
    await page.prefer("dark");
    assert.equal(await background(), "rgb(0, 0, 0)");
    await page.prefer("light");
    assert.equal(await background(), "rgb(255, 255, 255)");
  });

  test("a wide element overflows at 320 points", async () => {
    await page.resize(320);
    await page.open(server.address + "mockup.html");
    assert.match((await page.evaluate(overflowing)).join(), /div\.screen/);
    await page.resize(1200);
  });

  test("a script that throws and a missing file are console errors", async () => {
    await page.open(server.address + "mockup.html");
    assert.deepEqual(page.errors, []);
    await page.evaluate(async () => {
      setTimeout(() => { throw new Error("thrown on purpose"); });
      await fetch("missing.css");
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    assert.match(page.errors.join("\n"), /thrown on purpose/);
    assert.match(page.errors.join("\n"), /missing\.css/);
  });
});
