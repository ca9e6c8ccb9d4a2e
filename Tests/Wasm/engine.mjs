// Runs the wasm module in a worker, so that a call which never ends can be ended.

import { Worker } from "node:worker_threads";

/** Milliseconds that a call may take. The hardest block takes less than a second. */
const limit = 20_000;

/** After so many calls without an end, the others fail at once. */
const mostEndless = 3;

export class Engine {
  #module;
  #worker = null;
  #endless = 0;

  constructor(module) {
    this.#module = module;
  }

  /** The answer to one request; an error when the module traps or takes too long. */
  async answer(request) {
    if (this.#endless === mostEndless) {
      throw new Error(`not tried: ${mostEndless} calls before had no end`);
    }
    this.#worker ??= new Worker(new URL("worker.mjs", import.meta.url), {
      workerData: this.#module,
    });
    try {
      return await this.#call(this.#worker, request);
    } catch (error) {
      // What a trap leaves behind is half done: a constant whose making has begun is waited for
      // without an end. The next call gets a fresh module.
      await this.close();
      throw error;
    }
  }

  #call(worker, request) {
    return new Promise((resolve, reject) => {
      const end = (settle, value) => {
        clearTimeout(clock);
        worker.off("message", hear).off("error", fail);
        settle(value);
      };
      const hear = ({ answer, trap }) =>
        answer
          ? end(resolve, Buffer.from(answer))
          : end(reject, new Error(`the module trapped: ${trap}`));
      const fail = (error) => end(reject, error);
      const clock = setTimeout(() => {
        this.#endless += 1;
        fail(new Error(`the module gave no answer within ${limit / 1000} s`));
      }, limit);
      worker.on("message", hear).on("error", fail);
      worker.postMessage(request);
    });
  }

  /** Ends the worker, also in the midst of a call. */
  async close() {
    await this.#worker?.terminate();
    this.#worker = null;
  }
}
