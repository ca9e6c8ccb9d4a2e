// Every form block of the guide, in every style, look and direction: the parts lie where the SVG
// says they lie, within a point, and no text of the SVG leaves the part that it belongs to.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { after, before, describe, test } from "node:test";
import { promisify } from "node:util";
import { Browser } from "./chromium.mjs";
import { filesBelow } from "./files.mjs";
import { boxesOfHTML, boxesOfSVG, differences } from "./geometry.mjs";
import { spilling } from "./spilling.mjs";

const formdocs = process.env.FORMDOCS ?? ".build/release/formdocs";
const everyVariant = ["--style", "plain,grouped,inset,insetGrouped", "--direction", "ltr,rtl"];
// One look at a time: a block may compare something else too, and variants multiply.
const looks = ["ios18", "ios26"];

const chapters = filesBelow("Content", ".md")
  .map((path) => `Content/${path}`)
  .filter((path) => /^ {0,3}(```+|~~~+)\s*(swift\s+)?form\b/m.test(readFileSync(path, "utf8")));

/** Renders every block of a page in every style and direction into a folder. */
async function render(chapter, look, format, folder) {
  const given = [
    "render", chapter, "--format", format, "-o", folder, "--look", look, ...everyVariant,
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
      await Promise.all(["html", "svg"].map((format) => render(chapter, look, format, out)));
      const found = [];
      const names = filesBelow(out, ".html");
      assert.ok(names.length > 0, "nothing was rendered");
      for (const name of names) {
        found.push(...(await compared(page, out, name)).map((line) => `${name}: ${line}`));
      }
      assert.equal(found.length, 0, `${found.length} parts of ${names.length} mockups differ:\n${
        found.slice(0, 40).join("\n")}`);
    });
  }
});

/** What differs between one HTML mockup and the SVG of the same name. */
async function compared(page, folder, name) {
  const drawing = join(folder, name.replace(/\.html$/, ".svg"));
  if (!existsSync(drawing)) return ["there is no SVG of this name"];
  await page.open(pathToFileURL(join(folder, name)).href);
  const html = await page.evaluate(boxesOfHTML);
  if (!html) return ["the page has no screen"];
  const text = readFileSync(drawing, "utf8");
  const svg = await page.evaluate(boxesOfSVG, text);
  if (typeof svg === "string") return [svg];
  const spilled = await page.evaluate(spilling, text);
  return [...page.errors, ...differences(html, svg), ...spilled];
}
