// Runs FormMockup as WebAssembly on every form block of the guide and on a few hard ones, and
// compares what it draws with what the native build draws, byte for byte.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { formBlocks } from "./blocks.mjs";
import { Engine } from "./engine.mjs";

const module = ".build/wasm/formmockup.wasm";
const reference = ".build/release/wasm-reference";

// Blocks that no guide has: nothing, what is not code, bytes that are not UTF-8, deep and long.
const hardBlocks = [
  ["empty", Buffer.alloc(0)],
  ["not code", Buffer.from("}}} ((( \"unclosed /* and so on \u{1F600} é")],
  ["not UTF-8", Buffer.from([0x54, 0x65, 0x78, 0x74, 0x28, 0x22, 0xff, 0xc3, 0x22, 0x29])],
  ["nested", Buffer.from("VStack { ".repeat(200) + 'Text("deep")' + " }".repeat(200))],
  ["nested too deep", Buffer.from("(".repeat(10000))],
  ["long", Buffer.from("Form {\n" + 'Toggle("On", isOn: true)\n'.repeat(400) + "}")],
];

/** The native side: answers all requests in one process. */
function nativeAnswers(requests) {
  const framed = requests.flatMap((request) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(request.length);
    return [length, request];
  });
  const input = Buffer.concat(framed);
  const run = spawnSync(reference, { input, maxBuffer: 1 << 30, timeout: 300_000 });
  assert.equal(run.status, 0, `${reference}: ${run.error ?? run.signal ?? run.stderr}`);
  const answers = [];
  for (let offset = 0; offset < run.stdout.length; ) {
    const length = run.stdout.readUInt32LE(offset);
    answers.push(run.stdout.subarray(offset + 4, offset + 4 + length));
    offset += 4 + length;
  }
  return answers;
}

/** What stands around the first byte that differs. */
function difference(wasm, native) {
  let at = 0;
  while (at < wasm.length && wasm[at] === native[at]) at += 1;
  const around = (bytes) => bytes.subarray(Math.max(0, at - 60), at + 60).toString();
  return `differs at byte ${at}\nwasm:   ${around(wasm)}\nnative: ${around(native)}`;
}

describe("FormMockup as WebAssembly", () => {
  const compiled = new WebAssembly.Module(readFileSync(module));
  const blocks = [...formBlocks("Content"), ...hardBlocks];
  const engine = new Engine(compiled);
  let natives;

  before(() => {
    natives = nativeAnswers(blocks.map(([, code]) => code));
  });

  after(() => engine.close());

  test("needs nothing from its host", () => {
    assert.deepEqual(WebAssembly.Module.imports(compiled), []);
  });

  test("the guide has form blocks", () => {
    assert.ok(blocks.length > hardBlocks.length, "no form block found in Content/");
  });

  for (const [index, [name, code]] of blocks.entries()) {
    test(`draws the same as native: ${name}`, async () => {
      const wasm = await engine.answer(code);
      assert.ok(wasm.equals(natives[index]), difference(wasm, natives[index]));
    });
  }
});
