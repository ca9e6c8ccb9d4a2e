// Every form block of the guide, in every style, look and direction: the parts lie where the SVG
// says they lie, within a point, and no text of the SVG leaves the part that it belongs to.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { Browser } from "./chromium.mjs";
import { filesBelow } from "./files.mjs";
import { boxesInFrames, boxesOfHTML, boxesOfSVG, differences } from "./geometry.mjs";
import { spilling } from "./spilling.mjs";

const formdocs = process.env.FORMDOCS ?? ".build/release/formdocs";
const everyVariant = ["--style", "plain,grouped,inset,insetGrouped", "--direction", "ltr,rtl"];
// One look at a time: a block may compare something else too, and variants multiply.
const looks = ["ios18", "ios26"];

// So many mockups are opened at once: a visit costs more than what it is for.
const batch = 16;

const chapters = filesBelow("Content", ".md")
  .map((path) => `Content/${path}`)
  .filter((path) => /^ {0,3}(```+|~~~+)\s*(swift\s+)?form\b/m.test(readFileSync(path, "utf8")));

/** The app whose screens the guide shows. */
const appSources = "Examples/Journal/Sources";

/** Renders every block of a page in every style and direction into a folder. */
async function render(chapter, look, format, folder) {
  const given = [
    "render", chapter, "--format", format, "-o", folder, "--look", look, ...everyVariant,
    "--sources", appSources,
  ];
  try {
    await promisify(execFile)(formdocs, given);
  } catch (error) {
    throw new Error(`formdocs ${given.join(" ")}: status ${error.code}\n${error.stderr}`);
  }
}

describe("HTML and SVG agree", () => {
  let browser, page, folder;

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), "formdocs-agreement-"));
    browser = await Browser.launch();
    page = await browser.newPage();
    await page.resize(1200, 2000);
  });
  after(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("the guide has chapters with form blocks", () => assert.ok(chapters.length > 0));

  const cases = chapters.flatMap((chapter) => looks.map((look) => [chapter, look]));
  for (const [number, [chapter, look]] of cases.entries()) {
    test(`${chapter}, ${look}`, { timeout: 300_000 }, async () => {
      const out = join(folder, String(number));
      mkdirSync(out);
      await Promise.all(["html", "svg"].map((format) => render(chapter, look, format, out)));
      const found = [];
      const names = filesBelow(out, ".html");
      assert.ok(names.length > 0, "nothing was rendered");
      for (let start = 0; start < names.length; start += batch) {
        found.push(...await compared(page, out, names.slice(start, start + batch)));
      }
      assert.equal(found.length, 0, `${found.length} parts of ${names.length} mockups differ:\n${
        found.slice(0, 40).join("\n")}`);
    });
  }
});

/** In the page: the boxes of HTML pages, and the boxes and spilled texts of their SVGs. */
function measures(frames, boxes, drawn, spilled) {
  return async (pages, drawings) => ({
    html: await frames(boxes, pages), svg: drawings.map(drawn), spilled: drawings.map(spilled),
  });
}

/** What differs between HTML mockups and the SVGs of the same names. */
async function compared(page, folder, names) {
  const alone = names.filter((name) => !existsSync(join(folder, drawingOf(name))));
  const pairs = names.filter((name) => !alone.includes(name));
  const read = (name) => readFileSync(join(folder, name), "utf8");
  await page.open("about:blank");
  const measured = await page.evaluate(
    `(${measures})(${boxesInFrames}, ${boxesOfHTML}, ${boxesOfSVG}, ${spilling})`,
    pairs.map(read), pairs.map((name) => read(drawingOf(name))));
  const lines = pairs.flatMap((name, index) => {
    const [html, svg] = [measured.html[index], measured.svg[index]];
    const faults = html === null ? ["the page has no screen"]
      : typeof svg === "string" ? [svg] : differences(html, svg);
    return [...faults, ...measured.spilled[index]].map((line) => `${name}: ${line}`);
  });
  return [
    ...alone.map((name) => `${name}: there is no SVG of this name`), ...lines,
    ...page.errors.map((error) => `${names[0]} and after: ${error}`),
  ];
}

/** The SVG that belongs to an HTML file. */
function drawingOf(name) {
  return name.replace(/\.html$/, ".svg");
}
