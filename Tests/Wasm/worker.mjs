// The thread in which the wasm module runs: answers requests one by one.

import { parentPort, workerData } from "node:worker_threads";

const { memory, allocate, release, answer } = new WebAssembly.Instance(workerData, {}).exports;

parentPort.on("message", (request) => {
  try {
    const input = allocate(request.length);
    new Uint8Array(memory.buffer).set(request, input);
    const output = answer(input, request.length);
    const length = new DataView(memory.buffer).getUint32(output, true);
    const bytes = new Uint8Array(memory.buffer).slice(output + 4, output + 4 + length);
    release(output);
    release(input);
    parentPort.postMessage({ answer: bytes });
  } catch (error) {
    parentPort.postMessage({ trap: error.stack });
  }
});
