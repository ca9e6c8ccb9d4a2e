// Finds the form blocks of Markdown files, as far as a test needs: fences of backticks or tildes.

import { readFileSync } from "node:fs";
import { filesBelow } from "../Browser/files.mjs";

/** Pairs of `path:line` and code, for every form block below a folder. */
export function formBlocks(folder) {
  return filesBelow(folder, ".md").flatMap((path) => blocksOfFile(`${folder}/${path}`));
}

function blocksOfFile(path) {
  const blocks = [];
  let open = null;
  for (const [index, line] of readFileSync(path, "utf8").split("\n").entries()) {
    const fence = /^ {0,3}(`{3,}|~{3,})\s*(.*)$/.exec(line);
    if (open && fence && fence[2] === "" && fence[1].startsWith(open.marker)) {
      if (open.isForm) blocks.push([open.name, Buffer.from(open.lines.join("\n") + "\n")]);
      open = null;
    } else if (open) {
      open.lines.push(line);
    } else if (fence) {
      const isForm = /^(swift\s+)?form(\s|$)/.test(fence[2]);
      open = { marker: fence[1], isForm, name: `${path}:${index + 1}`, lines: [] };
    }
  }
  return blocks;
}
