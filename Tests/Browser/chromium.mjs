// Drives a headless Chromium over the DevTools protocol, on a pair of pipes: no package, no
// port, no WebSocket. Only what the tests need.

import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const deadline = 30_000;

/** A running browser. */
export class Browser {
  #process;
  #profile;
  #next = 1;
  #waiting = new Map();
  #pages = new Map();

  static async launch() {
    const browser = new Browser();
    await browser.#start();
    return browser;
  }

  async #start() {
    const path = execFileSync("Scripts/find-chromium", { encoding: "utf8" }).trim();
    this.#profile = mkdtempSync(join(tmpdir(), "formdocs-browser-"));
    const flags = [
      "--headless", "--remote-debugging-pipe", `--user-data-dir=${this.#profile}`,
      "--no-first-run", "--no-default-browser-check", "--disable-gpu", "--hide-scrollbars",
      "--disable-dev-shm-usage", "--disable-background-networking", "--disable-extensions",
      "--disable-component-update", "--disable-sync", "--force-device-scale-factor=1",
      "--font-render-hinting=none", "--disable-lcd-text", "--lang=en",
    ];
    // As root, as in a container, Chromium refuses to start with its sandbox.
    if (process.getuid?.() === 0) flags.push("--no-sandbox");
    const stdio = ["ignore", "ignore", "pipe", "pipe", "pipe"];
    this.#process = spawn(path, [...flags, "about:blank"], { stdio });
    let complaints = "";
    this.#process.stderr.on("data", (data) => { complaints = (complaints + data).slice(-4000); });
    this.#process.on("exit", (code) => {
      for (const { reject } of this.#waiting.values()) {
        reject(new Error(`Chromium ended (${code}): ${complaints}`));
      }
      this.#waiting.clear();
    });
    this.#listen(this.#process.stdio[4]);
    await this.send("Browser.getVersion");
  }

  #listen(pipe) {
    let rest = [];
    pipe.on("data", (data) => {
      let start = 0;
      for (let end; (end = data.indexOf(0, start)) >= 0; start = end + 1) {
        const message = Buffer.concat([...rest, data.subarray(start, end)]);
        rest = [];
        this.#receive(JSON.parse(message.toString()));
      }
      if (start < data.length) rest.push(data.subarray(start));
    });
  }

  #receive(message) {
    if (message.id === undefined) {
      this.#pages.get(message.sessionId)?.receive(message.method, message.params);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error) {
      waiting?.reject(new Error(`${waiting.method}: ${message.error.message}`));
    } else {
      waiting?.resolve(message.result);
    }
  }

  /** Sends one command and gives its result. */
  send(method, params = {}, sessionId = undefined) {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new Error(`${method}: no answer in ${deadline / 1000} s`));
      }, deadline);
      const ended = (settle) => (value) => { clearTimeout(timer); settle(value); };
      this.#waiting.set(id, { method, resolve: ended(resolve), reject: ended(reject) });
      this.#process.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    });
  }

  /** Opens an empty tab. */
  async newPage() {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const page = new Page(this, sessionId);
    this.#pages.set(sessionId, page);
    for (const domain of ["Page", "Runtime", "Log", "Network"]) await page.send(`${domain}.enable`);
    await page.send("Page.setLifecycleEventsEnabled", { enabled: true });
    return page;
  }

  async close() {
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    await this.send("Browser.close").catch(() => this.#process.kill());
    await ended;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** One tab. */
export class Page {
  /** Everything the console would show in red since the last `open`. */
  errors = [];
  #browser;
  #session;
  #loaded = new Set();
  #waiting = new Map();

  constructor(browser, session) {
    this.#browser = browser;
    this.#session = session;
  }

  send(method, params) {
    return this.#browser.send(method, params, this.#session);
  }

  receive(method, params) {
    if (method === "Runtime.exceptionThrown") {
      const details = params.exceptionDetails;
      this.errors.push(details.exception?.description ?? details.text);
    } else if (method === "Runtime.consoleAPICalled" && params.type === "error") {
      this.errors.push(params.args.map((one) => one.value ?? one.description).join(" "));
    } else if (method === "Log.entryAdded" && params.entry.level === "error") {
      this.errors.push(`${params.entry.text} ${params.entry.url ?? ""}`.trim());
    } else if (method === "Network.loadingFailed" && !params.canceled) {
      this.errors.push(`${params.type} not loaded: ${params.errorText}`);
    }
    if (method === "Page.lifecycleEvent" && params.name === "load") {
      this.#loaded.add(params.loaderId);
      this.#waiting.get(params.loaderId)?.();
    }
  }

  /** Waits for the load event of one navigation, which may have come already. */
  async #load(loader, url) {
    if (this.#loaded.has(loader)) return;
    await new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${url}: not loaded`)), deadline);
      this.#waiting.set(loader, () => { clearTimeout(timer); resolve(); });
    });
    this.#waiting.delete(loader);
  }

  /** Opens an address and waits until it, its styles and its fonts are loaded. */
  async open(url) {
    this.errors = [];
    const { loaderId, errorText } = await this.send("Page.navigate", { url });
    if (errorText) throw new Error(`${url}: ${errorText}`);
    await this.#load(loaderId, url);
    await this.evaluate(async () => { await document.fonts.ready; });
  }

  /** Calls a function in the page, with arguments that JSON can carry. */
  async evaluate(body, ...values) {
    const expression = `(${body})(...${JSON.stringify(values)})`;
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression, awaitPromise: true, returnByValue: true,
    });
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  }

  /** Sets the size of the window. */
  async resize(width, height = 900) {
    await this.send("Emulation.setDeviceMetricsOverride", {
      width, height, deviceScaleFactor: 1, mobile: false,
    });
  }

  /** Sets what the system prefers: `light` or `dark`. */
  async prefer(scheme) {
    const features = [{ name: "prefers-color-scheme", value: scheme }];
    await this.send("Emulation.setEmulatedMedia", { features });
  }
}
